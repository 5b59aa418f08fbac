import { getZip } from '@mixed-zone/contract/endpoints/downloads'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPicture, insertAsset, insertLostPicture, storeBytes } from '../../../../test/insert-assets.ts'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { advanceJobs, deleteJobs, listJobs } from '../../../../test/test-jobs.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { labelledFiles, postDocuments } from '../../../platform/database/schema/downloads.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { createExiftoolLabels } from '../../../platform/images/exiftool-labels.ts'
import { createJobs } from '../../../platform/jobs/create-jobs.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createAssets } from '../../assets/assets.ts'
import { createDocuments } from '../generated/documents.service.ts'
import { createLabelledFiles } from '../generated/labelled-files.service.ts'
import { createPrepareQueue, PREPARE_QUEUE, registerPrepareDownloads } from './prepare-downloads.service.ts'

let test: TestApp
let editor: SignedIn
let node: Jobs | undefined
const labels = createExiftoolLabels(createLog({ level: 'silent' }))

beforeAll(async () => {
  test = await startTestApp({ labels })
  editor = await test.signIn({ role: 'editor' })
})

afterAll(async () => {
  await Promise.all([test.remove(), labels.stop()])
})

beforeEach(() => deleteJobs(test.db, PREPARE_QUEUE.name))

afterEach(async () => {
  await node?.stop()
  node = undefined
})

const WAIT = { timeout: 30_000 }

/** Starts a node that runs the jobs. */
async function startNode(onDocument: () => void = () => undefined): Promise<void> {
  node = createJobs({ database: test.database, log: test.log.log, pollSeconds: 0.5 })
  const getTimeZone = () => test.settings.current.timeZone.name
  const deps = { ...test, ...test.config, getTimeZone, labels, assets: createAssets(test) }
  const { getLabelledFiles } = createLabelledFiles(deps)
  const { getDocuments } = createDocuments(deps)
  registerPrepareDownloads({
    ...deps,
    jobs: node,
    log: test.log.log,
    getLabelledFiles,
    async getDocuments(wanted) {
      onDocument()
      return getDocuments(wanted)
    },
  })
  await node.open()
  await node.start()
}

async function insertPostWithPicture(given: Parameters<typeof insertPost>[1] = {}): Promise<number> {
  const { id: postId } = await insertPost(test.db, given)
  const { id: fileId } = await storeBytes(test, await drawPicture({ width: 600, height: 400 }))
  await insertAsset(test, { postId, fileId, name: 'gol.jpg' })
  return postId
}

const enqueue = (...postIds: number[]) =>
  createPrepareQueue({ jobs: test.jobs, log: test.log.log }).enqueueChanged(test.db, postIds)

const queued = () => listJobs(test.db, PREPARE_QUEUE.name)

const untilJobStates = async (...states: string[]) => {
  await expect.poll(async () => (await queued()).map(({ state }) => state), WAIT).toEqual(states)
}

/** How many labelled pictures and documents of a post exist. */
async function countPrepared(postId: number): Promise<{ pictures: number; documents: number }> {
  const ofPost = test.db.select({ id: assets.id }).from(assets).where(eq(assets.postId, postId))
  return {
    pictures: await test.db.$count(labelledFiles, inArray(labelledFiles.assetId, ofPost)),
    documents: await test.db.$count(postDocuments, eq(postDocuments.postId, postId)),
  }
}

/** The assets of a post that the log says could not be prepared. */
const loggedAssets = (postId: number) =>
  test.log.lines().flatMap((line) => {
    const logged: { level: string; postId?: number; assetId?: number } = JSON.parse(line)
    return logged.level === 'warn' && logged.postId === postId ? logged.assetId : []
  })

