import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../errors/start-error.ts'
import { loadSecret } from './secret-file.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mz-secret-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

describe('loadSecret', () => {
  it('makes a long secret at the first start, and finds the same at the second', async () => {
    const secret = await loadSecret(join(folder, 'data'))
    expect(secret.length).toBeGreaterThanOrEqual(43)
    expect(await loadSecret(join(folder, 'data'))).toBe(secret)
  })

  it('lets nobody but its owner read it', async () => {
    await loadSecret(folder)
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
  })

  it('gives all who start at once the same secret, and leaves nothing else behind', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => loadSecret(folder)))
    expect(new Set(secrets).size).toBe(1)
    expect(await readdir(folder)).toEqual(['secret'])
  })

  it('refuses an empty or cut file rather than signing with it, and does not touch it', async () => {
    for (const text of ['', 'short\n']) {
      await writeFile(join(folder, 'secret'), text)
      await expect(loadSecret(folder)).rejects.toThrow(/holds no secret/)
      expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(text)
    }
  })

  it('says in one line where it cannot be kept', async () => {
    await writeFile(join(folder, 'file'), '')
    const failure = await loadSecret(join(folder, 'file/data')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StartError)
    expect(String(failure)).toContain(join(folder, 'file/data'))
    expect(String(failure)).not.toContain('\n')
  })

  it('differs from one installation to the next', async () => {
    expect(await loadSecret(join(folder, 'a'))).not.toBe(await loadSecret(join(folder, 'b')))
  })
})
