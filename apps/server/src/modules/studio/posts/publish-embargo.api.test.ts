import { undoPublish } from '@mixed-zone/contract/endpoints/studio/posts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { postDesk } from '../../../../test/post-desk.ts'
import { pendingPublications } from '../../../platform/database/schema/drafts.ts'

const desk = postDesk()

const PUBLISH_NOW = { embargoUntil: null }

async function undo(id: string) {
  const { version } = await desk.detail(id)
  return desk.test.call(undoPublish, { token: desk.editor.token, params: { id }, body: { version } })
}

const saveEmbargo = (id: string, value: string | null, version = 0) =>
  desk.save(id, { field: 'embargo', value, version })

async function createWithEmbargo(embargo: string): Promise<string> {
  const id = await desk.createDraft('Final')
  expect((await saveEmbargo(id, embargo)).status).toBe(200)
  return id
}

const readEmbargoFact = async (id: string) => (await desk.detail(id)).facts.embargo.value

describe('POST studio/posts/:id/publish', () => {
  it('conflicts if the embargo of the facts is not the one that the person saw', async () => {
    const embargo = desk.later(HOUR_MS)
    const id = await createWithEmbargo(embargo)
    const sent = { ...PUBLISH_NOW, seenEmbargo: null }
    expect((await desk.publish(id, sent)).failure().type).toBe('conflict')
    expect(await desk.detail(id)).toMatchObject({ state: 'draft', facts: { embargo: { value: embargo } } })
    expect((await desk.publish(id, { ...PUBLISH_NOW, seenEmbargo: embargo })).answer().state).toBe('published')
  })
})

describe('POST studio/posts/:id/undo-publish', () => {
  it('puts back the embargo of the facts that a publication for everybody has overwritten', async () => {
    const embargo = desk.later(HOUR_MS)
    const id = await createWithEmbargo(embargo)
    await desk.publish(id, PUBLISH_NOW)
    expect(await readEmbargoFact(id)).toBeNull()
    expect((await undo(id)).answer()).toMatchObject({ state: 'draft', facts: { embargo: { value: embargo } } })
    expect((await desk.publish(id)).answer()).toMatchObject({ state: 'embargoed', embargoUntil: embargo })
  })

  it('puts back the embargo of a scheduled post, so that its update keeps it', async () => {
    const [at, embargo] = [desk.later(HOUR_MS), desk.later(2 * HOUR_MS)]
    const id = await createWithEmbargo(embargo)
    await desk.publish(id, { at })
    desk.test.clock.advance(MINUTE_MS)
    await desk.publish(id, PUBLISH_NOW)
    expect((await undo(id)).answer()).toMatchObject({ state: 'scheduled', embargoUntil: embargo })
    expect((await desk.publish(id, { at })).answer()).toMatchObject({ state: 'scheduled', embargoUntil: embargo })
    expect(await readEmbargoFact(id)).toBe(embargo)
  })

  it.each([
    ['the second', {}],
    ['both', { embargoUntil: '2099-01-01T00:00:00.000Z' }],
  ])('puts back the first embargo if %s of two publications have overwritten it', async (_, first) => {
    const embargo = desk.later(2 * HOUR_MS)
    const id = await createWithEmbargo(embargo)
    await desk.publish(id, { at: desk.later(HOUR_MS), ...first })
    desk.test.clock.advance(SECOND_MS)
    await desk.publish(id, PUBLISH_NOW)
    expect((await undo(id)).answer()).toMatchObject({ state: 'draft', facts: { embargo: { value: embargo } } })
  })

  it('keeps an embargo that somebody has saved since the publication', async () => {
    const id = await createWithEmbargo(desk.later(HOUR_MS))
    await desk.publish(id, PUBLISH_NOW)
    const { version } = (await desk.detail(id)).facts.embargo
    const later = desk.later(3 * HOUR_MS)
    expect((await saveEmbargo(id, later, version)).status).toBe(200)
    expect((await undo(id)).answer().facts.embargo.value).toBe(later)
  })

  it('undoes a publication of an earlier release, which stored no embargo', async () => {
    const id = await createWithEmbargo(desk.later(HOUR_MS))
    await desk.publish(id, PUBLISH_NOW)
    const before = { state: 'draft', publishedAt: null, embargoUntil: null }
    await desk.test.db
      .update(pendingPublications)
      .set({ before })
      .where(eq(pendingPublications.postId, Number(id)))
    expect((await undo(id)).answer()).toMatchObject({ state: 'draft', facts: { embargo: { value: null } } })
  })
})
