// Degrees that a job asks for by their rank ("a bachelor's degree") and a resume names by their subject ("Bachelor of Arts").

const bachelors = ["Bachelor of", "Bachelor in", "Bachelors in", "Bachelors of", "BSc", "BEng", "BCom", "BBA"]
const masters = ["Master of", "Masters in", "Masters of", "MSc", "MEng", "MBA", "MPhil"]
const doctors = ["Doctor of", "Doctorate in", "PhD"]

const ranks: ReadonlyArray<readonly [asked: RegExp, held: ReadonlyArray<string>]> = [
  [
    /^(?:bachelor['’]?s?|undergraduate|university|college|academic)(?: level)? degrees?$|^bachelor['’]?s$/i,
    [...bachelors, ...masters, ...doctors]
  ],
  [/^(?:master['’]?s?|postgraduate|graduate|advanced)(?: level)? degrees?$|^master['’]?s$/i, [...masters, ...doctors]],
  [/^(?:doctoral|doctorate) degrees?$|^doctorate$/i, doctors]
]

/** How a resume may write a degree of the rank that a requirement names, or of a higher one. */
export const degreesHeld = (asked: string): ReadonlyArray<string> => ranks.find(([rank]) => rank.test(asked))?.[1] ?? []
