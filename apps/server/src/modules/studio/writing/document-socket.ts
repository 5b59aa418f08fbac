import { randomUUID } from 'node:crypto'
import { on } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import websocket from '@fastify/websocket'
import { InvalidDocument } from '@mixed-zone/document/check-document'
import {
  type ClientMessage,
  decodeClientMessage,
  encodeServerMessage,
  MAX_CARET_BYTES,
  MAX_FRAME_BYTES,
  MAX_STATE_VECTOR_BYTES,
} from '@mixed-zone/document/messages'
import { SCHEMA_VERSION } from '@mixed-zone/document/schema'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { DocumentRoom, RoomMember } from './document-room.ts'
import type { DocumentRooms } from './document-rooms.ts'
import { type CloseReason, closeSocket, type OpenConnections } from './open-connections.ts'
import { Refused, type WriterAccess, type WriterAccessDeps, createWriterAccess } from './writer-access.ts'

const HELLO_TIMEOUT_MS = 5_000
const COLOURS = 4
const MAX_CARETS_PER_SECOND = 10
/** A browser sends one each 80 ms, and more only after it was offline. */
const MAX_UPDATES_PER_SECOND = 30
const MAX_WAITING_FRAMES = 16
/** More than the largest document: a browser that does not read must not fill our memory. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024

/** The state vector of an empty document. */
const NO_STATE = new Uint8Array([0])

const helloSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  schemaVersion: z.int(),
  stateVector: z.optional(z.base64().check(z.maxLength(Math.ceil(MAX_STATE_VECTOR_BYTES / 3) * 4))),
})

export interface DocumentSocketDeps extends WriterAccessDeps {
  readonly rooms: DocumentRooms
  readonly connections: OpenConnections
  readonly publicUrl: string
  /** Without it, pages may come from any address of this machine. */
  readonly hasPublicUrl: boolean
}

/** `GET /api/studio/posts/:id/document`: the texts of a post, for all who write them at the same time. */
export async function registerDocumentSocket(app: FastifyInstance, deps: DocumentSocketDeps): Promise<void> {
  const { rooms, connections } = deps
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES },
    async preClose() {
      await connections.stop()
      await rooms.stop()
    },
  })
  app.get<{ Params: { id: string } }>(
    '/api/studio/posts/:id/document',
    {
      websocket: true,
      async preValidation(request) {
        // A page of another origin could otherwise use the connection of a person who is signed in.
        if (!isOwnOrigin(request.headers, deps)) throw new ApiError('permission')
        if (!/^\d{1,16}$/.test(request.params.id)) throw new ApiError('not-found')
      },
    },
    (socket, request) => void serve(deps, socket, Number(request.params.id)),
  )
}

function isOwnOrigin(
  { origin, host }: IncomingHttpHeaders,
  { publicUrl, hasPublicUrl }: Pick<DocumentSocketDeps, 'publicUrl' | 'hasPublicUrl'>,
): boolean {
  return origin === new URL(publicUrl).origin || (!hasPublicUrl && origin === `http://${host}`)
}

/** The arguments of each `message` event of `ws`: first the data. */
type Frames = ReturnType<typeof on>

async function serve(deps: DocumentSocketDeps, socket: WebSocket, postId: number): Promise<void> {
  const { rooms, connections } = deps
  connections.add(socket)
  // From the first moment on, so that no frame is lost. A browser that sends faster than we store has to wait.
  const frames = on(socket, 'message', { close: ['close'], highWaterMark: MAX_WAITING_FRAMES })
  try {
    const { token, stateVector } = await readHello(socket, frames)
    const access = createWriterAccess(deps, token)
    const { actor } = await access.check()
    connections.setSession(socket, actor.sessionId)
    const member = createMember(socket, {
      connectionId: randomUUID(),
      name: actor.firstName,
      colour: actor.personId % COLOURS,
    })
    const room = await rooms.join(postId, member, stateVector)
    try {
      await receiveMessages({ frames, access, member, room, rooms })
    } finally {
      rooms.sendCaret(room, member, new Uint8Array())
      rooms.leave(room, member)
    }
  } catch (error) {
    end(deps, socket, error)
  }
}

function createMember(socket: WebSocket, writer: RoomMember['writer']): RoomMember {
  return {
    writer,
    send(message) {
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
      else socket.send(encodeServerMessage(message))
    },
  }
}

function end({ log }: DocumentSocketDeps, socket: WebSocket, error: unknown): void {
  // The browser is gone, or has sent a frame that is too large and ws has closed it.
  if (socket.readyState !== socket.OPEN) return
  const reason = closeReasonOf(error)
  if (reason === 'tryAgain') log.warn({ err: error }, 'a change of a document could not be stored')
  closeSocket(socket, reason)
}

function closeReasonOf(error: unknown): CloseReason {
  if (error instanceof Refused) return error.reason
  if (error instanceof InvalidDocument) return 'invalid'
  if (error instanceof ApiError && error.type === 'not-found') return 'notFound'
  return 'tryAgain'
}

async function readHello(socket: WebSocket, frames: Frames): Promise<{ token: string; stateVector: Uint8Array }> {
  // Not `session`, which would sign out somebody whose network is slow.
  const timer = setTimeout(() => closeSocket(socket, 'tryAgain'), HELLO_TIMEOUT_MS)
  const { value, done } = await frames.next().finally(() => clearTimeout(timer))
  const hello = helloSchema.safeParse(done ? null : parseJson(String(value[0])))
  if (!hello.success) throw new Refused('session')
  if (hello.data.schemaVersion < SCHEMA_VERSION) throw new Refused('schemaTooOld')
  const { token, stateVector } = hello.data
  return { token, stateVector: stateVector === undefined ? NO_STATE : Buffer.from(stateVector, 'base64') }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

interface Connection {
  readonly frames: Frames
  readonly access: WriterAccess
  readonly member: RoomMember
  readonly room: DocumentRoom
  readonly rooms: DocumentRooms
}

/** Until the connection ends. */
async function receiveMessages({ frames, access, member, room, rooms }: Connection): Promise<void> {
  const carets = countPerSecond()
  const updates = countPerSecond()
  for await (const [data] of frames) {
    const message = decode(data)
    if (message.kind === 'update') {
      if (updates.next() > MAX_UPDATES_PER_SECOND) await pause(1_000 / MAX_UPDATES_PER_SECOND)
      await room.receive(member, message.bytes, (bytes) => access.store(room.postId, bytes))
      member.send({ kind: 'saved', number: message.number })
    } else if (carets.next() <= MAX_CARETS_PER_SECOND && message.bytes.length <= MAX_CARET_BYTES) {
      rooms.sendCaret(room, member, message.bytes)
    }
  }
}

function countPerSecond() {
  let second = 0
  let count = 0
  return {
    /** How many there were in this second, with this one. */
    next(): number {
      const now = Math.floor(performance.now() / 1_000)
      count = now === second ? count + 1 : 1
      second = now
      return count
    },
  }
}

function decode(data: unknown): ClientMessage {
  try {
    if (!(data instanceof Uint8Array)) throw new TypeError('not binary')
    return decodeClientMessage(data)
  } catch (cause) {
    throw new InvalidDocument('the frame is no message', { cause })
  }
}
