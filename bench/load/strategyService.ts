import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { ownProcess } from "../../src/process/ownProcess.js"
import { serveWith } from "../../src/process/serve.js"
import { layerStrategy } from "./otherStrategies.js"

// The service with a model client of the comparison; which one is its only argument.

ownProcess()
NodeRuntime.runMain(serveWith(layerStrategy(process.argv[2] === "restart" ? "restart" : "single")), {
  disableErrorReporting: true,
  disablePrettyLogger: true
})
