import { getSetup, updateSetupStep } from '@mixed-zone/contract/endpoints/studio/setup'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { SETUP_STEPS } from '@mixed-zone/contract/schemas/studio/setup'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertPost, insertTeam } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { posts } from '../../../platform/database/schema/library.ts'

let test: TestApp
let token: string

beforeAll(async () => {
  test = await startTestApp()
  token = (await test.signIn({ role: 'admin' })).token
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

const load = async () => (await test.call(getSetup, { token })).answer()

const statesOf = ({ steps }: Awaited<ReturnType<typeof load>>) =>
  Object.fromEntries(steps.map(({ name, state }) => [name, state]))

const update = (step: string, state: 'open' | 'later' | 'done') =>
  test.call(updateSetupStep, { token, params: { step }, body: { state } })

describe('GET studio/setup', () => {
  it('begins with every step open', async () => {
    const setup = await load()
    expect(setup.isOpen).toBe(true)
    expect(setup.steps).toEqual(SETUP_STEPS.map((name) => ({ name, state: 'open' })))
    expect(setup.counts).toMatchObject({ clubs: 0, staff: 1, deciders: 1, publishedPosts: 0 })
  })

  it('takes a step as done once there is what it is about', async () => {
    await insertTeam(test.db)
    await test.signIn({ role: 'editor' })
    // A reader is nobody of the team.
    await test.signIn({ permissionsAdded: ['embargo'] })
    const setup = await load()
    expect(statesOf(setup)).toMatchObject({ clubs: 'done', team: 'done', brand: 'open' })
    expect(setup.counts).toMatchObject({ clubs: 1, clubsWithoutCrest: 1, staff: 2, deciders: 1 })
  })

  it('ends with the first published post', async () => {
    const { id } = await insertPost(test.db, { sectionId: 'featured', state: 'draft' })
    expect((await load()).isOpen).toBe(true)
    await test.db.update(posts).set({ state: 'published', publishedAt: test.clock.now() }).where(eq(posts.id, id))
    const setup = await load()
    expect(setup.isOpen).toBe(false)
    expect(statesOf(setup)).toMatchObject({ post: 'done' })
    await test.db.delete(posts).where(eq(posts.id, id))
  })

  it('ends when the first scheduled post is due', async () => {
    const publishedAt = new Date(test.clock.now().getTime() + MINUTE_MS)
    await insertPost(test.db, { state: 'scheduled', publishedAt })
    expect((await load()).counts.publishedPosts).toBe(0)
    test.clock.advance(MINUTE_MS)
    expect(await load()).toMatchObject({ isOpen: false, counts: { publishedPosts: 1 } })
  })
})

describe('PUT studio/setup/:step', () => {
  it('puts a step off, and keeps what was said of the others', async () => {
    await Promise.all([update('post', 'later'), update('brand', 'done')])
    expect(statesOf(await load())).toMatchObject({ brand: 'done', post: 'later' })
    expect(statesOf((await update('post', 'open')).answer())).toMatchObject({ brand: 'done', post: 'open' })
  })

  it('answers an unknown step with not-found', async () => {
    for (const step of ['nothing', '__proto__', 'constructor']) {
      expect((await update(step, 'done')).failure().type).toBe('not-found')
    }
  })
})
