export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Above this product of lengths, everything counts as replaced: a table that large would take seconds. */
const MAX_CELLS = 4_000_000

/** The longest common subsequence of two lists, as parts in order. */
export function diffLists(before: readonly string[], after: readonly string[]): DiffPart[] {
  if (before.length * after.length > MAX_CELLS) {
    return [
      ...before.map((text) => ({ kind: 'removed', text }) as const),
      ...after.map((text) => ({ kind: 'added', text }) as const),
    ]
  }
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const parts: DiffPart[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      parts.push({ kind: 'same', text: before[row] ?? '' })
      row += 1
      column += 1
    } else if (column >= after.length || (row < before.length && at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: before[row] ?? '' })
      row += 1
    } else {
      parts.push({ kind: 'added', text: after[column] ?? '' })
      column += 1
    }
  }
  return parts
}

/** Words, numbers such as 2–1 and addresses, without the punctuation beside them: an added comma must not change the word before it. */
const WORDS = /\s+|[\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?|[^\s\p{L}\p{M}\p{N}]/gu

const wordsOf = (text: string): string[] => text.match(WORDS) ?? []

/** What was added and removed between two texts: whole lines first, then words inside lines that changed. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const lines = (text: string) => text.split(/(?<=\n)/)
  const parts: DiffPart[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed !== '' && added !== '') parts.push(...diffLists(wordsOf(removed), wordsOf(added)))
    else if (removed !== '') parts.push({ kind: 'removed', text: removed })
    else if (added !== '') parts.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const part of diffLists(lines(before), lines(after))) {
    if (part.kind === 'removed') removed += part.text
    else if (part.kind === 'added') added += part.text
    else {
      flush()
      parts.push(part)
    }
  }
  flush()
  return joined(parts)
}

/** Two changed words with only this between them are shown as one change. */
const SPACES_AND_PUNCTUATION = /^[^\p{L}\p{M}\p{N}\n]+$/u

/** Neighbours of the same kind become one part. Changes beside each other become one that was removed and one that was added. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let same = ''
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed !== '') result.push({ kind: 'removed', text: removed })
    if (added !== '') result.push({ kind: 'added', text: added })
    if (same !== '') result.push({ kind: 'same', text: same })
    same = removed = added = ''
  }
  for (const { kind, text } of parts) {
    if (kind === 'same') {
      same += text
      continue
    }
    if (same !== '' && SPACES_AND_PUNCTUATION.test(same) && removed !== '' && added !== '') {
      removed += same
      added += same
      same = ''
    } else if (same !== '') flush()
    if (kind === 'removed') removed += text
    else added += text
  }
  flush()
  return result
}
