import { dataFilesIn } from "../dataFiles.js"
import { ownSource } from "../lexicon/build/readSource.js"
import { compileRules } from "./build/compileRules.js"
import { rulesIn } from "./build/RuleFile.js"
import { ruleTables, type RuleTables } from "./RuleTables.js"

/** From the sources the rules are compiled when loaded; `npm run build` puts what is finished in this module's place. */
export const built: RuleTables = ruleTables(
  compileRules(rulesIn(dataFilesIn(new URL("../data/rules/en/", import.meta.url))), (await ownSource()).spelling)
)
