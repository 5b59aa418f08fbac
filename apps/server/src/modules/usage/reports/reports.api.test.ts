import { deleteAccount } from '@mixed-zone/contract/endpoints/people'
import { exportData, exportPosts, previewReport, updatePostData } from '@mixed-zone/contract/endpoints/usage'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { insertPost } from '../../../../test/insert-posts.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { runningExports } from '../../../platform/database/schema/downloads.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { auditEntries, usageEvents } from '../../../platform/database/schema/records.ts'
import { recordUsage } from '../usage.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

beforeEach(async () => {
  await test.db.delete(usageEvents)
  await test.db.delete(posts)
  await test.db.delete(people)
})

type Filter = Omit<NonNullable<Parameters<typeof test.call<typeof exportPosts>>[1]>['body'] & object, 'exportType'>

const signIn = (role: 'media' | 'editor' | 'manager' | 'admin') => test.signIn({ role })

async function exported(token: string, type: 'users' | 'news' | 'news-views', filter: Filter = {}) {
  const call =
    type === 'users'
      ? await test.call(exportData, { token, body: { exportType: type, format: 'csv', ...filter } })
      : await test.call(exportPosts, { token, body: { exportType: type, format: 'csv', ...filter } })
  expect(call.status).toBe(200)
  return readCsv(call.raw.payload)
}

const reader = (name: string, place: { country: string; region: string; mediaType: string }) =>
  test.signIn({ firstName: name, surnames: 'Núñez', companyName: `${name} Press`, ...place })

const SPANISH = { country: 'ES', region: 'europe', mediaType: 'newspaper' }
const BRAZILIAN = { country: 'BR', region: 'latin-america', mediaType: 'radio' }

describe('POST private/export-data', () => {
  it('filters people by registration day in the league’s time zone, region, country and media type', async () => {
    const { token } = await signIn('manager')
    const stored = async (email: string, createdAt: string, more: Partial<typeof people.$inferInsert>) => {
      const { personId } = await test.signIn({
        email,
        firstName: '=1+1',
        telephonePrefix: '+34',
        telephoneNumber: '612',
      })
      await test.db
        .update(people)
        .set({ createdAt: new Date(createdAt), ...more })
        .where(eq(people.id, personId))
    }
    // Midnight in Madrid is 22:00 or 23:00 in UTC.
    await stored('before@x.test', '2026-07-31T21:59:59Z', SPANISH)
    await stored('first@x.test', '2026-07-31T22:00:00Z', SPANISH)
    await stored('last@x.test', '2026-12-31T22:59:59Z', BRAZILIAN)
    await stored('after@x.test', '2026-12-31T23:00:00Z', BRAZILIAN)
    const days = { dateStart: '1/8/2026', dateEnd: '2026-12-31' }
    const all = await exported(token, 'users', { ...days, country: 'all', region: '' })
    expect(all.map(({ Email }) => Email)).toContain('last@x.test')
    const spanish = await exported(token, 'users', { ...days, country: 'ES' })
    expect(spanish).toMatchObject([
      {
        Email: 'first@x.test',
        Name: "'=1+1",
        Telephone: "'+34 612",
        Country: 'Spain',
        Registered: '2026/08/01 00:00',
      },
    ])
    const emails = async (filter: Filter) => (await exported(token, 'users', filter)).map(({ Email }) => Email)
    expect(await emails({ ...days, region: 'latin-america' })).toEqual(['last@x.test'])
    expect(await emails({ mediaType: 'radio', dateStart: '2026-12-01' })).toEqual(['after@x.test', 'last@x.test'])
    expect(await emails({ country: 'XX' })).toEqual([])
    const written = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'report.exported'))
    expect(written).toHaveLength(5)
    expect(written[1]).toMatchObject({
      subjectId: 'users',
      details: { format: 'csv', country: 'ES', startDate: '2026-08-01' },
    })
  })
})

