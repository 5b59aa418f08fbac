import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { listenTo } from './live-reader.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/event-stream')
    answer(response)
  })
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await listening
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const READY = 'event: ready\nid: 1\ndata: {}\n\n'

describe('listenTo', () => {
  it.each([
    ['is not as its schema says', 'event: studio\ndata: {"kind":"unknown"}\n\n'],
    ['is not JSON', 'event: studio\ndata: {"kind":\n\n'],
  ])('fails if an event %s', async (_what, event) => {
    const origin = await serve((response) => response.write(event))
    await expect(listenTo(origin, { token: 'any' })).rejects.toThrow()
  })

  it('fails if the connection breaks off', async () => {
    const sent = Promise.withResolvers<ServerResponse>()
    const origin = await serve((response) => response.write(READY, () => sent.resolve(response)))
    const { ended } = await listenTo(origin, { token: 'any' })
    const response = await sent.promise
    response.destroy()
    await expect(ended).rejects.toThrow()
  })

  it('closes without a failure', async () => {
    const origin = await serve((response) => response.write(READY))
    const reader = await listenTo(origin, { token: 'any' })
    expect(reader.cursor()).toBe('1')
    await reader.close()
    await expect(reader.ended).resolves.toBeUndefined()
  })
})
