import { minutesLater } from '@mixed-zone/test-data/moment'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPicture, insertAsset, insertLostPicture, storeBytes } from '../../../../test/insert-assets.ts'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { labelledFiles, postDocuments } from '../../../platform/database/schema/downloads.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { createExiftoolLabels } from '../../../platform/images/exiftool-labels.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createAssets } from '../../assets/assets.ts'
import { createDocuments } from '../generated/documents.service.ts'
import { createLabelledFiles } from '../generated/labelled-files.service.ts'
import { createPrepareDownloads } from './prepare-downloads.service.ts'
import { createPreparePost } from './prepare-post.service.ts'
import { createPrepareWhatIsRead } from './prepare-what-is-read.ts'
import { createTraffic } from './traffic.ts'

let test: TestApp
let postId: number
const labels = createExiftoolLabels(createLog({ level: 'silent' }))

beforeAll(async () => {
  test = await startTestApp({ labels })
})

afterAll(async () => {
  await Promise.all([test.remove(), labels.stop()])
})

beforeEach(async () => {
  postId = (await insertPost(test.db)).id
  const { id: fileId } = await storeBytes(test, await drawPicture({ width: 600, height: 400 }))
  await insertAsset(test, { postId, fileId, name: 'gol.jpg' })
})

describe('what is prepared before anybody downloads it', () => {
  const preparing = () => {
    const assets = createAssets(test)
    const { getLabelledFiles } = createLabelledFiles({ ...test, assets, labels })
    const { getDocuments } = createDocuments({ ...test, assets })
    const parts = { ...test, ...test.config, log: test.log.log, labels, getLabelledFiles, getDocuments }
    return { ...parts, preparePost: createPreparePost(parts) }
  }
  /** How many pictures and texts of a post are ready. */
  const isPrepared = async (id: number) => {
    const ofPost = test.db.select({ id: assets.id }).from(assets).where(eq(assets.postId, id))
    const pictures = await test.db.$count(labelledFiles, inArray(labelledFiles.assetId, ofPost))
    return [pictures, await test.db.$count(postDocuments, eq(postDocuments.postId, id))]
  }
  /** The assets of the post that the log complains about. */
  const complaints = () =>
    test.log.lines().flatMap((line) => {
      const said: { level: string; postId?: number; assetId?: number } = JSON.parse(line)
      return said.level === 'warn' && said.postId === postId ? said.assetId : []
    })

  it('is everything but a lost file, which is told in the log, and does not stand in the way of older posts', async () => {
    const older = (await insertPost(test.db, { publishedAt: minutesLater(-500) })).id
    const { assetId } = await insertLostPicture(test, postId)
    const job = createPrepareDownloads({ ...preparing(), traffic: createTraffic(test) })
    await job.run()
    // Its other picture and both texts are there, and so is what the older post has.
    expect(await isPrepared(postId)).toEqual([1, 2])
    expect(await isPrepared(older)).toEqual([0, 2])
    expect(complaints()).toEqual([assetId])
    // Passed over while it waits, tried again after an hour.
    await job.run()
    expect(complaints()).toEqual([assetId])
    test.clock.advance(3_600_000)
    await job.run()
    expect(complaints()).toEqual([assetId, assetId])
    test.clock.advance(-3_600_000)
  })

  it('leaves the others time as long as anybody is there', async () => {
    for (let count = 0; count < 3; count += 1) await insertPost(test.db)
    const traffic = createTraffic(test)
    const job = createPrepareDownloads({ ...preparing(), traffic, restMs: 200 })
    traffic.note()
    expect(traffic.isQuiet()).toBe(false)
    const begun = performance.now()
    await job.run()
    expect(performance.now() - begun).toBeGreaterThan(600)
    test.clock.advance(2_001)
    expect(traffic.isQuiet()).toBe(true)
    test.clock.advance(-2_001)
  })

  it('is made of three posts at a time while nobody is there, and of one as soon as somebody is', async () => {
    for (let count = 0; count < 8; count += 1) await insertPost(test.db)
    const traffic = createTraffic(test)
    const { preparePost, ...parts } = preparing()
    const atATime: number[] = []
    let running = 0
    const counted = async (id: number) => {
      running += 1
      atATime.push(running)
      if (atATime.length === 4) traffic.note()
      const isWhole = await preparePost(id)
      running -= 1
      return isWhole
    }
    await createPrepareDownloads({ ...parts, preparePost: counted, traffic, restMs: 0 }).run()
    expect(atATime.slice(0, 3)).toEqual([1, 2, 3])
    // The two others end what they had begun, and begin no more.
    expect(atATime.slice(6)).not.toEqual([])
    expect(new Set(atATime.slice(6))).toEqual(new Set([1]))
  })

  it('is given up when the database is away, once nothing is at work any more', async () => {
    for (let count = 0; count < 3; count += 1) await insertPost(test.db)
    const { preparePost, ...parts } = preparing()
    const away = new Error('away')
    let running = 0
    let begun = 0
    const failing = async (id: number) => {
      begun += 1
      if (begun === 1) throw away
      running += 1
      const isWhole = await preparePost(id)
      running -= 1
      return isWhole
    }
    const job = createPrepareDownloads({ ...parts, preparePost: failing, traffic: createTraffic(test) })
    await expect(job.run()).rejects.toBe(away)
    expect(begun).toBeGreaterThan(2)
    expect(running).toBe(0)
  })

  it('is also what somebody has just read, one after the other, until it is stopped', async () => {
    const { preparePost, log } = preparing()
    const queue = createPrepareWhatIsRead({ preparePost, log, restMs: 0 })
    queue.note(postId)
    queue.start()
    const { assetId } = await insertLostPicture(test, postId)
    for (let time = 0; time < 3; time += 1) queue.note(postId)
    await vi.waitUntil(async () => (await isPrepared(postId))[1] === 2)
    await queue.stop()
    expect(complaints()).toEqual([assetId])
    const other = (await insertPost(test.db)).id
    queue.note(other)
    expect(await isPrepared(other)).toEqual([0, 0])
  })
})
