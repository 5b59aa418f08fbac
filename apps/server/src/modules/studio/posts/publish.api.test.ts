import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { getAuditEntry, listAudit } from '@mixed-zone/contract/endpoints/studio/audit'
import {
  listPosts,
  publishPost,
  restorePost,
  trashPost,
  undoPublish,
} from '@mixed-zone/contract/endpoints/studio/posts'
import { HOUR_MS, SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertPost } from '../../../../test/insert-posts.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import { advanceJobs, listJobs } from '../../../../test/test-jobs.ts'
import { postVersions } from '../../../platform/database/schema/drafts.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'

const desk = postDesk({ runsJobs: true })

const QUEUE = 'post-updates'

async function undo(id: string) {
  const { version } = await desk.detail(id)
  return desk.test.call(undoPublish, { token: desk.editor.token, params: { id }, body: { version } })
}

async function readCorrections(id: string) {
  return (await desk.test.call(getPost, { token: desk.media.token, body: { id } })).answer().corrections
}

async function runUpdates(id: string): Promise<void> {
  await advanceJobs(desk.test.db, QUEUE, 11)
  await expect.poll(async () => (await desk.detail(id)).pending, { timeout: 20_000 }).toBeNull()
}

describe('POST studio/posts/:id/publish', () => {
  it('shows the post to readers ten seconds later, with its facts', async () => {
    const id = await desk.createDraft('Gol de oro')
    const answer = (await desk.publish(id)).answer()
    expect(answer).toMatchObject({ state: 'published', hasChanges: false, pending: { kind: 'publish', version: 1 } })
    expect(await desk.readTitle(id)).toBe(404)
    desk.test.clock.advance(10 * SECOND_MS - 1)
    expect(await desk.readTitle(id)).toBe(404)
    desk.test.clock.advance(1)
    expect(await desk.readTitle(id)).toBe('Gol de oro')
    const read = (await desk.test.call(getPost, { token: desk.media.token, body: { id } })).answer()
    expect(read).toMatchObject({ body: '<p>Gol de oro</p>', section: { textId: 'derbies' } })
    expect((await desk.detail(id)).pending).toBeNull()
  })

  it('publishes what was written until then, whoever goes on typing', async () => {
    const id = await desk.createDraft('Antes')
    const [answer] = await Promise.all([
      desk.publish(id),
      desk.write(id, { es: { title: 'Antes y después' } }, desk.writer),
    ])
    expect(answer.status).toBe(200)
    desk.test.clock.advance(10 * SECOND_MS)
    const title = await desk.readTitle(id)
    expect(['Antes', 'Antes y después']).toContain(title)
    expect((await desk.detail(id)).hasChanges).toBe(title === 'Antes')
  })

  it('publishes while facts are saved and lists are read, and knows which facts went out', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await desk.createDraft(`Turno ${turn}`)
      const fixture = await desk.insertFixture()
      const answers = await Promise.all([
        desk.publish(id),
        desk.save(id, { field: 'categories', value: [] }),
        desk.save(id, { field: 'fixture', value: fixture.id }),
        desk.save(id, { field: 'links', value: [] }),
        desk.test.call(listPosts, { token: desk.editor.token }),
        desk.write(id, { es: { summary: 'Resumen' } }).then(() => ({ status: 200 })),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      desk.test.clock.advance(10 * SECOND_MS)
      const seen = (await desk.test.call(getPost, { token: desk.media.token, body: { id } })).answer()
      const hasEverything = seen.fixture !== null && seen.summary === 'Resumen'
      expect((await desk.detail(id)).hasChanges).toBe(!hasEverything)
    }
  })

  it.each([
    ['is suspended', { state: 'suspended' }],
    ['may not publish any more', { permissionsTaken: ['publish'] }],
    ['may not work on posts any more', { permissionsTaken: ['posts'] }],
  ] as const)('schedules a snapshot, which goes out on time although its author %s', async (_, { ...lost }) => {
    const author = await desk.test.signIn({ role: 'editor' })
    const id = await desk.createDraft('A la hora')
    const at = desk.later(HOUR_MS)
    expect((await desk.publish(id, { at }, author)).answer()).toMatchObject({ state: 'scheduled', publishedAt: at })
    await desk.write(id, { es: { title: 'Cambiado después' } })
    expect(await desk.detail(id)).toMatchObject({ hasChanges: true, pending: { kind: 'publish', at } })
    const columns = 'state' in lost ? lost : { permissionsTaken: [...lost.permissionsTaken] }
    await desk.test.db.update(people).set(columns).where(eq(people.id, author.personId))
    const refused = (await desk.publish(id, { at }, author)).failure().type
    expect(refused).toBe('state' in lost ? 'token' : 'permission')
    desk.test.clock.advance(HOUR_MS - 1)
    await desk.signIn()
    expect(await desk.readTitle(id)).toBe(404)
    desk.test.clock.advance(1)
    expect(await desk.readTitle(id)).toBe('A la hora')

    const admin = await desk.test.signIn({ role: 'admin' })
    const query = { subjectKind: 'post', subjectId: id } as const
    const { items } = (await desk.test.call(listAudit, { token: admin.token, query })).answer()
    const [entry, ...others] = items.filter(({ action }) => action === 'post.published')
    expect(others).toEqual([])
    expect(entry?.actor.id).toBe(String(author.personId))
    const params = { id: entry?.id ?? '' }
    const recorded = (await desk.test.call(getAuditEntry, { token: admin.token, params })).answer()
    expect(recorded.changes).toContainEqual({ field: 'state', before: 'draft', after: 'scheduled' })
    expect(recorded.facts).toContainEqual({ field: 'at', value: at })
  })

  it('updates a scheduled post that is sent its own time again', async () => {
    const id = await desk.createDraft('Uno')
    const at = desk.later(HOUR_MS)
    await desk.publish(id, { at })
    await desk.write(id, { es: { title: 'Dos' } })
    expect((await desk.publish(id, { at })).answer()).toMatchObject({
      state: 'scheduled',
      publishedAt: at,
      hasChanges: false,
    })
    desk.test.clock.advance(HOUR_MS)
    await desk.signIn()
    expect(await desk.readTitle(id)).toBe('Dos')
  })

  it('publishes under embargo, as said or as the facts say', async () => {
    const embargoUntil = desk.later(HOUR_MS)
    const said = await desk.createDraft('Final')
    expect((await desk.publish(said, { embargoUntil })).answer()).toMatchObject({ state: 'embargoed', embargoUntil })
    const saved = await desk.createDraft('Final')
    expect((await desk.save(saved, { field: 'embargo', value: embargoUntil })).status).toBe(200)
    expect((await desk.publish(saved)).answer()).toMatchObject({ state: 'embargoed', embargoUntil })
    desk.test.clock.advance(10 * SECOND_MS)
    expect([await desk.readTitle(said), await desk.readTitle(saved)]).toEqual([404, 404])
  })

  it('updates a published post ten seconds later, once, and keeps what readers see until then', async () => {
    const id = await desk.createDraft('Primera')
    await desk.publishAndWait(id)
    await desk.write(id, { es: { title: 'Segunda' } })
    expect(await desk.detail(id)).toMatchObject({ hasChanges: true, pending: null })
    const answer = (await desk.publish(id)).answer()
    expect(answer).toMatchObject({ hasChanges: false, pending: { kind: 'update', version: 2 } })
    expect(await desk.readTitle(id)).toBe('Primera')
    const jobsOfPost = async () => (await listJobs(desk.test.db, QUEUE)).filter(({ key }) => key.startsWith(`${id}:`))
    expect((await jobsOfPost())[0]?.delaySeconds).toBeCloseTo(10, 0)
    await runUpdates(id)
    expect(await desk.readTitle(id)).toBe('Segunda')
    expect(await jobsOfPost()).toHaveLength(1)
  })

  it('adds the correction of an update when the update goes out, and takes it back with it', async () => {
    const id = await desk.createDraft('Primera')
    const correction = { texts: inEveryLanguage('Marcó Rueda.'), notify: 'all' } as const
    expect((await desk.publish(id, { correction })).failure().type).toBe('validation')
    await desk.publishAndWait(id)
    const wrongFile = { correction: { ...correction, assetId: '987654' } }
    expect((await desk.publish(id, wrongFile)).failure().type).toBe('not-found')

    await desk.write(id, { es: { title: 'Segunda' } })
    await desk.publish(id, { correction })
    expect((await undo(id)).status).toBe(200)
    await desk.publish(id, { correction })
    expect(await readCorrections(id)).toEqual([])
    await runUpdates(id)
    expect(await desk.readTitle(id)).toBe('Segunda')
    expect(await readCorrections(id)).toMatchObject([{ text: expect.stringContaining('Marcó Rueda.') }])
  })

  it('keeps a version of what was published by other means', async () => {
    const { id: postId } = await insertPost(desk.test.db, { translations: [{ locale: 'es', title: 'De antes' }] })
    const id = String(postId)
    await desk.write(id, { es: { title: 'De ahora' } })
    expect((await desk.publish(id)).answer().pending).toMatchObject({ kind: 'update', version: 2 })
    const [first] = await desk.test.db.select().from(postVersions).where(eq(postVersions.postId, postId))
    expect(first).toMatchObject({ number: 1, reason: 'published', texts: { es: { title: 'De antes' } } })
    await undo(id)
    expect(await desk.readTitle(id)).toBe('De antes')
  })

  it('rejects a post without a title, in the trash, or with a time for a published one', async () => {
    const nameless = await desk.create()
    expect((await desk.publish(nameless)).failure().type).toBe('validation')
    const published = await desk.createDraft('Final')
    await desk.publishAndWait(published)
    expect((await desk.publish(published, { at: desk.later(HOUR_MS) })).failure().type).toBe('validation')
    const trashed = await desk.createDraft('Final')
    await desk.test.call(trashPost, { token: desk.editor.token, params: { id: trashed }, body: { version: 1 } })
    expect((await desk.publish(trashed)).failure().type).toBe('validation')
    expect(await desk.test.db.$count(postVersions, eq(postVersions.postId, Number(nameless)))).toBe(0)
  })

  it('conflicts for the second of two editors, and needs publish', async () => {
    const id = await desk.createDraft('Final')
    const results = await Promise.all([desk.publish(id), desk.publish(id)])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await desk.publish(await desk.createDraft('Final'), {}, desk.writer)).failure().type).toBe('permission')
    expect(
      (await desk.test.call(publishPost, { token: desk.editor.token, params: { id: '1' }, body: { version: 1 } }))
        .status,
    ).toBe(404)
  })

  it('records who published, with the state before and after', async () => {
    const id = await desk.createDraft('Final')
    await desk.publish(id)
    const [entry] = await desk.test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'post.published')))
      .orderBy(desc(auditEntries.id))
    expect(entry).toMatchObject({
      actorId: desk.editor.personId,
      changes: { state: { before: 'draft', after: 'published' } },
    })
  })
})

