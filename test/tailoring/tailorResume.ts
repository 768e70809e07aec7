import type { EditProposal } from "../../src/domain/Optimization.js"
import { guardProposalIn } from "../../src/tailoring/guard/guardIn.js"
import { tailored } from "../../src/tailoring/tailor.js"

type Tailoring = Omit<Parameters<typeof tailored>[0], "guarded"> & { readonly proposal: EditProposal }

/** What follows a model's answer, by the two steps that the service takes (usecases/optimizeResume.ts). */
export const tailorResume = (options: Tailoring) => tailored({ ...options, guarded: guardProposalIn(options) })
