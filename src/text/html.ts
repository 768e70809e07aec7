// Words of HTML: what its tags and signs are to a reader.

const tags = (names: string): ReadonlySet<string> => new Set(names.split(" "))

/** Tags that end a line of text. */
export const blockTags = tags(
  "address article aside blockquote body br center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html li main nav ol p pre section summary table tbody td tfoot th thead title tr ul"
)
export const inlineTags = tags(
  "a abbr acronym b bdi bdo big button cite code col colgroup del dfn em embed font i iframe img input ins kbd label link mark meta noscript object option picture q s samp select small source span strike strong sub sup svg textarea time tt u var video wbr"
)

/** Tags whose content is no text. */
export const hiddenTags = tags("script style template head")

/** Tags that have no content and are never closed. */
export const voidTags = tags("br col embed hr img input link meta source wbr")

const signs: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", ensp: " ", emsp: " ", thinsp: " " }),
  ...Object.entries({ shy: "", ndash: "–", mdash: "—", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", hellip: "…" }),
  ...Object.entries({ bull: "•", middot: "·", euro: "€", pound: "£", eacute: "é", egrave: "è", agrave: "à" }),
  ...Object.entries({ ccedil: "ç", uuml: "ü", ouml: "ö", auml: "ä", oacute: "ó", aacute: "á", iacute: "í" }),
  ...Object.entries({ ntilde: "ñ", szlig: "ß", deg: "°", reg: "®", trade: "™", copy: "©" })
])

/** The sign of an entity, given without "&" and ";"; undefined for a name that is not known, "" for a number without a sign. */
export const signOf = (entity: string): string | undefined => {
  if (!entity.startsWith("#")) return signs.get(entity.toLowerCase())
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  const isSign = (code >= 32 || code === 9 || code === 10) && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isSign ? String.fromCodePoint(code) : ""
}
