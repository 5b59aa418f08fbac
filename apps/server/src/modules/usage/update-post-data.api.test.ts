import { getZip } from '@mixed-zone/contract/endpoints/downloads'
import { getMyData } from '@mixed-zone/contract/endpoints/people'
import { exportPosts, previewReport, updatePostData } from '@mixed-zone/contract/endpoints/usage'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { readCsv } from '../../../test/read-csv.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { posts } from '../../platform/database/schema/library.ts'
import { people } from '../../platform/database/schema/people.ts'
import { usageEvents } from '../../platform/database/schema/records.ts'
import { recordUsage } from './usage.ts'

let test: TestApp
let person: SignedIn
let postId: number

beforeAll(async () => {
  test = await startTestApp()
  person = await test.signIn({
    companyName: 'Atlantic Wire',
    mediaType: 'press-agency',
    country: 'IE',
    region: 'europe',
  })
})

beforeEach(async () => {
  postId = (await insertPost(test.db)).id
})

afterAll(() => test.remove())

type Event = 'view' | 'download' | 'copy-text'

const send = (event: Event, { id = String(postId), token = person.token, assetId }: Options = {}) =>
  test.call(updatePostData, { token, body: { id, event, ...(assetId !== undefined && { assetId }) } })

interface Options {
  readonly id?: string
  readonly token?: string
  readonly assetId?: string
}

const recorded = () =>
  test.db.select().from(usageEvents).where(eq(usageEvents.postId, postId)).orderBy(asc(usageEvents.id))

describe('POST private/update-post-data', () => {
  it('records a view and a copied text with the person’s current medium and country', async () => {
    expect((await send('view')).status).toBe(204)
    await test.db
      .update(people)
      .set({ companyName: 'Celtic Post', country: 'GB' })
      .where(eq(people.id, person.personId))
    expect((await send('copy-text')).status).toBe(204)
    const ofBoth = { personId: person.personId, mediaType: 'press-agency', region: 'europe', at: test.clock.now() }
    expect(await recorded()).toMatchObject([
      { ...ofBoth, event: 'view', companyName: 'Atlantic Wire', country: 'IE' },
      { ...ofBoth, event: 'copy-text', companyName: 'Celtic Post', country: 'GB' },
    ])
  })

  it('accepts a download without counting it', async () => {
    expect((await send('download')).status).toBe(204)
    expect(await recorded()).toEqual([])
  })

  it('counts concurrent duplicates once, and a later visit again', async () => {
    const answers = await Promise.all([send('view'), send('view'), send('view')])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await recorded()).toHaveLength(1)
    const other = await test.signIn()
    await send('view', { token: other.token })
    expect(await recorded()).toHaveLength(2)
    test.clock.advance(61_000)
    await send('view')
    expect(await recorded()).toHaveLength(3)
  })

  it('returns not-found for unknown and invisible posts', async () => {
    const hidden = await insertPost(test.db, { embargoUntil: minutesLater(60) })
    const draft = await insertPost(test.db, { state: 'draft' })
    const ids = ['999999', 'x', '', '-1', '1e3', '9'.repeat(40), '\0', '../1', String(hidden.id), String(draft.id)]
    for (const event of ['view', 'download', 'copy-text'] as const) {
      for (const id of ids) expect((await send(event, { id })).failure().type, id).toBe('not-found')
    }
    const editor = await test.signIn({ role: 'editor' })
    expect((await send('view', { id: String(hidden.id), token: editor.token })).status).toBe(204)
  })

  it('rejects an asset of another post', async () => {
    const file = await storeBytes(test, 'bytes')
    const own = await insertAsset(test, { postId, kind: 'file', fileId: file.id })
    const other = await insertAsset(test, { postId: (await insertPost(test.db)).id, kind: 'file', fileId: file.id })
    for (const assetId of [String(other.id), 'x', '']) {
      expect((await send('view', { assetId })).failure().type, assetId).toBe('not-found')
    }
    await send('view', { assetId: String(own.id) })
    expect(await recorded()).toMatchObject([{ assetId: own.id }])
  })

  it('rejects an unknown event', async () => {
    const body = { id: String(postId), event: 'like' as Event }
    expect((await test.call(updatePostData, { token: person.token, body })).failure()).toMatchObject({
      type: 'validation',
      fields: { event: expect.any(String) },
    })
  })
})

