import { getTonightDesk } from '@mixed-zone/contract/endpoints/studio/coverage'
import { HOUR_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { mails, usageEvents } from '../../../platform/database/schema/records.ts'
import { uploads } from '../../../platform/database/schema/uploads.ts'
import { EXPIRY_MS } from '../uploads/upload-limits.ts'

let test: TestApp
let editor: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.signIn({ role: 'editor' })
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

describe('GET studio/tonight/desk', () => {
  const readDesk = async (token: string) => (await test.call(getTonightDesk, { token, locale: 'en' })).answer()

  it('returns what goes out next, use, and what was downloaded most', async () => {
    editor = await test.signIn({ role: 'editor' })
    const now = test.clock.now().getTime()
    const scheduled = await insertPost(test.db, {
      state: 'scheduled',
      publishedAt: new Date(now + HOUR_MS),
      translations: [{ locale: 'en', title: 'Later' }],
    })
    const embargoed = await insertPost(test.db, { embargoUntil: new Date(now + 2 * HOUR_MS) })
    const popular = await insertPost(test.db)
    const event = { companyName: '', mediaType: 'press', country: 'ES', region: 'europe', postId: popular.id }
    await test.db.insert(usageEvents).values([
      { ...event, event: 'download', at: new Date(now - HOUR_MS) },
      { ...event, event: 'download', at: new Date(now - HOUR_MS) },
      { ...event, event: 'view', at: new Date(now - 2 * HOUR_MS) },
      { ...event, event: 'view', at: new Date(now - 9 * HOUR_MS) },
    ])
    const desk = await readDesk(editor.token)
    expect(desk.next.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'publish', postId: String(scheduled.id), title: 'Later' }),
        expect.objectContaining({ kind: 'embargo', postId: String(embargoed.id) }),
      ]),
    )
    expect(desk.next.total).toBeGreaterThanOrEqual(2)
    expect(desk.usage).toMatchObject({ views: 1, downloads: 2 })
    expect(desk.usage.quarters.reduce((sum, { count }) => sum + count, 0)).toBe(3)
    expect(desk.mostDownloaded).toMatchObject([{ postId: String(popular.id), downloads: 2 }])
  })

  it('tells only those of mails who may see them', async () => {
    await test.db.insert(mails).values({
      messageId: 'one@test',
      template: 'test',
      cause: 'tonight-test',
      recipient: 'desk@diario.test',
      locale: 'es',
      state: 'failed',
      createdAt: test.clock.now(),
    })
    const kindsFor = async (token: string) => (await readDesk(token)).attention.map(({ kind }) => kind)
    expect(await kindsFor(editor.token)).toEqual([])
    expect(await kindsFor((await test.signIn({ role: 'admin' })).token)).toEqual(['mails'])
  })

  it('names who uploads, and an upload for which nothing has come for a while', async () => {
    editor = await test.signIn({ role: 'editor' })
    const { id: postId } = await insertPost(test.db, {
      state: 'draft',
      translations: [{ locale: 'en', title: 'Goals' }],
    })
    const lastByteAt = new Date(test.clock.now().getTime() - MINUTE_MS)
    const upload = {
      personId: editor.personId,
      name: 'goal.mov',
      mediaType: 'video/quicktime',
      sizeBytes: 4100,
      receivedBytes: 2600,
      target: { postId: String(postId) },
      postId,
      // A long one, between two requests: nobody holds it.
      createdAt: new Date(lastByteAt.getTime() - HOUR_MS),
      expiresAt: new Date(lastByteAt.getTime() + EXPIRY_MS),
    }
    await test.db.insert(uploads).values(upload)
    const uploading = await readDesk(editor.token)
    expect(uploading.attention).toEqual([])
    const isOwn = ({ id }: { id: string }) => id === String(editor.personId)
    expect(uploading.writing.filter(isOwn)).toMatchObject([{ title: 'Goals', uploads: 1 }])
    test.clock.advance(5 * MINUTE_MS)
    const stuck = await readDesk(editor.token)
    const since = lastByteAt.toISOString()
    expect(stuck.attention).toMatchObject([{ kind: 'uploads', count: 1, name: 'goal.mov', since }])
    expect(stuck.writing.filter(isOwn)).toEqual([])
    // A lost connection is one problem, however many files it has stopped.
    const later = new Date(upload.expiresAt.getTime() + 1_000)
    await test.db.insert(uploads).values([
      { ...upload, name: '2.jpg', sizeBytes: 100, receivedBytes: 10, expiresAt: later },
      { ...upload, name: 'inbox.jpg', target: {}, postId: null },
    ])
    test.clock.advance(MINUTE_MS)
    const { attention } = await readDesk(editor.token)
    expect(attention).toHaveLength(2)
    expect(attention).toContainEqual(
      expect.objectContaining({
        kind: 'uploads',
        count: 2,
        receivedBytes: 2610,
        sizeBytes: 4200,
        postId: String(postId),
      }),
    )
    expect(attention).toContainEqual(expect.objectContaining({ count: 1, name: 'inbox.jpg', postId: null }))
  })
})
