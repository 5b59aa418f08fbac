/** The section keys of the specification in order. `{product}` is replaced by the configured product key. */
export const FEATURED_SECTION_KEYS = [
  'featured',
  'current-stories',
  'breaking-news',
  'derbies',
  'club-media',
  'interviews',
  'press-releases',
] as const

export const REGULAR_SECTION_KEYS = [
  'regular-content',
  'player-stories',
  'club-stories',
  '{product}-stories',
  'special-stories',
  'lifestyle-stories',
  'smartbank-stories',
] as const

export type SectionKey = (typeof FEATURED_SECTION_KEYS)[number] | (typeof REGULAR_SECTION_KEYS)[number]

export type SectionKind = 'featured' | 'regular'

export function sectionTextId(key: SectionKey, productKey: string): string {
  return key.replace('{product}', productKey)
}
