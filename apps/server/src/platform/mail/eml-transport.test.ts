import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmlTransport, DeliveryError } from './mail-transport.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mz-eml-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const { signal } = new AbortController()

const message = (text: string) => ({ mailId: 7, from: 'a@a.test', to: 'b@b.test', bytes: Buffer.from(text) })

describe('createEmlTransport', () => {
  it('writes a mail to its own file, readable by its owner only', async () => {
    const outbox = join(folder, 'data/outbox')
    await createEmlTransport(outbox).send(message('Hola'), signal)
    expect(await readFile(join(outbox, '7.eml'), 'utf8')).toBe('Hola')
    expect((await stat(join(outbox, '7.eml'))).mode & 0o777).toBe(0o600)
    expect((await stat(outbox)).mode & 0o777).toBe(0o700)
  })

  it('leaves one complete file when a mail is sent several times at once', async () => {
    const transport = createEmlTransport(folder)
    const long = 'x'.repeat(1_000_000)
    await Promise.all(Array.from({ length: 8 }, () => transport.send(message(long), signal)))
    expect(await readdir(folder)).toEqual(['7.eml'])
    expect(await readFile(join(folder, '7.eml'), 'utf8')).toBe(long)
  })

  it('is unavailable if the folder cannot be created', async () => {
    await writeFile(join(folder, 'file'), '')
    const failure = await createEmlTransport(join(folder, 'file/outbox'))
      .send(message('Hola'), signal)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DeliveryError)
    expect(failure).toMatchObject({ failure: 'unavailable' })
  })
})