describe('POST studio/posts/:id/undo-publish', () => {
  it('takes a publication back after nine seconds, and not after eleven', async () => {
    const id = await desk.createDraft('Final')
    await desk.publish(id)
    desk.test.clock.advance(9 * SECOND_MS)
    expect((await undo(id)).answer()).toMatchObject({ state: 'draft', publishedAt: null, pending: null })
    desk.test.clock.advance(HOUR_MS)
    expect(await desk.readTitle(id)).toBe(404)
    expect(await desk.test.db.$count(postVersions, eq(postVersions.postId, Number(id)))).toBe(0)
    await desk.publish(id)
    desk.test.clock.advance(11 * SECOND_MS)
    expect((await undo(id)).failure().type).toBe('conflict')
    expect(await desk.readTitle(id)).toBe('Final')
  })

  it('takes an update back: its job changes nothing', async () => {
    const id = await desk.createDraft('Buena')
    await desk.publishAndWait(id)
    await desk.write(id, { es: { title: 'Mala' } })
    await desk.publish(id)
    desk.test.clock.advance(9 * SECOND_MS)
    expect((await undo(id)).answer()).toMatchObject({ state: 'published', hasChanges: true, pending: null })
    await advanceJobs(desk.test.db, QUEUE, 11)
    await expect
      .poll(async () => (await listJobs(desk.test.db, QUEUE)).find(({ key }) => key.startsWith(`${id}:`))?.state, {
        timeout: 20_000,
      })
      .toBe('completed')
    expect(await desk.readTitle(id)).toBe('Buena')
  })

  it('takes back only the second of two updates, also if the first was due but not applied yet', async () => {
    const id = await desk.createDraft('Primera')
    await desk.publishAndWait(id)
    await desk.write(id, { es: { title: 'Segunda' } })
    await desk.publish(id)
    // The job does not run: its time is that of the database.
    desk.test.clock.advance(11 * SECOND_MS)
    await desk.write(id, { es: { title: 'Tercera' } })
    await desk.publish(id)
    expect(await desk.readTitle(id)).toBe('Segunda')
    expect((await undo(id)).answer()).toMatchObject({ state: 'published', hasChanges: true, pending: null })
    expect(await desk.readTitle(id)).toBe('Segunda')
  })

  it('puts back what an archived post showed that was published by other means', async () => {
    const { id: postId } = await insertPost(desk.test.db, {
      translations: [{ locale: 'es', title: 'De antes' }],
      state: 'archived',
    })
    const id = String(postId)
    await desk.write(id, { es: { title: 'De ahora' } })
    await desk.publish(id)
    expect((await undo(id)).answer()).toMatchObject({ state: 'archived' })
    const { version } = await desk.detail(id)
    await desk.test.call(restorePost, { token: desk.editor.token, params: { id }, body: { version } })
    expect(await desk.readTitle(id)).toBe('De antes')
  })

  it('puts back the schedule and the content that was scheduled', async () => {
    const id = await desk.createDraft('Programada')
    const at = desk.later(HOUR_MS)
    await desk.publish(id, { at })
    desk.test.clock.advance(11 * SECOND_MS)
    await desk.write(id, { es: { title: 'Otra' } })
    await desk.publish(id)
    expect((await undo(id)).answer()).toMatchObject({ state: 'scheduled', publishedAt: at, hasChanges: true })
    desk.test.clock.advance(HOUR_MS)
    await desk.signIn()
    expect(await desk.readTitle(id)).toBe('Programada')
  })
})
