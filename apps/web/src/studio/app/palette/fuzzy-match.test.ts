import { describe, expect, it } from 'vitest'
import { containsWords, filterByMatch, matchScore } from './fuzzy-match.ts'

describe('matchScore', () => {
  it.each([
    ['Galería', 'galeria'],
    ['Definições', 'DEFINICOES'],
    ['Audit log', 'log aud'],
    ['Requests', 'rqs'],
    ['Anything', ''],
  ])('%j matches %j', (text, query) => {
    expect(matchScore(text, query)).toBeGreaterThan(0)
  })

  it.each([
    ['Requests', 'rqz'],
    ['Audit log', 'audit mail'],
  ])('%j does not match %j', (text, query) => {
    expect(matchScore(text, query)).toBe(0)
  })
})

describe('containsWords', () => {
  it('needs every word, without accents', () => {
    expect(containsWords('Crear Galería: Cantera–Nortada', 'galeria cant')).toBe(true)
    expect(containsWords('Crear Galería: Cantera–Nortada', 'galeria brisa')).toBe(false)
    expect(containsWords('Crear Galería: Cantera–Nortada', ' ')).toBe(false)
  })
})

describe('filterByMatch', () => {
  it('puts the beginning of the text before the beginning of a word, parts and single letters', () => {
    const texts = ['a-m-a-i-l', 'gmail', 'see mail', 'mail']
    expect(filterByMatch(texts, 'mail', (text) => text)).toEqual(['mail', 'see mail', 'gmail', 'a-m-a-i-l'])
  })

  it('finds the beginning of a word also after a part of another', () => {
    const texts = ['Reviews', 'Interview: view from the bench']
    expect(filterByMatch(texts, 'view', (text) => text)).toEqual(['Interview: view from the bench', 'Reviews'])
  })

  it('leaves out what does not match, and keeps the order of equal matches', () => {
    const texts = ['see mail', 'posts', 'get mail', 'all mail']
    expect(filterByMatch(texts, 'mail', (text) => text)).toEqual(['see mail', 'get mail', 'all mail'])
  })
})
