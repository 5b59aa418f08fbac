import type { AnswerOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type {
  getFigures,
  getFigureSeries,
  listFigures,
  listSearchMisses,
} from '@mixed-zone/contract/endpoints/studio/figures'
import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import { type FigureDimension, type FigureItem, NAMING_DIMENSIONS } from '@mixed-zone/contract/schemas/studio/figures'
import { rowId, rowIds } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createFileAddresses } from '../../../platform/signing/file-addresses.ts'
import { listSectionNames, type PostIndex } from '../../library/library.ts'
import { rangeOf } from '../list-page.ts'
import { createPeriodCounter } from './count-usage.ts'
import { type FigureFilter, periodOf, previousOf, splitPeriod, toUsageFilter } from './figure-query.ts'
import { fixtureName, nameGroups } from './figure-groups.ts'
import { type FigureOrder, rankGroups, type RankedGroups } from './rank-groups.ts'
import {
  countAccounts,
  countMisses,
  listFixtureNames,
  listMatchdaysEnding,
  listMisses,
  listTeamNames,
  listTitles,
  mapNamesByPhrase,
  mapPostPictures,
} from './figures.repository.ts'
import { answerTo, phrasesOf } from './search-answers.ts'
import { createUsageDays } from './usage-days.service.ts'

export interface FiguresDeps extends Pick<Platform, 'db' | 'clock' | 'fileKeys' | 'getTimeZone'> {
  readonly postIndex: Pick<PostIndex, 'mapVisibleValues'>
}

export type FiguresService = ReturnType<typeof createFiguresService>

