import { detectLanguage, textOfJob, textOfResume } from "../../languages/detectLanguage.js"
import type { Answer, Numbered, Question } from "./messages.js"
import { holdsNothing } from "../../resume/emptyContent.js"
import { profileOfPage, Session } from "../session.js"

// The engine of the page: it works in a thread of its own (a worker), so that no text, however long, stops the page. It
// asks nothing of the network; the headers that it is served with forbid it.

/** What is used of a worker's global scope. */
declare const self: {
  onmessage: ((event: { readonly data: Numbered<Question> }) => void) | null
  postMessage(answer: Numbered<Answer>): void
}

let session: Session | undefined

const answerTo = async (question: Question): Promise<Answer> => {
  if (question.kind === "open") {
    const { texts } = question
    const languages = {
      job: await detectLanguage(textOfJob(texts)),
      resume: await detectLanguage(textOfResume(profileOfPage(texts.resume)))
    }
    session = new Session({ ...texts, languages })
    const opened = session.opened()
    return holdsNothing(opened.before.draft) ? { kind: "unread" } : { kind: "opened", opened }
  }
  if (session === undefined) return { kind: "gone" }
  if (question.kind === "score") return { kind: "scored", scored: session.score(question.ticked) }
  const reworded = session.reword(question.suggestion, question.text)
  return reworded === undefined ? { kind: "gone" } : { kind: "reworded", reworded }
}

// One after the other: a language may have to be waited for.
let last: Promise<void> = Promise.resolve()

self.onmessage = ({ data }) => {
  last = last.then(async () => self.postMessage({ ...(await answerTo(data)), id: data.id }))
}
