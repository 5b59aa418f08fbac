import { describe, expect, it } from 'vitest'
import { formatLegalText, parseLegalText } from './legal-format.ts'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'
import { texts as pt } from './texts/pt.ts'

describe('parseLegalText', () => {
  it('reads sections and paragraphs', () => {
    expect(parseLegalText('Intro\n\n## One\nFirst line\nof a paragraph.\n\nSecond.\n\n\n## Two\n\nThird.')).toEqual([
      { title: '', paragraphs: ['Intro'] },
      { title: 'One', paragraphs: ['First line of a paragraph.', 'Second.'] },
      { title: 'Two', paragraphs: ['Third.'] },
    ])
  })

  it('keeps markup as text', () => {
    expect(parseLegalText('<b>x</b> #no heading\n\n##none')).toEqual([
      { title: '', paragraphs: ['<b>x</b> #no heading', '##none'] },
    ])
  })

  it.each([es, en, pt])('reads the texts of the product as they were formatted', (texts) => {
    const pages = Object.values(texts({ league: 'Liga', email: 'a@b.example' }))
    for (const { parts } of pages) {
      const plain = parts.map(({ title, paragraphs }) => ({ title, paragraphs }))
      expect(parseLegalText(formatLegalText(parts))).toEqual(plain)
    }
  })
})
