import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createEmlTransport } from './eml-transport.ts'
import { HandoverFailed } from './mail-transport.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mz-eml-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const message = (text: string) => ({ mailId: 7, from: 'a@a.test', to: 'b@b.test', bytes: Buffer.from(text) })

it('writes a mail into a file of its own, for its owner alone', async () => {
  const outbox = join(folder, 'data/outbox')
  await createEmlTransport(outbox).send(message('Hola'))
  expect(await readFile(join(outbox, '7.eml'), 'utf8')).toBe('Hola')
  expect((await stat(join(outbox, '7.eml'))).mode & 0o777).toBe(0o600)
  expect((await stat(outbox)).mode & 0o777).toBe(0o700)
})

it('leaves one file, whole, however often and at once a mail is sent', async () => {
  const transport = createEmlTransport(folder)
  const long = 'x'.repeat(1_000_000)
  await Promise.all(Array.from({ length: 8 }, () => transport.send(message(long))))
  expect(await readdir(folder)).toEqual(['7.eml'])
  expect(await readFile(join(folder, '7.eml'), 'utf8')).toBe(long)
})

it('says that nobody takes mails where the folder cannot be made', async () => {
  await writeFile(join(folder, 'file'), '')
  const failure = await createEmlTransport(join(folder, 'file/outbox'))
    .send(message('Hola'))
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(HandoverFailed)
  expect(failure).toMatchObject({ problem: 'away' })
})
