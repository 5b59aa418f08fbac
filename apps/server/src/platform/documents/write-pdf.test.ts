import { describe, expect, it } from 'vitest'
import { PAGE, PdfPage, widthOfText, writePdf } from './write-pdf.ts'

function aPage(...texts: readonly string[]): PdfPage {
  const page = new PdfPage()
  for (const [index, text] of texts.entries()) page.text(text, { x: 40, y: 60 + 20 * index, size: 12 })
  page.rectangle({ x: 40, y: 200, width: 100, height: 10, colour: [0, 0.5, 1] })
  return page
}

/** The positions of objects as the cross-reference table has them. */
function findBrokenOffsets(pdf: string): string[] {
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
  const entries = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n /gm)]
  return entries.flatMap(([, offset], index) => {
    const found = pdf.slice(Number(offset)).split('\n', 1)[0] ?? ''
    return found === `${index + 1} 0 obj` ? [] : [found]
  })
}

describe('writePdf', () => {
  it('writes pages whose objects are where the table says', () => {
    const pdf = writePdf({ title: 'Uso', language: 'es-ES', pages: [aPage('Uno'), aPage('Dos')] }).toString('latin1')
    expect(pdf.startsWith('%PDF-1.7\n')).toBe(true)
    expect(findBrokenOffsets(pdf)).toEqual([])
    expect(pdf).toContain('/Count 2')
    for (const [, length, content] of pdf.matchAll(/<< \/Length (\d+) >>\nstream\n([^]*?)\nendstream/g)) {
      expect(content).toHaveLength(Number(length))
    }
  })

  it('encodes accents, quotation marks and what the encoding lacks', () => {
    const hexOf = (text: string) => /<([\da-f]*)> Tj/.exec(aPage(text).content)?.[1]
    expect(hexOf('ñ–“x”')).toBe('f196937894')
    expect(hexOf('ł é 北')).toBe('3f20e9203f')
    expect(hexOf('ś\u202f1')).toBe('732031')
  })

  it('shortens what does not fit, and aligns to the right', () => {
    const page = new PdfPage()
    page.text('W'.repeat(100), { x: 40, y: 60, size: 12, maxWidth: 100 })
    const hex = /<([\da-f]*)> Tj/.exec(page.content)?.[1] ?? ''
    expect(hex.endsWith('85')).toBe(true)
    expect(hex.length).toBeLessThan(24)
    const right = new PdfPage()
    right.text('100', { x: PAGE.width, y: 60, size: 10, align: 'right' })
    expect(right.content).toContain(`rg ${Number((PAGE.width - widthOfText('100', { size: 10 })).toFixed(2))} `)
  })
})
