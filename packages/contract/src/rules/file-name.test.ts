import { describe, expect, it } from 'vitest'
import { cleanFileName, splitFileName } from './file-name.ts'

describe('cleanFileName', () => {
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
    expect(cleanFileName(name)).toBe(expected)
  })

  // With their extension and within 120 bytes. Joiners are replaced before, so that a family is three people.
  it.each([
    ['a name of 300 x', 'x'.repeat(300), 'x'.repeat(115)],
    ['a name of 300 ñ', 'ñ'.repeat(300), 'ñ'.repeat(57)],
    ['a name of 300 語', '語'.repeat(300), '語'.repeat(38)],
    ['a name of 300 flags', '🇪🇸'.repeat(300), '🇪🇸'.repeat(14)],
    ['a name of 300 families', '👨‍👩‍👧'.repeat(300), '👨_👩_👧'.repeat(8)],
    ['a letter whose accent is beyond the limit', `${'x'.repeat(114)}q\u0302tail`, 'x'.repeat(114)],
    ['a letter whose accent ends at the limit', `${'x'.repeat(112)}q\u0302tail`, `${'x'.repeat(112)}q\u0302`],
  ])('truncates %s between graphemes', (_what, stem, expected) => {
    expect(cleanFileName(`${stem}.jpeg`, 120)).toBe(`${expected}.jpeg`)
  })

  it('keeps a name of 300 Arabic letters with a slash readable, within 255 bytes', () => {
    const name = cleanFileName(`${'مباراة/القمة '.repeat(25)}.jpg`)
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^مباراة_القمة مباراة_القمة .+\.jpg$/)
  })
})

describe('splitFileName', () => {
  it.each([
    ['a.tar.gz', 'a.tar', '.gz'],
    ['none', 'none', ''],
    ['.hidden', '.hidden', ''],
  ])('splits %s', (name, stem, extension) => {
    expect(splitFileName(name)).toEqual({ stem, extension })
  })
})
