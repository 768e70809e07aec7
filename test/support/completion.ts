/** A whole Chat Completions answer; `choice` overrides members of the choice, `rest` of the answer. */
export const completion = (
  content: unknown,
  choice: Readonly<Record<string, unknown>> = {},
  rest: Readonly<Record<string, unknown>> = {}
) => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "test",
  choices: [{ index: 0, message: { role: "assistant", content, refusal: null }, finish_reason: "stop", ...choice }],
  usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  ...rest
})
