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
  private readonly forms = new Map<string, Set<string>>()
  private readonly keys: ReadonlyArray<string>

  constructor(resume: EditableResume) {
    const names = resume.experiences.map(({ company }) => nameParts(company))
    for (const { form, key } of names) {
      const forms = this.forms.get(key) ?? new Set()
      this.forms.set(key, form === "" ? forms : forms.add(form))
    }
    this.keys = names.map((name) => this.keyOf(name))
  }

  private keyOf({ form, key }: NameParts): string {
    return (this.forms.get(key)?.size ?? 0) > 1 ? `${key} ${form}` : key
  }

  /** Key of the employer of a position; two positions with one key are at one employer. */
  keyAt(position: number): string {
    return this.keys[position] ?? ""
  }

  /** Positions at the employer of that name; none when nobody or more than one employer has it. */
  positionsAt(name: string): ReadonlyArray<number> {
    const wanted = this.keyOf(nameParts(name))
    return this.keys.flatMap((key, position) => (wanted !== "" && key === wanted ? [position] : []))
  }
}
