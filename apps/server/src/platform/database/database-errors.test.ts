import { describe, expect, it } from 'vitest'
import { DatabaseAway, DataFolderInUse, isDatabaseAway } from './database-errors.ts'
import { unusable } from './embedded/data-folder.ts'
import { clientConfig, describeServer } from './open-server-database.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe('isDatabaseAway', () => {
  it.each([
    ['our own error', new DatabaseAway('gone'), true],
    ['a shutdown', coded('57P01'), true],
    ['a start', coded('57P03'), true],
    ['a full disk', coded('53100'), true],
    ['class 08', coded('08006'), true],
    ['the cause of the query builder', new Error('Failed query', { cause: coded('57P01') }), true],
    ['a unique violation', coded('23505'), false],
    ['a file that is not there', coded('ENOENT'), false],
    ['a refused start', new DataFolderInUse('in use'), false],
    ['no error', '57P01', false],
  ])('knows %s', (_name, error, expected) => {
    expect(isDatabaseAway(error)).toBe(expected)
  })

  it('does not go round in circles', () => {
    const error = new Error('round')
    error.cause = error
    expect(isDatabaseAway(error)).toBe(false)
  })
})

describe('a folder that cannot be used', () => {
  it.each([
    ['EROFS', 'it is on a read-only file system'],
    ['EACCES', 'this user may not write there'],
    ['ENOSPC', 'the disk is full'],
  ])('is explained in one line: %s', (code, reason) => {
    expect(unusable('/data', coded(code)).message).toBe(`The data folder /data cannot be used: ${reason}.`)
  })
})

describe('the address of a server', () => {
  it('is shown without its secret', () => {
    expect(describeServer('postgres://user:secret@db.test:5433/league')).toBe('league on db.test:5433')
    expect(describeServer('postgres:///league?host=/run/postgresql')).toBe('league on /run/postgresql')
  })

  it('keeps what it says about options and encryption', () => {
    const parse = (url: string) => new URL(clientConfig(url).connectionString ?? '').searchParams
    expect(parse('postgres://me@db.test/league?options=-c%20work_mem%3D8MB').get('options')).toBe(
      '-c work_mem=8MB -c TimeZone=UTC -c jit=off',
    )
    expect(Object.fromEntries(parse('postgres://me@db.test/league?sslmode=require'))).toMatchObject({
      sslmode: 'require',
      uselibpqcompat: 'true',
    })
  })
})
