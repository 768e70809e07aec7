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
  private readonly parts: ReadonlyArray<NameParts>
  private readonly forms = new Map<string, Set<string>>()
  /** By name as it is written: an edit mostly has the profile's own. */
  private readonly byName = new Map<string, NameParts>()

  constructor(resume: EditableResume) {
    this.parts = resume.experiences.map(({ company }) => {
      const parts = this.byName.get(company) ?? nameParts(company)
      this.byName.set(company, parts)
      return parts
    })
    for (const { form, key } of this.parts) {
      const forms = this.forms.get(key) ?? new Set<string>()
      if (form !== "") forms.add(form)
      this.forms.set(key, forms)
    }
  }

  private isAmbiguous(key: string): boolean {
    return (this.forms.get(key)?.size ?? 0) > 1
  }

  /** Key of the employer of a position; two positions with one key are at one employer. */
  keyAt(position: number): string {
    const { form = "", key = "" } = this.parts[position] ?? {}
    return this.isAmbiguous(key) ? `${key} ${form}` : key
  }

  /** Positions at the employer of that name; none when nobody or more than one employer has it. */
  positionsAt(name: string): ReadonlyArray<number> {
    const { form, key } = this.byName.get(name) ?? nameParts(name)
    if (key === "") return []
    const wanted = this.isAmbiguous(key) ? `${key} ${form}` : key
    return this.parts.flatMap((_, position) => (this.keyAt(position) === wanted ? [position] : []))
  }
}
