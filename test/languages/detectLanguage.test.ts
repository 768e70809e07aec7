import { readdirSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { detectLanguage, loadDetector } from "../../src/languages/detectLanguage.js"
import { french } from "./texts/french.js"
import { german } from "./texts/german.js"
import { later } from "./texts/later.js"
import { portuguese } from "./texts/portuguese.js"
import { spanish } from "./texts/spanish.js"

const pairs = [
  ...german.map((pair) => ["de", pair] as const),
  ...french.map((pair) => ["fr", pair] as const),
  ...spanish.map((pair) => ["es", pair] as const),
  ...portuguese.map((pair) => ["pt", pair] as const),
  ...later
]

const tools =
  "Python Docker Kubernetes React Spring Boot PostgreSQL Terraform AWS CI/CD Machine Learning Data Engineering Jenkins".split(
    " "
  )
/** As many English names of tools as words. */
const mixed = (text: string) =>
  text
    .split(" ")
    .flatMap((word, at) => [word, tools[at % tools.length] ?? ""])
    .join(" ")

const fixtures = new URL("../../fixtures/", import.meta.url)

describe("the language of a text", () => {
  it("is found in jobs and resumes, also where every second word is an English name", async () => {
    const detect = await loadDetector()
    for (const [language, [job, resume]] of pairs) {
      for (const text of [job.description, resume.text, mixed(job.description), mixed(resume.text)]) {
        assert.strictEqual(detect(text), language, text.slice(0, 60))
        assert.strictEqual(await detectLanguage(text), language)
      }
    }
  })

  it("is English for every English text of the fixtures, and for what says too little", async () => {
    for (const folder of ["jobs", "resumes", "guard"]) {
      for (const name of readdirSync(new URL(folder, fixtures))) {
        const text = readFileSync(new URL(`${folder}/${name}`, fixtures), "utf8")
        assert.strictEqual(await detectLanguage(text), "en", name)
      }
    }
    const short = ["", " ", "12345 !?", "Python", "Senior Java Developer", "Java, Python, SQL, Docker, Kubernetes"]
    const lists = ["SAP FICO, SAP MM, ABAP, S/4HANA, Fiori, HANA, BTP, CPI, Ariba, SuccessFactors, Concur, Basis"]
    for (const text of [...short, ...lists]) assert.strictEqual(await detectLanguage(text), "en", text)
  })

  it("is another one where that is written", async () => {
    const table: ReadonlyArray<readonly [language: string, text: string]> = [
      [
        "nl",
        "Wij zoeken een ervaren verpleegkundige voor ons ziekenhuis in Utrecht. Je werkt in een team van tien collega's en je bent verantwoordelijk voor de zorg van patiënten."
      ],
      [
        "it",
        "Cerchiamo un contabile con esperienza nella gestione della contabilità generale. Il candidato ideale ha una laurea in economia e una buona conoscenza di Excel e SAP."
      ],
      [
        "pl",
        "Poszukujemy doświadczonego programisty Java do naszego zespołu w Krakowie. Wymagamy co najmniej trzech lat doświadczenia oraz dobrej znajomości języka angielskiego."
      ],
      [
        "ja",
        "当社では、経験豊富なソフトウェアエンジニアを募集しています。JavaとPythonの実務経験が3年以上ある方を歓迎します。"
      ],
      ["ar", "نبحث عن محاسب ذي خبرة لا تقل عن ثلاث سنوات في مجال المحاسبة المالية مع معرفة جيدة ببرنامج إكسل."],
      ["ru", "Мы ищем опытного бухгалтера для работы в нашем офисе. Требуется знание программы Excel."],
      ["zh", "我们正在招聘一名有三年以上经验的软件工程师，熟悉Java和Python，具有良好的团队合作精神。"]
    ]
    for (const [language, text] of table) assert.strictEqual(await detectLanguage(text), language, text)
  })

  it("is said for any text", async () => {
    const detect = await loadDetector()
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary", maxLength: 400 }), fc.string({ unit: "grapheme" })), (text) => {
        assert.match(detect(text), /^[a-z]{2,3}$/)
      }),
      { numRuns: 40 }
    )
  })
})
