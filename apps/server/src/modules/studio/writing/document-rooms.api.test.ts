import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { RoomMember } from './document-room.ts'
import { createDocumentRooms } from './document-rooms.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

const writePost = async () => (await insertPost(test.db, { translations: [{ locale: 'es', title: 'Final' }] })).id
const createRooms = () => createDocumentRooms({ db: test.db, changes: test.changes, log: test.log.log })
const NOTHING = new Uint8Array([0])

const createMember = (): RoomMember => ({ writer: { connectionId: 'x', name: 'x', colour: 0 }, send: () => {} })

describe('createDocumentRooms', () => {
  it('closes a document that nobody has open any more, also if nobody could enter', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const rooms = createRooms()
    const [postId, otherId] = [await writePost(), await writePost()]
    const member = createMember()
    const room = await rooms.join(postId, member, NOTHING)
    await expect(rooms.join(otherId, createMember(), new Uint8Array([255, 255]))).rejects.toThrow('state vector')
    expect(rooms.count()).toBe(2)
    rooms.leave(room, member)
    vi.advanceTimersByTime(10_000)
    await vi.waitFor(() => expect(rooms.count()).toBe(0))
    await rooms.stop()
  })

  it('lets somebody enter a document while it is being closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const rooms = createRooms()
    const postId = await writePost()
    const [first, second] = [createMember(), createMember()]
    rooms.leave(await rooms.join(postId, first, NOTHING), first)
    vi.advanceTimersByTime(10_000)
    const room = await rooms.join(postId, second, NOTHING)
    expect(room.members.has(second)).toBe(true)
    expect(rooms.count()).toBe(1)
    await rooms.stop()
  })
})
