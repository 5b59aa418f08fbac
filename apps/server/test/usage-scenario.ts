import type { BodyOf } from '@mixed-zone/contract/endpoint'
import { exportPosts } from '@mixed-zone/contract/endpoints/usage'
import { createRollUp } from '../src/modules/studio/figures/roll-up.service.ts'
import { usageEventPosts, usageEvents } from '../src/platform/database/schema/records.ts'
import { readCsv } from './read-csv.ts'
import type { TestApp } from './start-test-app.ts'

type UsageRow = typeof usageEvents.$inferInsert

/** The same sequence in every run. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export interface UsagePerson {
  readonly personId: number
  readonly companyName: string
  readonly mediaType: string
  readonly country: string
  readonly region: string
}

export function usageOf({ personId, companyName, mediaType, country, region }: UsagePerson, row: Partial<UsageRow>) {
  return { at: new Date(), event: 'view' as const, personId, companyName, mediaType, country, region, ...row }
}

/** A download of several posts. */
export async function insertPack(
  { db }: TestApp,
  event: UsageRow,
  parts: readonly { readonly postId: number; readonly bytes: number }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(usageEvents)
      .values({ ...event, postId: null, event: 'download' })
      .returning({ id: usageEvents.id })
    if (!stored) throw new Error('nothing was stored')
    await tx.insert(usageEventPosts).values(parts.map((part) => ({ eventId: stored.id, ...part })))
  })
}

/** Stores the days that are not stored, as the job does. */
export async function rollUp({ db, clock, settings }: TestApp): Promise<void> {
  await createRollUp({ backgroundDb: db, clock, getTimeZone: () => settings.current.timeZone.name }).run()
}

interface Expected {
  readonly views: number
  readonly downloads: number
  readonly copies: number
  readonly bytes: number
  readonly people: number
  readonly countries: number
}

type ReportRows = readonly Readonly<Record<string, string>>[]

/** The rows of the report of views, which is the reference. */
export async function readReport(
  test: TestApp,
  token: string,
  body: Omit<BodyOf<typeof exportPosts>, 'exportType'>,
): Promise<ReportRows> {
  const { raw } = await test.call(exportPosts, { token, body: { exportType: 'news-views', format: 'csv', ...body } })
  return readCsv(raw.body)
}

export function countReport(rows: ReportRows): Expected {
  const of = (action: string) => rows.filter((row) => row['Action'] === action).length
  const distinct = (column: string) => new Set(rows.map((row) => row[column]).filter((value) => value !== '')).size
  return {
    views: of('View'),
    downloads: of('Download'),
    copies: of('Text copied'),
    bytes: rows.reduce((sum, row) => sum + Number(row['Bytes']), 0),
    people: distinct('Email'),
    countries: distinct('Country'),
  }
}

/** The rows by the values of a column, each with its own figures. A download of several posts names all of them. */
export function groupReport(rows: ReportRows, column: string): Readonly<Record<string, Expected>> {
  const keys = new Set(rows.flatMap((row) => (row[column] ?? '').split(', ')).filter((key) => key !== ''))
  const isOf = (row: ReportRows[number], key: string) => (row[column] ?? '').split(', ').includes(key)
  return Object.fromEntries([...keys].map((key) => [key, countReport(rows.filter((row) => isOf(row, key)))]))
}

/** `2026/10/25 01:30` of the report as an ISO day. */
export const dayOf = (row: ReportRows[number]): string => (row['Time'] ?? '').slice(0, 10).replaceAll('/', '-')
