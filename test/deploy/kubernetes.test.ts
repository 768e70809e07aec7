import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { parse } from "yaml"
import { appConfig } from "../../src/Config.js"
import { makeRoutes } from "../../src/http/edge/routes.js"
import { connectionsOf } from "../../src/repositories/sql/pool.js"

// The manifests say what the service is, in numbers that fit one another.

const root = fileURLToPath(new URL("../..", import.meta.url))
const folder = join(root, "deploy/kubernetes")
const files = readdirSync(folder)
const read = <A, I>(file: string, schema: Schema.Schema<A, I>): A =>
  Schema.decodeUnknownSync(schema)(parse(readFileSync(join(folder, file), "utf8")))

const Texts = Schema.Record({ key: Schema.String, value: Schema.String })
const Labels = Schema.Struct({ matchLabels: Texts })
const Probe = Schema.Struct({
  httpGet: Schema.Struct({ path: Schema.String, port: Schema.String }),
  periodSeconds: Schema.Number,
  timeoutSeconds: Schema.Number,
  failureThreshold: Schema.Number
})
const container = {
  image: Schema.String,
  envFrom: Schema.Array(
    Schema.Union(
      Schema.Struct({ configMapRef: Schema.Struct({ name: Schema.String }) }),
      Schema.Struct({ secretRef: Schema.Struct({ name: Schema.String }) })
    )
  ),
  resources: Schema.Struct({
    requests: Schema.Struct({ cpu: Schema.String, memory: Schema.String }),
    limits: Schema.Struct({ memory: Schema.String })
  }),
  securityContext: Schema.Struct({
    allowPrivilegeEscalation: Schema.Literal(false),
    readOnlyRootFilesystem: Schema.Literal(true),
    capabilities: Schema.Struct({ drop: Schema.Tuple(Schema.Literal("ALL")) })
  }),
  volumeMounts: Schema.Tuple(Schema.Struct({ name: Schema.String, mountPath: Schema.Literal("/tmp") }))
}
const pod = {
  automountServiceAccountToken: Schema.Literal(false),
  securityContext: Schema.Struct({
    runAsNonRoot: Schema.Literal(true),
    runAsUser: Schema.Positive,
    seccompProfile: Schema.Struct({ type: Schema.Literal("RuntimeDefault") })
  }),
  volumes: Schema.Tuple(Schema.Struct({ name: Schema.String, emptyDir: Schema.Struct({ sizeLimit: Schema.String }) }))
}

const settings = read("config.yaml", Schema.Struct({ metadata: Schema.Struct({ name: Schema.String }), data: Texts }))
const secret = read(
  "secret.example.yaml",
  Schema.Struct({ metadata: Schema.Struct({ name: Schema.String }), stringData: Texts })
)
const Metadata = Schema.Struct({ labels: Texts })
const { spec: deployment } = read(
  "deployment.yaml",
  Schema.Struct({
    spec: Schema.Struct({
      replicas: Schema.Number,
      selector: Labels,
      strategy: Schema.Struct({
        rollingUpdate: Schema.Struct({ maxSurge: Schema.Number, maxUnavailable: Schema.Number })
      }),
      template: Schema.Struct({
        metadata: Metadata,
        spec: Schema.Struct({
          ...pod,
          terminationGracePeriodSeconds: Schema.Number,
          containers: Schema.Tuple(
            Schema.Struct({
              ...container,
              ports: Schema.Tuple(Schema.Struct({ name: Schema.String, containerPort: Schema.Number })),
              lifecycle: Schema.Struct({
                preStop: Schema.Struct({
                  exec: Schema.Struct({ command: Schema.Tuple(Schema.Literal("sleep"), Schema.NumberFromString) })
                })
              }),
              startupProbe: Probe,
              readinessProbe: Probe,
              livenessProbe: Probe
            })
          )
        })
      })
    })
  })
)
const { spec: job } = read(
  "migrate.yaml",
  Schema.Struct({
    spec: Schema.Struct({
      template: Schema.Struct({
        metadata: Metadata,
        spec: Schema.Struct({
          ...pod,
          containers: Schema.Tuple(
            Schema.Struct({
              ...container,
              command: Schema.Array(Schema.String),
              env: Schema.Array(
                Schema.Union(
                  Schema.Struct({ name: Schema.String, value: Schema.String }),
                  Schema.Struct({
                    name: Schema.String,
                    valueFrom: Schema.Struct({
                      secretKeyRef: Schema.Struct({ name: Schema.String, key: Schema.String })
                    })
                  })
                )
              )
            })
          )
        })
      })
    })
  })
)
const { spec: autoscaler } = read(
  "autoscaler.yaml",
  Schema.Struct({
    spec: Schema.Struct({
      scaleTargetRef: Schema.Struct({ kind: Schema.Literal("Deployment"), name: Schema.String }),
      minReplicas: Schema.Number,
      maxReplicas: Schema.Number
    })
  })
)
const [service] = deployment.template.spec.containers
const [migration] = job.template.spec.containers

