/** The chosen rows after a press on one row's box. */
export function selectionAfterPress(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The chosen rows after a press on the head's box: all of this page, or none of it. Other pages keep theirs. */
export function allAfterPress(selected: ReadonlySet<string>, pageKeys: readonly string[]): Set<string> {
  const isAllChosen = pageKeys.every((key) => selected.has(key))
  const others = [...selected].filter((key) => !pageKeys.includes(key))
  return new Set(isAllChosen ? others : [...others, ...pageKeys])
}
