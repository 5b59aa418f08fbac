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
  test = await startTestApp({ remembers: true })
  origin = await test.listen()
  media = await test.signIn()
  editor = await test.signIn({ role: 'editor' })
})

afterAll(() => test.remove())

/** Five seconds are promised; a busy machine gets three times as many. */
const IN_TIME = { timeout: 15_000 }

type Wanted = Parameters<TestApp['publishing']['publish']>[2]

const publish = async (wanted: Wanted = {}) => {
  const draft = { sectionId: 'derbies', translations: [aTranslation({ title: '¡Gol en el derbi!' })] }
  return test.publishing.publish(editor.actor, await test.publishing.create(editor.actor, draft), wanted)
}

const idsOf = ({ announced }: Pick<LiveReader, 'announced'>) => announced.map(({ id }) => Number(id))

const later = (ms: number) => new Date(test.clock.now().getTime() + ms)

describe('GET live, as a stream', () => {
  it('tells of a post when it is published, with what a line about it needs', async () => {
    const older = await publish()
    const reader = await listenTo(origin, { token: media.token, locale: 'pt' })
    expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(reader.headers.get('cache-control')).toBe('no-store')
    const post = await publish()
    await expect.poll(() => idsOf(reader), IN_TIME).toEqual([post.id])
    expect(reader.announced[0]).toEqual({
      id: String(post.id),
      slug: 'gol-en-el-derbi',
      title: '¡Gol en el derbi!',
      locale: 'es',
      section: { textId: 'derbies', name: expect.any(String) },
      newAt: test.clock.now().toISOString(),
    })
    expect(idsOf(reader)).not.toContain(older.id)
    reader.leave()
  })

  it('tells nobody of what they may not see, and everybody when schedule and embargo end', async () => {
    const [ours, theirs] = await Promise.all([media, editor].map(({ token }) => listenTo(origin, { token })))
    await test.publishing.create(editor.actor, { sectionId: 'derbies', translations: [aTranslation()] })
    const scheduled = await publish({ at: later(5_000) })
    const embargoed = await publish({ embargoUntil: later(20_000) })
    await expect.poll(() => theirs && idsOf(theirs), IN_TIME).toEqual([embargoed.id])
    test.clock.advance(5_000)
    await expect.poll(() => ours && idsOf(ours), IN_TIME).toEqual([scheduled.id])
    test.clock.advance(15_000)
    await expect.poll(() => ours && idsOf(ours), IN_TIME).toEqual([scheduled.id, embargoed.id])
    // Those who saw it under embargo are not told again.
    expect(theirs && idsOf(theirs)).toEqual([embargoed.id, scheduled.id])
    ours?.leave()
    theirs?.leave()
  })

  it('ends soon after the session does, and after a suspension', async () => {
    const [one, two] = [await test.signIn(), await test.signIn()]
    const readers = await Promise.all([one, two].map(({ token }) => listenTo(origin, { token })))
    await test.call(logout, { token: one.token })
    await test.db.update(people).set({ state: 'suspended' }).where(eq(people.id, two.personId))
    await Promise.all(readers.map(({ ended }) => ended))
    expect((await listenTo(origin, { token: one.token })).status).toBe(401)
  })

  it('goes on from the cursor after a break, missing nothing and telling nothing twice', async () => {
    const before = await listenTo(origin, { token: media.token })
    const first = await publish()
    await expect.poll(() => idsOf(before), IN_TIME).toEqual([first.id])
    before.leave()
    const second = await publish()
    test.clock.advance(3_000)
    const third = await publish({ at: later(-86_400_000) })
    const after = await listenTo(origin, { token: media.token, since: before.cursor() })
    await expect.poll(() => idsOf(after), IN_TIME).toEqual([second.id, third.id])
    after.leave()
    const again = await listenTo(origin, { token: media.token, since: after.cursor() })
    const fourth = await publish()
    await expect.poll(() => idsOf(again), IN_TIME).toEqual([fourth.id])
    again.leave()
  })

  it('keeps eight streams of a session at most', async () => {
    const { token } = await test.signIn()
    const readers: LiveReader[] = []
    for (let count = 0; count < 9; count += 1) readers.push(await listenTo(origin, { token }))
    await readers[0]?.ended
    const post = await publish()
    await expect.poll(() => readers[8] && idsOf(readers[8]), IN_TIME).toEqual([post.id])
    for (const reader of readers) reader.leave()
  })
})
