import type { Platform } from '../../../platform/platform.ts'
import { type DocumentRoom, openRoom, type RoomMember } from './document-room.ts'

type RoomsDeps = Pick<Platform, 'db' | 'changes' | 'log'>

/** A connection that breaks comes back within seconds; the document stays open for it. */
const KEEP_EMPTY_MS = 10_000

export type DocumentRooms = ReturnType<typeof createDocumentRooms>

/** The documents that are open on this node. */
export function createDocumentRooms({ db, changes, log }: RoomsDeps) {
  const rooms = new Map<number, Promise<DocumentRoom>>()
  const closing = new Map<number, NodeJS.Timeout>()

  function catchUp(room: Promise<DocumentRoom>): void {
    room
      .then((opened) => opened.catchUp())
      // The next update, or the next connection of the listener, reads it again.
      .catch((error: unknown) => log.warn({ err: error }, 'a document could not be brought up to date'))
  }

  const stopListening = changes.listen('mixed_zone_documents', (text) => {
    if (text === null) {
      for (const room of rooms.values()) catchUp(room)
      return
    }
    const room = rooms.get(Number(text.split(':')[0]))
    if (room) catchUp(room)
  })

  function open(postId: number): Promise<DocumentRoom> {
    const known = rooms.get(postId)
    if (known) return known
    const opened = openRoom({ db, postId })
    rooms.set(postId, opened)
    opened.catch(() => rooms.delete(postId))
    return opened
  }

  async function close(postId: number): Promise<void> {
    closing.delete(postId)
    const room = await rooms.get(postId)
    if (!room || room.members.size > 0) return
    rooms.delete(postId)
    await room.close()
  }

  return {
    async join(postId: number, member: RoomMember): Promise<DocumentRoom> {
      clearTimeout(closing.get(postId))
      closing.delete(postId)
      const room = await open(postId)
      room.members.add(member)
      return room
    },

    leave(room: DocumentRoom, member: RoomMember): void {
      room.members.delete(member)
      if (room.members.size > 0 || closing.has(room.postId)) return
      const timer = setTimeout(() => {
        close(room.postId).catch((error: unknown) => log.warn({ err: error }, 'a document could not be merged'))
      }, KEEP_EMPTY_MS)
      closing.set(room.postId, timer.unref())
    },

    async stop(): Promise<void> {
      stopListening()
      for (const timer of closing.values()) clearTimeout(timer)
      await Promise.all([...rooms.keys()].map(async (postId) => (await rooms.get(postId))?.close()))
    },
  }
}