describe('recordUsage', () => {
  it('records several events at once, and none for a deleted person', async () => {
    const at = test.clock.now()
    const events = [
      { event: 'download', postId, rendition: '1920', bytes: 12_345_678_901 },
      { event: 'download', postId },
    ] as const
    await recordUsage(test.db, { personId: person.personId, at, events })
    await recordUsage(test.db, { personId: 999_999, at, events })
    expect(await recorded()).toMatchObject([
      { event: 'download', rendition: '1920', bytes: 12_345_678_901, at },
      { event: 'download', rendition: null, bytes: null },
    ])
  })
})

describe('reports › a zip of several posts', () => {
  const exported = async (token: string, exportType: 'news' | 'news-views') => {
    const body = { exportType, format: 'csv' as const, country: 'PT' }
    return readCsv((await test.call(exportPosts, { token, body })).raw.payload)
  }

  it('is one download that counts for each post, and hides posts that are invisible to the reader', async () => {
    const reader = await test.signIn({ companyName: 'Norte', country: 'PT' })
    const made = []
    for (const title of ['First', 'Second', 'Third']) {
      const { id } = await insertPost(test.db, { translations: [{ locale: 'en', title }] })
      const file = await storeBytes(test, `the bytes of ${title}`)
      made.push({ id, asset: await insertAsset(test, { postId: id, kind: 'file', fileId: file.id }), file })
    }
    const [first, second, third] = made
    const body = { assetIds: made.map(({ asset }) => String(asset.id)) }
    const zip = await test.call(getZip, { token: reader.token, body })
    expect(zip.status).toBe(200)
    await test.db
      .update(posts)
      .set({ embargoUntil: minutesLater(60) })
      .where(eq(posts.id, second?.id ?? 0))
    await test.db.delete(posts).where(eq(posts.id, third?.id ?? 0))

    const [editor, manager] = [await test.signIn({ role: 'editor' }), await test.signIn({ role: 'manager' })]
    const summarise = (rows: readonly Record<string, string>[]) =>
      rows.map((row) => [row['Post'], row['Title'], row['Bytes']])
    const size = String(zip.raw.rawPayload.length)
    expect(summarise(await exported(editor.token, 'news-views'))).toEqual([
      [`${first?.id}, ${second?.id}`, 'First · Second', size],
    ])
    expect(summarise(await exported(manager.token, 'news-views'))).toEqual([
      [String(first?.id), 'First', String(first?.file.sizeBytes)],
    ])
    const counts = (await exported(editor.token, 'news')).filter(({ Downloads }) => Downloads !== '0')
    expect(counts.map(({ Id, Downloads, Media }) => [Id, Downloads, Media])).toEqual([
      [String(second?.id), '1', '1'],
      [String(first?.id), '1', '1'],
    ])
    const request = { exportType: 'news-views', country: 'PT' } as const
    const preview = (await test.call(previewReport, { token: editor.token, body: request })).answer()
    expect(preview).toMatchObject({
      rows: 1,
      totals: { views: 0, downloads: 1, copies: 0, media: 1 },
      byMedium: [{ name: 'Norte', count: 1 }],
    })
    const { usage } = (await test.call(getMyData, { token: reader.token })).answer()
    const postIds = expect.toSatisfy((ids: string[]) => ids.toSorted().join() === bothIds, 'the ids of both posts')
    const bothIds = [String(first?.id), String(second?.id)].toSorted().join()
    expect(usage).toMatchObject([{ event: 'download', postId: null, postIds }])
    await test.db.delete(posts).where(eq(posts.id, second?.id ?? 0))
    await test.db
      .update(posts)
      .set({ state: 'archived' })
      .where(eq(posts.id, first?.id ?? 0))
    expect(await exported(editor.token, 'news-views')).toEqual([])
  })
})
