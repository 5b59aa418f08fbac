import { randomUUID } from 'node:crypto'
import type { Writer } from '@mixed-zone/document/messages'
import * as z from 'zod/mini'
import type { Platform } from '../../../platform/platform.ts'
import { type DocumentRoom, openRoom, type RoomMember } from './document-room.ts'
import { DOCUMENTS_CHANNEL } from './documents.repository.ts'

type RoomsDeps = Pick<Platform, 'db' | 'changes' | 'log'>

/** A connection that breaks comes back within seconds; the document stays open for it. */
const KEEP_EMPTY_MS = 10_000

/** Carets are not stored: a notification carries them as they are. PostgreSQL allows 8,000 bytes. */
const caretSchema = z.object({
  node: z.string(),
  postId: z.int(),
  connectionId: z.string(),
  name: z.string(),
  colour: z.int(),
  bytes: z.base64(),
})

export type DocumentRooms = ReturnType<typeof createDocumentRooms>

/** The documents that are open on this node. */
export function createDocumentRooms({ db, changes, log }: RoomsDeps) {
  const node = randomUUID()
  const rooms = new Map<number, Promise<DocumentRoom>>()
  const closing = new Map<number, NodeJS.Timeout>()

  function catchUp(room: Promise<DocumentRoom>, number?: number): void {
    room
      .then((opened) => opened.catchUp(number))
      // The next update, or the next connection of the listener, reads it again.
      .catch((error: unknown) => log.warn({ err: error }, 'a document could not be brought up to date'))
  }

  const stopUpdates = changes.listen(DOCUMENTS_CHANNEL, (text) => {
    if (text === null) {
      for (const room of rooms.values()) catchUp(room)
      return
    }
    const [postId, number] = text.split(':').map(Number)
    const room = rooms.get(postId ?? 0)
    if (room) catchUp(room, number)
  })

  const stopCarets = changes.listen('mixed_zone_carets', (text) => {
    const caret = caretSchema.safeParse(text === null ? null : JSON.parse(text))
    if (!caret.success || caret.data.node === node) return
    const { postId, bytes, connectionId, name, colour } = caret.data
    const writer: Writer = { connectionId, name, colour }
    rooms
      .get(postId)
      ?.then((room) => room.broadcast({ kind: 'caret', ...writer, bytes: Buffer.from(bytes, 'base64') }))
      // Whoever opens the room handles it.
      .catch(() => undefined)
  })

  function open(postId: number): Promise<DocumentRoom> {
    const known = rooms.get(postId)
    if (known) return known
    const opened = openRoom({ db, log, postId })
    rooms.set(postId, opened)
    opened.catch(() => rooms.delete(postId))
    return opened
  }

  async function close(postId: number): Promise<void> {
    closing.delete(postId)
    const room = await rooms.get(postId)
    if (!room || room.members.size > 0 || closing.has(postId)) return
    rooms.delete(postId)
    await room.close()
  }

  function closeSoonIfEmpty({ postId, members }: DocumentRoom): void {
    if (members.size > 0 || closing.has(postId)) return
    const timer = setTimeout(() => {
      close(postId).catch((error: unknown) => log.warn({ err: error, postId }, 'a document could not be merged'))
    }, KEEP_EMPTY_MS)
    closing.set(postId, timer.unref())
  }

  async function join(postId: number, member: RoomMember, stateVector: Uint8Array): Promise<DocumentRoom> {
    clearTimeout(closing.get(postId))
    closing.delete(postId)
    const opening = open(postId)
    const room = await opening
    await room.join(member, stateVector).finally(() => closeSoonIfEmpty(room))
    if (rooms.get(postId) === opening) return room
    // It was closed meanwhile, because nobody was in it.
    room.members.delete(member)
    return join(postId, member, stateVector)
  }

  return {
    join,

    leave(room: DocumentRoom, member: RoomMember): void {
      room.members.delete(member)
      closeSoonIfEmpty(room)
    },

    /** Empty bytes: the writer has left. */
    sendCaret(room: DocumentRoom, member: RoomMember, bytes: Uint8Array): void {
      const { writer } = member
      room.broadcast({ kind: 'caret', ...writer, bytes }, member)
      const text = JSON.stringify({
        node,
        postId: room.postId,
        ...writer,
        bytes: Buffer.from(bytes).toString('base64'),
      })
      // Lost if the database does not answer: the next move follows.
      changes.send('mixed_zone_carets', text).catch(() => undefined)
    },

    count: () => rooms.size,

    async stop(): Promise<void> {
      stopUpdates()
      stopCarets()
      for (const timer of closing.values()) clearTimeout(timer)
      await Promise.allSettled([...rooms.values()].map(async (room) => (await room).close()))
    },
  }
}
