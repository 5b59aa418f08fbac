import { paths } from '@mixed-zone/contract/screens'
import type { ComponentType } from 'react'
import { useLocale } from '../../i18n/language-store.ts'
import { SectionHead } from '../../league-ui/lists/section-head.tsx'
import type { HomeSection } from './arrange-home.ts'
import { ClubMedia } from './rhythms/club-media.tsx'
import { Derbies } from './rhythms/derbies.tsx'
import { Interviews } from './rhythms/interviews.tsx'
import { Releases } from './rhythms/releases.tsx'
import type { RhythmProps } from './rhythms/rhythm-props.ts'
import { Stories } from './rhythms/stories.tsx'
import { StoryRow } from './rhythms/story-row.tsx'

interface Rhythm {
  readonly component: ComponentType<RhythmProps>
  /** `night`: a dark band across the page. `bleed`: the content takes the page's whole width. */
  readonly ground?: 'night' | 'bleed'
}

const RHYTHMS: Readonly<Record<string, Rhythm>> = {
  'current-stories': { component: Stories },
  derbies: { component: Derbies, ground: 'night' },
  interviews: { component: Interviews },
  'press-releases': { component: Releases },
  'club-media': { component: ClubMedia, ground: 'bleed' },
}

/** A featured section, in the rhythm of its kind. */
export function FeaturedSection({ section }: { readonly section: HomeSection }) {
  const locale = useLocale()
  const { textId, name, description, count, posts } = section
  const { component: Content, ground } = RHYTHMS[textId] ?? { component: StoryRow }
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
