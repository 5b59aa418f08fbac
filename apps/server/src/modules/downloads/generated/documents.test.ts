import { describe, expect, it } from 'vitest'
import { buildTextDocument } from './documents.service.ts'
import { buildWordDocument } from './word-document.ts'

const TEXT = {
  title: 'El derbi & <b>',
  summary: 'Resumen',
  body: '<p>Uno <strong>dos</strong></p><ul><li>tres</li></ul>',
}

describe('buildTextDocument', () => {
  it('writes UTF-8 with a byte order mark and CRLF line ends', () => {
    expect(buildTextDocument(TEXT).toString()).toBe(
      '\uFEFFEl derbi & <b>\r\n\r\nResumen\r\n\r\nUno dos\r\n\r\n- tres\r\n',
    )
  })
})

describe('buildWordDocument', () => {
  it('gives the same bytes for the same text at any time', async () => {
    const first = await buildWordDocument(TEXT, 'es')
    // Zip timestamps have a resolution of two seconds.
    const now = Date.now
    Date.now = () => now() + 86_400_000
    const second = await buildWordDocument(TEXT, 'es').finally(() => (Date.now = now))
    expect(second.equals(first)).toBe(true)
    expect((await buildWordDocument({ ...TEXT, body: '<p>x</p>' }, 'es')).equals(first)).toBe(false)
  })
})
