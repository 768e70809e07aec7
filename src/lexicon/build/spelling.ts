/** Spelling variants of single words: plurals and US/UK pairs, for the lexicon's side of matching. */

/** Names and words whose last s is no plural, or whose singular is another thing. */
const keepsS = new Set(
  (
    "jenkins kubernetes postgres rails windows pandas redis axios keras express less sass prometheus cypress " +
    "hcpcs wordpress canvas access sales news lens goods arms series species process business analysis basis thesis " +
    "diagnosis synthesis dialysis sepsis kinesis elasticsearch atlas pegasus tableaus sas aws ios macos gas bus " +
    "nexus status campus corpus focus census consensus bonus virus plus surplus apparatus stimulus texas " +
    "kibanas mathematics physics logistics economics ethics securities utilities electronics robotics mechanics graphics analytics " +
    "informatics statistics genetics dynamics hydraulics pneumatics ceramics metrics sheets docs teams pages notes " +
    "securities containers utilities blueprints always perhaps various previous across this his its was has does is as us yes"
  ).split(" ")
)

/** Names of one thing that have no plural: "dockers" and "pythons" are workers and snakes. */
const namesOnly = new Set(["docker", "python", "java", "kafka", "selenium", "figma", "excel", "jenkin", "sql", "angular", "scala", "leed", "vat", "sap"])

/** `[British, American]` parts of words; each is tried both ways. */
const pairs: ReadonlyArray<readonly [string, string]> = [
  ["isation", "ization"],
  ["ising", "izing"],
  ["ised", "ized"],
  ["iser", "izer"],
  ["ise", "ize"],
  ["yse", "yze"],
  ["ysing", "yzing"],
  ["behaviour", "behavior"],
  ["colour", "color"],
  ["labour", "labor"],
  ["favour", "favor"],
  ["harbour", "harbor"],
  ["neighbour", "neighbor"],
  ["centre", "center"],
  ["theatre", "theater"],
  ["fibre", "fiber"],
  ["litre", "liter"],
  ["catalogue", "catalog"],
  ["dialogue", "dialog"],
  ["modell", "model"],
  ["labell", "label"],
  ["travell", "travel"],
  ["counsell", "counsel"],
  ["cancell", "cancel"],
  ["channell", "channel"],
  ["signall", "signal"],
  ["programme", "program"],
  ["defence", "defense"],
  ["licence", "license"],
  ["paed", "ped"],
  ["anaesth", "anesth"],
  ["haem", "hem"],
  ["gynaec", "gynec"],
  ["oedema", "edema"],
  ["oesoph", "esoph"],
  ["oestr", "estr"],
  ["aesth", "esth"],
  ["ageing", "aging"],
  ["cheque", "check"],
  ["grey", "gray"],
  ["storey", "story"],
  ["tyre", "tire"],
  ["aluminium", "aluminum"],
  ["enrolment", "enrollment"],
  ["fulfilment", "fulfillment"],
  ["artefact", "artifact"],
  ["judgement", "judgment"]
]

/** `ise` endings that are no verb of that kind and stay as they are. */
const neverIze = new Set("enterprise exercise expertise franchise merchandise precise otherwise premise promise rise wise raise noise advise supervise revise improvise comprise compromise surprise concise disguise".split(" "))

const isVerbEnding = (part: string): boolean => part === "ise" || part === "ised" || part === "ising" || part === "iser"

const spelledOtherWay = (word: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (const [british, american] of pairs) {
    if (word.includes(british)) {
      if (isVerbEnding(british) && (!word.endsWith(british) || isNotIze(word, british))) continue
      found.push(word.replace(british, american))
    } else if (word.includes(american)) {
      if (isVerbEnding(british) && !word.endsWith(american)) continue
      found.push(word.replace(american, british))
    }
  }
  return found
}

const isNotIze = (word: string, ending: string): boolean => {
  const base = word.slice(0, word.length - ending.length) + "ise"
  for (const kept of neverIze) if (base.endsWith(kept)) return true
  return false
}

export const singularOf = (word: string): string => {
  if (word.length <= 4 || !word.endsWith("s") || keepsS.has(word)) return word
  if (word.endsWith("ss") || word.endsWith("us") || word.endsWith("is") || word.endsWith("ics")) return word
  if (word.endsWith("ies") && word.length > 5) return `${word.slice(0, -3)}y`
  if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

const pluralOf = (word: string): string => {
  if (/(?:s|sh|ch|x|z)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word) && word.length > 3) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

/** The spelling under which all variants of a word meet: American, singular. */
export const canonicalWord = (word: string): string => {
  let plain = singularOf(word)
  for (const [british, american] of pairs) {
    if (!plain.includes(british)) continue
    if (isVerbEnding(british) && (!plain.endsWith(british) || isNotIze(plain, british))) continue
    plain = plain.replace(british, american)
  }
  return plain
}

/** Other spellings of a word of the lexicon; the word itself is not among them. */
export const variantsOf = (word: string): ReadonlyArray<string> => {
  if (!/^[a-z]{2,}$/.test(word)) return []
  const found = new Set<string>()
  const singular = singularOf(word)
  found.add(singular)
  if (!keepsS.has(word) && !namesOnly.has(word) && !word.endsWith("s")) found.add(pluralOf(word))
  for (const other of spelledOtherWay(singular)) {
    found.add(other)
    found.add(pluralOf(other))
  }
  found.delete(word)
  return [...found]
}
