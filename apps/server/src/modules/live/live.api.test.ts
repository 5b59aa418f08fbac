import { listenLive } from '@mixed-zone/contract/endpoints/live'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../../test/insert-posts.ts'
import { type TestApp, startTestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'

let test: TestApp
let media: SignedIn
let editor: SignedIn

beforeAll(async () => {
  test = await startTestApp({ usesCaches: true })
  media = await test.signIn()
  editor = await test.signIn({ role: 'editor' })
})

afterAll(() => test.remove())

type Publication = Parameters<TestApp['publishing']['publish']>[2]

const publish = async (publication: Publication = {}) => {
  const draft = { sectionId: 'derbies', translations: [aTranslation({ title: '¡Gol en el derbi!' })] }
  return test.publishing.publish(editor.actor, await test.publishing.create(editor.actor, draft), publication)
}

const later = (ms: number) => new Date(test.clock.now().getTime() + ms)

const listMissed = async ({ token }: SignedIn, since?: string) => {
  const { announcements, cursor } = (await test.call(listenLive, { token, query: { since } })).answer()
  return { ids: announcements.map(({ id }) => Number(id)), cursor }
}

describe('GET live › JSON', () => {
  it('returns what became visible since the cursor, even if no stream was open', async () => {
    const { ids, cursor } = await listMissed(media)
    expect(ids).toEqual([])
    const scheduled = await publish({ at: later(60_000) })
    const hidden = await insertPost(test.db, { state: 'draft', publishedAt: test.clock.now() })
    test.clock.advance(3_600_000)
    const next = await listMissed(media, cursor)
    expect(next.ids).toEqual([scheduled.id])
    expect(next.ids).not.toContain(hidden.id)
    expect((await listMissed(media, next.cursor)).ids).toEqual([])
  })

  it.each(['', 'x', '-1', '9'.repeat(400), '1.2.3.x', '😀'])('ignores the invalid cursor %j', async (since) => {
    await publish()
    expect((await listMissed(media, since)).ids).toEqual([])
  })
})