const filled: Record<string, string> = {
  DATABASE_URL: secret.stringData["DATABASE_URL"]?.replace("<password>", "abc") ?? "",
  DATABASE_ADMIN_URL: secret.stringData["DATABASE_ADMIN_URL"]?.replace("<password>", "def") ?? "",
  REDIS_URL: secret.stringData["REDIS_URL"]?.replace("<password>", "ghi") ?? "",
  IDP_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
  OPENAI_API_KEY: "sk-0123456789"
}
const started = (env: Record<string, string>) =>
  Effect.withConfigProvider(appConfig, ConfigProvider.fromMap(new Map(Object.entries(env))))
const secondsOf = (duration: Duration.Duration) => Duration.toSeconds(duration)

it("each manifest is one object, of no namespace", () => {
  const Any = Schema.Struct({
    apiVersion: Schema.String,
    kind: Schema.String,
    metadata: Schema.Struct({ labels: Texts }).pipe(
      Schema.extend(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
    )
  })
  const kinds = files.map((file) => {
    assert.match(file, /\.yaml$/)
    const { kind, metadata } = read(file, Any)
    assert.notProperty(metadata, "namespace", file)
    return kind
  })
  assert.sameMembers(kinds, [
    ...["ConfigMap", "Deployment", "HorizontalPodAutoscaler", "Job", "NetworkPolicy"],
    ...["PodDisruptionBudget", "Secret", "Service"]
  ])
})

describe("the variables", () => {
  const fromSecret = migration.env.flatMap((entry) => ("valueFrom" in entry ? [entry] : []))
  const given = migration.env.flatMap((entry) => ("value" in entry ? [entry] : []))

  it("are all read by the service", () => {
    const files = ["Config.ts", "process/identityVariables.ts", "process/modelVariables.ts"]
    const source = files.map((file) => readFileSync(join(root, "src", file), "utf8")).join("\n")
    const names = [settings.data, secret.stringData].flatMap((part) => Object.keys(part))
    for (const name of [...names, ...migration.env.map((entry) => entry.name)]) assert.include(source, `"${name}"`)
  })

  it("reach the containers", () => {
    assert.deepStrictEqual(service.envFrom, [
      { configMapRef: { name: settings.metadata.name } },
      { secretRef: { name: secret.metadata.name } }
    ])
    assert.deepStrictEqual(migration.envFrom, [{ configMapRef: { name: settings.metadata.name } }])
    for (const { name, valueFrom } of fromSecret) {
      assert.deepStrictEqual(valueFrom.secretKeyRef, { name: secret.metadata.name, key: name })
      assert.property(secret.stringData, name)
    }
  })

  it.effect("are enough for production, with a login of requests that is not the owner's and shared limits", () =>
    Effect.gen(function* () {
      assert.sameMembers(Object.keys(filled), Object.keys(secret.stringData))
      const config = yield* started({ ...settings.data, ...filled })
      assert.deepInclude(config, { production: true, host: "0.0.0.0", port: service.ports[0].containerPort })
      if (config.identity._tag !== "Provider") return assert.fail("the development identity is none")
      assert.isDefined(config.identity.audience)
      assert.strictEqual(config.webhookSecrets.length, 1)
      assert.strictEqual(config.model.provider, "openai")
      assert.isDefined(config.rateLimits.redisUrl)
      if (config.database._tag !== "External") return assert.fail("the embedded database is no one's to share")
      const [request, admin] = [config.database.url, config.database.adminUrl].map(
        (url) => new URL(Redacted.value(url))
      )
      assert.strictEqual(request?.username, "tailor_app")
      assert.strictEqual(admin?.username, "tailor_owner")
    })
  )

  it.effect("are enough for migrations, without the model's key", () =>
    Effect.gen(function* () {
      const own = Object.fromEntries([
        ...given.map(({ name, value }) => [name, value]),
        ...fromSecret.map(({ name }) => [name, filled[name] ?? ""])
      ])
      const config = yield* started({ ...settings.data, ...own })
      assert.isUndefined(config.model.apiKey)
      assert.strictEqual(config.database._tag, "External")
    })
  )

  it.effect("hold no secret, and as they stand nothing starts with them", () =>
    Effect.gen(function* () {
      for (const [name, value] of Object.entries(secret.stringData)) assert.match(value, /<[^>]+>/, name)
      for (const name of Object.keys(settings.data))
        assert.notMatch(name, /SECRET|KEY$|PASSWORD|DATABASE_(?:ADMIN_)?URL/)
      for (const name of ["IDP_WEBHOOK_SECRET", "OPENAI_API_KEY"]) {
        const { line } = yield* Effect.flip(
          started({ ...settings.data, ...filled, [name]: secret.stringData[name] ?? "" })
        )
        assert.include(line, name)
      }
    })
  )
})

describe("a replica", () => {
  it("is asked at paths that the service has", () => {
    const routes = makeRoutes({ docsEnabled: false, playgroundEnabled: false })
    const { livenessProbe, readinessProbe, startupProbe } = service
    for (const { httpGet, periodSeconds, timeoutSeconds } of [livenessProbe, readinessProbe, startupProbe]) {
      assert.isTrue(routes(httpGet.path)?.methods.has("GET"), httpGet.path)
      assert.strictEqual(httpGet.port, service.ports[0].name)
      assert.isAtMost(timeoutSeconds, periodSeconds)
    }
    // A database that is away must take a replica out, and never restart it.
    assert.strictEqual(readinessProbe.httpGet.path, "/health/ready")
    assert.strictEqual(livenessProbe.httpGet.path, "/health")
    assert.strictEqual(startupProbe.httpGet.path, "/health")
    // One with more to do than it can is taken out, so that it can catch up, long before it is restarted.
    const patience = ({ failureThreshold, periodSeconds }: typeof Probe.Type) => failureThreshold * periodSeconds
    assert.isAbove(patience(livenessProbe), 4 * patience(readinessProbe))
    // The first try to reach the database takes up to 5 seconds, in which nothing listens.
    assert.isAbove(startupProbe.periodSeconds * startupProbe.failureThreshold, 30)
  })

  it.effect("has the time to end every request before it is killed", () =>
    Effect.gen(function* () {
      const { model, shutdownGrace } = yield* started({ ...settings.data, ...filled })
      const [, pause] = service.lifecycle.preStop.exec.command
      const { readinessProbe } = service
      // A second of the grace is for what closes after the last request.
      assert.isAtLeast(secondsOf(shutdownGrace) - 1, secondsOf(model.ingest.total))
      assert.isAtLeast(secondsOf(shutdownGrace) - 1, secondsOf(model.optimize.total))
      assert.isAtLeast(pause, readinessProbe.periodSeconds)
      assert.isAbove(deployment.template.spec.terminationGracePeriodSeconds, pause + secondsOf(shutdownGrace))
    })
  )

  it("writes only to a volume of its own, which lies where it is mounted", () => {
    for (const { containers, volumes } of [deployment.template.spec, job.template.spec]) {
      assert.deepStrictEqual(
        containers[0].volumeMounts.map(({ name }) => name),
        volumes.map(({ name }) => name)
      )
    }
  })

  it("is of the same image as the migrations, which are the command line's", () => {
    assert.strictEqual(migration.image, service.image)
    const { bin } = Schema.decodeUnknownSync(
      Schema.parseJson(Schema.Struct({ bin: Schema.Struct({ tailor: Schema.String }) }))
    )(readFileSync(join(root, "package.json"), "utf8"))
    assert.deepStrictEqual(migration.command, ["node", bin.tailor, "migrate"])
  })
})

describe("the replicas together", () => {
  it("are found by all that concerns them", () => {
    const { labels } = deployment.template.metadata
    const named = Schema.Struct({ metadata: Schema.Struct({ name: Schema.String }) })
    assert.deepStrictEqual(deployment.selector.matchLabels, labels)
    const { spec: door } = read(
      "service.yaml",
      Schema.Struct({
        spec: Schema.Struct({
          selector: Texts,
          ports: Schema.Tuple(Schema.Struct({ targetPort: Schema.String }))
        })
      })
    )
    assert.deepStrictEqual(door.selector, labels)
    assert.strictEqual(door.ports[0].targetPort, service.ports[0].name)
    const budget = read("disruption.yaml", Schema.Struct({ spec: Schema.Struct({ selector: Labels }) }))
    assert.deepStrictEqual(budget.spec.selector.matchLabels, labels)
    assert.strictEqual(autoscaler.scaleTargetRef.name, read("deployment.yaml", named).metadata.name)
    // Otherwise the Service would send requests to a pod that migrates.
    assert.notDeepEqual(job.template.metadata.labels, labels)
  })

  it("are as many as the autoscaler starts with, and one may be missing", () => {
    assert.strictEqual(deployment.replicas, autoscaler.minReplicas)
    assert.strictEqual(deployment.strategy.rollingUpdate.maxUnavailable, 0)
    const { spec } = read("disruption.yaml", Schema.Struct({ spec: Schema.Struct({ maxUnavailable: Schema.Number }) }))
    assert.isAbove(autoscaler.minReplicas, spec.maxUnavailable)
  })

  it.effect("take no more connections than Postgres has by default", () =>
    Effect.gen(function* () {
      const { database } = yield* started({ ...settings.data, ...filled })
      const replicas = autoscaler.maxReplicas + deployment.strategy.rollingUpdate.maxSurge
      // 100, of which 3 are for superusers; migrations take two.
      assert.isAtMost(replicas * connectionsOf({ connections: database.poolSize }) + 2, 97)
    })
  )
})
