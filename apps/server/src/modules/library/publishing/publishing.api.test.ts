import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { insertTeam } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'
import type { KnownPost } from './publishing.repository.ts'

let test: TestApp
let editor: SignedIn
let writer: SignedIn
let media: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.signIn({ role: 'editor' })
  writer = await test.signIn({ role: 'editor', permissionsTaken: ['publish'] })
  media = await test.signIn()
})

afterAll(() => test.remove())

const later = (ms: number) => new Date(test.clock.now().getTime() + ms)
const draft = () => test.publishing.create(editor.actor, { sectionId: 'derbies', translations: [aTranslation()] })

const statusOf = async ({ id }: KnownPost, { token } = media) =>
  (await test.call(getPost, { token, body: { id: String(id) } })).status

const rowOf = async ({ id }: KnownPost) => (await test.db.select().from(posts).where(eq(posts.id, id)))[0]

const failureOf = (step: Promise<unknown>) =>
  step.then(
    () => 'none',
    (error: { type?: string }) => error.type,
  )

describe('publishing', () => {
  it('creates a sanitised draft that is invisible until it is published', async () => {
    const team = await insertTeam(test.db)
    const words = aTranslation({ body: '<p onclick="x()">Gol<script>1</script></p>' })
    const post = await test.publishing.create(editor.actor, {
      sectionId: 'derbies',
      translations: [words],
      teamIds: [team.id],
    })
    expect(await statusOf(post)).toBe(404)
    const published = await test.publishing.publish(editor.actor, post)
    expect(published.version).toBe(2)
    const answer = (await test.call(getPost, { token: media.token, body: { id: String(post.id) } })).answer()
    expect(answer).toMatchObject({ body: '<p>Gol</p>', teams: [{ textId: team.textId }] })
    expect(answer.publishedAt).toBe(test.clock.now().toISOString())
  })

  it('publishes a scheduled post by the clock', async () => {
    const post = await test.publishing.publish(editor.actor, await draft(), { at: later(HOUR_MS) })
    expect((await rowOf(post))?.state).toBe('scheduled')
    expect([await statusOf(post), await statusOf(post, editor)]).toEqual([404, 404])
    test.clock.advance(HOUR_MS)
    expect(await statusOf(post)).toBe(200)
  })

  it('sets and lifts an embargo, after which the post counts as new', async () => {
    const post = await test.publishing.publish(editor.actor, await draft(), { embargoUntil: later(9 * HOUR_MS) })
    expect([await statusOf(post), await statusOf(post, editor)]).toEqual([404, 200])
    test.clock.advance(60_000)
    const lifted = await test.publishing.setEmbargo(editor.actor, post, null)
    expect([await statusOf(lifted), (await rowOf(post))?.newAt]).toEqual([200, test.clock.now()])
    const again = await test.publishing.setEmbargo(editor.actor, lifted, later(HOUR_MS))
    expect(await statusOf(again)).toBe(404)
  })

  it('archives, withdraws with a reason, and keeps in the trash for thirty days', async () => {
    let post = await test.publishing.publish(editor.actor, await draft())
    post = await test.publishing.archive(editor.actor, post)
    expect(await statusOf(post)).toBe(404)
    post = await test.publishing.publish(editor.actor, post, { at: later(-24 * HOUR_MS) })
    expect((await rowOf(post))?.announceAt).toEqual(test.clock.now())
    post = await test.publishing.withdraw(editor.actor, post, { reasons: inEveryLanguage('Wrong club') })
    post = await test.publishing.publish(editor.actor, post)
    const { corrections } = (await test.call(getPost, { token: media.token, body: { id: String(post.id) } })).answer()
    expect(corrections).toMatchObject([{ text: expect.stringContaining('Wrong club') }])
    post = await test.publishing.trash(editor.actor, post)
    expect(await statusOf(post)).toBe(404)
    post = await test.publishing.restore(editor.actor, post)
    expect((await rowOf(post))?.state).toBe('draft')
    post = await test.publishing.trash(editor.actor, post)
    test.clock.advance(31 * 24 * HOUR_MS)
    editor = await test.signIn({ role: 'editor' })
    media = await test.signIn()
    expect(await failureOf(test.publishing.restore(editor.actor, post))).toBe('not-found')
  })

  it('corrects a post, and recalls a file, whose URL returns the reason', async () => {
    const post = await test.publishing.publish(editor.actor, await draft())
    const file = await storeBytes(test, 'bytes')
    const asset = await insertAsset(test, { postId: post.id, kind: 'file', fileId: file.id })
    const read = async () => (await test.call(getPost, { token: media.token, body: { id: String(post.id) } })).answer()
    const url = (await read()).assets[0]?.url ?? ''
    const corrected = await test.publishing.correct(editor.actor, post, { texts: inEveryLanguage('A name') })
    const recall = { assetId: asset.id, reasons: inEveryLanguage('Not ours') }
    const recalled = await test.publishing.recallAsset(editor.actor, corrected, recall)
    expect((await test.inject({ url })).statusCode).toBe(410)
    expect((await read()).corrections).toHaveLength(2)
    expect(await failureOf(test.publishing.recallAsset(editor.actor, recalled, recall))).toBe('conflict')
    const other = { assetId: 999_999, texts: inEveryLanguage('No such file') }
    expect(await failureOf(test.publishing.correct(editor.actor, recalled, other))).toBe('not-found')
    expect((await rowOf(post))?.version).toBe(recalled.version)
  })

  it('requires the posts and publish permissions', async () => {
    const post = await draft()
    expect(await failureOf(test.publishing.create(media.actor, { sectionId: 'derbies', translations: [] }))).toBe(
      'permission',
    )
    expect(await failureOf(test.publishing.publish(media.actor, post))).toBe('permission')
    expect(await failureOf(test.publishing.publish(writer.actor, post))).toBe('permission')
    const reviewed = await test.publishing.sendToReview(writer.actor, post)
    const published = await test.publishing.publish(editor.actor, reviewed)
    expect(await failureOf(test.publishing.archive(writer.actor, published))).toBe('permission')
    expect(await failureOf(test.publishing.setEmbargo(writer.actor, published, null))).toBe('permission')
    expect(await rowOf(post)).toMatchObject({ state: 'published', version: 3 })
  })

  it('reports a conflict to the second of two editors', async () => {
    const post = await draft()
    const steps = [test.publishing.publish(editor.actor, post), test.publishing.trash(editor.actor, post)]
    const results = await Promise.all(steps.map(failureOf))
    expect(results.sort()).toEqual(['conflict', 'none'])
    expect((await rowOf(post))?.version).toBe(2)
    expect(await failureOf(test.publishing.publish(editor.actor, { id: 999_999, version: 1 }))).toBe('not-found')
  })

  it('rejects invalid moves and changes nothing', async () => {
    const post = await draft()
    expect(await failureOf(test.publishing.archive(editor.actor, post))).toBe('validation')
    expect(await rowOf(post)).toMatchObject({ state: 'draft', version: 1 })
    const trashed = await test.publishing.trash(editor.actor, post)
    expect(await failureOf(test.publishing.publish(editor.actor, trashed))).toBe('validation')
    expect(await rowOf(post)).toMatchObject({ state: 'trash', version: 2 })
  })

  it('records who did what', async () => {
    const post = await test.publishing.publish(editor.actor, await draft())
    await test.publishing.archive(editor.actor, post)
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectKind, 'post'), eq(auditEntries.subjectId, String(post.id))))
      .orderBy(desc(auditEntries.id))
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['post.archived', editor.personId],
      ['post.published', editor.personId],
      ['post.created', editor.personId],
    ])
    expect(entries[0]?.changes).toEqual({ state: { before: 'published', after: 'archived' } })
  })
})
