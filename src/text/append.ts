/** Adds a value to the list that a map has under a key; the first one makes the list. */
export const append = <Key, Value>(lists: Map<Key, Array<Value>>, key: Key, value: Value): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
