import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { CoverageCell, LanguageState } from '@mixed-zone/contract/schemas/studio/coverage'
import type { PostViewState } from '@mixed-zone/contract/schemas/studio/posts'
import type { DraftLanguage } from '../../../platform/database/schema/drafts.ts'

/** 45 and 45, the break, and what is added. */
export const EXPECTED_MATCH_MS = 112 * MINUTE_MS

/** A countdown begins this long before the deadline. */
const DUE_MS = 90 * MINUTE_MS

export interface PromiseTerms {
  readonly id: number
  readonly categoryId: number
  readonly anchor: 'kick-off' | 'whistle'
  readonly minutes: number
  readonly locales: readonly Locale[]
}

export interface MatchTimes {
  readonly state: 'scheduled' | 'live' | 'finished' | 'postponed' | 'abandoned'
  readonly kickOff: Date
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
}

type CellLanguages = Readonly<Partial<Record<Locale, Pick<DraftLanguage, 'title' | 'isOutdated'>>>>

/** The post of a cell. */
export interface CoveragePost {
  readonly id: number
  readonly viewState: PostViewState
  readonly publishedAt: Date | null
  readonly embargoUntil: Date | null
  /** Those that readers get. */
  readonly locales: readonly Locale[]
  /** Of the draft. */
  readonly languages: CellLanguages
  readonly author: { readonly id: string; readonly name: string } | null
  readonly filesDone: number
  readonly uploadsOpen: number
  readonly receivedBytes: number
  readonly uploadBytes: number
}

/** When the deadline is; `isEstimated` while the whistle is still to come. Null if nothing is promised. */
export function deadlineOf({ anchor, minutes }: PromiseTerms, match: MatchTimes) {
  if (match.state === 'postponed' || match.state === 'abandoned') return null
  const from = anchor === 'kick-off' ? match.kickOff : whistleOf(match)
  return {
    at: new Date(from.getTime() + minutes * MINUTE_MS),
    isEstimated: anchor === 'whistle' && match.state !== 'finished',
  }
}

/** The final whistle, or when it is expected. A result that was imported says nothing about it. */
function whistleOf({ kickOff, startedAt, finishedAt }: MatchTimes): Date {
  return finishedAt ?? new Date((startedAt ?? kickOff).getTime() + EXPECTED_MATCH_MS)
}

interface CellContext {
  readonly promise: PromiseTerms
  readonly match: MatchTimes
  readonly post: CoveragePost | null
  readonly now: Date
  readonly locale: Locale
}

/** How far a promised delivery is. */
export function deriveCell({ promise, match, post, now, locale }: CellContext): CoverageCell {
  const deadline = deadlineOf(promise, match)
  const waitMs = deadline === null || deadline.isEstimated ? null : deadline.at.getTime() - now.getTime()
  const isPast = waitMs !== null && waitMs < 0
  const state = stateOf(post, { isPromised: deadline !== null, isPast, isSoon: waitMs !== null && waitMs <= DUE_MS })
  return {
    promiseId: String(promise.id),
    state,
    dueAt: deadline?.at.toISOString() ?? null,
    isEstimated: deadline?.isEstimated ?? false,
    isOverdue: state === 'working' && isPast,
    post: post && presentCellPost(post, { promise, match, locale }),
  }
}

interface Times {
  readonly isPromised: boolean
  readonly isPast: boolean
  readonly isSoon: boolean
}

function stateOf(post: CoveragePost | null, { isPromised, isPast, isSoon }: Times): CoverageCell['state'] {
  if (post) return STATES[post.viewState] ?? 'working'
  if (!isPromised) return 'none'
  if (isPast) return 'late'
  return isSoon ? 'due' : 'upcoming'
}

const STATES: Readonly<Partial<Record<PostViewState, CoverageCell['state']>>> = {
  published: 'published',
  embargoed: 'published',
  scheduled: 'scheduled',
}

type PresentContext = Pick<CellContext, 'promise' | 'match' | 'locale'>

function presentCellPost(post: CoveragePost, { promise, match, locale }: PresentContext): CoverageCell['post'] {
  const { publishedAt, filesDone, uploadsOpen, receivedBytes, uploadBytes } = post
  const hasAnchor = promise.anchor === 'kick-off' || match.state === 'finished'
  const anchor = promise.anchor === 'kick-off' ? match.kickOff : whistleOf(match)
  return {
    id: String(post.id),
    title: titleOf(post.languages, locale),
    publishedAt: publishedAt?.toISOString() ?? null,
    embargoUntil: post.embargoUntil?.toISOString() ?? null,
    minutes: publishedAt && hasAnchor ? Math.round((publishedAt.getTime() - anchor.getTime()) / MINUTE_MS) : null,
    languageStates: promise.locales.map((wanted) => ({ locale: wanted, state: languageStateOf(post, wanted) })),
    author: post.author,
    upload:
      uploadsOpen === 0
        ? null
        : {
            done: filesDone,
            total: filesDone + uploadsOpen,
            percent: uploadBytes === 0 ? 0 : Math.floor((100 * receivedBytes) / uploadBytes),
          },
  }
}

export function titleOf(languages: CellLanguages, locale: Locale): string | null {
  return [locale, ...LOCALES].map((one) => languages[one]?.title).find(Boolean) ?? null
}

function languageStateOf({ viewState, locales, languages }: CoveragePost, locale: Locale): LanguageState {
  const isOut = viewState !== 'draft' && viewState !== 'review'
  const draft = languages[locale]
  if (isOut && locales.includes(locale)) return draft?.isOutdated ? 'outdated' : 'published'
  return draft ? 'draft' : 'missing'
}

/** What the board says in a sentence. */
export function countCells(cells: readonly CoverageCell[]) {
  const count = (state: CoverageCell['state']) => cells.filter((cell) => cell.state === state).length
  const published = cells.filter(({ state }) => state === 'published')
  return {
    promised: cells.filter(({ state, post }) => state !== 'none' || post !== null).length,
    published: published.length,
    incomplete: published.filter(({ post }) => post?.languageStates.some(({ state }) => state !== 'published')).length,
    working: count('working'),
    late: count('late') + cells.filter(({ isOverdue }) => isOverdue).length,
    scheduled: count('scheduled'),
  }
}

/** How many deliveries went out after their time. */
export function countLatePublications(cells: readonly CoverageCell[]): number {
  return cells.filter(
    ({ state, dueAt, post }) =>
      state === 'published' && dueAt !== null && post?.publishedAt != null && post.publishedAt > dueAt,
  ).length
}
