import { createHash, randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDigests, type Digests } from './file-digests.ts'

let folder: string
let digests: Digests

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-digests-'))
  digests = createDigests()
})

afterEach(async () => {
  await digests.stop()
  await rm(folder, { recursive: true })
})

const pathOf = (id: number) => join(folder, String(id))

const digestsOf = (bytes: Buffer) => ({ sha256: createHash('sha256').update(bytes).digest(), crc32: crc32(bytes) })

const complete = (id: number, upTo: number) => digests.complete({ id, path: pathOf(id), upTo })

/** Every thread has read what it was told to, and that of the last file that begins is the next one again, for up to four threads. */
async function completeOthers(): Promise<void> {
  for (let id = 101; id <= 111; id += 1) {
    await writeFile(pathOf(id), 'other')
    await complete(id, 5)
  }
}

describe('createDigests', () => {
  it('reads files that grow at the same time', async () => {
    const parts = Array.from({ length: 6 }, () => randomBytes(700_000))
    for (const [index, part] of parts.entries()) {
      for (const id of [1, 2]) {
        await appendFile(pathOf(id), part)
        digests.advance({ id, path: pathOf(id), upTo: (index + 1) * part.length })
      }
    }
    const bytes = Buffer.concat(parts)
    expect(await complete(1, bytes.length)).toEqual(digestsOf(bytes))
    expect(await complete(2, bytes.length)).toEqual(digestsOf(bytes))
  })

  it('reads a file again whose bytes it was told to forget', async () => {
    await writeFile(pathOf(1), 'what was never recorded')
    digests.advance({ id: 1, path: pathOf(1), upTo: 23 })
    await completeOthers()
    digests.forget(1)
    const bytes = Buffer.from('what was sent instead of it')
    await writeFile(pathOf(1), bytes)
    expect(await complete(1, bytes.length)).toEqual(digestsOf(bytes))
  })

  it('reads a file that another node has received', async () => {
    const bytes = randomBytes(1_000_000)
    await writeFile(pathOf(1), bytes)
    expect(await complete(1, bytes.length)).toEqual(digestsOf(bytes))
  })

  it('fails if bytes are missing, and can be asked again', async () => {
    await writeFile(pathOf(1), 'abc')
    await expect(complete(1, 4)).rejects.toMatchObject({ type: 'unavailable' })
    digests.advance({ id: 1, path: pathOf(1), upTo: 9 })
    await writeFile(pathOf(1), 'abcd')
    expect(await complete(1, 4)).toEqual(digestsOf(Buffer.from('abcd')))
  })
})
