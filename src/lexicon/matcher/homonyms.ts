import { concepts, conceptNumberOf, implied } from "../lexicon.js"
import type { Found } from "./mentions.js"

// Plain words whose sense the whole posting tells: "the warehouse, whose bill grew" beside Snowflake is one of data.

const warehouse = conceptNumberOf("Warehouse operations")
const dataWarehousing = conceptNumberOf("Data warehousing")

/** By concept 1 for the tools of data warehouses, and 2 for what is done where goods are kept. */
const senses = Uint8Array.from(concepts, (_, number) =>
  number === dataWarehousing || (implied[number]?.includes(dataWarehousing) ?? false) ? 1 : 0
)
for (const name of [
  ...["Logistics", "Order picking", "Shipping and receiving", "Forklift operation", "Inventory management"],
  ...["Warehouse management", "Warehouse management system", "Packaging", "Loading and unloading"]
]) {
  const number = conceptNumberOf(name)
  if (number >= 0) senses[number] = 2
}

const isWord = ({ concept, first, last }: Found): boolean => concept === warehouse && first === last

/** What a posting names, without the words that mean something else in it. */
export const withoutHomonyms = (found: ReadonlyArray<Found>): ReadonlyArray<Found> => {
  if (!found.some(isWord)) return found
  let isOfData = false
  for (const { concept } of found) {
    if (senses[concept] === 2) return found
    if (senses[concept] === 1) isOfData = true
  }
  return isOfData ? found.filter((one) => !isWord(one)) : found
}
