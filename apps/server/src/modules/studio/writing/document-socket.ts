import { randomUUID } from 'node:crypto'
import { on } from 'node:events'
import websocket from '@fastify/websocket'
import { InvalidDocument } from '@mixed-zone/document/check-document'
import {
  CLOSE_CODES,
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
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DocumentRoom, RoomMember } from './document-room.ts'
import type { DocumentRooms } from './document-rooms.ts'
import { findAccess, insertUpdate } from './documents.repository.ts'

const HELLO_TIMEOUT_MS = 5_000
/** Below the idle timeouts of reverse proxies. */
const PING_MS = 25_000
const MAX_CARETS_PER_SECOND = 10
const COLOURS = 4
const MAX_CHECKS = 3
const MAX_WAITING_FRAMES = 16

const helloSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  schemaVersion: z.int(),
  stateVector: z.optional(z.base64().check(z.maxLength(Math.ceil(MAX_STATE_VECTOR_BYTES / 3) * 4))),
})

/** The state vector of an empty document. */
const NO_STATE = new Uint8Array([0])

export interface DocumentSocketDeps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  readonly rooms: DocumentRooms
  readonly publicUrl: string
  /** Counts as use of the session. */
  readonly authenticate: (token: string) => Promise<Actor | null>
}

/** `GET /api/studio/posts/:id/document`: the texts of a post, for all who write them at the same time. */
export async function registerDocumentSocket(app: FastifyInstance, deps: DocumentSocketDeps): Promise<void> {
  const { publicUrl, rooms } = deps
  await app.register(websocket, { options: { maxPayload: MAX_FRAME_BYTES } })
  app.addHook('preClose', () => rooms.stop())
  app.get<{ Params: { id: string } }>(
    '/api/studio/posts/:id/document',
    {
      websocket: true,
      async preValidation(request) {
        // A page of another origin could otherwise use the connection of a person who is signed in.
        if (request.headers.origin !== new URL(publicUrl).origin) throw new ApiError('permission')
        if (!/^\d{1,16}$/.test(request.params.id)) throw new ApiError('not-found')
      },
    },
    (socket, request) => void serve(deps, socket, Number(request.params.id)),
  )
}

/** The reason why a connection ends. */
class Closing extends Error {
  readonly code: number

  constructor(reason: keyof typeof CLOSE_CODES) {
    super(reason)
    this.code = CLOSE_CODES[reason]
  }
}

/** The arguments of each `message` event of `ws`: first the data. */
type Frames = ReturnType<typeof on>

async function serve(deps: DocumentSocketDeps, socket: WebSocket, postId: number): Promise<void> {
  const { rooms, log } = deps
  const pinging = setInterval(() => socket.ping(), PING_MS)
  socket.on('close', () => clearInterval(pinging))
  // From the first moment on, so that no frame is lost. A browser that sends faster than we store has to wait.
  const frames = on(socket, 'message', { close: ['close'], highWaterMark: MAX_WAITING_FRAMES })
  try {
    const { token, stateVector } = await readHello(socket, frames)
    const actor = await authenticateWriter(deps, token)
    const connectionId = randomUUID()
    const writer = { connectionId, name: actor.firstName, colour: actor.personId % COLOURS }
    const member: RoomMember = { writer, send: (message) => socket.send(encodeServerMessage(message)) }
    const room = await rooms.join(postId, member)
    try {
      member.send(await room.stateFor(stateVector))
      await receiveMessages(deps, { frames, token, member, room })
    } finally {
      room.sendToOthers(member, { kind: 'caret', bytes: new Uint8Array(), ...writer })
      rooms.leave(room, member)
    }
  } catch (error) {
    end(socket, error, log)
  }
}

function end(socket: WebSocket, error: unknown, log?: DocumentSocketDeps['log']): void {
  const closing = closingOf(error)
  if (closing.code === CLOSE_CODES.tryAgain) log?.warn({ err: error }, 'a change of a document could not be stored')
  socket.close(closing.code, closing.message)
}

function closingOf(error: unknown): Closing {
  if (error instanceof Closing) return error
  if (error instanceof InvalidDocument) return new Closing('invalid')
  if (error instanceof ApiError && error.type === 'not-found') return new Closing('notFound')
  return new Closing('tryAgain')
}

async function readHello(socket: WebSocket, frames: Frames): Promise<{ token: string; stateVector: Uint8Array }> {
  const timer = setTimeout(() => end(socket, new Closing('session')), HELLO_TIMEOUT_MS)
  const { value, done } = await frames.next()
  clearTimeout(timer)
  if (done) throw new Closing('session')
  const hello = helloSchema.safeParse(parseJson(String(value[0])))
  if (!hello.success) throw new Closing('session')
  if (hello.data.schemaVersion < SCHEMA_VERSION) throw new Closing('schemaTooOld')
  const { token, stateVector } = hello.data
  return { token, stateVector: stateVector === undefined ? NO_STATE : Buffer.from(stateVector, 'base64') }
}

async function authenticateWriter({ authenticate }: DocumentSocketDeps, token: string): Promise<Actor> {
  const actor = await authenticate(token)
  if (!actor) throw new Closing('session')
  const isBlocked = actor.mustChangePassword || actor.mustAcceptTerms || actor.mustSetUpCode
  if (isBlocked || !actor.permissions.has('posts')) throw new Closing('permission')
  return actor
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
  readonly token: string
  readonly member: RoomMember
  readonly room: DocumentRoom
}

/** Until the connection ends. */
async function receiveMessages(deps: DocumentSocketDeps, { frames, token, member, room }: Connection): Promise<void> {
  let carets = { second: 0, count: 0 }

  for await (const [data] of frames) {
    const message = decode(data)
    if (message.kind === 'update') {
      await room.receive(member, message.bytes, (bytes) => store(deps, { token, postId: room.postId, bytes }))
      member.send({ kind: 'saved', number: message.number })
      continue
    }
    const second = Math.floor(performance.now() / 1_000)
    carets = { second, count: carets.second === second ? carets.count + 1 : 1 }
    if (carets.count > MAX_CARETS_PER_SECOND || message.bytes.length > MAX_CARET_BYTES) continue
    room.sendToOthers(member, { kind: 'caret', bytes: message.bytes, ...member.writer })
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

interface UpdateToStore {
  readonly token: string
  readonly postId: number
  readonly bytes: Uint8Array
}

/** The access may change between the check and the statement, which then stores nothing: check again. */
async function store(deps: DocumentSocketDeps, { token, postId, bytes }: UpdateToStore): Promise<number> {
  const { db, clock } = deps
  for (let attempt = 0; attempt < MAX_CHECKS; attempt += 1) {
    const access = await findAccess(db, token)
    const { personId, sessionId } = await authenticateWriter(deps, token)
    if (!access) continue
    const number = await insertUpdate(db, { postId, personId, sessionId, bytes, at: clock.now(), access })
    if (number !== null) return number
  }
  throw new Closing('tryAgain')
}
