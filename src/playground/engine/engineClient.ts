import type { Answer, Numbered, Question } from "./messages.js"
import type { Opened, Reworded, Scored, Texts } from "./Opened.js"

export class Engine {
  private readonly worker: Worker
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private asked = 0
  private next: Texts | undefined
  private isOpening = false

  constructor(
    address: string,
    /** Gets what was read of the newest texts; undefined when nothing could be read. */
    private readonly onOpened: (opened: Opened | undefined) => void,
    onFailure: () => void
  ) {
    this.worker = new Worker(address)
    this.worker.onmessage = ({ data }: MessageEvent<Numbered<Answer>>) => {
      const resolve = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      resolve?.(data)
    }
    this.worker.onerror = () => {
      this.waiting.clear()
      this.isOpening = false
      onFailure()
    }
  }

  /** Reads texts. While texts are being read only the newest ones wait, so that typing never piles up work. */
  open(texts: Texts): void {
    this.next = texts
    if (!this.isOpening) void this.openNext()
  }

  /** The score of the ticked suggestions; undefined when newer texts are under way. */
  async score(ticked: ReadonlyArray<string>): Promise<Scored | undefined> {
    const answer = await this.ask({ kind: "score", ticked })
    return answer.kind === "scored" && !this.isOpening ? answer.scored : undefined
  }

  async reword(suggestion: string, text: string): Promise<Reworded | undefined> {
    const answer = await this.ask({ kind: "reword", suggestion, text })
    return answer.kind === "reworded" ? answer.reworded : undefined
  }

  private async openNext(): Promise<void> {
    this.isOpening = true
    for (let texts = this.next; texts !== undefined; texts = this.next) {
      this.next = undefined
      const answer = await this.ask({ kind: "open", texts })
      if (this.next === undefined) {
        this.isOpening = false
        this.onOpened(answer.kind === "opened" ? answer.opened : undefined)
        return
      }
    }
  }

  private ask(question: Question): Promise<Answer> {
    const numbered: Numbered<Question> = { ...question, id: ++this.asked }
    return new Promise((resolve) => {
      this.waiting.set(numbered.id, resolve)
      this.worker.postMessage(numbered)
    })
  }
}
