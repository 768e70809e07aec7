import type { ProfileSection } from "./headings.js"
import type { Line } from "./Line.js"

/**
 * The section that each line stands in; nothing above all headings.
 *
 * @param opens whether the heading of a line opens a section
 */
export const sectionsByLine = (
  lines: ReadonlyArray<Line>,
  opens: (line: number) => boolean = () => true
): ReadonlyArray<ProfileSection | undefined> => {
  let section: ProfileSection | undefined
  return lines.map(({ heading }, at) => {
    if (opens(at)) section = heading ?? section
    return section
  })
}
