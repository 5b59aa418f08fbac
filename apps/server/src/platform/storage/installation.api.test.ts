import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { StartError } from '../errors/start-error.ts'
import { openDiskStorage } from './disk-storage.ts'
import { checkInstallation } from './installation.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'mixed-zone-installation-'))
})

afterAll(async () => {
  await database.remove()
  await rm(folder, { recursive: true })
})

const check = async (secret: string, files: string) =>
  checkInstallation(database.db, { secret, storage: await openDiskStorage(join(folder, files)), now: new Date() })

describe('checkInstallation', () => {
  it('accepts the secret and the storage of the first start, and refuses others with one line', async () => {
    const secret = 's'.repeat(40)
    await check(secret, 'ours')
    await check(secret, 'ours')
    await expect(check('t'.repeat(40), 'ours')).rejects.toThrow(/^SECRET is not the one that .+\.$/)
    await expect(check(secret, 'theirs')).rejects.toThrow(StartError)
    await expect(check(secret, 'theirs')).rejects.toThrow(/^DATA_DIR\/files is not the storage that .+\.$/)
    await check(secret, 'ours')
  })

  it('agrees on one id when two nodes open a new folder at once', async () => {
    const storages = await Promise.all(Array.from({ length: 5 }, () => openDiskStorage(join(folder, 'new'))))
    expect(new Set(storages.map(({ id }) => id)).size).toBe(1)
  })
})
