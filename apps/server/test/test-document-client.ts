import {
  type ClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  type Hello,
  type ServerMessage,
} from '@mixed-zone/document/messages'
import { SCHEMA_VERSION } from '@mixed-zone/document/schema'
import { WebSocket } from 'ws'
import * as Y from 'yjs'

interface ClientOptions {
  readonly origin: string
  readonly token: string
  readonly postId: number
  readonly document?: Y.Doc
  readonly schemaVersion?: number
  /** Default: that of the product. */
  readonly pageOrigin?: string
}

/** An update without any change. */
const NOTHING = new Uint8Array([0, 0])

/** Writes in a document as a browser does. */
export async function openDocument(options: ClientOptions) {
  const { origin, token, postId, document = new Y.Doc(), schemaVersion = SCHEMA_VERSION } = options
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/studio/posts/${postId}/document`, {
    headers: { origin: options.pageOrigin ?? 'http://localhost:3000' },
  })
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
  const messages: ServerMessage[] = []
  const listeners = new Set<() => void>()
  let sent = 0
  let saved = 0
  let isOpened = false
  const send = (message: ClientMessage) => socket.send(encodeClientMessage(message))

  socket.on('message', (data: Buffer) => {
    const message = decodeServerMessage(new Uint8Array(data))
    messages.push(message)
    if (message.kind === 'saved') saved = message.number
    if (message.kind === 'update') Y.applyUpdate(document, message.bytes, 'server')
    if (message.kind === 'state') {
      Y.applyUpdate(document, message.update, 'server')
      // A new document has nothing of its own, but the update would contain all that was ever deleted.
      const missing = options.document ? Y.encodeStateAsUpdate(document, message.stateVector) : NOTHING
      if (missing.length > NOTHING.length) sendUpdate(missing)
      isOpened = true
    }
    for (const listener of listeners) listener()
  })
  const sendUpdate = (bytes: Uint8Array) => {
    sent += 1
    send({ kind: 'update', number: sent, bytes })
  }
  document.on('update', (bytes: Uint8Array, from: unknown) => {
    if (from !== 'server' && isOpened && socket.readyState === WebSocket.OPEN) sendUpdate(bytes)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const hello: Hello = {
    token,
    schemaVersion,
    stateVector: Buffer.from(Y.encodeStateVector(document)).toString('base64'),
  }
  socket.send(JSON.stringify(hello))

  const until = (isDone: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (!isDone()) return
        listeners.delete(check)
        resolve()
      }
      listeners.add(check)
      void closed.then((code) => reject(new Error(`closed with ${code}`)))
      check()
    })

  return {
    document,
    messages,
    closed,
    sendUpdate,
    sendBytes: (bytes: Uint8Array | string) => socket.send(bytes),
    sendCaret: (bytes: Uint8Array) => send({ kind: 'caret', bytes }),
    /** What a browser shows as "Saved". */
    isSaved: () => isOpened && saved === sent && socket.readyState === WebSocket.OPEN,
    opened: () => until(() => messages.some(({ kind }) => kind === 'state')),
    /** All own changes are stored. */
    saved: () => until(() => sent > 0 && saved === sent),
    until,
    /** Stops reading, as a browser does that hangs. */
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    close: () => socket.close(),
  }
}
