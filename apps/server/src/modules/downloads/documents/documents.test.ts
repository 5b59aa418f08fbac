import { describe, expect, it } from 'vitest'
import { buildWordDocument } from './document-docx.ts'
import { buildTextDocument, plainText } from './document-text.ts'

describe('plainText', () => {
  it.each([
    ['<p>Uno</p><p>Dos</p>', 'Uno\n\nDos'],
    ['<h2>T</h2>\n<p>a<br>b<br />c</p>', 'T\n\na\nb\nc'],
    ['<ul><li>uno</li><li><p>dos</p></li></ul><p>fin</p>', '- uno\n- dos\n\nfin'],
    ['<p>1 &lt; 2 &amp;&amp; &amp;lt; &quot;x&quot;</p>', '1 < 2 && &lt; "x"'],
    ['<p>see <a href="https://a.test/" rel="x">here</a></p>', 'see here (https://a.test/)'],
    ['<p>see <a href="https://a.test/">https://a.test/</a></p>', 'see https://a.test/'],
    ['<p><strong>b</strong><em>i</em></p><hr><blockquote><p>q</p></blockquote>', 'bi\n\n* * *\n\nq'],
    ['', ''],
  ])('reads %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})

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
