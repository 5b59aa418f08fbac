import { getStudioCounts } from '@mixed-zone/contract/endpoints/studio/shell'
import type { StudioCounts } from '@mixed-zone/contract/schemas/studio/shell'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { orThrow } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { studioClient } from '../shared/studio-client.ts'
import { studioKey } from '../shared/studio-query.ts'
import type { SideBarScreen } from './side-bar-entries.ts'
import { studioTexts } from './studio-texts.ts'
import type { StudioTexts } from './texts/es.ts'

const countsQuery = queryOptions({
  queryKey: studioKey('counts'),
  queryFn: ({ signal }) => orThrow(studioClient.call(getStudioCounts, undefined, { signal })),
})

/** The names of the screens. The first is called "Tonight" only while a match is near. */
export function useScreenNames(): StudioTexts['screens'] {
  const { screens, today } = useTexts(studioTexts)
  const isTonight = useQuery(countsQuery).data?.isTonight ?? false
  return useMemo(() => (isTonight ? screens : { ...screens, studio: today }), [screens, today, isTonight])
}

/** A request that waits longer makes the count red. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1000

interface EntryCount {
  readonly count: number
  /** For screen readers: "38 waiting". */
  readonly label: string
  readonly look: 'plain' | 'red' | 'pill' | 'wide'
}

interface CountOptions {
  readonly texts: StudioTexts
  readonly formatNumber: (value: number) => string
}

function countOf(
  screen: SideBarScreen,
  counts: StudioCounts,
  { texts, formatNumber }: CountOptions,
): EntryCount | null {
  if (screen === 'studioPosts' && counts.posts !== null && counts.posts.all > 0) {
    const count = counts.posts.all
    return { count, label: texts.postCount({ count, shown: formatNumber(count) }), look: 'wide' }
  }
  if (screen === 'studioInbox' && counts.inbox !== null && counts.inbox.files > 0) {
    const count = counts.inbox.files
    return { count, label: texts.fileCount({ count, shown: formatNumber(count) }), look: 'wide' }
  }
  if (screen === 'studioRequests' && counts.requests !== null && counts.requests.waiting > 0) {
    const { waiting: count, oldestAt } = counts.requests
    const isLate = oldestAt !== null && Date.now() - new Date(oldestAt).getTime() > MAX_WAIT_MS
    return { count, label: texts.waiting({ count }), look: isLate ? 'pill' : 'plain' }
  }
  if (screen === 'studioMail' && counts.mails !== null && counts.mails.failed > 0) {
    const count = counts.mails.failed
    return { count, label: texts.failedMails({ count }), look: 'red' }
  }
  return null
}

const LOOKS = {
  plain: 'text-12 font-medium text-muted',
  /** Too long for a folded side bar, and not urgent. */
  wide: 'text-12 font-medium text-muted max-[80rem]:sr-only',
  red: 'text-12 font-semibold text-flare',
  pill: 'rounded-pill bg-flare px-2 text-12 font-semibold text-surface',
} as const

/** The live count of an entry of the side bar: requests that wait, posts, files without a post, mails that came back. */
export function EntryCountMark({
  screen,
  className = '',
}: {
  readonly screen: SideBarScreen
  readonly className?: string
}) {
  const texts = useTexts(studioTexts)
  const { formatNumber } = useFormats()
  const { data } = useQuery(countsQuery)
  const entry = data && countOf(screen, data, { texts, formatNumber })
  if (!entry) return null
  return (
    <span className={`${LOOKS[entry.look]} ${className}`}>
      <span aria-hidden="true">{formatNumber(entry.count)}</span>
      <span className="sr-only">, {entry.label}</span>
    </span>
  )
}
