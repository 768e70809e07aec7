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

/** Finds a route, of which each parameter is one whole segment of the path. */
const finderOf = (route: Route): ((path: string) => FoundRoute | undefined) => {
  const pattern = escaped(route.template).replace(/:(\w+)/g, "(?<$1>[^/]+)")
  const expression = new RegExp(`^${pattern}$`)
  return (path) => {
    const found = expression.exec(path)
    if (found === null) return undefined
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)])
    return { ...route, params: Object.fromEntries(params) }
  }
}

/** Finds the route of a path, letter by letter: `//health`, `/HEALTH` and `/health/` are other paths. */
export const makeRoutes = ({
  docsEnabled,
  playgroundEnabled
}: {
  readonly docsEnabled: boolean
  readonly playgroundEnabled: boolean
}): ((path: string) => FoundRoute | undefined) => {
  const methods = new Map<string, Set<string>>()
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => {
      const known = methods.get(endpoint.path) ?? new Set(["OPTIONS"])
      methods.set(endpoint.path, known.add(endpoint.method))
    }
  })
  const pages = [...(docsEnabled ? ["/docs", "/openapi.json"] : []), ...(playgroundEnabled ? playgroundPaths : [])]
  for (const path of pages) methods.set(path, new Set(["OPTIONS", "GET"]))
  for (const known of methods.values()) if (known.has("GET")) known.add("HEAD")
  const finders = [...methods].map(([template, known]) => finderOf({ template, methods: known }))
  return (path) => {
    for (const find of finders) {
      const found = find(path)
      if (found !== undefined) return found
    }
    return undefined
  }
}

/** Value of an `Allow` header. */
export const allowOf = ({ methods }: Route): string => [...methods].sort().join(", ")
