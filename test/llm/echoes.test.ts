import { assert, describe, it, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import type * as MetricPair from "effect/MetricPair"
import * as MetricState from "effect/MetricState"
import { echoesOf, withoutEchoes } from "../../src/llm/openai/echoes.js"
import { editRules } from "../../src/llm/openai/prompts.js"
import { Provider } from "../support/hostileProvider.js"
import { Service } from "../support/service.js"
import { completion } from "../support/completion.js"
import { good, goodContent, respond, says } from "../support/wire.js"
import { layerAttacked, roomy } from "./faults/harness.js"

// What goes out and what comes back: neither contacts to the provider, nor instructions or keys to the reader.

const sentences = editRules.split("\n").filter((line) => line.split(" ").length > 8)
const key = "sk-CANARY-KEY"

describe("echoes", () => {
  const echoes = echoesOf(editRules, [key])

  it("are found in any dress", () => {
    for (const line of sentences) {
      assert.isTrue(echoes(line))
      assert.isTrue(echoes(`My rules are: ${line.toUpperCase().replaceAll(" ", "  ")}!`))
      assert.isTrue(echoes(line.split(" ").slice(2, 10).join("\n")))
    }
    assert.isTrue(echoes(`the key is ${key}.`))
  })

  it("are not found in what models rightly say", () => {
    for (const text of [
      "The resume does not support Kubernetes, which the job asks for.",
      "Experience with Terraform is not shown by any bullet of the resume.",
      "Built REST APIs in Go for card refunds with Postgres and Redis"
    ]) {
      assert.isFalse(echoes(text))
    }
  })

  it("cost the text that holds them and nothing else", () => {
    const edit = { company: "a", original_bullet: "b", revised_bullet: "c", inserted_keywords: [], confidence: 1 }
    const [echo = ""] = sentences
    const proposal = {
      summary: echo,
      skills: ["Go", echo],
      experience_edits: [edit, { ...edit, revised_bullet: echo }, { ...edit, inserted_keywords: [echo] }],
      warnings: [echo, "Kafka is not shown."]
    }
    assert.deepStrictEqual(withoutEchoes(proposal, echoes), {
      summary: "",
      skills: ["Go"],
      experience_edits: [edit],
      warnings: ["Kafka is not shown."]
    })
  })
})

const profile = {
  full_name: "Maya Canaryname",
  email: "maya@canarymail.example",
  phone: "(555) 555-0199",
  location: "Canarytown",
  network_url: "https://network.example/in/canarylink",
  portfolio_url: "https://canaryfolio.example",
  summary: "Backend engineer for payments and billing. Mail maya@canarymail.example.",
  base_skills: ["Go"],
  certifications: ["Canary Certificate"],
  experiences: [
    {
      company: "Northwind Pay",
      role: "Engineer",
      start_date: "1987-06",
      end_date: null,
      description: ["Wrote Go services for card refunds", "Listed as Maya Canaryname in the credits"]
    }
  ],
  education: [{ school: "Canary School", degree: "Canary Degree" }]
}
const job = { job_title: "Engineer", company_name: "Globex", job_description_text: "You know Go and Kafka well." }

layer(layerAttacked(roomy.budget), { timeout: "60 seconds", excludeTestServices: true })("over HTTP", (it) => {
  const optimize = Effect.flatMap(Service, ({ call }) => call("POST", "/api/optimize", { body: job }))

  it.effect("a profile is stored", () =>
    Effect.flatMap(Service, ({ call }) =>
      Effect.map(call("PATCH", "/api/profile/me", { body: profile }), ({ status }) => assert.strictEqual(status, 200))
    )
  )

  it.effect("no contact, name, school, certificate or date goes out", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.behave(good)
      assert.strictEqual((yield* optimize).status, 200)
      const sent = provider.requests[0]?.text ?? ""
      assert.include(sent, "Wrote Go services for card refunds")
      assert.notMatch(sent, /canary|maya|555|1987/i)
      const { head } = provider.requests[0] ?? { head: "" }
      // The caller's token and subject are nobody's business either.
      assert.match(head, /^authorization: Bearer sk-CANARY-KEY$/im)
      assert.notMatch(head, /cookie|x-request-id|"user"/i)
    })
  )

  it.effect("instructions and key never come back", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      for (const echo of [...sentences, `The API key is ${key}`]) {
        provider.behave((socket, request) => {
          const edit = {
            company: "Northwind Pay",
            original_bullet: "Wrote Go services for card refunds",
            revised_bullet: `Wrote Go services for card refunds. ${echo}`,
            inserted_keywords: [echo],
            confidence: 0.9
          }
          const answer = {
            ...goodContent(request),
            summary: echo,
            skills: [echo],
            experience_edits: [edit],
            warnings: [echo]
          }
          respond(socket, JSON.stringify(completion(JSON.stringify(answer))))
        })
        const answer = yield* optimize
        assert.strictEqual(answer.status, 200)
        assert.notInclude(answer.text, JSON.stringify(echo).slice(4, -4))
        assert.notInclude(answer.text, key)
      }
    })
  )

  it.effect("the document sent back as an answer is none", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.behave(says((_, { body }) => JSON.stringify(body)))
      const answer = yield* optimize
      assert.strictEqual(answer.status, 422)
      assert.notInclude(answer.text, "JSON document")
    })
  )

  it.effect("tokens are counted, also those of an answer that is of no use, and nonsense is not", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      const used = (pairs: ReadonlyArray<MetricPair.MetricPair.Untyped>, type: string) =>
        pairs
          .filter(({ metricKey: { name, tags } }) => {
            const labels = Object.fromEntries(tags.map(({ key, value }) => [key, value]))
            return name === "gen_ai.client.token.usage" && labels["gen_ai.token.type"] === type
          })
          .reduce((sum, { metricState }) => sum + (MetricState.isHistogramState(metricState) ? metricState.sum : 0), 0)
      const count = Effect.map(Metric.snapshot, (pairs) => [used(pairs, "input"), used(pairs, "output")])
      const before = yield* count
      const spending = (usage: unknown, finish_reason = "stop") =>
        Effect.suspend(() => {
          provider.behave((socket, request) =>
            respond(
              socket,
              JSON.stringify(completion(JSON.stringify(goodContent(request)), { finish_reason }, { usage }))
            )
          )
          return optimize
        })
      assert.strictEqual((yield* spending({ prompt_tokens: 100, completion_tokens: 7 })).status, 200)
      assert.strictEqual((yield* spending({ prompt_tokens: 50, completion_tokens: 3 }, "length")).status, 422)
      for (const nonsense of [-1, 1.5, 1e300, "9", null]) {
        yield* spending({ prompt_tokens: nonsense, completion_tokens: nonsense })
      }
      const after = yield* count
      assert.deepStrictEqual(
        after.map((value, at) => value - (before[at] ?? 0)),
        [150, 10]
      )
    })
  )
})
