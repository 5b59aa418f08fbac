import { describe, expect, it } from 'vitest'
import { editDistance, editsOf } from './corrections.ts'
import { highlightTexts, matchPrefixesOf } from './highlight.ts'
import { type TextQuery, toTsquery } from './text-query.ts'
import { portugueseNounStem, splitWords, tokenize, toPortugueseSingular } from './words.ts'

describe('splitWords', () => {
  it.each([
    ['El Niño, MARCÓ', ['el', 'nino', 'marco']],
    ['São Paulo – Łódź', ['sao', 'paulo', 'lodz']],
    ["Rueda's 4-3-3", ['rueda', 's', '4', '3', '3']],
    ['⚽️ …!', []],
    ['مباراة', ['مباراة']],
    [`' | & ! :* <-> \\ "a" $$`, ['a']],
    ['x'.repeat(61), []],
  ])('splits %j into folded words', (text, expected) => {
    expect(splitWords(text)).toEqual(expected)
  })

  it('tokenize returns the position of each word', () => {
    expect(tokenize('Ría 2–1')).toEqual([
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
  ])('toPortugueseSingular turns %s into %s', (word, expected) => {
    expect(toPortugueseSingular(word)).toBe(expected)
  })

  it.each([
    ['portera', 'porter'],
    ['porteria', 'porteri'],
    ['vitorias', 'vitori'],
    ['porta', null],
    ['ria', null],
  ])('portugueseNounStem of %s is %s', (word, expected) => {
    expect(portugueseNounStem(word)).toBe(expected)
  })
})

describe('editsOf and editDistance', () => {
  it('editsOf returns words at distance 1', () => {
    const edits = editsOf('glo')
    expect(edits).toEqual(expect.arrayContaining(['gol', 'lo', 'gloo', 'gla']))
    expect(edits.every((edit) => editDistance('glo', edit) === 1)).toBe(true)
  })

  it.each([
    ['final', 'final', 0],
    ['fianl', 'final', 1],
    ['fontcobrta', 'fontcoberta', 1],
    ['', 'abc', 3],
    ['derby', 'gallery', 5],
  ])('editDistance of %s and %s is %i', (one, other, expected) => {
    expect(editDistance(one, other)).toBe(expected)
  })
})

const query: TextQuery = [
  { word: 'goles', lexemes: ['goles', 'es/gol'], isPrefix: false },
  { word: 'der', lexemes: ['der'], isPrefix: true },
]
const stem = async (words: readonly string[]) =>
  new Map(words.map((word) => [word, { es: word === 'gol' ? 'es/gol' : `es/${word}`, en: `en/${word}`, pt: null }]))

const highlight = async (text: string) => (await highlightTexts([text], { query, stem }))[0]

describe('matchPrefixesOf', () => {
  it.each([
    ['die', 'd'],
    ['leao', 'le'],
    ['naçã', 'na'],
    ['jugador', 'jug'],
    ['es/porter', 'por'],
  ])('shortens the lexeme %s to %s', (lexeme, expected) => {
    expect(matchPrefixesOf([{ word: lexeme, lexemes: [lexeme], isPrefix: false }])).toEqual([expected])
  })
})

describe('highlightTexts', () => {
  it('marks every form of a word and prefixes of the last, and escapes the rest', async () => {
    expect(await highlight('<b>Gol</b> & "Dérbi"')).toBe(
      '&lt;b&gt;<mark>Gol</mark>&lt;/b&gt; &amp; &quot;<mark>Dérbi</mark>&quot;',
    )
    expect(await highlight('<mark>x</mark> gol')).toBe('&lt;mark&gt;x&lt;/mark&gt; <mark>gol</mark>')
    expect(await highlight('nothing of it')).toBeNull()
    expect(await highlight('Final, 2–1')).toBeNull()
  })

  it('stems only words with a matching prefix', async () => {
    const stemmed: string[] = []
    const recording: typeof stem = (words) => {
      stemmed.push(...words)
      return stem(words)
    }
    await highlightTexts(['Final: goleada, gálago y dérbi', 'Otra final'], { query, stem: recording })
    expect(stemmed).toEqual(['goleada', 'galago', 'derbi'])
  })

  it('starts the snippet at the match if no space follows in a long text', async () => {
    expect(await highlight(`${'a/'.repeat(250)}gol${'/b'.repeat(250)}`)).toBe('…<mark>gol</mark>…')
  })

  it('cuts a snippet around the first match of a long text', async () => {
    const cut = await highlight(`${'before '.repeat(100)}gol ${'after '.repeat(100)}`)
    expect(cut).toMatch(/^…(?:before )+<mark>gol<\/mark>(?: after)+…$/)
    expect(cut?.length).toBeLessThan(250)
    expect(await highlight(`${'x'.repeat(500)} gol${'y'.repeat(500)} gol`)).toContain('<mark>gol</mark>')
  })

  it('toTsquery quotes every lexeme', () => {
    expect(toTsquery(query)).toBe("('goles' | 'es/gol') & ('der':*)")
  })
})
