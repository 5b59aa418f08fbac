import { describe, expect, it } from 'vitest'
import { createUniqueNamer, safeName } from './unique-names.ts'

describe('safeName', () => {
  it.each([
    ['foto.jpg', 'foto.jpg'],
    ['Crónica del derbi.docx', 'Crónica del derbi.docx'],
    ['日本 語.pdf', '日本 語.pdf'],
    ['a/b\\c:d*e?f"g<h>i|j.txt', 'a_b_c_d_e_f_g_h_i_j.txt'],
    ['CON.jpg', '_CON.jpg'],
    ['con', '_con'],
    ['Aux.tar.gz', '_Aux.tar.gz'],
    ['com1.txt', '_com1.txt'],
    ['LPT¹.txt', '_LPT¹.txt'],
    ['console.log', 'console.log'],
    ['name. . .', 'name'],
    ['name .jpg', 'name.jpg'],
    ['.hidden', 'hidden'],
    ['..', 'file'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['', 'file'],
    ['   ', 'file'],
    ['.jpg', 'jpg'],
    ['gpj\u202Eexe.jpg', 'gpj_exe.jpg'],
    ['zero\u200Bwidth.jpg', 'zero_width.jpg'],
    ['new\nline.jpg', 'new_line.jpg'],
    ['half \ud800.jpg', 'half \ufffd.jpg'],
    ['e\u0301.jpg', 'é.jpg'],
  ])('turns %j into %j', (name, expected) => {
    expect(safeName(name)).toBe(expected)
  })

  it.each(['x', 'ñ', '語', '👨‍👩‍👧'])(
    'truncates a name of 300 %s between graphemes and keeps its extension',
    (sign) => {
      const name = safeName(`${sign.repeat(300)}.jpeg`)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120)
      expect(name.endsWith('.jpeg')).toBe(true)
      expect(name.isWellFormed()).toBe(true)
    },
  )
})

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
