import { describe, expect, it } from 'vitest'
import { htmlToParagraphs, htmlToText } from './html-to-text.ts'

describe('htmlToText', () => {
  it.each([
    ['<p>A &amp; B</p><p>d&#233;rbi&nbsp;<a href="x">C</a></p>', 'A & B dérbi C'],
    ['<h2>T</h2><ul><li>one</li><li>two</li></ul>a<br>b', 'T one two a b'],
    ['<p>bo<strong>ld</strong></p>', 'bold'],
    ['&#x1F;&#99999999;&unknown;', '\u001f\ufffd&unknown;'],
    ['&amp;lt;', '&lt;'],
    [
      'a<table><tr><th>b</th><td><p>c</p></td></tr></table>d<aside>e</aside>f<figure data-asset="1"></figure>g',
      'a b c d e f g',
    ],
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
    [
      '<p>a</p><table><thead><tr><th>Club</th><th>Pts</th></tr></thead><tbody><tr><td><p>Faro <em>Sur</em></p><p>B</p></td><td><ul><li>3</li></ul></td></tr></tbody></table><p>b</p>',
      'a\n\nClub\tPts\nFaro Sur B\t3\n\nb',
    ],
    ['<table><tr><td colspan="2">a</td><td>b</td></tr><tr><td></td><td>&amp;</td></tr></table>', 'a\t\tb\n\t&'],
    ['<p>a</p><aside><h3>Facts</h3><p>b</p></aside><p>c</p>', 'a\n\n----------\n\nFacts\n\nb\n\n----------\n\nc'],
    ['', ''],
  ])('converts %j to paragraphs', (html, text) => {
    expect(htmlToParagraphs(html)).toBe(text)
  })
})
