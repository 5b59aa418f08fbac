import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { describeError, reasonOf } from './describe-error.ts'

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

  it('has no line of a parameter that looks like a frame', () => {
    const error = new DrizzleQueryError('insert into requests values ($1)', ['I saw him\n    at home with hunter2'])
    const { stack } = describeError(error)
    expect(stack.join()).not.toContain('hunter2')
    expect(stack[0]).toMatch(/^at .*describe-error\.test\.ts/)
  })

  it('has no stack where it cannot tell the frames from the message', () => {
    const error = new Error('lost\n    at home with hunter2')
    expect(error.stack).toContain('hunter2')
    error.message = 'replaced'
    expect(describeError(error)).toMatchObject({ message: 'replaced', stack: [] })
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

describe('reasonOf', () => {
  const refused = new Error('connect ECONNREFUSED 127.0.0.1:5432')

  it.each<[string, unknown, string]>([
    [
      'the reason of PostgreSQL, not the statement',
      new DrizzleQueryError('select * from people', ['hunter2'], new Error('relation "people" does not exist')),
      'relation "people" does not exist',
    ],
    [
      'a statement without its parameters where nothing else is known',
      new DrizzleQueryError('select * from people', ['hunter2\n    at home']),
      'Failed query: select * from people',
    ],
    [
      'the first of several addresses that refuse',
      new AggregateError([refused, new Error('connect ECONNREFUSED ::1:5432')]),
      refused.message,
    ],
    [
      'an outer message where the cause has none',
      new Error('not delivered', { cause: new Error('') }),
      'not delivered',
    ],
    ['the type of an error that says nothing', new TypeError(''), 'TypeError'],
    ['nothing of what is no error', 'hunter2', 'a value that is not an Error was thrown'],
  ])('names %s', (_name, error, expected) => {
    expect(reasonOf(error)).toBe(expected)
  })

  it('ends with causes that run in a circle', () => {
    const error = new Error('round')
    error.cause = error
    expect(reasonOf(error)).toBe('round')
  })
})
