import { LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { CoverageCell, CoveragePromise } from '@mixed-zone/contract/schemas/studio/coverage'
import { formatSpan } from '../../shared/format-span.ts'
import { leagueTime } from './league-time.ts'
import type { TonightTexts } from './texts/es.ts'

interface SentenceContext {
  readonly promise: CoveragePromise
  readonly fixtureName: string
  readonly now: number
  readonly locale: Locale
  readonly texts: TonightTexts
}

/** A cell in full words, for screen readers: "Line-ups, Brisa–Roca Alta: published 1 h before kick-off, in Spanish …". */
export function describeCell(cell: CoverageCell, context: SentenceContext): string {
  const { promise, fixtureName, now, locale, texts } = context
  const languageStates = (cell.post?.languageStates ?? []).map(({ locale: language, state }) =>
    texts.languageStates[state]({ language: LOCALE_NAMES[locale][language] }),
  )
  const parts = [stateWords(cell, { promise, now, texts }), ...languageStates]
  return `${promise.name}, ${fixtureName}: ${parts.join(', ')}. ${actionWords(cell, texts)}`.trim()
}

function actionWords({ post, state }: CoverageCell, { cell }: TonightTexts): string {
  if (post !== null) return cell.open
  return state === 'none' ? '' : cell.create
}

function stateWords(cell: CoverageCell, { promise, now, texts }: Pick<SentenceContext, 'promise' | 'now' | 'texts'>) {
  const { post, dueAt } = cell
  const due = dueAt === null ? 0 : Date.parse(dueAt)
  switch (cell.state) {
    case 'published':
      return [
        texts.cell.published({ when: whenWords(cell, promise, texts) }),
        ...(isEmbargoed(cell, now) ? [texts.cell.embargo] : []),
      ].join(', ')
    case 'scheduled':
      return texts.cell.scheduled({ time: leagueTime(post?.publishedAt ?? due) })
    case 'working':
      return [
        texts.cell.working({ who: post?.author?.name ?? null }),
        ...(post?.upload ? [texts.cell.uploading(post.upload)] : []),
        ...(cell.isOverdue ? [texts.cell.overdue({ span: formatSpan(now - due) })] : []),
      ].join(', ')
    case 'late':
      return texts.cell.late({ span: formatSpan(now - due) })
    case 'due':
      return texts.cell.due({ time: leagueTime(due), span: formatSpan(due - now) })
    case 'upcoming':
      return texts.cell.upcoming({ time: leagueTime(due), isEstimated: cell.isEstimated })
    case 'none':
      return texts.cell.none
  }
}

export const isEmbargoed = ({ post }: CoverageCell, now: number) =>
  post?.embargoUntil != null && Date.parse(post.embargoUntil) > now

function whenWords({ post }: CoverageCell, { anchor }: CoveragePromise, texts: TonightTexts): string {
  const { cell } = texts
  const minutes = post?.minutes ?? null
  if (minutes === null) return post?.publishedAt ? leagueTime(post.publishedAt) : ''
  if (minutes === 0) return anchor === 'kick-off' ? texts.atKickOff : texts.atWhistle
  const span = formatSpan(minutes * MINUTE_MS)
  if (anchor === 'kick-off') return minutes < 0 ? cell.beforeKickOff({ span }) : cell.afterKickOff({ span })
  return minutes < 0 ? cell.beforeWhistle({ span }) : cell.afterWhistle({ span })
}
