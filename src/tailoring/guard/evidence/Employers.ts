import type { EditableResume } from "../../../domain/Optimization.js"
import { wordSetNamed } from "../../../lexicon/words/words.js"
import { wordsOf } from "../../../text/tokenize.js"

const legalForms = wordSetNamed("Employers.legalForms")

interface NameParts {
  readonly key: string
  readonly form: string
}

/** An employer's name as it is compared (R3): case, signs and legal form do not matter. */
const nameParts = (name: string): NameParts => {
  const words = [...wordsOf(name.replace(/\b(l\.l\.c|s\.a|b\.v|n\.v|l\.p)\.?/gi, (form) => form.replace(/\./g, "")))]
  const form: Array<string> = []
  while (words.length > 1 && legalForms.has(words.at(-1) ?? "")) form.unshift(words.pop() ?? "")
  return { key: words.join(" "), form: form.join(" ") }
}

/** The employers of a profile, so that "Acme" finds "Acme, Inc." but not one of "Acme, Inc." and "Acme GmbH". */
export class Employers {
  private readonly names: ReadonlyArray<NameParts>

  constructor(resume: EditableResume) {
    this.names = resume.experiences.map(({ company }) => nameParts(company))
  }

  private keyOf({ form, key }: NameParts): string {
    const forms = new Set(this.names.flatMap((one) => (one.key === key && one.form !== "" ? [one.form] : [])))
    return forms.size > 1 ? `${key} ${form}` : key
  }

  /** Key of the employer of a position; two positions with one key are at one employer. */
  keyAt(position: number): string {
    return this.keyOf(this.names[position] ?? nameParts(""))
  }

  /** Positions at the employer of that name; none when nobody or more than one employer has it. */
  positionsAt(name: string): ReadonlyArray<number> {
    const wanted = this.keyOf(nameParts(name))
    return this.names.flatMap((one, position) => (wanted !== "" && this.keyOf(one) === wanted ? [position] : []))
  }
}
