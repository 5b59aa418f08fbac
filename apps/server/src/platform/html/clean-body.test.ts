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

  it('changes nothing that it has cleaned already', () => {
    const once = cleanBody('<h1>A & B</h1><p>1 < 2 <a href="https://a.test">x</a></p>')
    expect(cleanBody(once)).toBe(once)
  })
})
