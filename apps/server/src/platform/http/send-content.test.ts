import { describe, expect, it } from 'vitest'
import { contentDisposition, parseSingleRange } from './send-content.ts'

const SIZE_BYTES = 1000

describe('parseSingleRange', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-999', 0, 999],
    ['bytes=0-', 0, 999],
    ['bytes=500-', 500, 999],
    ['bytes=999-', 999, 999],
    ['bytes=10-20', 10, 20],
    ['bytes=10-99999999999999999999', 10, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-1000', 0, 999],
    ['bytes=-5000', 0, 999],
    ['BYTES= 1-2 ', 1, 2],
    ['bytes=0-9,10-19', 0, 19],
    ['bytes=0-5,5-9', 0, 9],
    ['bytes=2000-,3-4', 3, 4],
  ])('parses %s as bytes %i to %i', (header, start, end) => {
    expect(parseSingleRange(header, SIZE_BYTES)).toEqual({ start, end })
  })

  it.each([
    [undefined],
    [''],
    ['bytes=-'],
    ['bytes='],
    ['bytes=a-b'],
    ['bytes=1.5-2'],
    ['bytes=+1-2'],
    ['bytes=0x1-2'],
    ['lines=1-2'],
    ['lines=2000-'],
    ['1-2'],
    ['bytes=0-1,5'],
    ['bytes=,'],
    ['bytes=0-1;q=1'],
    ['bytes=0-1,5-6'],
  ])('ignores %s', (header) => {
    expect(parseSingleRange(header, SIZE_BYTES)).toBe('whole')
  })

  it.each([
    ['bytes=1000-'],
    ['bytes=1000-1001'],
    ['bytes=99999999999999999999-'],
    ['bytes=-0'],
    ['bytes=1000-,2000-'],
    ['bytes=5-2'],
  ])('rejects %s as unsatisfiable', (header) => {
    expect(parseSingleRange(header, SIZE_BYTES)).toBe('unsatisfiable')
  })

  it('rejects every range of an empty file', () => {
    expect(parseSingleRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseSingleRange('bytes=-5', 0)).toBe('unsatisfiable')
    expect(parseSingleRange(undefined, 0)).toBe('whole')
  })
})

describe('contentDisposition', () => {
  it.each([
    ['derbi.jpg', 'filename=derbi.jpg'],
    ['El derbi.jpg', 'filename="El derbi.jpg"'],
    ['Alineación Nº 1.pdf', `filename="Alineacion N_ 1.pdf"; filename*=UTF-8''Alineaci%C3%B3n%20N%C2%BA%201.pdf`],
    ['日本.txt', `filename=__.txt; filename*=UTF-8''%E6%97%A5%E6%9C%AC.txt`],
    ['a"b\\c%d.txt', `filename="a\\"b\\\\c_d.txt"; filename*=UTF-8''a%22b%5Cc%25d.txt`],
    ["it's (1)*.pdf", `filename="it's (1)*.pdf"`],
    ['a\r\nSet-Cookie: x=1.txt', 'filename="aSet-Cookie: x=1.txt"'],
    ['photo\u202egpj.exe', 'filename=photogpj.exe'],
    ['\u0000', 'filename=file'],
    ['\ud800.txt', `filename=_.txt; filename*=UTF-8''%EF%BF%BD.txt`],
  ])('names %j with an ASCII fallback', (name, parameters) => {
    expect(contentDisposition('attachment', name)).toBe(`attachment; ${parameters}`)
  })

  it('is a valid header value for any name', () => {
    const every = Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code)).join('')
    expect(contentDisposition('inline', every)).toMatch(/^[\x20-\x7e]+$/)
  })
})
