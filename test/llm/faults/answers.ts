import type { Attack } from "../../support/hostileProvider.js"
import { completion } from "../../support/completion.js"
import { goodContent, isIngest, respond, says, sends } from "../../support/wire.js"
import { type Fault, faultsOf } from "./Fault.js"

const json = JSON.stringify

/** A good answer with members of its choice replaced; `content` is made from the good text. */
const choosing =
  (choice: (content: string) => Readonly<Record<string, unknown>>): Attack =>
  (socket, request) => {
    const content = json(goodContent(request))
    respond(socket, json(completion(content, choice(content))))
  }

const message = (parts: Readonly<Record<string, unknown>>) => ({ message: { role: "assistant", ...parts } })

const finishing = (finish_reason: unknown) => choosing(() => ({ finish_reason }))

/** The good answer, changed as an object. */
const changed =
  (change: (answer: Readonly<Record<string, unknown>>) => unknown): Attack =>
  (socket, request) =>
    respond(socket, json(completion(json(change(goodContent(request))))))

/** The good answer with text put in where its first brace opens. */
const opening = (text: string) => says((good) => good.replace("{", `{${text}`))

const rest =
  (parts: Readonly<Record<string, unknown>>): Attack =>
  (socket, request) =>
    respond(socket, json(completion(json(goodContent(request)), {}, parts)))

const edit = {
  company: "Northwind Pay",
  original_bullet: "a",
  revised_bullet: "b",
  inserted_keywords: [],
  confidence: 0.5
}
const editing = (spoiled: unknown) => changed((answer) => ({ ...answer, experience_edits: [spoiled] }))
/** An edit whose confidence is this text, which `JSON.stringify` would not write. */
const sure = (confidence: string) =>
  says((good) => good.replace('"experience_edits":[]', `"experience_edits":[${json(edit).replace("0.5", confidence)}]`))

const unusable = faultsOf({ optimize: 422, ingest: 422, requests: 1 }, [
  ["no choices", rest({ choices: [] })],
  ["a choice that is null", rest({ choices: [null] })],
  ["a choice without a message", rest({ choices: [{ index: 0, finish_reason: "stop" }] })],
  ["null content", choosing(() => message({ content: null }))],
  ["no content", choosing(() => message({}))],
  ["empty content", says("")],
  ["blank content", says(" \n\t ")],
  ["content as a number", choosing(() => message({ content: 7 }))],
  ["content as an object", choosing((content) => message({ content: JSON.parse(content) }))],
  ["content as parts", choosing((text) => message({ content: [{ type: "text", text }] }))],
  ["a refusal", choosing(() => message({ content: null, refusal: "I cannot help CANARY-PROVIDER" }))],
  ["a refusal beside good content", choosing((content) => message({ content, refusal: "no" }))],
  [
    "tool calls",
    choosing(() => ({ finish_reason: "tool_calls", ...message({ content: null, tool_calls: [{ id: "1" }] }) }))
  ],
  [
    "tool calls that say stop",
    choosing((text) => message({ content: null, tool_calls: [{ function: { arguments: text } }] }))
  ],
  ["a text completion", rest({ choices: [{ text: "{}", finish_reason: "stop" }] })],
  ...["length", "content_filter", "tool_calls", "function_call", "error", "STOP", ""].map(
    (reason) => [`finish reason "${reason}"`, finishing(reason)] as const
  ),
  ["no finish reason", finishing(null)],
  ["a finish reason that is a number", finishing(1)],
  ["prose", says("Here is what I would do.")],
  ["prose around the answer", says((good) => `Sure!\n${good}\nDone.`)],
  ["a fence though a schema was asked for", says((good) => `\`\`\`json\n${good}\n\`\`\``)],
  ["a BOM before the answer", says((good) => `\uFEFF${good}`)],
  ["the answer twice", says((good) => good + good)],
  ["the answer cut", says((good) => good.slice(0, -3))],
  ["a comma too many", says((good) => good.replace(/\}$/, ",}"))],
  ["single quotes", says((good) => good.replaceAll('"', "'"))],
  ["a comment", says((good) => `${good} // done`)],
  ["the answer as a JSON text", says((good) => json(good))],
  ["the answer in a list", says((good) => `[${good}]`)],
  ["the answer under a key", says((good) => `{"result":${good}}`)],
  ["null as the answer", says("null")],
  ["true as the answer", says("true")],
  ["an empty object as the answer", says("{}")],
  ["an echo of the question", says((_, { body }) => json(body["messages"]))],
  ["an extra key", changed((answer) => ({ ...answer, score: 100 }))],
  ["keys in capitals", says((good) => good.replace(/"([a-z_]+)":/g, (_, name: string) => `"${name.toUpperCase()}":`))],
  ["duplicate keys", says((good) => good.replace(/^\{("\w+":)/, '{$1"x",$1'))],
  ["a duplicate key in escapes", opening('"s\\u0075mmary":"x",')],
  ["__proto__", opening('"__proto__":{"admin":true},')],
  ["constructor", opening('"constructor":{"prototype":{}},')],
  ["toString", opening('"toString":"x",')],
  ["hasOwnProperty", opening('"hasOwnProperty":"x",')],
  ["every member null", changed((answer) => Object.fromEntries(Object.keys(answer).map((name) => [name, null])))],
  ["lists as texts", says((good) => good.replaceAll("[]", '""'))],
  ["an answer of 100,000 brackets", says("[".repeat(100_000))],
  ["a deep answer", opening(`"summary":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)},`)]
])

