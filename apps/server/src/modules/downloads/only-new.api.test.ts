import { get, type IncomingMessage } from 'node:http'
import { getZip } from '@mixed-zone/contract/endpoints/downloads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { fileTransfers } from '../../platform/database/schema/downloads.ts'

/** For a busy machine. */
const PATIENT = { timeout: 20_000 }
/** More than the socket buffers of a client that does not read. */
const BIG_BYTES = 40_000_000
/** More than the small file and the records before it. */
const FIRST_BYTES = 100_000

let test: TestApp
let origin: string
let bigFileId: number
let smallFileId: number
let reader: SignedIn
let body: { assetIds: string[] }

beforeAll(async () => {
  test = await startTestApp()
  origin = await test.listen()
  bigFileId = (await storeBytes(test, Buffer.alloc(BIG_BYTES, 'mixed zone '))).id
  smallFileId = (await storeBytes(test, 'a few words')).id
})

afterAll(() => test.remove())

beforeEach(async () => {
  reader = await test.signIn()
  const postId = (await insertPost(test.db)).id
  const small = await insertAsset(test, { postId, fileId: smallFileId, kind: 'file', position: 1, name: 'small.txt' })
  const big = await insertAsset(test, { postId, fileId: bigFileId, kind: 'file', position: 2, name: 'big.bin' })
  body = { assetIds: [String(small.id), String(big.id)] }
})

const ask = (since?: 'last') =>
  test.call(getZip, {
    token: reader.token,
    body: { ...body, ...(since && { since }) },
    headers: { accept: 'application/json' },
  })

async function sentBytes(): Promise<number> {
  const ofReader = eq(fileTransfers.sessionId, reader.actor.sessionId)
  const [row] = await test.db.select().from(fileTransfers).where(ofReader)
  return row?.sentBytes ?? 0
}

/** Receives the beginning of a zip, then disconnects, and waits until the server has recorded what it sent. */
async function abort(url: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve) => get(`${origin}${url}`, resolve))
  let bytes = 0
  for await (const chunk of answer) {
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes > FIRST_BYTES) break
  }
  await expect.poll(sentBytes, PATIENT).toBeGreaterThanOrEqual(bytes)
  return bytes
}

describe('POST private/get-zip with since: last', () => {
  it('still contains every file of a zip that broke off', async () => {
    const { url, size } = (await ask()).answer()
    await abort(url)
    expect((await ask('last')).answer()).toMatchObject({ url, size })
  })

  it('has nothing new once the rest of that zip was sent', async () => {
    const { url } = (await ask()).answer()
    const start = await abort(url)
    await test.inject({ method: 'GET', url, headers: { range: `bytes=${start}-` } })
    await expect.poll(async () => (await ask('last')).status, PATIENT).toBe(404)
  })
})
