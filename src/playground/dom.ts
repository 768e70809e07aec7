type Child = Node | string

/** An element with attributes and content. Content is text or nodes, never markup: nothing from a text can become code. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: ReadonlyArray<Child>
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** The element of the page's own HTML with that id; a page without it is a fault of ours. */
export const byId = <Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind => {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`the page has no ${kind.name} with the id ${id}`)
  return found
}

export const region = (id: string): HTMLElement => byId(id, HTMLElement)

/** Sets a text only where it is another: a live region would else say the same twice. */
export const say = (place: HTMLElement, text: string): void => {
  if (place.textContent !== text) place.textContent = text
}

/** A text of a person, whose direction may be another than the page's. */
export const own = (text: string): HTMLElement => element("bdi", {}, text)

export const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`
