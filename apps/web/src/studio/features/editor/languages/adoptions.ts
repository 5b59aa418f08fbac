import { diffTexts } from '../../../shared/text-diff.ts'
import type { OriginalChange } from './original-changes.ts'

/** A number or a name that changed in the original, and that the translation has in the same form. */
export interface Adoption {
  /** As the translation has it. */
  readonly from: string
  readonly to: string
  /** In the translation. */
  readonly offset: number
  /** The original with nothing but this changed: what counts as reviewed once it is adopted. */
  readonly accepted: string
}

const NUMBER = /^\p{N}+(?:[.,:–-]\p{N}+)*$/u
/** Words with capitals, and what stands between them in names. */
const NAME =
  /^\p{Lu}[\p{L}\p{M}’'-]*(?: (?:(?:de|del|la|las|los|da|das|do|dos|e|y|van|von|of|the) )*\p{Lu}[\p{L}\p{M}’'-]*)*$/u
const MARKS_BEFORE = /^[^\p{L}\p{N}]+/u
const MARKS_AFTER = /[^\p{L}\p{N}]+$/u

/** What a translation can take over from its original without translating anything. */
export function listAdoptions({ before, after }: OriginalChange, translation: string): Adoption[] {
  if (before === null || after === null) return []
  const adoptions: Adoption[] = []
  const parts = diffTexts(before, after)
  let position = 0
  for (const [index, { kind, text }] of parts.entries()) {
    if (kind === 'added') continue
    const next = parts[index + 1]
    if (kind === 'removed' && next?.kind === 'added') {
      const offset = position + (MARKS_BEFORE.exec(text)?.[0].length ?? 0)
      const adoption = findAdoption({ before, offset, from: trimMarks(text), to: trimMarks(next.text) }, translation)
      if (adoption !== null) adoptions.push(adoption)
    }
    position += text.length
  }
  return adoptions
}

const trimMarks = (text: string) => text.replace(MARKS_BEFORE, '').replace(MARKS_AFTER, '')

interface Replacement {
  readonly before: string
  /** Of the word, in the text before. */
  readonly offset: number
  readonly from: string
  readonly to: string
}

function findAdoption({ before, offset, from, to }: Replacement, translation: string): Adoption | null {
  const areNumbers = NUMBER.test(from) && NUMBER.test(to)
  if (from === to || !(areNumbers || (NAME.test(from) && NAME.test(to)))) return null
  const inOriginal = listOffsets(before, from)
  for (const write of areNumbers ? [String, swapSeparators] : [String]) {
    const offsets = listOffsets(translation, write(from))
    // The one at the same place, if the translation has it as often.
    const found = offsets.length === inOriginal.length ? offsets[inOriginal.indexOf(offset)] : undefined
    if (found === undefined) continue
    const accepted = before.slice(0, offset) + to + before.slice(offset + from.length)
    return { from: write(from), to: write(to), offset: found, accepted }
  }
  return null
}

/** 41.208 in Spanish is 41,208 in English. */
const swapSeparators = (number: string) => number.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))

/** Where a whole name or number stands. Of all that they can contain, the point alone means something in a pattern. */
function listOffsets(text: string, word: string): number[] {
  const escaped = word.replaceAll('.', String.raw`\.`)
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?<!\\p{N}[.,:])${escaped}(?![\\p{L}\\p{N}])(?![.,:]\\p{N})`, 'gu')
  return Array.from(text.matchAll(whole), ({ index }) => index)
}
