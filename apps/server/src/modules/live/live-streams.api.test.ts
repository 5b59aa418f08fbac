import { logout } from '@mixed-zone/contract/endpoints/access'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LiveReader, listenTo } from '../../../test/live-reader.ts'
import { type TestApp, startTestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { people } from '../../platform/database/schema/people.ts'

let test: TestApp
let origin: string
let media: SignedIn
let editor: SignedIn

beforeAll(async () => {
  test = await startTestApp({ usesCaches: true })
  origin = await test.listen()
  media = await test.signIn()
  editor = await test.signIn({ role: 'editor' })
})

afterAll(() => test.remove())

/** Five seconds are promised; a busy machine gets three times that. */
const WITHIN = { timeout: 15_000 }

type Publication = Parameters<TestApp['publishing']['publish']>[2]

const publish = async (publication: Publication = {}) => {
  const draft = { sectionId: 'derbies', translations: [aTranslation({ title: '¡Gol en el derbi!' })] }
  return test.publishing.publish(editor.actor, await test.publishing.create(editor.actor, draft), publication)
}

const idsOf = ({ announced }: Pick<LiveReader, 'announced'>) => announced.map(({ id }) => Number(id))

const later = (ms: number) => new Date(test.clock.now().getTime() + ms)

describe('GET live › event stream', () => {
  it('announces a post when it is published', async () => {
    const older = await publish()
    const reader = await listenTo(origin, { token: media.token, locale: 'pt' })
    expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(reader.headers.get('cache-control')).toBe('no-store')
    const post = await publish()
    await expect.poll(() => idsOf(reader), WITHIN).toEqual([post.id])
    expect(reader.announced[0]).toEqual({
      id: String(post.id),
      slug: 'gol-en-el-derbi',
      title: '¡Gol en el derbi!',
      locale: 'es',
      section: { textId: 'derbies', name: expect.any(String) },
      newAt: test.clock.now().toISOString(),
    })
    expect(idsOf(reader)).not.toContain(older.id)
    await reader.close()
  })

  it('announces a post to each reader when it becomes visible to them', async () => {
    const [ours, theirs] = await Promise.all([media, editor].map(({ token }) => listenTo(origin, { token })))
    await test.publishing.create(editor.actor, { sectionId: 'derbies', translations: [aTranslation()] })
    const scheduled = await publish({ at: later(5_000) })
    const embargoed = await publish({ embargoUntil: later(20_000) })
    await expect.poll(() => theirs && idsOf(theirs), WITHIN).toEqual([embargoed.id])
    test.clock.advance(5_000)
    await expect.poll(() => ours && idsOf(ours), WITHIN).toEqual([scheduled.id])
    test.clock.advance(15_000)
    await expect.poll(() => ours && idsOf(ours), WITHIN).toEqual([scheduled.id, embargoed.id])
    // Not announced again to those who saw it under embargo.
    expect(theirs && idsOf(theirs)).toEqual([embargoed.id, scheduled.id])
    await ours?.close()
    await theirs?.close()
  })

  it('ends soon after the session ends or the person is suspended', async () => {
    const [one, two] = [await test.signIn(), await test.signIn()]
    const readers = await Promise.all([one, two].map(({ token }) => listenTo(origin, { token })))
    await test.call(logout, { token: one.token })
    await test.db.update(people).set({ state: 'suspended' }).where(eq(people.id, two.personId))
    await Promise.all(readers.map(({ ended }) => ended))
    expect((await listenTo(origin, { token: one.token })).status).toBe(401)
  })

  it('resumes from the cursor without gaps or duplicates', async () => {
    const before = await listenTo(origin, { token: media.token })
    const first = await publish()
    await expect.poll(() => idsOf(before), WITHIN).toEqual([first.id])
    await before.close()
    const second = await publish()
    test.clock.advance(3_000)
    const third = await publish({ at: later(-86_400_000) })
    const after = await listenTo(origin, { token: media.token, since: before.cursor() })
    await expect.poll(() => idsOf(after), WITHIN).toEqual([second.id, third.id])
    await after.close()
    const again = await listenTo(origin, { token: media.token, since: after.cursor() })
    const fourth = await publish()
    await expect.poll(() => idsOf(again), WITHIN).toEqual([fourth.id])
    await again.close()
  })

  it('keeps at most eight streams per session', async () => {
    const { token } = await test.signIn()
    const readers: LiveReader[] = []
    for (let count = 0; count < 9; count += 1) readers.push(await listenTo(origin, { token }))
    await readers[0]?.ended
    const post = await publish()
    await expect.poll(() => readers[8] && idsOf(readers[8]), WITHIN).toEqual([post.id])
    for (const reader of readers) await reader.close()
  })
})