describe('publishing a post', () => {
  const draft = () =>
    test.publishing.create(editor.actor, { sectionId: 'derbies', translations: [aTranslation({ locale: 'es' })] })

  it('queues it once, also if it changes again before it is prepared', async () => {
    const published = await test.publishing.publish(editor.actor, await draft())
    await test.publishing.correct(editor.actor, published, { texts: inEveryLanguage('Corrected') })
    expect(await queued()).toMatchObject([{ data: { postId: published.id }, state: 'created' }])
    await startNode()
    await untilJobStates('completed')
    expect(await countPrepared(published.id)).toEqual({ pictures: 0, documents: 2 })
  })

  it('queues nothing if the transaction is rolled back', async () => {
    const post = await draft()
    await deleteJobs(test.db, PREPARE_QUEUE.name)
    await expect(test.publishing.publish(editor.actor, { ...post, version: 99 })).rejects.toMatchObject({
      type: 'conflict',
    })
    expect(await queued()).toEqual([])
  })

  it('prepares a scheduled post and one under embargo, but no draft', async () => {
    const nextWeek = new Date(test.clock.now().getTime() + 7 * 86_400_000)
    const scheduled = await test.publishing.publish(editor.actor, await draft(), { at: nextWeek })
    const embargoed = await test.publishing.publish(editor.actor, await draft(), { embargoUntil: nextWeek })
    const unpublished = await draft()
    await startNode()
    await untilJobStates('completed', 'completed', 'completed')
    expect(await countPrepared(scheduled.id)).toMatchObject({ documents: 2 })
    expect(await countPrepared(embargoed.id)).toMatchObject({ documents: 2 })
    expect(await countPrepared(unpublished.id)).toMatchObject({ documents: 0 })
  })
})

describe('POST private/post › queues unprepared posts', () => {
  const read = async (postId: number) =>
    (await test.call(getPost, { token: editor.token, body: { id: String(postId) } })).status

  it('queues a post without prepared downloads once an hour, and a prepared one not at all', async () => {
    const postId = await insertPostWithPicture()
    expect([await read(postId), await read(postId)]).toEqual([200, 200])
    expect(await queued()).toMatchObject([{ data: { postId }, state: 'created' }])
    await startNode()
    await untilJobStates('completed')
    expect(await countPrepared(postId)).toEqual({ pictures: 1, documents: 2 })
    await deleteJobs(test.db, PREPARE_QUEUE.name)
    await read(postId)
    expect(await queued()).toEqual([])
  })

  it('does not queue a post again whose downloads have just failed', async () => {
    const postId = await insertPostWithPicture()
    await insertLostPicture(test, postId)
    await read(postId)
    await startNode()
    await untilJobStates('retry')
    await read(postId)
    expect(await queued()).toHaveLength(1)
  })
})

describe('the prepare-post queue', () => {
  it.each(['original', '1920'] as const)('leaves nothing to be labelled by a zip of size %s', async (rendition) => {
    const { id: postId } = await insertPost(test.db)
    const { id: fileId } = await storeBytes(test, await drawPicture({ width: 2400, height: 1600 }))
    await insertAsset(test, { postId, fileId, name: 'large.jpg' })
    await enqueue(postId)
    await startNode()
    await untilJobStates('completed')
    expect(await countPrepared(postId)).toEqual({ pictures: 2, documents: 2 })
    const write = vi.spyOn(labels, 'write')
    const zip = await test.call(getZip, { token: editor.token, body: { postId: String(postId), rendition } })
    expect(zip.status).toBe(200)
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
  })

  it('prepares everything but a lost file, logs it, and tries again later', async () => {
    const postId = await insertPostWithPicture()
    const { assetId } = await insertLostPicture(test, postId)
    await enqueue(postId)
    await startNode()
    await untilJobStates('retry')
    expect(await countPrepared(postId)).toEqual({ pictures: 1, documents: 2 })
    expect(loggedAssets(postId)).toEqual([assetId])
    await advanceJobs(test.db, PREPARE_QUEUE.name, 3600)
    await expect.poll(() => loggedAssets(postId), WAIT).toEqual([assetId, assetId])
  })

  it('continues with other posts after one that failed', async () => {
    const broken = await insertPostWithPicture()
    await insertLostPicture(test, broken)
    const other = await insertPostWithPicture()
    await enqueue(broken)
    await enqueue(other)
    await startNode()
    await untilJobStates('retry', 'completed')
    expect(await countPrepared(other)).toEqual({ pictures: 1, documents: 2 })
  })

  it('prepares one post at a time', async () => {
    const postIds = [await insertPostWithPicture(), await insertPostWithPicture(), await insertPostWithPicture()]
    await enqueue(...postIds)
    const active: number[] = []
    const checks: Promise<void>[] = []
    await startNode(() => {
      const check = async () => void active.push((await queued()).filter(({ state }) => state === 'active').length)
      checks.push(check())
    })
    await untilJobStates('completed', 'completed', 'completed')
    await Promise.all(checks)
    expect(Math.max(...active)).toBe(1)
  })
})
