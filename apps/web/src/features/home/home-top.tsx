import type { Card } from '@mixed-zone/contract/schemas/post'
import { paths } from '@mixed-zone/contract/screens'
import { useLocale } from '../../i18n/language-store.ts'
import { LeadCard } from '../../league-ui/cards/lead-card.tsx'
import { TimeRow } from '../../league-ui/cards/time-row.tsx'
import { LeadLayout } from '../../league-ui/lists/lead-layout.tsx'
import { LiveMark, SectionAll, SectionHeader } from '../../league-ui/lists/section-header.tsx'
import { rightsText } from '../../league-ui/notices/rights-text.ts'
import { RightsBadge } from '../../league-ui/notices/state-badge.tsx'
import type { HomeSection } from './arrange-home.ts'

interface HomeTopProps {
  readonly lead: Card | null
  readonly breaking: HomeSection | null
}

/** The lead story with breaking news beside it. Either may be missing. */
export function HomeTop({ lead, breaking }: HomeTopProps) {
  if (lead === null && breaking === null) return null
  const list = breaking && <BreakingNews section={breaking} />
  if (lead === null) return <div className="page-width pt-12">{list}</div>
  return <LeadLayout lead={<LeadCard card={lead} badges={<LeadRights card={lead} />} />} aside={list} />
}

function BreakingNews({ section }: { readonly section: HomeSection }) {
  const locale = useLocale()
  const all = { href: paths.posts({ locale, textId: section.textId }), count: section.count }
  return (
    <section aria-labelledby={section.textId}>
      <SectionHeader
        id={section.textId}
        title={section.name}
        description={section.description}
        aside={<LiveMark />}
        isOverList
        all={all}
      />
      <ol>
        {section.posts.map((card) => (
          <TimeRow key={card.id} card={card} />
        ))}
      </ol>
      <p className="mt-4 pl-19 max-lg:hidden">
        <SectionAll all={all} title={section.name} />
      </p>
    </section>
  )
}

function LeadRights({ card }: { readonly card: Card }) {
  const rights = card.image?.rights
  if (!rights) return null
  return <RightsBadge text={rightsText(rights.text).short} />
}
