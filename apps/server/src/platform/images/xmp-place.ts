interface Span {
  readonly start: number
  readonly end: number
}

/** Every place in XMP is a property of this name, under whatever prefix, as an attribute or as an element. */
const NAME = ':GPS'

/** Whether XMP says where the picture was taken. */
export function hasXmpPlace(text: string): boolean {
  return findPlaces(text).length > 0
}

/** Blanks take the room of a place: a packet's length is written down elsewhere. */
export function eraseXmpPlace(text: string): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of findPlaces(text)) {
    parts.push(text.slice(at, start), ' '.repeat(end - start))
    at = end
  }
  return parts.join('') + text.slice(at)
}

/** By hand rather than by one expression: the text may be hostile, and this passes over it once. */
function findPlaces(text: string): Span[] {
  const places: Span[] = []
  /** Ends that were looked for in vain: they do not come later either. */
  const missing = new Set<string>()
  const endOf = (mark: string, from: number): number => {
    if (missing.has(mark)) return -1
    const at = text.indexOf(mark, from)
    if (at < 0) missing.add(mark)
    return at < 0 ? -1 : at + mark.length
  }

  for (let at = text.indexOf(NAME); at >= 0; at = text.indexOf(NAME, Math.max(at + 1, places.at(-1)?.end ?? 0))) {
    const prefix = /[\w.-]*$/.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? ''
    const start = at - prefix.length
    const [name = ''] = /^:GPS\w*/.exec(text.slice(at, at + 100)) ?? []
    const before = text[start - 1]
    const behind = /^\s*=\s*(["'])/.exec(text.slice(at + name.length, at + name.length + 40))
    if (before === '<') {
      const end = endOf(`</${prefix}${name}>`, at)
      if (end > 0) places.push({ start: start - 1, end })
    } else if (behind?.[1]) {
      const end = endOf(behind[1], at + name.length + behind[0].length)
      if (end > 0) places.push({ start, end })
    }
  }
  return places
}
