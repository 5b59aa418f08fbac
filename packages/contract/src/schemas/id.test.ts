import { describe, expect, it } from 'vitest'
import { idSchema } from './id.ts'

describe('idSchema', () => {
  it.each([['12'], ['abc'], [''], ['😀'], ['x'.repeat(10_000)]])('keeps %s', (id) => {
    expect(idSchema.parse(id)).toBe(id)
  })

  it.each([['\0'], ['1\0'], ['\ud800'], ['1\udc00']])(
    'takes %j, which no database can hold, for no id at all',
    (id) => {
      expect(idSchema.parse(id)).toBe('')
    },
  )

  it.each([[12], [null], [undefined], [{}], [['1']]])('rejects %s', (id) => {
    expect(idSchema.safeParse(id).success).toBe(false)
  })
})
