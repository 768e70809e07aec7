import { formsWrittenOut } from "../forms.js"
import { tablesWrittenOut } from "../tables.js"
import { linesRestored } from "./brokenLines.js"
import { withoutInnerHeadings } from "./headingLooks.js"
import type { Line } from "./Line.js"
import { linesOf } from "./lines.js"
import { columnsApart, withoutPageEdges } from "./pages.js"

/** The lines of a resume, with what copies of documents do to them undone. Linear. */
export const linesOfText = (text: string): ReadonlyArray<Line> =>
  withoutInnerHeadings(linesOf(formsWrittenOut(tablesWrittenOut(linesRestored(columnsApart(withoutPageEdges(text)))))))