/** Views and downloads as the reports count them: of posts that the reader may see, and of deleted ones. */
export function createFiguresService(deps: FiguresDeps) {
  const { db, clock, fileKeys, getTimeZone, postIndex } = deps
  const usageDays = createUsageDays(deps)
  const { numbers } = usageDays

  const today = () => leagueDay(clock.now(), getTimeZone())

  const mapVisiblePosts = (actor: Actor) =>
    postIndex.mapVisibleValues(numbers.postIds, { viewer: actor, now: clock.now() })

  async function rank(actor: Actor, filter: FigureFilter, order: FigureOrder): Promise<RankedGroups> {
    if (NAMING_DIMENSIONS.includes(order.by) && !actor.permissions.has('users')) throw new ApiError('permission')
    const period = periodOf(filter, today(), order.locale)
    const days = await usageDays.load(period, order.by === 'file' ? 'files' : 'uses')
    const visible = await mapVisiblePosts(actor)
    return rankGroups({ db, days, numbers, visible, filter: toUsageFilter(filter, numbers, visible) }, order)
  }

  async function present(by: FigureDimension, ranked: RankedGroups, locale: Locale): Promise<FigureItem[]> {
    const { groups } = ranked
    const keys = groups.map(({ key }) => key)
    const names = await nameGroups(by, keys, { db, locale })
    return groups.map(({ name: ownName, ...group }) => {
      const named = names.get(group.key) ?? { name: group.key }
      return { ...named, ...group, name: ownName ?? named.name }
    })
  }

  async function addPictures(actor: Actor, items: readonly FigureItem[]): Promise<FigureItem[]> {
    const addresses = createFileAddresses(fileKeys.signerOf(actor.fileHandle))
    const pictures = await mapPostPictures(db, rowIds(items.map(({ key }) => key)))
    return items.map((item) => {
      const picture = pictures.get(item.key)
      return { ...item, thumbnail: picture ? addresses.file(picture, 'thumb') : null }
    })
  }

  async function searches(query: QueryOf<typeof listSearchMisses>, locale: Locale) {
    const { page, pageSize, sort = 'times', direction } = query
    const scope = { ...periodOf(query, today(), locale), timeZone: getTimeZone() }
    const order = { sort, direction: query.sort === undefined ? ('desc' as const) : direction }
    const rows = await listMisses(db, { ...scope, ...order, ...rangeOf(query) })
    const { total, times } = await countMisses(db, scope)
    const named = await mapNamesByPhrase(db, [...new Set(rows.flatMap(({ words }) => phrasesOf(words)))])
    const items = rows.map(({ lastAt, ...row }) => ({
      ...row,
      lastAt: lastAt.toISOString(),
      answer: answerTo(row.words, named),
    }))
    return { items, total, times, page, pageSize }
  }

  return {
    async summarise(
      actor: Actor,
      query: QueryOf<typeof getFigures>,
      locale: Locale,
    ): Promise<AnswerOf<typeof getFigures>> {
      const period = periodOf(query, today(), locale)
      const previousPeriod = previousOf(period)
      const days = await usageDays.load({ from: previousPeriod.from, to: period.to })
      const visible = await mapVisiblePosts(actor)
      const filter = toUsageFilter(query, numbers, visible)
      const countPeriod = createPeriodCounter({ days, numbers, filter })
      return {
        period,
        current: countPeriod(period),
        previousPeriod,
        previous: countPeriod(previousPeriod),
        accounts: await countAccounts(db),
        names: await namesOf(actor, query, locale),
      }
    },

    async listSeries(actor: Actor, query: FigureFilter, locale: Locale): Promise<AnswerOf<typeof getFigureSeries>> {
      const period = periodOf(query, today(), locale)
      const days = await usageDays.load(period)
      const filter = toUsageFilter(query, numbers, await mapVisiblePosts(actor))
      const { unit, periods } = splitPeriod(period)
      const matchdays = await listMatchdaysEnding(db, period)
      const countPeriod = createPeriodCounter({ days, numbers, filter })
      const items = periods.map(({ from, to }) => {
        const { views, downloads, copies, bytes, people } = countPeriod({ from, to })
        const matchday =
          unit === 'month' ? undefined : matchdays.findLast(({ endsOn }) => endsOn >= from && endsOn <= to)
        return {
          from,
          to,
          views,
          downloads,
          copies,
          bytes,
          people,
          matchday: matchday ? { number: matchday.number, name: matchday.names[locale] } : null,
        }
      })
      return { unit, items }
    },

    async list(
      actor: Actor,
      query: QueryOf<typeof listFigures>,
      locale: Locale,
    ): Promise<AnswerOf<typeof listFigures>> {
      const { page, pageSize, sort, direction, by, ...filter } = query
      const order = { by, locale, sort, direction, ...rangeOf(query) }
      const ranked = await rank(actor, filter, order)
      const items = await present(by, ranked, locale)
      return { items: by === 'post' ? await addPictures(actor, items) : items, total: ranked.total, page, pageSize }
    },

    listSearches: searches,

    /** All groups in order, some at a time. */
    async *listAll(actor: Actor, filter: FigureFilter, { by, locale }: { by: FigureDimension; locale: Locale }) {
      const batch = 200
      const ranked = await rank(actor, filter, {
        by,
        locale,
        direction: 'asc',
        limit: Number.MAX_SAFE_INTEGER,
        offset: 0,
      })
      for (let start = 0; start < ranked.groups.length; start += batch) {
        yield await present(by, { ...ranked, groups: ranked.groups.slice(start, start + batch) }, locale)
      }
    },
  }

  /** Only of what the reader may see. */
  async function namesOf(
    actor: Actor,
    { section, team, fixture, post }: FigureFilter,
    locale: Locale,
  ): Promise<AnswerOf<typeof getFigures>['names']> {
    const idOf = (id: string | undefined) => (id === undefined ? null : rowId(id))
    const [teamId, fixtureId, postId] = [idOf(team), idOf(fixture), idOf(post)]
    const sectionNames = section === undefined ? undefined : (await listSectionNames(db)).get(section)
    const [teamRow] = teamId === null ? [] : await listTeamNames(db, [teamId])
    const [fixtureRow] = fixtureId === null ? [] : await listFixtureNames(db, [fixtureId])
    const postIds = postId === null ? [] : [postId]
    // It may be without usage.
    const visible = await postIndex.mapVisibleValues(postIds, { viewer: actor, now: clock.now() })
    const titles = await listTitles(db, [...visible.keys()], locale)
    return {
      section: sectionNames?.[locale],
      team: teamRow?.name,
      fixture: fixtureRow && fixtureName(fixtureRow, locale),
      post: postId === null ? undefined : titles.get(postId),
    }
  }
}
