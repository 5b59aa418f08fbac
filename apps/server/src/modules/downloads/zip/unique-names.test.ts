import { describe, expect, it } from 'vitest'
import { createUniqueNamer } from './unique-names.ts'

describe('createUniqueNamer', () => {
  it('numbers names that some file system considers equal', () => {
    const uniqueName = createUniqueNamer()
    const wanted = [
      'foto.jpg',
      'FOTO.JPG',
      'foto.jpg',
      'Straße.txt',
      'STRASSE.TXT',
      'é.txt',
      'e\u0301.txt',
      'ﬁn.txt',
      'fin.txt',
    ]
    expect(wanted.map((name) => uniqueName('', name))).toEqual([
      'foto.jpg',
      'FOTO-2.JPG',
      'foto-3.jpg',
      'Straße.txt',
      'STRASSE-2.TXT',
      'é.txt',
      'é-2.txt',
      'ﬁn.txt',
      'fin-2.txt',
    ])
    expect(uniqueName('derbi', 'foto.jpg')).toBe('derbi/foto.jpg')
  })

  it('never returns a name twice, even if the given names are already numbered', () => {
    const uniqueName = createUniqueNamer()
    const names = ['a.jpg', 'a-2.jpg', 'a.jpg', 'a.jpg', 'a-3.jpg', 'A-2.JPG'].map((name) => uniqueName('', name))
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  })

  it('handles 20,000 equal names quickly and keeps them short', () => {
    const uniqueName = createUniqueNamer()
    const names = Array.from({ length: 20_000 }, (_, index) =>
      uniqueName('', index % 20 ? 'foto.jpg' : `${'ñ'.repeat(200)}.jpg`),
    )
    expect(new Set(names).size).toBe(20_000)
    expect(Math.max(...names.map((name) => Buffer.byteLength(name)))).toBeLessThanOrEqual(120)
  })
})
