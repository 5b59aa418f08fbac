import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { TEST_TIMEOUTS } from '../../../../test/test-database.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { createTusClient, tusHeaders } from '../../../../test/tus-client.ts'
import { openDatabase } from '../../../platform/database/open-database.ts'
import { assets, files } from '../../../platform/database/schema/files.ts'
import { uploads } from '../../../platform/database/schema/uploads.ts'

let here: TestApp
let there: TestApp
let editor: SignedIn
let origin: string

beforeAll(async () => {
  here = await startTestApp()
  const { dataDir, databaseUrl } = here.database
  const own = await openDatabase({ dataDir, databaseUrl, timeouts: TEST_TIMEOUTS })
  // Removing it is for the first node to do.
  const database = { ...own, dataDir, databaseUrl, remove: () => own.close() }
  there = await startTestApp({ restartOf: { database, clock: here.clock } })
  origin = await here.listen()
  editor = await here.signIn({ role: 'editor' })
})

afterAll(async () => {
  await there.remove()
  await here.remove()
})

const BYTES = randomBytes(3_000_000)

const rowOf = async (url: string) => {
  const id = Number(url.split('/').at(-1))
  const [row] = await here.db.select().from(uploads).where(eq(uploads.id, id))
  return row
}

/** A request whose body is written by the test. */
function openPatch(url: string, offset: number): ClientRequest {
  const patch = request(`${origin}${url}`, {
    method: 'PATCH',
    headers: {
      ...tusHeaders(editor.token),
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': BYTES.length - offset,
    },
  })
  patch.on('error', () => undefined)
  return patch
}

async function expectStored(assetId: unknown): Promise<void> {
  const [stored] = await here.db
    .select({ sha256: files.sha256 })
    .from(assets)
    .innerJoin(files, eq(files.id, assets.fileId))
    .where(eq(assets.id, Number(assetId)))
  expect(stored?.sha256).toEqual(createHash('sha256').update(BYTES).digest())
  expect(await readdir(join(here.database.dataDir, 'uploads'))).toEqual([])
}

describe('an upload on two nodes', () => {
  const start = () => createTusClient(here, editor.token).start({ sizeBytes: BYTES.length, name: 'card.bin', type: '' })

  it('moves to the other one when the connection is lost', async () => {
    const url = await start()
    const other = createTusClient(there, editor.token)
    const patch = openPatch(url, 0)
    patch.write(BYTES.subarray(0, 1_000_000))
    await expect.poll(async () => (await rowOf(url))?.receivedBytes).toBe(1_000_000)
    const meanwhile = await other.append(url, 1_000_000, 'x')
    expect([meanwhile.statusCode, meanwhile.json().error.type]).toEqual([423, 'locked'])
    expect((await other.head(url)).headers['upload-offset']).toBe('1000000')
    patch.destroy()
    await expect.poll(async () => (await rowOf(url))?.lease).toBeNull()
    const last = await other.append(url, 1_000_000, BYTES.subarray(1_000_000))
    await expectStored(last.headers['upload-asset'])
  })

  it('is taken over from a sender that is stuck, which can write no more', async () => {
    const url = await start()
    const other = createTusClient(there, editor.token)
    const stuck = openPatch(url, 0)
    const answered = new Promise<IncomingMessage>((resolve) => stuck.once('response', resolve))
    stuck.write(BYTES.subarray(0, 500_000))
    await expect.poll(async () => (await rowOf(url))?.receivedBytes).toBe(500_000)
    here.clock.advance(8_000)
    const taken = await other.append(url, 500_000, BYTES.subarray(500_000, 2_000_000))
    expect([taken.statusCode, taken.headers['upload-offset']]).toEqual([204, '2000000'])
    stuck.write(Buffer.alloc(700_000))
    expect((await answered).statusCode).toBe(423)
    stuck.destroy()
    const last = await other.append(url, 2_000_000, BYTES.subarray(2_000_000))
    await expectStored(last.headers['upload-asset'])
    here.clock.reset()
  })

  it('ends at once when its node stops, and goes on at the other', async () => {
    const url = await start()
    const patch = openPatch(url, 0)
    patch.write(BYTES.subarray(0, 700_000))
    await expect.poll(async () => (await rowOf(url))?.receivedBytes).toBe(700_000)
    await here.stop()
    const other = createTusClient(there, editor.token)
    expect((await other.head(url)).headers['upload-offset']).toBe('700000')
    const last = await other.append(url, 700_000, BYTES.subarray(700_000))
    await expectStored(last.headers['upload-asset'])
  })
})
