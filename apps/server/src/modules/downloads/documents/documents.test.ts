import { describe, expect, it } from 'vitest'
import { buildWordDocument } from './document-docx.ts'
import { buildTextDocument } from './document-text.ts'

describe('documents', () => {
  const text = {
    title: 'El derbi & <b>',
    summary: 'Resumen',
    body: '<p>Uno <strong>dos</strong></p><ul><li>tres</li></ul>',
  }

  it('are text that Windows opens as UTF-8', () => {
    expect(buildTextDocument(text).toString()).toBe(
      '\uFEFFEl derbi & <b>\r\n\r\nResumen\r\n\r\nUno dos\r\n\r\n- tres\r\n',
    )
  })

  it('are the same bytes for the same text, whenever they are made', async () => {
    const first = await buildWordDocument(text, 'es')
    // A zip names its moments to two seconds.
    const now = Date.now
    Date.now = () => now() + 86_400_000
    const second = await buildWordDocument(text, 'es').finally(() => (Date.now = now))
    expect(second.equals(first)).toBe(true)
    expect((await buildWordDocument({ ...text, body: '<p>x</p>' }, 'es')).equals(first)).toBe(false)
  })
})
