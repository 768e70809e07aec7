import { type ChildProcess, spawn } from "node:child_process"
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import * as Schema from "effect/Schema"
import { freePort } from "./freePort.js"
import { provenPostgres } from "./postgres.js"
import { type ProvenService, provenService } from "./service.js"

// Three replicas behind nginx on one Postgres, with limits in one Redis: one is killed and started again, one is
// restarted in order, under load. Needs the Debian packages nginx and redis-server.

const Created = Schema.parseJson(Schema.Struct({ application_id: Schema.String }))

const writers = 8

const nginxFor = async (ports: ReadonlyArray<number>, listens: number) => {
  const folder = await mkdtemp(join(tmpdir(), "tailor-nginx-"))
  await chmod(folder, 0o755)
  const file = join(folder, "nginx.conf")
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  const write = (out?: number) => {
    const servers = ports.map((port) => `server 127.0.0.1:${port} ${port === out ? "down" : "fail_timeout=1s"};`)
    const lines = [
      ...[
        "daemon off;",
        `pid ${folder}/pid;`,
        `error_log ${folder}/error.log;`,
        "events {}",
        "http {",
        "access_log off; keepalive_timeout 0;"
      ],
      ...[
        ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
        `upstream tailor { ${servers.join(" ")} }`
      ],
      // A connection that was refused was no request yet: any method may go to the next replica. What was sent to a
      // replica that dies is the client's to repeat, under its Idempotency-Key.
      ...[`server { listen 127.0.0.1:${listens}; location / { proxy_pass http://tailor; proxy_http_version 1.1;`],
      ...['proxy_set_header Connection ""; proxy_next_upstream error timeout; proxy_connect_timeout 1s; } } }', ""]
    ]
    return writeFile(file, lines.join("\n"))
  }
  await write()
  const child = spawn("nginx", ["-c", file, "-e", join(folder, "error.log")], { stdio: "ignore" })
  return {
    child,
    /** Sends nothing more to a replica, as an orchestrator does before it ends one; without a port, all take part. */
    takeOut: async (port?: number) => {
      await write(port)
      child.kill("SIGHUP")
      await sleep(1_000)
    },
    remove: () => rm(folder, { recursive: true, force: true })
  }
}

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once("exit", () => resolve())
    child.kill("SIGTERM")
  })

/** `npm run proof replicas`: prints the report; the status says whether it holds. */
export const main = async (): Promise<number> => {
  const faults: Array<string> = []
  const statuses: Record<string, number> = {}
  const acknowledged: Array<string> = []
  const [redisPort, door, ...ports] = await Promise.all(Array.from({ length: 5 }, freePort))
  const redis = spawn("redis-server", ["--port", String(redisPort), "--save", "", "--appendonly", "no"], {
    stdio: "ignore"
  })
  const postgres = await provenPostgres()
  const replicas: Array<ProvenService> = []
  // One folder for all holds the key that tokens are made with.
  const keys = await provenService()
  const limited = {
    RATE_LIMIT_ENABLED: "true",
    RATE_LIMIT_PER_MINUTE: "100000",
    REDIS_URL: `redis://127.0.0.1:${redisPort}`
  }
  for (const port of ports) {
    const environment = { ...postgres.environment, ...limited, PORT: String(port), DATA_DIR: keys.dataDir }
    replicas.push(await provenService({ ...environment, RATE_LIMIT_LLM_PER_MINUTE: "5" }))
  }
  const nginx = await nginxFor(ports, door ?? 0)
  const base = `http://127.0.0.1:${door}`
  const send = async (method: string, path: string, token: string, body?: unknown) => {
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
      return { status: response.status, text: await response.text() }
    } catch {
      return { status: 0, text: "" }
    }
  }
  try {
    await Promise.all(replicas.map((replica) => replica.start()))
    let going = true
    let failed = 0
    const worker = async (number: number) => {
      const token = await keys.token(`writer ${number}`)
      for (let count = 0; going; count += 1) {
        const application = { company_name: `${number}.${count}`, job_title: "Engineer", status: "applied" }
        const { status, text } = await send("POST", "/api/applications", token, application)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status === 201) acknowledged.push(Schema.decodeUnknownSync(Created)(text).application_id)
        else failed += 1
      }
    }
    const working = Promise.all(Array.from({ length: writers }, (_, number) => worker(number)))
    await sleep(1_000)
    await replicas[0]?.stop("SIGKILL")
    await sleep(1_000)
    // Each writer has one request in flight, of which a third were with the one that was killed.
    if (failed > writers) faults.push(`${failed} requests failed at a kill, of ${writers} in flight`)
    const atKill = failed
    await replicas[0]?.start()
    await sleep(500)
    await nginx.takeOut(ports[1])
    await replicas[1]?.stop("SIGTERM")
    await replicas[1]?.start()
    await nginx.takeOut()
    going = false
    await working
    if (failed > atKill) faults.push(`${failed - atKill} requests failed at a restart in order`)
    const stored = new Set((await postgres.sql("SELECT id FROM application_history")).map(({ id }) => id))
    const lost = acknowledged.filter((id) => !stored.has(id)).length
    if (lost > 0) faults.push(`${lost} acknowledged writes were lost`)

    const keen = await keys.token("keen")
    // Only calls that reach the model count, and without a profile none does.
    await send("PATCH", "/api/profile/me", keen, { base_skills: ["Go"] })
    const job = { job_title: "Engineer", company_name: "Acme", job_description_text: "You know Go." }
    const calls: Array<number> = []
    for (let count = 0; count < 12; count += 1) calls.push((await send("POST", "/api/optimize", keen, job)).status)
    const passed = calls.filter((status) => status !== 429).length
    // Two windows at most, when the minute ends between them; three replicas by themselves would let all pass.
    if (passed > 10) faults.push(`limits are not shared: ${passed} of 12 calls passed`)
    const report = { acknowledged: acknowledged.length, statuses, failedAtKill: atKill, passedOfLimit5: passed, faults }
    process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
    return faults.length === 0 ? 0 : 1
  } finally {
    await end(nginx.child)
    await nginx.remove()
    await Promise.all(replicas.map((replica) => replica.remove()))
    await keys.remove()
    await end(redis)
    await postgres.remove()
  }
}
