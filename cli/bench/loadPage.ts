import type { LoadReport } from "../../bench/load/report.js"
export const loadPage = (report: LoadReport): string => JSON.stringify(report)
