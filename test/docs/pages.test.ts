import { existsSync, readdirSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import { commandNames } from "../../cli/help/help.js"
import { appConfig } from "../../src/Config.js"
import { openApiDocument } from "../../src/http/docs.js"
import { anchorsOf, page } from "../support/pages.js"

// The README leads to all pages, no link leads nowhere, and the tables of the pages are those of the code.

const root = fileURLToPath(new URL("../..", import.meta.url))
const pages = readdirSync(join(root, "docs"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`)

/** Names in the first column of all tables of a page, each in backticks. */
const namedIn = (path: string): ReadonlyArray<string> =>
  page(path)
    .split("\n")
    .flatMap((line) => /^\| (`[^|]*) \|/.exec(line)?.[1]?.split(", ") ?? [])
    .map((name) => name.replaceAll("`", ""))

const linksOf = (path: string) =>
  [...page(path).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].map(([, to = "", anchor]) => ({
    to: to === "" ? path : normalize(join(dirname(path), to)),
    anchor
  }))

describe("the pages", () => {
  it("are read in five minutes, the README", () => {
    assert.isAtMost(page("README.md").split(/\s+/).length, 1_200)
  })

  it("have a true table of contents in the README, and their figures elsewhere", () => {
    const readme = page("README.md")
    const headings = [...readme.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    const [contents = ""] = /^\*\*Contents\*\*.*$/m.exec(readme) ?? []
    assert.deepStrictEqual(
      [...contents.matchAll(/\[([^\]]+)\]\(#/g)].map(([, title]) => title),
      headings
    )
    assert.notMatch(readme, /\d ?(?:%|ms\b|MB\b)/)
  })

  it("are all linked from the README", () => {
    assert.includeMembers(
      linksOf("README.md").map(({ to }) => to),
      pages
    )
  })

  it.each(["README.md", "CONTRIBUTING.md", ...pages])("%s leads nowhere where nothing is", (path) => {
    for (const { anchor, to } of linksOf(path)) {
      assert.isTrue(existsSync(join(root, to)), to)
      if (anchor !== undefined) assert.isTrue(anchorsOf(page(to)).has(anchor), `${to}#${anchor}`)
    }
  })
})

describe("the tables", () => {
  it.effect("configuration.md has every variable and no other", () =>
    Effect.gen(function* () {
      const asked = new Set<string>()
      const environment = ConfigProvider.fromMap(new Map([["IDP_ISSUER", "https://idp.example"]]))
      const told = ConfigProvider.mapInputPath(environment, (name) => {
        asked.add(name)
        return name
      })
      yield* Effect.withConfigProvider(appConfig, told)
      assert.sameMembers([...namedIn("docs/configuration.md")], [...asked])
    })
  )

  it("cli.md has every command and no other", () => {
    assert.sameMembers(
      namedIn("docs/cli.md").filter((name) => /^[a-z]/.test(name) && !name.startsWith("tailor ")),
      [...commandNames]
    )
  })

  it("http.md has every operation", () => {
    const operations = Object.entries(openApiDocument().paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`)
    )
    assert.isAbove(operations.length, 8)
    assert.includeMembers([...namedIn("docs/http.md")], operations)
  })
})
