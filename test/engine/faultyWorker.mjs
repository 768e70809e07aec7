// A thread as `src/engine/worker.ts` makes one, with faults on command: the job's title says what happens to it.
import { parentPort } from "node:worker_threads"

const resultOf = (title, summary) => ({
  ats_score_before: 0,
  ats_score_after: 0,
  extracted_requirements: { hard_skills: [], soft_skills: [], certifications: [] },
  suggested_changes: [],
  optimized_resume_json: { summary, skills: [title], experiences: [], warnings: [] }
})

const busy = (milliseconds) => {
  for (const began = Date.now(); Date.now() - began < milliseconds;);
}

const outputOf = ({ input, name }) => {
  if (name === "settle") {
    if (input.proposal.summary === "ends") process.exit(1)
    return { result: resultOf(input.task.job.title, input.proposal.summary), guarded: { dropped: [] } }
  }
  const { title } = input.job
  if (title === "ends") process.exit(1)
  if (title === "throws") throw new TypeError("what the text said")
  if (title === "slow") busy(60)
  while (title === "stands still");
  return { matched: [title], unmatched: [] }
}

parentPort.on("message", (order) => {
  try {
    parentPort.postMessage({ output: outputOf(order), times: [] })
  } catch (thrown) {
    parentPort.postMessage({ thrown })
  }
})
parentPort.postMessage("ready")
