/** PostgreSQL's way of writing a list of values. */
export function writeList(values: readonly unknown[]): string {
  const items = values.map((value) => {
    if (value === null || value === undefined) return 'NULL'
    if (Array.isArray(value)) return writeList(value)
    const text = value instanceof Date ? value.toISOString() : String(value)
    return `"${text.replace(/["\\]/g, '\\$&')}"`
  })
  return `{${items.join(',')}}`
}

/** An item between quotes, an item without, or a brace. */
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"|([^{},"]+)|([{}])/gs

/** Reads PostgreSQL's way of writing a list. A list within a list stays one. */
export function readList(text: string, readItem: (item: string) => unknown): unknown[] {
  const root: unknown[] = []
  const open: unknown[][] = [root]
  for (const [, quoted, bare, brace] of text.matchAll(TOKEN)) {
    const inner = open.at(-1) ?? root
    if (quoted !== undefined) inner.push(readItem(quoted.replace(/\\(.)/gs, '$1')))
    else if (bare !== undefined) inner.push(bare === 'NULL' ? null : readItem(bare))
    else if (brace === '}') open.pop()
    else {
      const list: unknown[] = []
      inner.push(list)
      open.push(list)
    }
  }
  const [list] = root
  return Array.isArray(list) ? list : []
}
