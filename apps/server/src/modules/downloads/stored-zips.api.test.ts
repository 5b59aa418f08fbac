import { randomBytes } from 'node:crypto'
import { getZip } from '@mixed-zone/contract/endpoints/downloads'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { listStored } from '../../../test/list-stored.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { zips } from '../../platform/database/schema/downloads.ts'
import { createRetention } from '../../platform/jobs/retention.ts'
import { createFileCollector } from '../assets/assets.ts'

let test: TestApp
let reader: SignedIn
let postId: number

beforeAll(async () => {
  test = await startTestApp()
})

beforeEach(async () => {
  reader = await test.signIn()
  postId = (await insertPost(test.db)).id
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

async function insertFile(): Promise<{ assetId: string; sha256: string }> {
  const { id: fileId, sha256 } = await storeBytes(test, randomBytes(50).toString('hex'))
  const { id } = await insertAsset(test, { postId, fileId, kind: 'text', name: 'a.txt' })
  return { assetId: String(id), sha256: sha256.toString('hex') }
}

const ask = (assetIds: string[], token = reader.token) =>
  test.call(getZip, { token, body: { assetIds }, headers: { accept: 'application/json' } })

describe('POST private/get-zip', () => {
  it('stores at most 300 new selections of a person within a day', async () => {
    const [first, second] = [await insertFile(), await insertFile()]
    const now = test.clock.now().getTime()
    const zip = { personId: reader.actor.personId, name: 'a.zip', rendition: 'original', sizeBytes: 1 } as const
    const insertZips = (count: number, createdAt: Date) =>
      test.db
        .insert(zips)
        .values(
          Array.from({ length: count }, () => ({ ...zip, digest: randomBytes(32), createdAt, usedAt: createdAt })),
        )
    await insertZips(10, new Date(now - DAY_MS - 1))
    await insertZips(299, new Date(now - DAY_MS + 60_000))
    expect((await ask([first.assetId])).status).toBe(200)
    const before = await listStored(test.storage)
    const refused = await ask([second.assetId])
    expect([refused.failure().type, refused.headers['retry-after']]).toEqual(['rate-limit', '60'])
    expect(await listStored(test.storage)).toEqual(before)
    const other = await test.signIn()
    expect((await ask([second.assetId], other.token)).status).toBe(200)
  })

  it('leaves no captions and no manifest behind after the last day of the zip', async () => {
    const { assetId, sha256 } = await insertFile()
    const before = await listStored(test.storage)
    await ask([assetId])
    // Captions and manifest.
    expect(await listStored(test.storage)).toHaveLength(before.length + 2)
    test.clock.moveTo(new Date(Date.now() + 9 * DAY_MS))
    const retention = createRetention({
      db: test.db,
      clock: test.clock,
      getPeriods: () => test.settings.current.retention,
    })
    for (const task of retention.nightly) await task.run()
    expect(await test.db.select().from(zips)).toEqual([])
    const collector = createFileCollector({ db: test.db, storage: test.storage, clock: test.clock, log: test.log.log })
    await collector.run()
    test.clock.advance(DAY_MS + 1)
    await collector.run()
    const after = await listStored(test.storage)
    expect(after).toContain(sha256)
    expect(after.filter((digest) => !before.includes(digest))).toEqual([])
  })
})
