import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CLIENT, createTestServer, echo } from './http-server.fixture.ts'
import { route } from './route.ts'

const LONG = 'Almenara gana el derbi en el 93. '.repeat(200)

function ask(word: string, acceptEncoding?: string) {
  const { app } = createTestServer({ routes: [route(echo, async ({ body }) => ({ word: body.word }))] })
  const headers = { ...CLIENT, ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }) }
  return app.inject({ method: 'POST', url: '/api/echo', headers, payload: { word } })
}

describe('a long JSON response', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ] as const)('comes as %s to those who accept "%s"', async (encoding, accepted, decompress) => {
    const answer = await ask(LONG, accepted)
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(answer.rawPayload.length).toBeLessThan(LONG.length / 10)
    expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual({ word: LONG })
  })

  it.each([undefined, '', 'identity', 'br;q=0', 'zstd'])(
    'is sent uncompressed for Accept-Encoding %j',
    async (accepted) => {
      const answer = await ask(LONG, accepted)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.json()).toEqual({ word: LONG })
    },
  )
})

describe('a short JSON response', () => {
  it('is sent uncompressed', async () => {
    const answer = await ask('sí', 'br')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.json()).toEqual({ word: 'sí' })
  })
})
