import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { AssetTexts, StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'

/** One text of a file. */
export type TextKey = `${'captions' | 'alternatives'}.${Locale}` | 'credit'

export const TEXT_KEYS: readonly TextKey[] = [
  ...LOCALES.map((locale) => `captions.${locale}` as const),
  ...LOCALES.map((locale) => `alternatives.${locale}` as const),
  'credit',
]

export function textsOf({ captions, alternatives, credit, rights, rightsUntil }: StudioAsset): AssetTexts {
  return { captions, alternatives, credit, rights, rightsUntil }
}

export function getText(texts: AssetTexts, key: TextKey): string {
  if (key === 'credit') return texts.credit
  const [kind, locale] = splitKey(key)
  return texts[kind][locale]
}

export function setText(texts: AssetTexts, key: TextKey, value: string): AssetTexts {
  if (key === 'credit') return { ...texts, credit: value }
  const [kind, locale] = splitKey(key)
  return { ...texts, [kind]: { ...texts[kind], [locale]: value } }
}

export function splitKey(key: Exclude<TextKey, 'credit'>): ['captions' | 'alternatives', Locale] {
  // The template type says what the parts are.
  return key.split('.') as ['captions' | 'alternatives', Locale]
}

interface Versions {
  /** What both started from. */
  readonly base: AssetTexts
  readonly mine: AssetTexts
  readonly theirs: AssetTexts
}

interface Merged {
  /** Both sides' changes, with one's own where both changed the same text. */
  readonly mine: AssetTexts
  /** The same with the other's. */
  readonly theirs: AssetTexts
  /** Texts that both have changed. */
  readonly contested: readonly TextKey[]
}

/** Two people may edit different texts of one file: only a text that both have changed has to be decided. */
export function mergeTexts({ base, mine, theirs }: Versions): Merged {
  // The server removes spaces at both ends.
  const isSame = (a: AssetTexts, b: AssetTexts, key: TextKey) => getText(a, key).trim() === getText(b, key).trim()
  const changed = TEXT_KEYS.filter((key) => !isSame(base, mine, key))
  const contested = changed.filter((key) => !isSame(base, theirs, key) && !isSame(mine, theirs, key))
  const withMine = (keys: readonly TextKey[]) =>
    keys.reduce((texts, key) => setText(texts, key, getText(mine, key)), theirs)
  return {
    mine: withMine(changed),
    theirs: withMine(changed.filter((key) => !contested.includes(key))),
    contested,
  }
}
