import { Html, joined, markup } from "../../text/markup.js"
import type { Entry, Outline } from "./outline.js"

// A string as marker, because browsers print a disc as a drawing: readers of the printed PDF then take a list for one line.
const style = new Html(`
      @page { margin: 18mm }
      body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #111; background: #fff; font: 11pt/1.4 Calibri, Carlito, Arial, sans-serif }
      h1, h2, h3, p, ul { margin: 0 }
      h1 { font-size: 1.7em }
      h2 { margin-top: 1.1em; border-bottom: 1px solid #999; font-size: 1.2em }
      h3 { margin-top: .6em; font-size: 1em }
      h3 span { white-space: nowrap }
      ul { padding-left: 1.2em; list-style-type: "•  " }
      h2, h3 { break-after: avoid }
      @media print { body { max-width: none; margin: 0; padding: 0 } }
    `)

const none = new Html("")
const lineEnd = new Html("\n")
const all = (texts: ReadonlyArray<string>, one: (text: string) => Html): Html => joined(texts.map(one), lineEnd)

const paragraph = (text: string): Html => markup`<p>${text}</p>`

/** A title whose dates stay on one line. */
const titleMarkup = (title: string): Html => {
  const dates = /(?<=\| )[^|]+ – [^|]+$/.exec(title)
  return dates === null
    ? markup`<h3>${title}</h3>`
    : markup`<h3>${title.slice(0, dates.index)}<span>${dates[0]}</span></h3>`
}

const entryMarkup = ({ bullets, lines, title }: Entry): Html => markup`
${title === undefined ? none : titleMarkup(title)}
${all(lines, paragraph)}
${bullets.length === 0 ? none : markup`<ul>\n${all(bullets, (text) => markup`<li>${text}</li>`)}\n</ul>`}`

/** A resume as a page by itself, ready to be printed: no script, and nothing that is loaded from elsewhere. */
export const htmlOf = ({ contacts, language, name, sections }: Outline): string => {
  const body = sections.map(
    ({ entries, heading }) => markup`<h2>${heading}</h2>${joined(entries.map(entryMarkup), none)}`
  )
  const page = markup`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name ?? "Resume"}</title>
    <style>${style}</style>
  </head>
  <body>
${name === undefined ? none : markup`<h1>${name}</h1>`}
${all(contacts, paragraph)}
${joined(body, lineEnd)}
  </body>
</html>`
  return `${page.text.replace(/\n{2,}/g, "\n")}\n`
}
