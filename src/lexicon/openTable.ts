/** How many slots an open hash table of so many entries has: at most two thirds full, for a smaller one is nearer at hand. */
export const capacityFor = (entries: number): number => {
  let capacity = 1024
  while (capacity < entries * 1.5) capacity *= 2
  return capacity
}
