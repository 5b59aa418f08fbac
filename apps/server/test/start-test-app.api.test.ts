import { logout } from '@mixed-zone/contract/endpoints/access'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPost, insertTeam } from './insert-posts.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

describe('the test app', () => {
  it('logs a person in whose token works until the end of the session', async () => {
    const { token, actor } = await test.signIn({ role: 'editor' })
    expect(actor.role).toBe('editor')
    expect((await test.call(logout, { token })).status).toBe(204)
    expect((await test.call(logout, { token })).failure().type).toBe('token')
  })

  it('shows a stored post', async () => {
    const team = await insertTeam(test.db)
    const { id } = await insertPost(test.db, { teamIds: [team.id] })
    const { token } = await test.signIn()
    const post = (await test.call(getPost, { token, body: { id: String(id) } })).answer()
    expect(post.teams.map(({ textId }) => textId)).toEqual([team.textId])
  })

  it('moves its clock', async () => {
    const { token } = await test.signIn()
    test.clock.advance(8 * 24 * 3_600_000)
    expect((await test.call(logout, { token })).failure().type).toBe('token')
  })

  it('keeps what is stored when it is started anew', async () => {
    const { token } = await test.signIn()
    await test.stop()
    test = await startTestApp({ restartOf: test })
    expect((await test.call(logout, { token })).status).toBe(204)
  })
})
