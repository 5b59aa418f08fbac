import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { type Lease, receiveBytes } from './receive-bytes.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receive-bytes-'))
})

afterEach(() => rm(folder, { recursive: true }))

const path = () => join(folder, 'upload')

const NEVER = new AbortController().signal

function createLease(): Lease & { readonly saved: number[] } {
  const saved: number[] = []
  return { saved, isValid: () => true, save: async (bytes) => void saved.push(bytes) }
}

function createDigest() {
  const calls: (number | 'forget')[] = []
  return { calls, advance: (bytes: number) => void calls.push(bytes), forget: () => void calls.push('forget') }
}

/** A disk with space for so many bytes: writes what fits, then fails as Linux does. */
async function openDisk({ spaceBytes }: { spaceBytes: number }) {
  const handle = await open(path(), 'a+')
  let free = spaceBytes
  return {
    datasync: () => handle.datasync(),
    async writev(chunks: readonly Buffer[]) {
      if (free === 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      const part = Buffer.concat(chunks).subarray(0, free)
      free -= part.length
      await handle.appendFile(part)
      return { bytesWritten: part.length }
    },
    close: () => handle.close(),
  }
}

const typeOf = (error: unknown) => (error instanceof ApiError ? error.type : String(error))

describe('receiveBytes', () => {
  it('writes a stream of odd chunks and records its length', async () => {
    const chunks = Array.from({ length: 50 }, (_, index) => randomBytes(1 + ((index * 7919) % 100_000)))
    const bytes = Buffer.concat(chunks)
    const handle = await open(path(), 'w+')
    const lease = createLease()
    const source = Readable.from(chunks)
    const received = {
      handle,
      source,
      offset: 0,
      sizeBytes: bytes.length,
      lease,
      digest: createDigest(),
      signal: NEVER,
    }
    expect(await receiveBytes(received)).toBe(bytes.length)
    await handle.close()
    expect(lease.saved.at(-1)).toBe(bytes.length)
    expect((await readFile(path())).equals(bytes)).toBe(true)
  })

  it('keeps what has arrived when the connection is lost', async () => {
    const handle = await open(path(), 'w+')
    const lease = createLease()
    const source = new PassThrough()
    const receiving = receiveBytes({
      handle,
      source,
      offset: 0,
      sizeBytes: 10,
      lease,
      digest: createDigest(),
      signal: NEVER,
    })
    source.write('abc')
    setImmediate(() => source.destroy())
    expect(typeOf(await receiving.catch((error: unknown) => error))).toBe('unavailable')
    await handle.close()
    expect([lease.saved, await readFile(path(), 'utf8')]).toEqual([[3], 'abc'])
  })

  it('says that the disk is full, keeps what fitted and goes on once there is space', async () => {
    const bytes = randomBytes(300_000)
    const lease = createLease()
    const full = await openDisk({ spaceBytes: 123_456 })
    const whole = { offset: 0, sizeBytes: bytes.length, lease, digest: createDigest(), signal: NEVER }
    const chunks = (from: number) => Readable.from([bytes.subarray(from, from + 65_536), bytes.subarray(from + 65_536)])
    const failed = await receiveBytes({ ...whole, handle: full, source: chunks(0) }).catch((error: unknown) => error)
    expect(typeOf(failed)).toBe('storage-full')
    await full.close()
    const [offset = 0] = lease.saved
    expect(offset).toBe(123_456)
    const free = await openDisk({ spaceBytes: bytes.length })
    expect(await receiveBytes({ ...whole, handle: free, source: chunks(offset), offset })).toBe(bytes.length)
    await free.close()
    expect((await readFile(path())).equals(bytes)).toBe(true)
  })

  it('writes no more bytes than announced', async () => {
    const handle = await open(path(), 'w+')
    const lease = createLease()
    const source = Readable.from([Buffer.from('abcdef')])
    const failed = await receiveBytes({
      handle,
      source,
      offset: 0,
      sizeBytes: 4,
      lease,
      digest: createDigest(),
      signal: NEVER,
    }).catch((error: unknown) => error)
    await handle.close()
    expect([typeOf(failed), await readFile(path(), 'utf8')]).toEqual(['too-large', ''])
  })

  it('tells the digest of bytes that are written, and to forget those that could not be recorded', async () => {
    const bytes = randomBytes(9 * 1024 * 1024)
    const receive = async (lease: Lease) => {
      const handle = await open(path(), 'w+')
      const digest = createDigest()
      const source = Readable.from([bytes.subarray(0, 5_000_000), bytes.subarray(5_000_000)])
      const received = { handle, source, offset: 0, sizeBytes: bytes.length, lease, digest, signal: NEVER }
      await receiveBytes(received).catch(() => undefined)
      await handle.close()
      return digest.calls
    }
    expect((await receive(createLease())).at(-1)).toBe(bytes.length)
    const save = async () => {
      throw new ApiError('locked')
    }
    expect((await receive({ isValid: () => true, save })).at(-1)).toBe('forget')
  })

  it('writes nothing after another request has taken over', async () => {
    const handle = await open(path(), 'w+')
    const save = async () => {
      throw new ApiError('locked')
    }
    const source = Readable.from([Buffer.from('abc')])
    const lease = { isValid: () => false, save }
    const failed = await receiveBytes({
      handle,
      source,
      offset: 0,
      sizeBytes: 3,
      lease,
      digest: createDigest(),
      signal: NEVER,
    }).catch((error: unknown) => error)
    await handle.close()
    expect([typeOf(failed), await readFile(path(), 'utf8')]).toEqual(['locked', ''])
  })
})
