/** A piece of a text, and whether the other text lacks it. */
export interface DiffPart {
  readonly text: string
  readonly isChanged: boolean
}

export interface WordDiff {
  readonly before: readonly DiffPart[]
  readonly after: readonly DiffPart[]
}

/** More words than this are compared as a whole: the table below grows with their product. */
const MAX_WORDS = 400

/** Splits two texts into words and marks those that are not common to both, by the longest common subsequence. */
export function diffWords(before: string, after: string): WordDiff {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (before === after || old.length > MAX_WORDS || now.length > MAX_WORDS) {
    const isChanged = before !== after
    return { before: joined([{ text: before, isChanged }]), after: joined([{ text: after, isChanged }]) }
  }
  const lengths = commonLengths(old, now)
  const parts: { before: DiffPart[]; after: DiffPart[] } = { before: [], after: [] }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [word, other] = [old[i], now[j]]
    if (word !== undefined && word === other) {
      parts.before.push({ text: word, isChanged: false })
      parts.after.push({ text: word, isChanged: false })
      i += 1
      j += 1
    } else if (
      other === undefined ||
      (word !== undefined && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      parts.before.push({ text: word ?? '', isChanged: true })
      i += 1
    } else {
      parts.after.push({ text: other, isChanged: true })
      j += 1
    }
  }
  return { before: joined(parts.before), after: joined(parts.after) }
}

/** Words with the spaces after them. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

const lengthAt = (lengths: readonly (readonly number[])[], i: number, j: number) => lengths[i]?.[j] ?? 0

/** At `[i][j]`: the length of the longest common subsequence of the words from `i` and from `j` on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? []
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] =
        old[i] === now[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
    }
  }
  return lengths
}

/** Neighbours of the same kind become one, so that a marked passage is one element. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.isChanged === part.isChanged) result[result.length - 1] = { ...part, text: last.text + part.text }
    else if (part.text !== '') result.push(part)
  }
  return result
}
