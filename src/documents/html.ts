import { convert } from "html-to-text"

/** Nesting and children beyond this are cut: a page for people has far less. */
const bounds = { maxDepth: 200, maxChildNodes: 20_000, ellipsis: "" }

const ownLines = { leadingLineBreaks: 1, trailingLineBreaks: 1 }

/** The text of a page as a person sees it: lines, headings and bullets; no addresses of links, no pictures. */
export const textOfHtml = (html: string): string =>
  convert(html, {
    wordwrap: false,
    limits: { ...bounds, maxInputLength: 2 ** 26 },
    // A tab parts a title from its date.
    whitespaceCharacters: " \r\n\f\u200b",
    formatters: {
      // Cells of one row stand side by side; what a cell holds in blocks has lines of its own anyhow.
      cell: (element, walk, builder) => {
        builder.addInline("\t", { noWordTransform: true })
        walk(element.children, builder)
      }
    },
    selectors: [
      { selector: "*", format: "inline" },
      { selector: "a", format: "anchor", options: { ignoreHref: true } },
      ...["img", "script", "style", "template", "noscript", "head"].map((selector) => ({ selector, format: "skip" })),
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
        selector,
        format: "heading",
        options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 }
      })),
      { selector: "p", format: "paragraph", options: ownLines },
      { selector: "ul", format: "unorderedList", options: { ...ownLines, itemPrefix: "- " } },
      { selector: "ol", format: "orderedList", options: ownLines },
      ...["blockquote", "dt", "dd", "table", "tr"].map((selector) => ({
        selector,
        format: "block",
        options: ownLines
      })),
      { selector: "td", format: "cell" },
      { selector: "th", format: "cell" }
    ]
  })
    .split("\n")
    .map((line) =>
      line
        .replace(/^\t+/, "")
        .replace(/(?<![\t ])[\t ]+$/, "")
        .replace(/ ?\t[\t ]*/g, "\t")
    )
    .join("\n")
