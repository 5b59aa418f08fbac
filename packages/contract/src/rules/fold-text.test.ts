import { describe, expect, it } from 'vitest'
import { foldText, foldWords } from './fold-text.ts'

describe('foldText', () => {
  it('removes case and accents, whether composed or not', () => {
    expect(foldText('Ñandú, ÁFRICA')).toBe('nandu, africa')
    expect(foldText('Caf\u0065\u0301')).toBe('cafe')
  })
})

describe('foldWords', () => {
  it('removes punctuation and leaves one space between words', () => {
    expect(foldWords('  Atl. Brisa – (B) ')).toBe('atl brisa b')
    expect(foldWords('¡!')).toBe('')
  })
})