describe('POST private/export-posts', () => {
  it('counts every view, copied text and download, as does the preview', async () => {
    const ana = await reader('Ana', SPANISH)
    const rui = await reader('Rui', BRAZILIAN)
    const post = await insertPost(test.db, {
      translations: [
        { locale: 'en', title: 'Won' },
        { locale: 'es', title: 'Ganó' },
      ],
    })
    const other = await insertPost(test.db, {
      publishedAt: minutesLater(-5),
      translations: [{ locale: 'pt', title: 'Só' }],
    })
    const file = await storeBytes(test, 'bytes')
    const asset = await insertAsset(test, { postId: post.id, kind: 'file', fileId: file.id, name: 'acta.pdf' })
    const use = (token: string, event: 'view' | 'copy-text') =>
      test.call(updatePostData, { token, body: { id: String(post.id), event } })
    await use(ana.token, 'view')
    await use(rui.token, 'view')
    await use(rui.token, 'copy-text')
    test.clock.advance(120_000)
    await use(ana.token, 'view')
    const download = { event: 'download', postId: post.id, assetId: asset.id, rendition: 'original', bytes: 5 } as const
    await recordUsage(test.db, { personId: rui.personId, at: test.clock.now(), events: [download, download] })

    const { token } = await signIn('manager')
    const news = await exported(token, 'news')
    expect(
      news.map(({ Id, Title, Views, Downloads, People, Media }) => [Id, Title, Views, Downloads, People, Media]),
    ).toEqual(
      expect.arrayContaining([
        [String(post.id), 'Won', '3', '2', '2', '2'],
        [String(other.id), 'Só', '0', '0', '0', '0'],
      ]),
    )
    expect((await exported(token, 'news', { country: 'ES' })).find(({ Id }) => Id === String(post.id))).toMatchObject({
      Views: '2',
      Downloads: '0',
      'Texts copied': '0',
    })
    const views = await exported(token, 'news-views', { mediaType: 'radio' })
    expect(
      views.map((row) => [row['Action'], row['Person'], row['Media name'], row['Country'], row['File'], row['Bytes']]),
    ).toEqual([
      ['Download', 'Rui Núñez', 'Rui Press', 'Brazil', 'acta.pdf', '5'],
      ['Download', 'Rui Núñez', 'Rui Press', 'Brazil', 'acta.pdf', '5'],
      ['Text copied', 'Rui Núñez', 'Rui Press', 'Brazil', '', ''],
      ['View', 'Rui Núñez', 'Rui Press', 'Brazil', '', ''],
    ])

    const preview = (
      await test.call(previewReport, { token, locale: 'es', body: { exportType: 'news-views', format: 'xlsx' } })
    ).answer()
    expect(preview.rows).toBe(6)
    expect(preview.totals).toEqual({ views: 3, downloads: 2, copies: 1, media: 2 })
    expect(preview.byMedium).toEqual([
      { name: 'Rui Press', count: 4 },
      { name: 'Ana Press', count: 2 },
    ])
    expect(preview.periods).toBeNull()
    expect(preview.byCountry).toEqual([
      { country: 'BR', name: 'Brasil', count: 4 },
      { country: 'ES', name: 'España', count: 2 },
    ])
    expect(preview.byDay).toEqual([{ day: '2026-11-15', count: 6 }])
    expect(preview.first[0]?.slice(0, 3)).toEqual(['15/11/2026 19:02', 'Descarga', 'Rui Núñez'])
    const exportedFile = await test.call(exportPosts, {
      token,
      locale: 'es',
      body: { exportType: 'news-views', format: 'csv' },
    })
    expect(readCsv(exportedFile.raw.payload).map((row) => Object.values(row))).toEqual(preview.first)
    expect(preview.columns.map(({ name }) => name)).toContain('Tipo de medio')
  })

  it('leaves out invisible posts, and keeps the usage of deleted posts and people', async () => {
    const ana = await reader('Ana', SPANISH)
    const insert = async (post: Parameters<typeof insertPost>[1]) => (await insertPost(test.db, post)).id
    const open = await insert({})
    const held = await insert({ embargoUntil: minutesLater(60) })
    const archived = await insert({ state: 'archived' })
    const gone = await insert({})
    const events = [open, held, archived, gone].map((postId) => ({ event: 'view', postId }) as const)
    await recordUsage(test.db, { personId: ana.personId, at: test.clock.now(), events })
    await test.db.delete(posts).where(eq(posts.id, gone))
    await test.call(deleteAccount, { token: ana.token, body: { password: TEST_PASSWORD } })
    const seenBy = async (role: 'manager' | 'editor') => {
      const { token } = await signIn(role)
      const ids = (await exported(token, 'news')).map(({ Id }) => Id)
      const views = (await exported(token, 'news-views')).map((row) => [row['Post'], row['Person'], row['Media name']])
      const body = { exportType: 'news', format: 'csv' } as const
      const { rows, byCountry } = (await test.call(previewReport, { token, body })).answer()
      return { ids, views, rows, uses: byCountry[0]?.count }
    }
    const lost = ['', '', 'Ana Press']
    expect(await seenBy('manager')).toEqual({
      ids: [String(open)],
      views: [lost, [String(open), '', 'Ana Press']],
      rows: 1,
      uses: 1,
    })
    expect(await seenBy('editor')).toEqual({
      ids: [String(held), String(open)],
      views: [lost, [String(held), '', 'Ana Press'], [String(open), '', 'Ana Press']],
      rows: 2,
      uses: 2,
    })
  })

  it('returns each row once when many share a timestamp', async () => {
    const { token } = await signIn('admin')
    await insertDownloads(10_001)
    const rows = await exported(token, 'news-views')
    expect(rows).toHaveLength(10_001)
    expect(new Set(rows.map(({ Bytes }) => Bytes)).size).toBe(10_001)
  })
})

