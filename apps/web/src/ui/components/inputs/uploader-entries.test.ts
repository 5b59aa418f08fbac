import { describe, expect, it } from 'vitest'
import { withFiles, withProblem } from './uploader-entries.ts'

const file = (name: string, type = '') => ({ name, type })

function options(over: Partial<Parameters<typeof withFiles>[2]> = {}) {
  let count = 0
  return {
    accept: '.jpg, application/pdf',
    locale: 'es' as const,
    isMultiple: true,
    newId: () => `id-${++count}`,
    ...over,
  }
}

describe('withFiles', () => {
  it('accepts .jpeg if .jpg is listed, and a listed media type with any name', () => {
    const entries = withFiles([], [file('a.jpeg'), file('b', 'application/pdf')], options())
    expect(entries.map((entry) => entry.problem)).toEqual([null, null])
  })

  it('rejects an unlisted file with the message of the specification', () => {
    const [entry] = withFiles([], [file('plan.svg', 'image/svg+xml')], options())
    expect(entry?.problem).toEqual({
      title: 'Formato no válido',
      message: '"plan.svg" no es un formato de archivo válido.',
    })
  })

  it('keeps only the latest file of a single-file uploader', () => {
    const first = withFiles([], [file('a.jpg')], options({ isMultiple: false }))
    const second = withFiles(first, [file('b.jpg'), file('c.jpg')], options({ isMultiple: false }))
    expect(second.map((entry) => entry.file.name)).toEqual(['c.jpg'])
  })

  it('keeps its entries when the file picker is cancelled', () => {
    const first = withFiles([], [file('a.jpg')], options({ isMultiple: false }))
    expect(withFiles(first, [], options({ isMultiple: false }))).toEqual(first)
  })

  it('appends files in a multi-file uploader, also with equal names', () => {
    const first = withFiles([], [file('a.jpg')], options())
    const second = withFiles(first, [file('a.jpg')], options({ newId: () => 'other' }))
    expect(second.map((entry) => entry.id)).toEqual(['id-1', 'other'])
  })
})

describe('withProblem', () => {
  it("uses 'Invalid file' as default title", () => {
    const entries = withFiles([], [file('a.jpg'), file('b.jpg')], options())
    const flagged = withProblem(entries, 'id-2', { message: 'Over 120 megapixels.', locale: 'en' })
    expect(flagged[0]?.problem).toBeNull()
    expect(flagged[1]?.problem).toEqual({ title: 'Invalid file', message: 'Over 120 megapixels.' })
  })
})
