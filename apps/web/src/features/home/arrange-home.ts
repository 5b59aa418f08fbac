import type { Home } from '@mixed-zone/contract/schemas/pages'
import type { Card } from '@mixed-zone/contract/schemas/post'

export type HomeSection = Home['sections'][number]

/** A part of the page below its top. */
export type HomeBlock =
  | { readonly kind: 'section'; readonly section: HomeSection }
  /** Sections that share rows, below the one that introduces them. */
  | { readonly kind: 'index'; readonly header: HomeSection | null; readonly sections: readonly HomeSection[] }

interface Arrangement {
  readonly lead: Card | null
  /** Shown beside the lead. */
  readonly breaking: HomeSection | null
  /** In the order of the editors, without empty sections. */
  readonly blocks: readonly HomeBlock[]
}

/** Assigns the sections to the parts of the page. The lead is not repeated in its section. */
export function arrangeHome({ lead, sections }: Pick<Home, 'lead' | 'sections'>): Arrangement {
  const filled = sections
    .map((section) => ({ ...section, posts: section.posts.filter(({ id }) => id !== lead?.id) }))
    .filter(({ posts }) => posts.length > 0)
  const breaking = filled.find(({ layout }) => layout === 'times') ?? null
  return { lead, breaking, blocks: blocksOf(filled.filter((section) => section !== breaking)) }
}

function blocksOf(sections: readonly HomeSection[]): HomeBlock[] {
  const blocks: HomeBlock[] = []
  for (const section of sections) {
    const last = blocks.at(-1)
    if (section.layout !== 'index') blocks.push({ kind: 'section', section })
    else if (last?.kind === 'index') blocks.splice(-1, 1, { ...last, sections: [...last.sections, section] })
    else {
      // Small cards directly before an index are its beginning.
      const header = last?.section.layout === 'cards' ? last.section : null
      if (header) blocks.pop()
      blocks.push({ kind: 'index', header, sections: [section] })
    }
  }
  return blocks
}
