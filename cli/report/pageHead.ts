import { Html } from "../../src/text/markup.js"

// Nothing may be loaded or run, whatever a text smuggles in; a page has only its own style.
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** What the head of each page begins with, its content policy above all. */
export const pageHead = new Html(`<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">`)
