import { describe, expect, it } from 'vitest'
import { LOCALES } from '../locales.ts'
import { describeRefusal, FILE_REFUSALS, isFileRefusal } from './file-refusals.ts'

describe('describeRefusal', () => {
  it("begins with the specification's words", () => {
    expect(describeRefusal({ name: 'gol.jpg', reason: 'empty' }, 'es')).toEqual({
      title: 'Formato no válido',
      message: '"gol.jpg" no es un formato de archivo válido. Está vacío.',
    })
  })

  it('has a reason of its own in each language', () => {
    const messages = LOCALES.flatMap((locale) =>
      FILE_REFUSALS.map((reason) => describeRefusal({ name: 'x', reason }, locale).message),
    )
    expect(new Set(messages).size).toBe(messages.length)
  })

  it('knows its reasons', () => {
    expect([isFileRefusal('svg'), isFileRefusal('other'), isFileRefusal(undefined)]).toEqual([true, false, false])
  })
})
