import { describe, expect, it } from 'vitest'
import { portugueseForm, tokensOf, wordsOf } from './fold-words.ts'
import { beginningsOf, highlightTexts } from './highlight.ts'
import { slipsBetween, slipsOf } from './slips.ts'
import { type TextQuery, writeQuery } from './text-query.ts'

describe('the words of a text', () => {
  it.each([
    ['El Niño, MARCÓ', ['el', 'nino', 'marco']],
    ['São Paulo – Łódź', ['sao', 'paulo', 'lodz']],
    ["Rueda's 4-3-3", ['rueda', 's', '4', '3', '3']],
    ['⚽️ …!', []],
    ['مباراة', ['مباراة']],
    [`' | & ! :* <-> \\ "a" $$`, ['a']],
    ['x'.repeat(61), []],
  ])('of %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected)
  })

  it('are known with the place at which they stand', () => {
    expect(tokensOf('Ría 2–1')).toEqual([
      { word: 'ria', start: 0, end: 3 },
      { word: '2', start: 4, end: 5 },
      { word: '1', start: 6, end: 7 },
    ])
  })

  it.each([
    ['selecoes', 'seleção'],
    ['capitaes', 'capitao'],
    ['finais', 'final'],
    ['mais', 'mais'],
  ])('in Portuguese: %s becomes %s', (word, expected) => {
    expect(portugueseForm(word)).toBe(expected)
  })
})

describe('slips of the finger', () => {
  it('are one step away', () => {
    const slips = slipsOf('glo')
    expect(slips).toEqual(expect.arrayContaining(['gol', 'lo', 'gloo', 'gla']))
    expect(slips.every((slip) => slipsBetween('glo', slip) === 1)).toBe(true)
  })

  it.each([
    ['final', 'final', 0],
    ['fianl', 'final', 1],
    ['fontcobrta', 'fontcoberta', 1],
    ['', 'abc', 3],
    ['derby', 'gallery', 5],
  ])('%s and %s are %i apart', (one, other, expected) => {
    expect(slipsBetween(one, other)).toBe(expected)
  })
})

const query: TextQuery = [
  { word: 'goles', lexemes: ['goles', 'gol'], isPrefix: false },
  { word: 'der', lexemes: ['der'], isPrefix: true },
]
const stem = async (words: readonly string[]) =>
  new Map(words.map((word) => [word, { lexemes: word === 'gol' ? ['gol'] : [], isStopWord: false }]))

const highlight = async (text: string) => (await highlightTexts([text], { query, stem }))[0]

describe('how words have to begin that may be hits', () => {
  it.each([
    ['die', 'd'],
    ['leao', 'le'],
    ['naçã', 'na'],
    ['jugador', 'jug'],
  ])('of %s: %s', (lexeme, expected) => {
    expect(beginningsOf([{ word: lexeme, lexemes: [lexeme], isPrefix: false }])).toEqual([expected])
  })
})

describe('what is marked', () => {
  it('is each form of a word, and what begins with the last, in a text that is escaped', async () => {
    expect(await highlight('<b>Gol</b> & "Dérbi"')).toBe(
      '&lt;b&gt;<mark>Gol</mark>&lt;/b&gt; &amp; &quot;<mark>Dérbi</mark>&quot;',
    )
    expect(await highlight('<mark>x</mark> gol')).toBe('&lt;mark&gt;x&lt;/mark&gt; <mark>gol</mark>')
    expect(await highlight('nothing of it')).toBeNull()
    expect(await highlight('Final, 2–1')).toBeNull()
  })

  it('is asked of the stemmer only where a word begins like what was searched for', async () => {
    const asked: string[] = []
    const listening: typeof stem = (words) => {
      asked.push(...words)
      return stem(words)
    }
    await highlightTexts(['Final: goleada, gálago y dérbi', 'Otra final'], { query, stem: listening })
    expect(asked).toEqual(['goleada', 'galago', 'derbi'])
  })

  it('is shown with what stands around it where the text is long', async () => {
    const cut = await highlight(`${'before '.repeat(100)}gol ${'after '.repeat(100)}`)
    expect(cut).toMatch(/^…(?:before )+<mark>gol<\/mark>(?: after)+…$/)
    expect(cut?.length).toBeLessThan(250)
    expect(await highlight(`${'x'.repeat(500)} gol${'y'.repeat(500)} gol`)).toContain('<mark>gol</mark>')
  })

  it('is asked of PostgreSQL with quotes around every word', () => {
    expect(writeQuery(query)).toBe("('goles' | 'gol') & ('der':*)")
  })
})
