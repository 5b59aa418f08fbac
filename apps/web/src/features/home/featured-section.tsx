import { paths } from '@mixed-zone/contract/screens'
import type { ComponentType } from 'react'
import { useLocale } from '../../i18n/language-store.ts'
import { SectionHead } from '../../league-ui/lists/section-head.tsx'
import type { HomeSection } from './arrange-home.ts'
import {
  ClubMedia,
  Derbies,
  Interviews,
  Releases,
  type SectionLayoutProps,
  Stories,
  StoryRow,
} from './section-layouts.tsx'

interface SectionLayout {
  readonly component: ComponentType<SectionLayoutProps>
  /** `night`: a dark band across the page. `bleed`: the content takes the page's whole width. */
  readonly ground?: 'night' | 'bleed'
}

const SECTION_LAYOUTS: Readonly<Record<string, SectionLayout>> = {
  'current-stories': { component: Stories },
  derbies: { component: Derbies, ground: 'night' },
  interviews: { component: Interviews },
  'press-releases': { component: Releases },
  'club-media': { component: ClubMedia, ground: 'bleed' },
}

/** A featured section, in the layout of its kind. */
export function FeaturedSection({ section }: { readonly section: HomeSection }) {
  const locale = useLocale()
  const { textId, name, description, count, posts } = section
  const { component: Content, ground } = SECTION_LAYOUTS[textId] ?? { component: StoryRow }
  const isNight = ground === 'night'
  return (
    <section aria-labelledby={textId} className={isNight ? 'night py-8 lg:py-10' : ''}>
      <div className="page-width">
        <SectionHead
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
