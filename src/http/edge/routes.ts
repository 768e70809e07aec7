import * as HttpApi from "@effect/platform/HttpApi"
import { Api } from "../api/Api.js"
import { playgroundPaths } from "../playground.js"

// Ours: the stock router answers 404 where a path is known and its method is not.

/** A path of the service with the methods it knows. */
export interface Route {
  /** As in the contract, with `:name` for parameters; what logs may say of a request's path. */
  readonly template: string
  readonly methods: ReadonlySet<string>
}

/** The route of one request. */
export interface FoundRoute extends Route {
  /** Values of the parameters by name, decoded. */
  readonly params: Readonly<Record<string, string>>
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Empty for what no percent-encoding means: an id that is none is told as such, and is no unknown path. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ""
  }
}

/** Finds a route with parameters, each of which is one whole segment of the path. */
const finderOf = (route: Route): ((path: string) => FoundRoute | undefined) => {
  const parts = route.template.split("/")
  const names = parts.filter((part) => part.startsWith(":")).map((part) => part.slice(1))
  const expression = new RegExp(
    `^${parts.map((part) => (part.startsWith(":") ? "([^/]+)" : escaped(part))).join("/")}$`
  )
  return (path) => {
    const values = expression.exec(path)
    if (values === null) return undefined
    return { ...route, params: Object.fromEntries(names.map((name, at) => [name, decoded(values[at + 1] ?? "")])) }
  }
}

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
}): ((path: string) => FoundRoute | undefined) => {
  const paths = new Map(methodsByPath())
  const pages = [...(docsEnabled ? ["/docs", "/openapi.json"] : []), ...(playgroundEnabled ? playgroundPaths : [])]
  for (const path of pages) paths.set(path, new Set(["GET"]))
  const routes = [...paths].map(([template, methods]) => ({
    template,
    methods: new Set([...methods, "OPTIONS", ...(methods.has("GET") ? ["HEAD"] : [])])
  }))
  const plain = new Map(
    routes.filter(({ template }) => !template.includes(":")).map((route) => [route.template, { ...route, params: {} }])
  )
  const finders = routes.filter(({ template }) => template.includes(":")).map(finderOf)
  return (path) => {
    const known = plain.get(path)
    if (known !== undefined) return known
    for (const find of finders) {
      const found = find(path)
      if (found !== undefined) return found
    }
    return undefined
  }
}

/** Value of an `Allow` header. */
export const allowOf = ({ methods }: Route): string => [...methods].sort().join(", ")
