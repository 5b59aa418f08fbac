import { describe, expect, it } from 'vitest'
import { decodeSegment, encodeSegment, isSamePath, splitPath } from './path-segment.ts'

describe('encodeSegment and decodeSegment', () => {
  it.each([
    'gol',
    'a/b',
    '100%',
    '%2F',
    'a?b#c',
    'ñandú 東京 😀',
    '..',
    '.',
    '...',
    '+',
    'a,b',
    '"\'<>',
    '\u0000',
    '%E0%A4%A',
  ])('round-trip %j through a URL', (text) => {
    const url = new URL(`/es/x/${encodeSegment(text)}`, 'http://portal.test')
    expect(url.search + url.hash).toBe('')
    expect(url.pathname.split('/')).toHaveLength(4)
    expect(decodeSegment(url.pathname.split('/')[3] ?? '')).toBe(text)
  })

  it('trim outer spaces', () => {
    expect(decodeSegment(encodeSegment('  dos palabras '))).toBe('dos palabras')
  })

  it('replace a lone surrogate', () => {
    expect(decodeSegment(encodeSegment('a\ud800b'))).toBe('a\ufffdb')
  })

  it.each([
    ['100%', '100%'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['%', '%'],
    ['%zz', '%zz'],
    ['%FF', '%FF'],
    ['a%C3%B1o', 'año'],
    ['a+b', 'a+b'],
    ['%c3%b1', 'ñ'],
  ])('decode %j to %j', (segment, text) => {
    expect(decodeSegment(segment)).toBe(text)
  })
})

describe('splitPath', () => {
  it.each([
    ['/', []],
    ['/es', ['es']],
    ['/es/', ['es']],
    ['/es/post/5', ['es', 'post', '5']],
    ['/es/a%2Fb', ['es', 'a%2Fb']],
    ['//', null],
    ['//es', null],
    ['/es//home', null],
    ['/es/home//', null],
    ['es/home', null],
    ['', null],
  ])('splits %j into %j', (path, segments) => {
    expect(splitPath(path)).toEqual(segments)
  })
})

describe('isSamePath', () => {
  it.each([
    ['/es/home', '/es/home', true],
    ['/es/home', '/es/home/', true],
    ['/es/home', '/en/home', false],
    ['/es/x/a%20b', '/es/x/a b', true],
    ['/es/x/%C3%B1', '/es/x/ñ', true],
    ['/es/x/a%2Fb', '/es/x/a/b', false],
    ['/es/x/a,b', '/es/x/a%2Cb', true],
    ['/es/x', '/es/x/y', false],
    ['//evil', '/evil', false],
    ['//evil', '//evil', true],
  ])('%j and %j: %j', (one, other, same) => {
    expect(isSamePath(one, other)).toBe(same)
    expect(isSamePath(other, one)).toBe(same)
  })
})
