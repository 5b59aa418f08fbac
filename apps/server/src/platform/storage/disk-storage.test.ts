import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listStored } from '../../../test/list-stored.ts'
import { StartError } from '../errors/start-error.ts'
import { openDiskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

let directory: string
let storage: Storage

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mixed-zone-storage-'))
  storage = await openDiskStorage(directory)
})

afterEach(() => rm(directory, { recursive: true, force: true }))

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

const pathOf = (bytes: Buffer) => {
  const name = sha256Of(bytes).toString('hex')
  return join(directory, name.slice(0, 2), name.slice(2, 4), name)
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && entry.name !== 'storage-id').map((entry) => entry.name)
}

async function openFiles(): Promise<number> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
  return (await Promise.all(links)).filter((target) => target.startsWith(directory)).length
}

describe('openDiskStorage', () => {
  it.each([
    ['nothing', 0],
    ['one byte', 1],
    ['several chunks', 3 * 256 * 1024 + 17],
  ])('stores %s and returns its size and checksums', async (_what, size) => {
    const bytes = randomBytes(size)
    const stored = await storage.put(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]))
    expect(stored).toEqual({ sha256: sha256Of(bytes), crc32: crc32(bytes), sizeBytes: size })
    expect(await buffer(await storage.read(stored.sha256))).toEqual(bytes)
    expect(await storage.has(stored.sha256)).toBe(true)
  })

  it('names a file by its digest below two levels of folders', async () => {
    const bytes = randomBytes(10)
    await storage.put(Readable.from([bytes]))
    expect(await readFile(pathOf(bytes))).toEqual(bytes)
  })

  it('keeps one copy of the same bytes, even for ten concurrent writes', async () => {
    const bytes = randomBytes(300_000)
    const all = await Promise.all(Array.from({ length: 10 }, () => storage.put(Readable.from([bytes]))))
    expect(new Set(all.map((stored) => stored.sha256.toString('hex'))).size).toBe(1)
    expect(await filesBelow(directory)).toHaveLength(1)
  })

  it('repairs a damaged copy when the bytes are stored again', async () => {
    const bytes = randomBytes(100)
    await storage.put(Readable.from([bytes]))
    await writeFile(pathOf(bytes), 'damaged')
    await storage.put(Readable.from([bytes]))
    expect(await readFile(pathOf(bytes))).toEqual(bytes)
  })

  it('reads in chunks of 256 kB', async () => {
    const bytes = randomBytes(600_000)
    const { sha256 } = await storage.put(Readable.from([bytes]))
    const sizes: number[] = []
    for await (const chunk of await storage.read(sha256)) sizes.push((chunk as Buffer).length)
    expect(sizes).toEqual([262_144, 262_144, 75_712])
  })

  it.each([
    [0, 0],
    [0, 999],
    [5, 5],
    [990, 999],
  ])('reads bytes %i to %i inclusive', async (start, end) => {
    const bytes = randomBytes(1000)
    const { sha256 } = await storage.put(Readable.from([bytes]))
    expect(await buffer(await storage.read(sha256, { start, end }))).toEqual(bytes.subarray(start, end + 1))
  })

  it('deletes the partial file when the source is destroyed', async () => {
    const source = new PassThrough()
    const putting = storage.put(source)
    source.write(randomBytes(100_000))
    source.destroy()
    await expect(putting).rejects.toThrow(/premature close/i)
    expect(await filesBelow(directory)).toEqual([])
    expect(await openFiles()).toBe(0)
  })

  it('rethrows the error of a source and deletes the partial file', async () => {
    const source = new PassThrough()
    const putting = storage.put(source)
    source.write('half')
    source.destroy(new Error('the line is dead'))
    await expect(putting).rejects.toThrow('the line is dead')
    expect(await filesBelow(directory)).toEqual([])
  })

  it('rejects a source that is already destroyed', async () => {
    const source = new PassThrough()
    source.destroy()
    await expect(storage.put(source)).rejects.toThrow()
    expect(await filesBelow(directory)).toEqual([])
  })

  it('rejects anything but bytes', async () => {
    await expect(storage.put(Readable.from([{ not: 'bytes' }]))).rejects.toThrow()
    expect(await filesBelow(directory)).toEqual([])
  })

  it('rejects with unavailable for a missing file', async () => {
    const missing = randomBytes(32)
    expect(await storage.has(missing)).toBe(false)
    await expect(storage.read(missing)).rejects.toMatchObject({ type: 'unavailable' })
  })

  it('rejects with unavailable when its folders cannot be used', async () => {
    const bytes = randomBytes(10)
    await rm(directory, { recursive: true })
    await writeFile(directory, 'a file where the folder was')
    await expect(storage.read(sha256Of(bytes))).rejects.toMatchObject({ type: 'unavailable' })
    await expect(storage.has(sha256Of(bytes))).rejects.toMatchObject({ type: 'unavailable' })
    await expect(storage.put(Readable.from([bytes]))).rejects.toMatchObject({ type: 'unavailable' })
    await expect(storage.check()).rejects.toMatchObject({ type: 'unavailable' })
  })

  it('recovers once its folders are back', async () => {
    const bytes = randomBytes(10)
    await storage.put(Readable.from([bytes]))
    const outer = join(directory, sha256Of(bytes).toString('hex').slice(0, 2))
    await rm(outer, { recursive: true })
    await writeFile(outer, 'in the way')
    await expect(storage.put(Readable.from([bytes]))).rejects.toMatchObject({ type: 'unavailable' })
    await rm(outer)
    await storage.put(Readable.from([bytes]))
    expect(await readFile(pathOf(bytes))).toEqual(bytes)
  })

  it('deletes a file once, unless it was stored since the given moment', async () => {
    const { sha256 } = await storage.put(Readable.from([randomBytes(10)]))
    expect(await storage.delete(sha256, { storedBefore: new Date(Date.now() - 60_000) })).toBe(false)
    expect(await storage.has(sha256)).toBe(true)
    expect(await storage.delete(sha256, { storedBefore: new Date(Date.now() + 60_000) })).toBe(true)
    expect(await storage.has(sha256)).toBe(false)
    expect(await storage.delete(sha256, { storedBefore: new Date(Date.now() + 60_000) })).toBe(false)
  })

  it('lists all stored files and nothing else', async () => {
    const stored = await Promise.all(Array.from({ length: 5 }, () => storage.put(Readable.from([randomBytes(10)]))))
    await writeFile(join(directory, 'incoming', 'partial'), 'half')
    expect(await listStored(storage)).toEqual(stored.map(({ sha256 }) => sha256.toString('hex')).sort())
  })

  it('passes its check while it is writable', async () => {
    await storage.check()
    expect(await filesBelow(directory)).toEqual([])
  })

  it('leaves nothing behind when its check fails for lack of space', async () => {
    const script = `
      const { openDiskStorage } = await import(${JSON.stringify(import.meta.resolve('./disk-storage.ts'))})
      const storage = await openDiskStorage(process.argv[1])
      await storage.check().catch(({ type }) => process.stdout.write(type))`
    // The process may create files, but write nothing into them.
    const command = 'ulimit -f 0; exec "$0" --input-type=module -e "$1" "$2"'
    const { stdout } = await promisify(execFile)('sh', ['-c', command, process.execPath, script, directory])
    expect(stdout).toBe('unavailable')
    expect(await filesBelow(directory)).toEqual([])
  })

  it('deletes old partial files of earlier processes, and nothing else', async () => {
    const bytes = randomBytes(10)
    await storage.put(Readable.from([bytes]))
    await writeFile(join(directory, 'incoming', 'left-over'), 'half')
    await mkdir(join(directory, 'incoming', 'folder'))
    await openDiskStorage(directory)
    await storage.deletePartial({ writtenBefore: new Date(Date.now() - 60_000) })
    expect(await readdir(join(directory, 'incoming'))).toHaveLength(2)
    const outside = await mkdtemp(join(tmpdir(), 'mixed-zone-outside-'))
    await writeFile(join(outside, 'precious'), 'x')
    await symlink(outside, join(directory, 'incoming', 'link'))
    await storage.deletePartial({ writtenBefore: new Date(Date.now() + 60_000) })
    expect(await readdir(join(directory, 'incoming'))).toEqual([])
    expect(await readFile(pathOf(bytes))).toEqual(bytes)
    expect(await readdir(outside)).toEqual(['precious'])
    await rm(outside, { recursive: true })
  })

  it('fails to open with a one-line message if the folder cannot be created', async () => {
    const taken = join(directory, 'taken')
    await writeFile(taken, 'a file where the folder should be')
    const failure = await openDiskStorage(join(taken, 'files')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StartError)
    expect(String(failure)).toMatch(/Files cannot be kept in .*taken\/files: [^\n]+$/)
  })

  it('closes the file when a stream is destroyed in the middle', async () => {
    const { sha256 } = await storage.put(Readable.from([randomBytes(2_000_000)]))
    const reading = await storage.read(sha256)
    for await (const _chunk of reading) break
    expect(reading.destroyed).toBe(true)
    await expect.poll(openFiles).toBe(0)
  })

  it('closes the file when a stream is destroyed before the first byte', async () => {
    const { sha256 } = await storage.put(Readable.from([randomBytes(1000)]))
    const reading = await storage.read(sha256)
    expect(await openFiles()).toBe(1)
    reading.destroy()
    await expect.poll(openFiles).toBe(0)
  })

  it('rejects a write on a full disk, keeps existing files and deletes the partial one', async () => {
    const kept = randomBytes(1000)
    await storage.put(Readable.from([kept]))
    const script = `
      const { openDiskStorage } = await import(${JSON.stringify(join(import.meta.dirname, 'disk-storage.ts'))})
      const { Readable } = await import('node:stream')
      const storage = await openDiskStorage(${JSON.stringify(directory)})
      const failure = await storage.put(Readable.from([Buffer.alloc(50_000), Buffer.alloc(200_000)])).catch((error) => error)
      process.stdout.write(failure.type + ' ' + failure.cause.code)`
    // ulimit stops a file at 64 blocks, like a full disk.
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      'ulimit -f 64 && exec "$0" --input-type=module --eval "$1"',
      process.execPath,
      script,
    ])
    expect(stdout).toBe('unavailable EFBIG')
    expect(await filesBelow(directory)).toEqual([sha256Of(kept).toString('hex')])
  })
})
