import { describe, expect, it } from 'vitest'
import { htmlToParagraphs, htmlToText } from './html-to-text.ts'

describe('htmlToText', () => {
  it.each([
    ['<p>A &amp; B</p><p>d&#233;rbi&nbsp;<a href="x">C</a></p>', 'A & B dérbi C'],
    ['<h2>T</h2><ul><li>one</li><li>two</li></ul>a<br>b', 'T one two a b'],
    ['<p>bo<strong>ld</strong></p>', 'bold'],
    ['&#x1F;&#99999999;&unknown;', '\u001f\ufffd&unknown;'],
    ['&amp;lt;', '&lt;'],
    ['', ''],
  ])('converts %j to one line', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })
})

describe('htmlToParagraphs', () => {
  it.each([
    ['<p>Uno</p><p>Dos</p>', 'Uno\n\nDos'],
    ['<h2>T</h2>\n<p>a<br>b<br />c</p>', 'T\n\na\nb\nc'],
    ['<ul><li>uno</li><li><p>dos</p></li></ul><p>fin</p>', '- uno\n- dos\n\nfin'],
    ['<p>1 &lt; 2 &amp;&amp; &amp;lt; &quot;x&quot;</p>', '1 < 2 && &lt; "x"'],
    ['<p>a&nbsp;b</p>', 'a b'],
    ['<p>see <a href="https://a.test/" rel="x">here</a></p>', 'see here (https://a.test/)'],
    ['<p>see <a href="https://a.test/">https://a.test/</a></p>', 'see https://a.test/'],
    ['<p><strong>b</strong><em>i</em></p><hr><blockquote><p>q</p></blockquote>', 'bi\n\n* * *\n\nq'],
    ['', ''],
  ])('converts %j to paragraphs', (html, text) => {
    expect(htmlToParagraphs(html)).toBe(text)
  })
})
