import { describe, expect, it } from 'vitest'
import { cleanBody } from './clean-body.ts'

describe('cleanBody', () => {
  it('keeps what a press officer writes', () => {
    const body =
      '<p><strong>Almenara, 15 de noviembre.</strong> Un <em>disparo</em>…<br />fin</p><h2>Ficha</h2><ul><li>uno</li></ul><blockquote><p>«Chuté»</p></blockquote>'
    expect(cleanBody(body)).toBe(body)
  })

  it.each([
    ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['a picture that loads', '<p>a<img src="https://evil.test/x.png" onerror="alert(1)">b</p>', '<p>ab</p>'],
    ['a frame', '<iframe src="https://evil.test"></iframe><p>a</p>', '<p>a</p>'],
    ['an svg', '<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="https://evil.test"><input name="password">a</form>', 'a'],
    ['a comment', '<p>a<!-- secret --></p>', '<p>a</p>'],
    ['an unfinished tag', '<p>a</p><img src=x onerror=alert(1)', '<p>a</p>'],
    ['nested nonsense', '<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['a base address', '<base href="https://evil.test/"><p>a</p>', '<p>a</p>'],
  ])('drops %s', (_what, html, expected) => {
    expect(cleanBody(html)).toBe(expected)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
  ])('drops the address %j of a link', (href) => {
    expect(cleanBody(`<a href="${href}">a</a>`)).toBe('<a rel="noopener noreferrer">a</a>')
  })

  it.each(['https://liga.test/a?b=1', 'mailto:prensa@liga.test', 'tel:+34910000112', '/es/home'])(
    'keeps the address %s of a link',
    (href) => {
      expect(cleanBody(`<a href="${href}" target="_top" onclick="x()">a</a>`)).toBe(
        `<a href="${href}" rel="noopener noreferrer">a</a>`,
      )
    },
  )

  it('makes of a pasted document what the page can hold', () => {
    expect(cleanBody('<h1>A</h1><b>b</b><i>c</i><span>d</span><div>e</div>')).toBe(
      '<h2>A</h2><strong>b</strong><em>c</em>de',
    )
  })

  it('keeps tables, fact boxes, the first number of a list, and where a picture stands', () => {
    const body =
      '<table><thead><tr><th colspan="2">Club</th></tr></thead><tbody><tr><td rowspan="3"><p>Almenara</p></td></tr></tbody></table><aside><h3>Datos</h3><p>uno</p></aside><figure data-asset="12"></figure><ol start="3"><li>tres</li></ol>'
    expect(cleanBody(body)).toBe(body)
  })

  it.each([
    ['a span that is no small number', '<td colspan="100" rowspan="2x">a</td>', '<td>a</td>'],
    ['a span of one', '<th colspan="1" rowspan="0">a</th>', '<th>a</th>'],
    [
      'other attributes of a table',
      '<table border="1" style="x" onclick="y()"><tr id="z"></tr></table>',
      '<table><tr></tr></table>',
    ],
    ['a start that is no number', '<ol start="javascript:x" type="A"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['a figure that names no asset', '<figure class="x">a</figure>', 'a'],
    [
      'a figure whose asset is no id',
      '<figure data-asset="1&quot; onclick=&quot;x">a</figure><figure data-asset="0"></figure>',
      'a',
    ],
    ['an id beyond the exact numbers', '<figure data-asset="9007199254740993"></figure>', ''],
    [
      'the content of a figure',
      '<figure data-asset="7"><img src="x"><script>x</script></figure>',
      '<figure data-asset="7"></figure>',
    ],
    [
      'other attributes of a figure',
      '<figure data-asset="7" data-src="x" id="y"></figure>',
      '<figure data-asset="7"></figure>',
    ],
  ])('drops %s', (_what, html, expected) => {
    expect(cleanBody(html)).toBe(expected)
  })

  it('moves text out of a figure, and a figure out of a figure', () => {
    expect(cleanBody('<figure data-asset="1">a<figure data-asset="2"></figure>b</figure>c')).toBe(
      '<figure data-asset="1"></figure>a<figure data-asset="2"></figure>bc',
    )
  })

  it('changes nothing that it has cleaned already', () => {
    const once = cleanBody('<h1>A & B</h1><p>1 < 2 <a href="https://a.test">x</a></p><figure data-asset="3">x</figure>')
    expect(cleanBody(once)).toBe(once)
  })
})
