import type { Locale } from '@mixed-zone/contract/locales'
import type { Version } from '@mixed-zone/contract/schemas/studio/versions'
import { type DiffPart, diffTexts } from '../text-diff.ts'

export type VersionContent = Pick<Version, 'texts' | 'facts' | 'captions'>

/** A part of a text with the number of the change that it belongs to; null if it is the same in both. */
export interface NumberedPart extends DiffPart {
  readonly change: number | null
}

export type SectionKind = 'title' | 'summary' | 'body' | 'caption' | 'alternative' | 'credit' | 'fact'

/** A text that is compared: one of the post, of one of its files, or the names of a fact. */
export interface ComparedSection {
  readonly kind: SectionKind
  /** The file name or the field of the fact; null for texts of the post. */
  readonly name: string | null
  readonly parts: readonly NumberedPart[]
}

export interface Comparison {
  readonly sections: readonly ComparedSection[]
  readonly changes: number
  readonly addedWords: number
  readonly removedWords: number
}

type TextPair = Pick<ComparedSection, 'kind' | 'name'> & { readonly before: string; readonly after: string }

/** Compares what journalists read in one language: the texts, and those of the files. */
export function compareTexts(before: VersionContent, after: VersionContent, locale: Locale): Comparison {
  const [old, current] = [before.texts[locale], after.texts[locale]]
  const texts: TextPair[] = [
    { kind: 'title', name: null, before: old?.title ?? '', after: current?.title ?? '' },
    { kind: 'summary', name: null, before: old?.summary ?? '', after: current?.summary ?? '' },
    { kind: 'body', name: null, before: paragraphsOf(old?.body), after: paragraphsOf(current?.body) },
  ]
  const files = pairsOf(before.captions, after.captions, ({ assetId }) => assetId).flatMap(([one, other]) => {
    const name = (other ?? one)?.name ?? ''
    const pair = (kind: SectionKind, pick: 'captions' | 'alternatives'): TextPair => ({
      kind,
      name,
      before: one?.[pick][locale] ?? '',
      after: other?.[pick][locale] ?? '',
    })
    return [pair('caption', 'captions'), pair('alternative', 'alternatives')]
  })
  // Of dozens of files, only what has changed is of interest.
  return compare([...texts, ...files.filter(isChanged)])
}

/** Compares what all languages share: facts, and credits of the files. */
export function compareProperties(
  before: VersionContent,
  after: VersionContent,
  formatTime: (at: string) => string,
): Comparison {
  const shown = ({ field, values }: VersionContent['facts'][number]) =>
    (field === 'embargo' ? values.map(formatTime) : values).join('\n')
  const facts = pairsOf(before.facts, after.facts, ({ field }) => field).map(
    ([one, other]): TextPair => ({
      kind: 'fact',
      name: (other ?? one)?.field ?? '',
      before: one ? shown(one) : '',
      after: other ? shown(other) : '',
    }),
  )
  const credits = pairsOf(before.captions, after.captions, ({ assetId }) => assetId).map(
    ([one, other]): TextPair => ({
      kind: 'credit',
      name: (other ?? one)?.name ?? '',
      before: one?.credit ?? '',
      after: other?.credit ?? '',
    }),
  )
  return compare([...facts.filter(hasText), ...credits.filter(isChanged)])
}

/** The ids of the files of the older version whose texts differ in the newer one, or that it lacks. */
export function listChangedFiles(before: VersionContent, after: VersionContent): string[] {
  return pairsOf(before.captions, after.captions, ({ assetId }) => assetId).flatMap(([one, other]) =>
    one === undefined || JSON.stringify(one) === JSON.stringify(other) ? [] : one.assetId,
  )
}

const isChanged = ({ before, after }: TextPair) => before !== after
const hasText = ({ before, after }: TextPair) => before !== '' || after !== ''

function pairsOf<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): (readonly [Item | undefined, Item | undefined])[] {
  const old = new Map(before.map((item) => [keyOf(item), item]))
  const kept = after.map((item) => [old.get(keyOf(item)), item] as const)
  const keys = new Set(after.map(keyOf))
  return [...kept, ...before.filter((item) => !keys.has(keyOf(item))).map((item) => [item, undefined] as const)]
}

function compare(pairs: readonly TextPair[]): Comparison {
  let changes = 0
  let addedWords = 0
  let removedWords = 0
  const sections = pairs.map(({ kind, name, before, after }): ComparedSection => {
    let isInside = false
    const parts = diffTexts(before, after).map((part): NumberedPart => {
      // Words that were removed and those added in their place are one change.
      if (part.kind === 'same') isInside = false
      else if (!isInside) {
        isInside = true
        changes += 1
      }
      if (part.kind === 'added') addedWords += countWords(part.text)
      if (part.kind === 'removed') removedWords += countWords(part.text)
      return { ...part, change: part.kind === 'same' ? null : changes - 1 }
    })
    return { kind, name, parts }
  })
  return { sections, changes, addedWords, removedWords }
}

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0

const BLOCKS = 'p, h2, h3, h4, li, blockquote, tr, hr, figure'

/** The paragraphs of a body, one in each line. Formats are not compared. */
function paragraphsOf(html: string | undefined): string {
  if (html === undefined || html === '') return ''
  // A detached document: nothing in it runs or loads.
  const root = new DOMParser().parseFromString(html, 'text/html').body
  const blocks = [...root.querySelectorAll(BLOCKS)].filter((block) => block.querySelector(BLOCKS) === null)
  return blocks
    .map(lineOf)
    .filter((line) => line !== '')
    .join('\n')
}

function lineOf(block: Element): string {
  const text = (block.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const asset = block.getAttribute('data-asset')
  if (asset !== null) return `▣ ${asset}`
  return block.closest('li') !== null && text !== '' ? `• ${text}` : text
}

export type Side = 'before' | 'after' | 'mixed'

const HIDDEN: Readonly<Record<Side, DiffPart['kind'] | null>> = { before: 'added', after: 'removed', mixed: null }

/** The lines of a section as one side shows them. */
export function linesOf({ parts }: ComparedSection, side: Side): readonly (readonly NumberedPart[])[] {
  const lines: NumberedPart[][] = [[]]
  for (const part of parts) {
    if (part.kind === HIDDEN[side]) continue
    for (const [index, text] of part.text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...part, text })
    }
  }
  return lines.filter((line) => line.length > 0)
}
