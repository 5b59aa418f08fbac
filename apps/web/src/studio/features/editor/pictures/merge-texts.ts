import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { AssetTexts, AssetTextsChange, StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'

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

/** Some texts of a file, as one person has changed them. */
export type TextChanges = Readonly<Partial<Record<TextKey, string> & Pick<AssetTexts, RightsKey>>>

/** Rights are picked, not typed: the last save wins, and they are never contested. */
type RightsKey = 'rights' | 'rightsUntil'

const keysOf = (changes: TextChanges) => TEXT_KEYS.filter((key) => changes[key] !== undefined)

export function applyTexts(texts: AssetTexts, changes: TextChanges): AssetTexts {
  const { rights = texts.rights, rightsUntil = texts.rightsUntil } = changes
  const changed = keysOf(changes).reduce((before, key) => setText(before, key, changes[key] ?? ''), texts)
  return { ...changed, rights, rightsUntil }
}

// The server removes spaces at both ends.
const isSame = (one: AssetTexts, other: AssetTexts, key: TextKey) =>
  getText(one, key).trim() === getText(other, key).trim()

export function changesOf(base: AssetTexts, changed: AssetTexts): TextChanges {
  const keys = TEXT_KEYS.filter((key) => !isSame(base, changed, key))
  return {
    ...Object.fromEntries(keys.map((key) => [key, getText(changed, key)])),
    ...(JSON.stringify(base.rights) !== JSON.stringify(changed.rights) && { rights: changed.rights }),
    ...(base.rightsUntil !== changed.rightsUntil && { rightsUntil: changed.rightsUntil }),
  }
}

/** As the server takes them: what nobody has changed is not sent, so that it can be filled in meanwhile. */
export function toRequest(changes: TextChanges): Omit<AssetTextsChange, 'version'> {
  const inEach = (kind: 'captions' | 'alternatives') => ({
    es: changes[`${kind}.es`],
    en: changes[`${kind}.en`],
    pt: changes[`${kind}.pt`],
  })
  const { credit, rights, rightsUntil } = changes
  return { captions: inEach('captions'), alternatives: inEach('alternatives'), credit, rights, rightsUntil }
}

const cameraKeysOf = ({ fromCamera }: StudioAsset): TextKey[] =>
  fromCamera.map((field) => (field === 'credit' ? field : (`captions.${field}` as const)))

/**
 * Fills texts that are empty now and were empty at `base` with the camera's metadata, which may be read after a person has begun to write.
 */
export function addCameraTexts(texts: AssetTexts, base: AssetTexts, stored: StudioAsset): AssetTexts {
  return cameraKeysOf(stored)
    .filter((key) => getText(base, key) === '' && getText(texts, key) === '')
    .reduce((filled, key) => setText(filled, key, getText(stored, key)), texts)
}

interface Versions {
  /** What both started from. Null after the tab was closed: then the others may have changed every text. */
  readonly base: AssetTexts | null
  readonly changes: TextChanges
  readonly stored: StudioAsset
}

interface Merged {
  /** Both sides' changes, with one's own where both changed the same text. */
  readonly mergedWithMine: AssetTexts
  /** The same with the other's. */
  readonly mergedWithTheirs: AssetTexts
  /** Texts that both have changed. */
  readonly contested: readonly TextKey[]
}

/**
 * Two people may edit different texts of one file: only a text that both have changed has to be decided. One that is as the camera wrote it was
 * changed by nobody.
 */
export function mergeTexts({ base, changes, stored }: Versions): Merged {
  const storedTexts = textsOf(stored)
  const ofCamera = cameraKeysOf(stored)
  const mergedWithMine = applyTexts(storedTexts, changes)
  const contested = keysOf(changes).filter(
    (key) =>
      !ofCamera.includes(key) &&
      !isSame(mergedWithMine, storedTexts, key) &&
      (base === null || !isSame(base, storedTexts, key)),
  )
  const ofOthers = Object.fromEntries(contested.map((key) => [key, getText(storedTexts, key)]))
  return { mergedWithMine, mergedWithTheirs: applyTexts(mergedWithMine, ofOthers), contested }
}
