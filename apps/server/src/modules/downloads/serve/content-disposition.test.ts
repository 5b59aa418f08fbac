import { describe, expect, it } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

describe('contentDisposition', () => {
  it.each([
    ['derbi.jpg', 'derbi.jpg', 'derbi.jpg'],
    ['Alineación Nº 1.pdf', 'Alineacion N_ 1.pdf', 'Alineaci%C3%B3n%20N%C2%BA%201.pdf'],
    ['日本.txt', '__.txt', '%E6%97%A5%E6%9C%AC.txt'],
    ['a"b\\c%d.txt', 'a_b_c_d.txt', 'a%22b%5Cc%25d.txt'],
    ["it's (1)*.pdf", "it's (1)*.pdf", 'it%27s%20%281%29%2A.pdf'],
    ['😀.png', '__.png', '%F0%9F%98%80.png'],
    ['a\r\nSet-Cookie: x=1.txt', 'aSet-Cookie: x=1.txt', 'aSet-Cookie%3A%20x%3D1.txt'],
    ['photo\u202egpj.exe', 'photogpj.exe', 'photogpj.exe'],
    ['\u0000', 'file', 'file'],
    ['\ud800.txt', '_.txt', '%EF%BF%BD.txt'],
  ])('names %j in every script, and in one that any reader knows', (name, plain, encoded) => {
    expect(contentDisposition('attachment', name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
  })

  it('is a header that can be sent, whatever the name', () => {
    const every = Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code)).join('')
    expect(contentDisposition('inline', every)).toMatch(/^[\x20-\x7e]+$/)
  })
})
