import { listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { bootConfig } from '../../../api/boot-config.ts'
import { orThrow } from '../../../api/client.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { titleOf } from '../post-title.ts'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'
import { publishTexts } from './publish-texts.ts'
import { wallTimeIn } from './zone-time.ts'

const MAX_LOADED = 50
/** Beside this post; those nearest to it. */
const MAX_SHOWN = 4

interface DayAgendaProps {
  readonly postId: string
  readonly at: Date
}

/** What else goes out on the day that was chosen, by the league's clock. Nothing if this post is alone. */
export function DayAgenda({ postId, at }: DayAgendaProps) {
  const locale = useLocale()
  const texts = useTexts(publishTexts)
  const day = wallTimeIn(at, bootConfig.timeZone).slice(0, 10)
  const { data } = useQuery({
    queryKey: studioKey('post', 'scheduled', day),
    queryFn: ({ signal }) => {
      const query = { state: 'scheduled', from: day, to: day, pageSize: MAX_LOADED } as const
      return orThrow(studioClient.call(listPosts, undefined, { query, signal }))
    },
    placeholderData: keepPreviousData,
  })
  const distance = (time: number) => Math.abs(time - at.getTime())
  const others = (data?.items ?? [])
    .filter(({ id }) => id !== postId)
    .map((post) => ({
      id: post.id,
      time: Date.parse(post.publishedAt ?? ''),
      title: titleOf(post.titles, locale) ?? '',
    }))
    .filter(({ time }) => !Number.isNaN(time))
    .toSorted((one, other) => distance(one.time) - distance(other.time))
    .slice(0, MAX_SHOWN)
  if (others.length === 0) return null
  const rows = [...others, { id: postId, time: at.getTime(), title: null }].toSorted(
    (one, other) => one.time - other.time,
  )
  return (
    <section className="mt-5 border-t-3 border-ink pt-3">
      <h3 className="headline-18 pb-1">{texts.dialog.thatDay}</h3>
      <ol className="divide-y divide-line text-14">
        {rows.map(({ id, time, title }) => (
          <li key={id} className={classNames('flex gap-3 py-2', title === null && 'font-semibold')}>
            <time dateTime={new Date(time).toISOString()} className="figures w-12 shrink-0">
              {wallTimeIn(new Date(time), bootConfig.timeZone).slice(-5)}
            </time>
            <span className="min-w-0 flex-1 truncate">{title ?? texts.dialog.thisPost}</span>
            {title !== null && <span className="text-12 text-muted">{texts.states.scheduled}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
