import { once } from 'node:events'
import { CLOSE_CODES } from '@mixed-zone/document/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

describe('GET /api/studio/posts/:id/document', () => {
  it('lets a browser try again whose first frame does not arrive in time', async () => {
    const origin = await test.listen()
    const { id } = await insertPost(test.db)
    const address = `${origin.replace('http', 'ws')}/api/studio/posts/${id}/document`
    const socket = new WebSocket(address, { headers: { origin: test.config.publicUrl } })
    const [code] = await once(socket, 'close')
    expect(code).toBe(CLOSE_CODES.tryAgain)
  })
})
