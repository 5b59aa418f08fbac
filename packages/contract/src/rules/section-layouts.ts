/**
 * How the home page shows the posts of a section. `lead` belongs to the section of featured posts alone. The first section with `times` is
 * beside the lead story. Consecutive sections with `index` share rows of three.
 */
export const SECTION_LAYOUTS = [
  'lead',
  'times',
  'stories',
  'row',
  'cards',
  'derbies',
  'portraits',
  'releases',
  'mosaic',
  'index',
] as const

export type SectionLayout = (typeof SECTION_LAYOUTS)[number]

/** The section whose posts the lead story is taken from. */
export const LEAD_SECTION = 'featured'

/** How many posts each layout has room for. */
export const MAX_SECTION_POSTS: Readonly<Record<SectionLayout, number>> = {
  lead: 6,
  times: 12,
  stories: 7,
  row: 9,
  cards: 9,
  derbies: 6,
  portraits: 7,
  releases: 6,
  mosaic: 16,
  index: 6,
}

/** The layouts that a section can have. */
export function layoutsOf(sectionTextId: string): readonly SectionLayout[] {
  return sectionTextId === LEAD_SECTION ? ['lead'] : SECTION_LAYOUTS.filter((layout) => layout !== 'lead')
}
