import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

describe('describeError', () => {
  it('says what failed and where, without the parameters of a query', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      parameters: ['hunter2'],
      detail: 'hunter2',
    })
    const error = new DrizzleQueryError('insert into people values ($1)', ['hunter2'], cause)
    const described = describeError(error)
    expect(JSON.stringify(described)).not.toContain('hunter2')
    expect(described.message).toContain('insert into people')
    expect(described.cause).toMatchObject({ message: 'duplicate key', code: '23505' })
    expect(described.stack[0]).toMatch(/^at .*describe-error\.test\.ts/)
  })

  it('ends with causes that run in a circle', () => {
    const error = new Error('round')
    error.cause = error
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(50_000)
  })

  it.each([['hunter2'], [null], [undefined], [{ password: 'hunter2' }]])(
    'keeps what is no error to itself',
    (thrown) => {
      expect(JSON.stringify(describeError(thrown))).not.toContain('hunter2')
    },
  )
})