/** Inserts downloads of different sizes, many of them with the same timestamp, by a medium with a long name. */
async function insertDownloads(count: number, nameLength = 1): Promise<void> {
  await test.db.execute(sql`
    insert into usage_events (at, event, company_name, media_type, country, region, bytes)
    select timestamptz '2026-11-01 12:00Z' + (n / 4000) * interval '1 second' + interval '1 microsecond', 'download',
      (select string_agg(md5(n::text || part), '') from generate_series(1, ${nameLength}::int) part), 'newspaper', 'PT', 'europe', n
    from generate_series(1, ${count}::int) n`)
}

describe('report exports', () => {
  it.each([
    [{ exportType: 'news', dateStart: '2026-02-31' }, ['dateStart']],
    [{ exportType: 'news', dateStart: '2/2/2026', dateEnd: '1/2/2026' }, ['dateEnd']],
    [{ exportType: 'users' }, ['exportType']],
    [{ exportType: 'news', format: 'pdf', region: 'mars', country: 'es' }, ['country', 'format', 'region']],
  ])('reject %j', async (payload, fields) => {
    const { token } = await signIn('manager')
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    const response = await test.inject({ method: 'POST', url: '/api/private/export-posts', headers, payload })
    expect([response.statusCode, response.json().error.message]).toEqual([422, 'Invalid data.'])
    expect(Object.keys(response.json().error.fields).sort()).toEqual(fields)
  })

  it('are sent as an attachment, xlsx by default', async () => {
    const { token } = await signIn('manager')
    const answer = await test.call(exportPosts, { token, body: { exportType: 'news' } })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="news-2026-11-15.xlsx"',
      'cache-control': 'no-store',
    })
    expect(answer.raw.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('are limited to two per person until they end or their process dies', async () => {
    const { token, personId } = await signIn('manager')
    const now = test.clock.now()
    const running = { personId, startedAt: now, aliveUntil: new Date(now.getTime() + 60_000) }
    await test.db.insert(runningExports).values([running, running])
    const third = await test.call(exportPosts, { token, body: { exportType: 'news' } })
    expect([third.failure().type, third.headers['retry-after']]).toEqual(['rate-limit', '15'])
    await exported((await signIn('manager')).token, 'news')
    test.clock.advance(61_000)
    await exported(token, 'news')
    expect(await test.db.select().from(runningExports)).toEqual([])
  })

  it('release their slot when the client disconnects', async () => {
    // More than the buffers between server and client hold.
    await insertDownloads(12_000, 60)
    const { token } = await signIn('manager')
    const origin = await test.listen()
    const start = async (format: 'csv' | 'xlsx') => {
      const leaving = new AbortController()
      const answer = await fetch(`${origin}/api/private/export-posts`, {
        method: 'POST',
        signal: leaving.signal,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ exportType: 'news-views', format }),
      })
      const reader = answer.body?.getReader()
      await reader?.read()
      // Keep the reader: a body without references would be cancelled by garbage collection.
      return { leaving, reader }
    }
    const both = [await start('csv'), await start('xlsx')]
    expect(await test.db.select().from(runningExports)).toHaveLength(2)
    for (const { leaving, reader } of both) {
      expect(reader).toBeDefined()
      leaving.abort()
    }
    await expect.poll(() => test.db.select().from(runningExports), { timeout: 20_000 }).toEqual([])
  })
})
