import { describe, expect, it } from 'vitest'
import { fileProblem, INVALID_FILE_TITLES, isAccepted, nextSelection } from './accept-list.ts'

describe('isAccepted', () => {
  it.each([
    ['.jpg', 'gol.jpg', 'image/jpeg', true],
    ['.jpg', 'gol.jpeg', 'image/jpeg', true],
    ['.jpg', 'GOL.JPEG', '', true],
    ['.jpeg', 'gol.jpg', '', false],
    ['.jpg', 'gol.png', 'image/png', false],
    ['.jpg', 'goljpg', '', false],
    ['.jpg', '.jpg', '', false],
    ['.jpg', 'gol.jpg.exe', 'application/x-msdownload', false],
    ['jpg', 'gol.jpg', '', true],
    ['.tar.gz', 'all.tar.gz', '', true],
    ['.JPG, .Pdf', 'report.pdf', '', true],
    ['image/*', 'gol.png', 'image/png', true],
    ['image/*', 'gol', 'IMAGE/PNG', true],
    ['image/*', 'gol.png', '', false],
    ['image/*', 'clip.mp4', 'video/mp4', false],
    ['image/*', 'odd', 'imagery/x', false],
    ['application/pdf', 'no-extension', 'application/pdf', true],
    ['text/plain', 'a.txt', 'text/plain; charset=utf-8', true],
    ['.pdf,application/pdf', 'a.docx', 'application/pdf', true],
    ['*/*', 'anything', '', true],
    ['', 'anything.exe', '', true],
    [' , ', 'anything.exe', '', true],
  ])('list %j, file %j of type %j: %j', (accept, name, type, accepted) => {
    expect(isAccepted({ name, type }, accept)).toBe(accepted)
  })
})

describe('fileProblem', () => {
  const file = { name: 'virus "1".exe', type: '' }

  it('returns the texts of the specification', () => {
    expect(fileProblem(file, { accept: '.jpg', locale: 'es' })).toEqual({
      title: 'Formato no válido',
      message: '"virus "1".exe" no es un formato de archivo válido.',
    })
  })

  it('returns English and Portuguese texts', () => {
    expect(fileProblem(file, { accept: '.jpg', locale: 'en' })?.message).toBe(
      '"virus "1".exe" is not a valid file format.',
    )
    expect(fileProblem(file, { accept: '.jpg', locale: 'pt' })?.title).toBe('Formato inválido')
  })

  it('returns null for an accepted file', () => {
    expect(fileProblem({ name: 'gol.jpeg', type: '' }, { accept: '.jpg', locale: 'es' })).toBeNull()
  })

  it('has a default title', () => {
    expect(INVALID_FILE_TITLES.en).toBe('Invalid file')
  })
})

describe('nextSelection', () => {
  it.each([
    [['a'], ['b', 'c'], true, ['a', 'b', 'c']],
    [['a'], ['b'], false, ['b']],
    [['a'], ['b', 'c'], false, ['c']],
    [['a'], [], false, ['a']],
    [[], [], false, []],
  ])('of %j and %j, multiple %j, is %j', (kept, chosen, multiple, selection) => {
    expect(nextSelection<string>({ kept, chosen, multiple })).toEqual(selection)
  })
})
