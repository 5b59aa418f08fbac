import { isLocale, LANGUAGE_TAGS, LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import { MEDIA_TYPE_NAMES, REGION_NAMES } from '@mixed-zone/contract/choice-names'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { FigureDimension, FigureItem } from '@mixed-zone/contract/schemas/studio/figures'
import type { Db } from '../../../platform/database/database.ts'
import { listSectionNames, type PostDimension } from '../../library/library.ts'
import { wordFor } from '../list-export.ts'
import { createGrouping, type Grouping } from './count-usage.ts'
import type { VisiblePosts } from './figure-query.ts'
import {
  type FixtureName,
  listFileNames,
  listFixtureNames,
  listPersonNames,
  listTeamNames,
  listTitles,
  mapPersonLocales,
} from './figures.repository.ts'
import type { Audience, UsageNumbers } from './usage-day.ts'

/** The groups of a dimension, and the key of each, by which one can filter. */
export interface FigureGroups {
  readonly grouping: Grouping
  keyOf(group: number): string
}

interface GroupSources {
  readonly db: Db
  readonly numbers: UsageNumbers
  readonly visible: VisiblePosts
}

/** Groups by the keys of each value; an empty key is no group. Value 0 is a deleted account or post. */
function groupBy<Value>(
  by: Grouping['by'],
  values: readonly Value[],
  keysOf: (value: Value) => readonly string[],
): FigureGroups {
  const groupByKey = new Map<string, number>()
  const groupsOf = values.map((value, number) => {
    const groups: number[] = []
    for (const key of number === 0 ? [] : keysOf(value)) {
      if (key === '') continue
      const group = groupByKey.get(key) ?? groupByKey.size
      if (group === groupByKey.size) groupByKey.set(key, group)
      groups.push(group)
    }
    return groups
  })
  const keys = [...groupByKey.keys()]
  return { grouping: createGrouping(by, keys.length, groupsOf), keyOf: (group) => keys[group] ?? '' }
}

/** A group for each id but that of number 0. There may be tens of thousands, of which a page shows some. */
function groupByEach(by: Grouping['by'], ids: readonly number[]): FigureGroups {
  const starts = new Int32Array(ids.length + 1)
  for (let number = 1; number <= ids.length; number += 1) starts[number] = number - 1
  const groups = starts.slice(1)
  return { grouping: { by, size: ids.length - 1, starts, groups }, keyOf: (group) => String(ids[group + 1]) }
}

const groupAudiences = ({ numbers }: GroupSources, field: Exclude<keyof Audience, 'companyName'>): FigureGroups =>
  groupBy('audience', numbers.audiences, (audience) => [audience[field]])

function groupPosts({ numbers, visible }: GroupSources, dimension: PostDimension): FigureGroups {
  return groupBy('post', numbers.postIds, (id) => (visible.get(id)?.(dimension) ?? []).map(String))
}

async function groupLanguages({ db, numbers }: GroupSources): Promise<FigureGroups> {
  const locales = await mapPersonLocales(db, numbers.personIds)
  return groupBy('person', numbers.personIds, (id) => [locales.get(id) ?? ''])
}

const GROUPERS: Readonly<Record<FigureDimension, (sources: GroupSources) => FigureGroups | Promise<FigureGroups>>> = {
  country: (sources) => groupAudiences(sources, 'country'),
  region: (sources) => groupAudiences(sources, 'region'),
  mediaType: (sources) => groupAudiences(sources, 'mediaType'),
  medium: (sources) => groupAudiences(sources, 'medium'),
  language: groupLanguages,
  person: ({ numbers }) => groupByEach('person', numbers.personIds),
  post: ({ numbers }) => groupByEach('post', numbers.postIds),
  section: (sources) => groupPosts(sources, 'sections'),
  team: (sources) => groupPosts(sources, 'teams'),
  fixture: (sources) => groupPosts(sources, 'fixtures'),
  file: ({ numbers }) => groupByEach('asset', numbers.assetIds),
}

export async function groupFigures(by: FigureDimension, sources: GroupSources): Promise<FigureGroups> {
  return GROUPERS[by](sources)
}

export type Named = Pick<FigureItem, 'name' | 'mediaType' | 'country' | 'detail' | 'postId'>

interface NameSources {
  readonly db: Db
  readonly locale: Locale
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[], nameOf: (row: Row) => Named) =>
  new Map(rows.map((row) => [String(row.id), nameOf(row)]))

const numbersOf = (keys: readonly string[]) => keys.map(Number)

export const fixtureName = ({ home, away, names }: FixtureName, locale: Locale): string =>
  names?.[locale] ?? `${home} – ${away}`

async function nameFiles({ db, locale }: NameSources, keys: readonly string[]): Promise<Map<string, Named>> {
  const files = await listFileNames(db, numbersOf(keys))
  const postIds = files.flatMap(({ postId }) => (postId === null ? [] : [postId]))
  const titles = await listTitles(db, postIds, locale)
  return byId(files, ({ name, postId }) => {
    const title = postId === null ? undefined : titles.get(postId)
    return { name, postId: postId === null ? null : String(postId), ...(title !== undefined && { detail: title }) }
  })
}

type NameGroups = (sources: NameSources, keys: readonly string[]) => Promise<ReadonlyMap<string, Named>>

/** Dimensions whose names are stored. */
const STORED_NAMES: Readonly<Partial<Record<FigureDimension, NameGroups>>> = {
  person: async ({ db }, keys) =>
    byId(await listPersonNames(db, numbersOf(keys)), ({ firstName, surnames, companyName, country }) => ({
      name: fullName({ firstName, surnames }),
      detail: companyName,
      country,
    })),
  post: async ({ db, locale }, keys) => {
    const titles = await listTitles(db, numbersOf(keys), locale)
    return new Map([...titles].map(([id, name]) => [String(id), { name }]))
  },
  section: async ({ db, locale }) =>
    new Map([...(await listSectionNames(db))].map(([textId, names]) => [textId, { name: names[locale] }])),
  team: async ({ db }, keys) => byId(await listTeamNames(db, numbersOf(keys)), ({ name }) => ({ name })),
  fixture: async ({ db, locale }, keys) =>
    byId(await listFixtureNames(db, numbersOf(keys)), (fixture) => ({ name: fixtureName(fixture, locale) })),
  file: nameFiles,
}

/** Dimensions whose values are words of the product. */
function wordOf(by: FigureDimension, key: string, locale: Locale): string {
  if (by === 'country') {
    return /^[A-Z]{2}$/.test(key)
      ? (new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region' }).of(key) ?? key)
      : key
  }
  if (by === 'region') return wordFor(REGION_NAMES, key, locale)
  if (by === 'mediaType') return wordFor(MEDIA_TYPE_NAMES, key, locale)
  return by === 'language' && isLocale(key) ? LOCALE_NAMES[locale][key] : key
}

/** The names of some groups. What was deleted meanwhile is named by its key. */
export async function nameGroups(
  by: FigureDimension,
  keys: readonly string[],
  sources: NameSources,
): Promise<ReadonlyMap<string, Named>> {
  const stored = await STORED_NAMES[by]?.(sources, keys)
  return new Map(keys.map((key) => [key, stored?.get(key) ?? { name: wordOf(by, key, sources.locale) }]))
}
