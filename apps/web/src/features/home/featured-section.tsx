import type { SectionLayout } from '@mixed-zone/contract/rules/section-layouts'
import { paths } from '@mixed-zone/contract/screens'
import type { ComponentType } from 'react'
import { useLocale } from '../../i18n/language-store.ts'
import { SectionHeader } from '../../league-ui/lists/section-header.tsx'
import type { HomeSection } from './arrange-home.ts'
import {
  ClubMedia,
  Derbies,
  Interviews,
  Releases,
  type SectionLayoutProps,
  SmallCards,
  Stories,
  StoryRow,
  Times,
} from './section-layouts.tsx'

interface LayoutParts {
  readonly component: ComponentType<SectionLayoutProps>
  /** `night`: a dark band across the page. `bleed`: the content takes the page's whole width. */
  readonly ground?: 'night' | 'bleed'
}

const LAYOUTS: Readonly<Record<Exclude<SectionLayout, 'index'>, LayoutParts>> = {
  lead: { component: StoryRow },
  row: { component: StoryRow },
  stories: { component: Stories },
  times: { component: Times },
  cards: { component: SmallCards },
  derbies: { component: Derbies, ground: 'night' },
  portraits: { component: Interviews },
  releases: { component: Releases },
  mosaic: { component: ClubMedia, ground: 'bleed' },
}

/** A section in its layout. */
export function FeaturedSection({ section }: { readonly section: HomeSection }) {
  const locale = useLocale()
  const { textId, name, description, count, posts, layout } = section
  // Sections of an index are shown together.
  const { component: Content, ground } = LAYOUTS[layout === 'index' ? 'row' : layout]
  const isNight = ground === 'night'
  return (
    <section aria-labelledby={textId} className={isNight ? 'night py-8 lg:py-10' : ''}>
      <div className="page-width">
        <SectionHeader
          id={textId}
          title={name}
          description={description}
          all={{ href: paths.posts({ locale, textId }), count }}
          hasRule={!isNight}
        />
        {ground !== 'bleed' && <Content posts={posts} />}
      </div>
      {ground === 'bleed' && <Content posts={posts} />}
    </section>
  )
}
