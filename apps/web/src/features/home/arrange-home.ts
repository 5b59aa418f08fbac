import type { Home } from '@mixed-zone/contract/schemas/pages'
import type { Card } from '@mixed-zone/contract/schemas/post'

export type HomeSection = Home['sections'][number]

interface Arrangement {
  readonly lead: Card | null
  /** Shown beside the lead. */
  readonly breaking: HomeSection | null
  /** In display order, without empty sections. */
  readonly featured: readonly HomeSection[]
  /** The head of the regular sections, which has posts of its own. */
  readonly index: HomeSection | null
  readonly regular: readonly HomeSection[]
}

/** Display order of the featured sections. Others follow. */
const ORDER = ['featured', 'current-stories', 'derbies', 'interviews', 'press-releases', 'club-media']

/** Assigns the sections to the parts of the page. The lead is not repeated in its section. */
export function arrangeHome({ lead, sections }: Pick<Home, 'lead' | 'sections'>): Arrangement {
  const filled = sections
    .map((section) => ({ ...section, posts: section.posts.filter(({ id }) => id !== lead?.id) }))
    .filter(({ posts }) => posts.length > 0)
  const positionOf = ({ textId }: HomeSection) => (ORDER.includes(textId) ? ORDER.indexOf(textId) : ORDER.length)
  const featured = filled.filter(({ kind, textId }) => kind === 'featured' && textId !== 'breaking-news')
  const regular = filled.filter(({ kind }) => kind === 'regular')
  return {
    lead,
    breaking: filled.find(({ textId }) => textId === 'breaking-news') ?? null,
    featured: featured.toSorted((one, other) => positionOf(one) - positionOf(other)),
    index: regular.find(({ textId }) => textId === 'regular-content') ?? null,
    regular: regular.filter(({ textId }) => textId !== 'regular-content'),
  }
}
