import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestLog } from '../../../test/test-log.ts'
import { startTranslationService, type TestTranslationService } from '../../../test/translation-service.ts'
import { createTranslator } from './translator.ts'

let service: TestTranslationService

beforeEach(async () => {
  service = await startTranslationService()
})

afterEach(() => service.close())

const translatorOf = (options: { apiKey?: string; timeoutMs?: number } = {}) =>
  createTranslator({
    service: { url: `${service.url}/`, apiKey: options.apiKey ?? null },
    log: createTestLog().log,
    ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
  })

const REQUEST = { texts: ['<p>uno</p>', '<p>dos</p>'], format: 'html', from: 'es', to: 'pt' } as const

describe('createTranslator', () => {
  it('asks for all texts at once and returns them in order', async () => {
    expect(await translatorOf().translate(REQUEST)).toEqual(['<p>[pt] uno</p>', '<p>[pt] dos</p>'])
    expect(service.asked).toEqual([{ q: REQUEST.texts, source: 'es', target: 'pt', format: 'html' }])
  })

  it('sends the key of the service', async () => {
    await translatorOf({ apiKey: 'a-key' }).translate(REQUEST)
    expect(service.asked[0]?.api_key).toBe('a-key')
  })

  it('sends nothing if there is nothing to translate', async () => {
    expect(await translatorOf().translate({ ...REQUEST, texts: [] })).toEqual([])
    expect(service.asked).toEqual([])
  })

  it.each([
    ['an error', (response: ServerResponse) => void response.writeHead(400).end('{"error":"pt is not supported"}')],
    ['no JSON', (response: ServerResponse) => void response.end('<html>')],
    ['too few texts', (response: ServerResponse) => void response.end('{"translatedText":["um"]}')],
    ['another shape', (response: ServerResponse) => void response.end('{"translatedText":"um"}')],
    ['a redirect', (response: ServerResponse) => void response.writeHead(302, { Location: '/other' }).end()],
    ['too much', (response: ServerResponse) => void response.end(`"${'a'.repeat(3 * 1024 * 1024)}"`)],
    ['nothing in time', () => {}],
  ])('rejects with unavailable when the service answers %s', async (_name, answer) => {
    service.answer = answer
    await expect(translatorOf({ timeoutMs: 200 }).translate(REQUEST)).rejects.toMatchObject({ type: 'unavailable' })
  })

  it('rejects with unavailable when nothing listens', async () => {
    await service.close()
    await expect(translatorOf().translate(REQUEST)).rejects.toMatchObject({ type: 'unavailable' })
  })
})
