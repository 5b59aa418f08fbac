import type { TonightDesk } from '@mixed-zone/contract/schemas/studio/coverage'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Link } from '../../../ui/primitives/link.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import { TranslationStates } from '../../shared/translation-states.tsx'
import { Part } from './desk-panel.tsx'
import { leagueTime } from './league-time.ts'
import { myDraftsQuery } from './tonight-queries.ts'
import { tonightTexts } from './tonight-texts.ts'

const CHART = { width: 600, height: 96 } as const

/** Views and downloads of the last six hours. The same figures are in a table for screen readers. */
export function Usage({ usage }: { readonly usage: TonightDesk['usage'] }) {
  const texts = useTexts(tonightTexts)
  const { formatNumber } = useFormats()
  const { quarters, views, downloads } = usage
  const max = Math.max(1, ...quarters.map(({ count }) => count))
  const x = (index: number) => (CHART.width * index) / Math.max(1, quarters.length - 1)
  const y = (count: number) => CHART.height - (CHART.height - 4) * (count / max)
  const line = quarters.map(({ count }, index) => `${x(index)},${y(count)}`).join(' ')
  const hours = quarters.filter(({ at }) => new Date(at).getUTCMinutes() === 0)
  return (
    <Part title={texts.usage}>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-14 text-muted">
        <span className="headline-22 text-ink">{formatNumber(views)}</span> {texts.views}
        <span className="headline-22 ml-3 text-ink">{formatNumber(downloads)}</span> {texts.downloads}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        className="mt-3 h-24 w-full border-b border-line text-pitch"
      >
        <polygon points={`0,${CHART.height} ${line} ${CHART.width},${CHART.height}`} className="fill-pitch-tint" />
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-12 text-muted">
        {hours.map(({ at }) => (
          <span key={at}>{leagueTime(at)}</span>
        ))}
      </p>
      <p className="mt-2 text-12 text-muted">{useComparison(usage)}</p>
      {/* A table itself cannot be smaller than its content. */}
      <div className="sr-only">
        <table>
          <caption>{texts.usageTable}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.time}</th>
              <th scope="col">{texts.uses}</th>
            </tr>
          </thead>
          <tbody>
            {quarters.map(({ at, count }) => (
              <tr key={at}>
                <th scope="row">{leagueTime(at)}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

/** Against the same six hours a week ago; empty if there was no use then. */
function useComparison({ views, downloads, before }: TonightDesk['usage']): string {
  const texts = useTexts(tonightTexts)
  const { formatNumber } = useFormats()
  if (before === 0) return ''
  const change = Math.round((100 * (views + downloads - before)) / before)
  const percent = `${formatNumber(Math.abs(change))} %`
  if (change === 0) return texts.asBefore
  return change > 0 ? texts.more({ percent }) : texts.less({ percent })
}

interface MostDownloadedProps {
  readonly posts: TonightDesk['mostDownloaded']
  readonly isTonight: boolean
}

export function MostDownloaded({ posts, isTonight }: MostDownloadedProps) {
  const texts = useTexts(tonightTexts)
  const locale = useLocale()
  const { formatNumber } = useFormats()
  return (
    <Part title={isTonight ? texts.mostDownloadedTonight : texts.mostDownloaded}>
      {posts.length === 0 && <p className="py-3 text-14 text-muted">{texts.nothingDownloaded}</p>}
      <ol>
        {posts.map(({ postId, title, thumbnail, downloads }) => (
          <li key={postId} className="border-b border-line last:border-b-0">
            <Link
              href={paths.studioPost({ locale, id: postId })}
              className="flex min-h-12 items-center gap-3 py-1.5 hover:bg-sunken"
            >
              <Thumbnail src={thumbnail} />
              <span className="min-w-0 flex-1 text-14 font-semibold">{title ?? texts.untitled}</span>
              <span className="figures text-14">{formatNumber(downloads)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Part>
  )
}

const MAX_MINE = 3

/** Drafts in which the person wrote last. */
export function LeftHalfDone() {
  const texts = useTexts(tonightTexts)
  const locale = useLocale()
  const { formatNumber } = useFormats()
  const { data } = useQuery(myDraftsQuery)
  if (data === undefined) return null
  return (
    <Part
      title={texts.mine}
      aside={
        data.total > MAX_MINE && (
          <span className="text-12 font-semibold">
            <TextLink href={`${paths.studioPosts({ locale })}?author=me&state=draft`}>
              {texts.allMine({ shown: formatNumber(data.total) })}
            </TextLink>
          </span>
        )
      }
    >
      {data.items.length === 0 && <p className="py-3 text-14 text-muted">{texts.nothingMine}</p>}
      <ul className="grid gap-x-8 lg:grid-cols-3">
        {data.items.slice(0, MAX_MINE).map((post) => (
          <li key={post.id}>
            <Link
              href={paths.studioPost({ locale, id: post.id })}
              className="flex items-start gap-3 py-3 hover:bg-sunken"
            >
              <Thumbnail src={post.thumbnail} className="h-17! w-24!" />
              <span className="min-w-0 flex-1">
                <span className="block text-14 font-semibold">
                  {post.titles[locale] ?? Object.values(post.titles).find(Boolean) ?? texts.untitled}
                </span>
                <TranslationStates states={post.translationStates} original={post.original} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