const badEdits = faultsOf({ optimize: 422, ingest: undefined, requests: 1 }, [
  ["summary null", changed((answer) => ({ ...answer, summary: null }))],
  ["summary missing", changed(({ summary: _, ...answer }) => answer)],
  ["skills as objects", changed((answer) => ({ ...answer, skills: [{ name: "Go" }] }))],
  ["a warning that is null", changed((answer) => ({ ...answer, warnings: [null] }))],
  ["an edit that is a text", editing("a")],
  ["an edit that is null", editing(null)],
  ["an edit with an extra key", editing({ ...edit, note: "x" })],
  ["an edit without confidence", editing({ ...edit, confidence: undefined })],
  ["an edit of a company that is a list", editing({ ...edit, company: ["Northwind Pay"] })],
  ["keywords as one text", editing({ ...edit, inserted_keywords: "Go" })],
  [
    "__proto__ in an edit",
    says((good) =>
      good.replace('"experience_edits":[]', `"experience_edits":[${json(edit).replace("{", '{"__proto__":{},')}]`)
    )
  ],
  ...[
    "1.01",
    "-0.01",
    "1e999",
    "-1e999",
    "1e300",
    "NaN",
    "Infinity",
    '"0.5"',
    "null",
    "true",
    "[]",
    "0x1",
    "01",
    ".5"
  ].map((confidence) => [`confidence ${confidence}`, sure(confidence)] as const),
  ["10,000 edits", changed((answer) => ({ ...answer, experience_edits: Array.from({ length: 3_000 }, () => edit) }))],
  ["a summary of 100,000 characters", changed((answer) => ({ ...answer, summary: "word ".repeat(20_000) }))]
])

const badProfiles = faultsOf({ optimize: undefined, ingest: 422, requests: 1 }, [
  ["experiences as an object", changed((answer) => ({ ...answer, experiences: {} }))],
  [
    "an experience without company",
    changed((answer) => ({ ...answer, experiences: [{ role: "x", description: [] }] }))
  ],
  [
    "an experience with an extra key",
    changed((answer) => ({ ...answer, experiences: [{ company: "a", role: "b", description: [], x: 1 }] }))
  ],
  ["skills that are numbers", changed((answer) => ({ ...answer, base_skills: [1, 2] }))],
  ["server-owned fields", changed((answer) => ({ ...answer, idp_user_id: "someone-else", id: "1" }))],
  [
    "nothing that the text holds",
    changed((answer) => ({ ...answer, base_skills: ["Welding"], full_name: "Eve Other", email: null }))
  ],
  ["an answer to the other question", says('{"summary":"","skills":[],"experience_edits":[],"warnings":[]}')]
])

const goodAnswers = faultsOf({ optimize: 200, ingest: 200, requests: 1 }, [
  [
    "several choices, the first good",
    (socket, request) => {
      const answer = completion(json(goodContent(request)))
      respond(
        socket,
        json({
          ...answer,
          choices: [...answer.choices, { index: 1, message: { content: "no" }, finish_reason: "stop" }]
        })
      )
    }
  ],
  [
    "a lone surrogate",
    says((good) => good.replace('"summary":null', '"summary":""').replace('"summary":""', '"summary":"\\ud800"'))
  ],
  ["blanks around the answer", says((good) => ` \n${good}\n `)],
  ["no usage", rest({ usage: undefined })],
  ["usage null", rest({ usage: null })],
  ["usage as text", rest({ usage: { prompt_tokens: "many", completion_tokens: "few" } })],
  ["usage below zero", rest({ usage: { prompt_tokens: -5, completion_tokens: -1 } })],
  [
    "usage beyond all",
    (socket, request) =>
      respond(
        socket,
        json(completion(json(goodContent(request)))).replace('"prompt_tokens":10', '"prompt_tokens":1e999')
      )
  ],
  ["members nobody knows", rest({ service_tier: {}, choices_extra: [1], __proto: 1 })],
  ["another model's name", rest({ model: "CANARY-PROVIDER" })],
  ["error null beside choices", rest({ error: null })],
  ["no id, no object", rest({ id: undefined, object: undefined, created: "yesterday" })]
])

const dishonest: ReadonlyArray<Fault> = faultsOf({ optimize: 200, ingest: undefined, requests: 1 }, [
  ["an edit of nobody's bullet", editing(edit)],
  ["confidence 1", sure("1.0")],
  ["confidence in exponents", sure("5E-1")]
])

export const answerFaults: ReadonlyArray<Fault> = [
  ...unusable,
  ...badEdits,
  ...badProfiles,
  ...goodAnswers,
  ...dishonest,
  {
    name: "the other question's answer",
    attack: (socket, request) =>
      sends(completion(isIngest(request) ? "{}" : json({ ...goodContent(request), base_skills: [] })))(socket, request),
    optimize: 422,
    ingest: 422,
    requests: 1
  }
]
