import * as HttpApi from "@effect/platform/HttpApi"
import { Api } from "./api/Api.js"
import { playgroundPaths } from "./playground.js"

/** A path of the service with the methods it knows. */
export interface Route {
  /** As in the contract, with `:name` for parameters; what logs may say of a request's path. */
  readonly template: string
  readonly methods: ReadonlySet<string>
}

interface Pattern extends Route {
  readonly expression: RegExp
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const patternOf = (template: string, methods: ReadonlySet<string>): Pattern => ({
  template,
  methods,
  expression: new RegExp(
    `^${template
      .split("/")
      .map((part) => (part.startsWith(":") ? "[^/]+" : escaped(part)))
      .join("/")}$`
  )
})

const methodsByPath = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const paths = new Map<string, Set<string>>()
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => {
      const methods = paths.get(endpoint.path) ?? new Set<string>()
      methods.add(endpoint.method)
      paths.set(endpoint.path, methods)
    }
  })
  return paths
}

/** Finds the route of a path, letter by letter: `//health`, `/HEALTH` and `/health/` are other paths. */
export const makeRoutes = ({
  docsEnabled,
  playgroundEnabled
}: {
  readonly docsEnabled: boolean
  readonly playgroundEnabled: boolean
}): ((path: string) => Route | undefined) => {
  const paths = new Map(methodsByPath())
  const pages = [...(docsEnabled ? ["/docs", "/openapi.json"] : []), ...(playgroundEnabled ? playgroundPaths : [])]
  for (const path of pages) paths.set(path, new Set(["GET"]))
  const patterns = [...paths].map(([template, methods]) =>
    patternOf(template, new Set([...methods, "OPTIONS", ...(methods.has("GET") ? ["HEAD"] : [])]))
  )
  const plain = new Map(
    patterns.filter(({ template }) => !template.includes(":")).map((route) => [route.template, route])
  )
  const parametrised = patterns.filter(({ template }) => template.includes(":"))
  return (path) => plain.get(path) ?? parametrised.find(({ expression }) => expression.test(path))
}

/** Value of an `Allow` header. */
export const allowOf = ({ methods }: Route): string => [...methods].sort().join(", ")
