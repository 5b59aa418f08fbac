import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { rasteriseSvg, UnsafeSvg } from './rasterise-svg.ts'

const svg = (inner: string, attributes = 'width="40" height="20"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  )

const problemOf = async (bytes: Buffer) => {
  try {
    await rasteriseSvg(bytes)
    return null
  } catch (error) {
    if (error instanceof UnsafeSvg) return error.problem
    throw error
  }
}

describe('rasteriseSvg', () => {
  it('draws a PNG with transparency, large enough for any screen', async () => {
    const gradient = '<defs><linearGradient id="a"><stop stop-color="red"/></linearGradient></defs>'
    const png = await rasteriseSvg(svg(`${gradient}<rect width="20" height="20" fill="url(#a)"/>`))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 512, hasAlpha: true })
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'script'],
    ['a script with a prefix', svg('<svg:script href="#a"/>'), 'script'],
    ['an event handler', svg('<rect width="9" height="9" onload="alert(1)"/>'), 'script'],
    ['a javascript link', svg('<a href="javascript:alert(1)"><rect/></a>'), 'script'],
    ['HTML inside', svg('<foreignObject><b>x</b></foreignObject>'), 'script'],
    ['a picture from elsewhere', svg('<image href="https://evil.example/a.png" width="9" height="9"/>'), 'reference'],
    ['a local file', svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'), 'reference'],
    ['a font from elsewhere', svg('<style>@font-face{src:url(https://evil.example/a.woff)}</style>'), 'reference'],
    ['an imported style', svg('<style>@import "https://evil.example/a.css";</style>'), 'reference'],
    [
      'entities',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
      'entity',
    ],
    ['huge dimensions', svg('<rect/>', 'width="100000" height="100000"'), 'dimensions'],
    [
      'an unclosed element',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect'),
      'broken',
    ],
    ['no markup', Buffer.from('<svg'), 'broken'],
    ['bytes that are no UTF-8', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff, 0xfe]), 'broken'],
  ])('refuses %s', async (_what, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem)
  })
})
