import { paths } from '@mixed-zone/contract/screens'
import { Package, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LeadCard } from '../../../league-ui/cards/lead-card.tsx'
import { TimeRow } from '../../../league-ui/cards/time-row.tsx'
import { FixtureStrip } from '../../../league-ui/fixtures/fixture-strip.tsx'
import { LeadLayout } from '../../../league-ui/lists/lead-layout.tsx'
import { LiveMark, SectionAll, SectionHeader } from '../../../league-ui/lists/section-header.tsx'
import { NewPostsPill } from '../../../league-ui/notices/new-posts-pill.tsx'
import { RightsBadge } from '../../../league-ui/notices/state-badge.tsx'
import { CountedLink } from '../../../ui/patterns/header-actions.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { designTexts } from '../design-texts.ts'
import { type CardName, sampleCard } from '../sample-cards.ts'
import { sampleFixtures } from '../sample-league.ts'

const BREAKING: readonly CardName[] = ['injury', 'lineups', 'release', 'captain', 'lights']

const ALL = { href: '#frame', count: 64 }

/** The top of the home page. Header and footer are around this page anyway. */
export function FramePart() {
  const texts = useTexts(designTexts)
  const locale = useLocale()
  const [fixtures] = useState(sampleFixtures)
  const [count, setCount] = useState(3)
  return (
    <section id="frame" aria-labelledby="frame-title" className="scroll-mt-20">
      <div className="page-width">
        <h2 id="frame-title" className="headline-28 section-rule mb-6">
          {texts.parts.frame}
        </h2>
      </div>
      <FixtureStrip
        title={texts.frame.matchday}
        date={texts.frame.date}
        fixtures={fixtures}
        hrefOf={(fixture) => `${paths.design({ locale })}#${fixture.id}`}
        action={
          <span className="inline-flex items-center gap-2 text-14 font-semibold text-on-night-accent">
            <Icon icon={Package} size={18} />
            {texts.frame.pack}
          </span>
        }
      />
      <div className="relative">
        <LeadLayout
          lead={
            <LeadCard
              card={sampleCard('lead', { texts, locale })}
              badges={<RightsBadge text={texts.notices.rights} />}
            />
          }
          aside={
            <>
              <SectionHeader title={texts.frame.breaking} aside={<LiveMark />} isOverList all={ALL} />
              <ol>
                {BREAKING.map((name) => (
                  <TimeRow key={name} card={sampleCard(name, { texts, locale })} />
                ))}
              </ol>
              <p className="mt-4 pl-18 max-lg:hidden">
                <SectionAll all={ALL} title={texts.frame.breaking} />
              </p>
            </>
          }
        />
        <div className="absolute top-4 left-(--page-margin)">
          <NewPostsPill count={count} onShow={() => setCount(0)} />
        </div>
      </div>
      <div className="night mt-12 flex justify-end px-(--page-margin)">
        <CountedLink href="#frame" icon={ShoppingBasket} label={texts.frame.basket} count={3} countLabel="3" />
      </div>
    </section>
  )
}
