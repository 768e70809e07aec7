/** Every figure of the formula in one place. A change of `defaultWeights` is a new formula version. */
import type { ScoreParts } from "./report/Report.js"
import type { CopiedWords } from "../text/copiedText.js"

export interface Weights {
  /** Points of the five parts (spec 4.5 rule 3). */
  readonly parts: ScoreParts
  /**
   * How much a job must say of a part for all of its points; with less, that share of them goes to the other parts,
   * so that one "team player" does not decide over ten points.
   */
  readonly enough: {
    /** Share of the weight of what is asked that earns most points, and how much of them: nobody states everything. */
    readonly share: number
    readonly points: number
    /** Soft skills named, and as how many of them a certification counts. */
    readonly softSkills: number
    readonly certification: number
    /** Share of the seniority part when only a level or only years are named. */
    readonly oneOfSeniority: number
  }
  readonly tier: { readonly required: number; readonly preferred: number; readonly mentioned: number }
  /** By the rarity of a concept, 1 to 5; the first entry is unused. */
  readonly rarity: readonly [number, number, number, number, number, number]
  /** Rarity of a term that no lexicon knows. */
  readonly unknownRarity: number
  readonly stress: {
    /** Added to the weight for each doubling of the places that name a requirement. */
    readonly repeated: number
    readonly mostCounted: number
    /** Factor for what stands in the title. */
    readonly inTitle: number
    /** Of several hard skills none weighs more than this share of them, or this many times its even share. */
    readonly mostShare: number
    readonly mostOfEven: number
  }
  /** What a match is worth by how it matches. */
  readonly match: { readonly exact: number; readonly synonym: number; readonly implied: number }
  /** What a mention is worth by where it stands, beside a dated recent bullet. */
  readonly section: {
    readonly recentBullet: number
    readonly oldBullet: number
    readonly undatedBullet: number
    readonly summary: number
    readonly skills: number
    readonly education: number
    readonly certifications: number
    readonly other: number
  }
  /** What a language that one speaks is worth wherever it stands: lists are where people tell it. */
  readonly spokenLanguage: number
  /** A position that ended longer ago than this many months is old. */
  readonly oldAfterMonths: number
  readonly relevance: {
    /** From how many different words that say something on a passage counts once more for each of them. */
    readonly tellingWords: number
    readonly mostPassages: number
    /** Added to the resume's side of the cosine, so that a few words alone are not very alike to anything. */
    readonly shortResume: number
    /** Cosine that any two texts have, and that a very fitting resume has. */
    readonly noLikeness: number
    readonly fullLikeness: number
    /** The most that a summary adds to how alike the work is. */
    readonly summaryAdds: number
    /** What a title of an occupation says beside a word of its work: of the job, in a text. */
    readonly titleOfJob: number
    readonly titleInText: number
    /** How alike related families of occupations are, and how much the families say beside the words. */
    readonly relatedWork: number
    readonly familyShare: number
    /** Of a job without a known title: how sure the family is of which its text speaks most, and which others count. */
    readonly textFamily: number
    readonly textFamilyAtLeast: number
    /** Share of what the title leaves open that the words of the work can fill. */
    readonly wordsFill: number
    /** What a role of the same family is worth beside the same title, and one of a related family. */
    readonly sameFamily: number
    readonly relatedFamily: number
    /** What a word of a title says that stands beside the part with the occupation. */
    readonly besideTitle: number
    /** What equal words of a title are worth when the titles differ. */
    readonly titleWords: number
    /** What each earlier position is worth beside the one after it, and the least of it. */
    readonly earlierPosition: number
    readonly leastPosition: number
  }
  /**
   * How much evidence counts that stands in a resume of other work: all from a relevance of `fullRelevance` on, below
   * it a power of the share that is reached, and at least so much.
   * `seniority`: share of it that is lost with all years and the whole level; `titleSkills`: with all skills that
   * the title names.
   */
  readonly context: {
    readonly least: number
    readonly fullRelevance: number
    readonly power: number
    readonly seniority: number
    readonly titleSkills: number
  }
  readonly coverage: { readonly experience: number; readonly elsewhere: number }
  /** Weight of a certification beside a soft skill. */
  readonly certification: number
  readonly seniority: {
    /** By how many levels the person is below the job; beyond the last entry nothing. */
    readonly levelBelow: ReadonlyArray<number>
    /** Relevance of the work from which on its years count whole. */
    readonly fullRelevance: number
    /** Fit of a role, 0 to 1, from which on its months count whole. */
    readonly fitting: number
    /** So many requirements shown in a position make its months count whole, where no role fits by its title. */
    readonly fittingSkills: number
    /** What years that are only claimed are worth beside dated ones. */
    readonly claimedYears: number
    /** What years as a learner (intern, trainee, articled clerk) are worth beside others. */
    readonly learning: number
  }
  /** The most a job without any hard skill can be scored. */
  readonly mostWithoutHardSkills: number
  readonly copied: CopiedWords
}

export const formulaVersion = "2.3.0"

export const defaultWeights: Weights = {
  parts: { hard_skills: 50, relevance: 20, seniority: 10, soft_skills_certifications: 10, coverage: 10 },
  enough: { share: 0.6, points: 0.9, softSkills: 24, certification: 12, oneOfSeniority: 0.5 },
  tier: { required: 1, preferred: 0.5, mentioned: 0.35 },
  rarity: [0, 0.2, 0.6, 1, 1.6, 2],
  unknownRarity: 0.8,
  stress: { repeated: 0.6, mostCounted: 8, inTitle: 2, mostShare: 0.12, mostOfEven: 1.6 },
  match: { exact: 1, synonym: 0.97, implied: 0.75 },
  section: {
    recentBullet: 1,
    oldBullet: 0.85,
    undatedBullet: 0.5,
    summary: 0.5,
    skills: 0.2,
    education: 0.4,
    certifications: 1,
    other: 0.4
  },
  spokenLanguage: 1,
  oldAfterMonths: 72,
  relevance: {
    tellingWords: 2,
    mostPassages: 10,
    shortResume: 100,
    noLikeness: 0.01,
    fullLikeness: 0.18,
    summaryAdds: 0.25,
    titleOfJob: 9,
    titleInText: 3,
    relatedWork: 0.3,
    familyShare: 0.5,
    textFamily: 0.7,
    textFamilyAtLeast: 0.6,
    wordsFill: 0.95,
    sameFamily: 0.95,
    relatedFamily: 0.45,
    besideTitle: 0.25,
    titleWords: 0.85,
    earlierPosition: 0.85,
    leastPosition: 0.5
  },
  context: { least: 0.05, fullRelevance: 0.8, power: 3, seniority: 0.3, titleSkills: 0.2 },
  coverage: { experience: 0.8, elsewhere: 0.2 },
  certification: 2,
  seniority: {
    levelBelow: [1, 0.7, 0.4, 0.15],
    fullRelevance: 0.9,
    fitting: 0.6,
    fittingSkills: 3,
    claimedYears: 0.8,
    learning: 0.5
  },
  mostWithoutHardSkills: 50,
  copied: { run: 12, shortRun: 5, together: 50 }
}
