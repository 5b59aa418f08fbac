import {
  type ClientMessage,
  decodeClientMessage,
  encodeServerMessage,
  type Hello,
  type ServerMessage,
} from '@mixed-zone/document/messages'
import { fromBase64 } from 'lib0/buffer'
import * as Y from 'yjs'

/** A WebSocket whose server side the test plays. */
export class FakeDocumentSocket extends EventTarget {
  binaryType = 'blob'
  readyState = 0
  readonly updates: Extract<ClientMessage, { kind: 'update' }>[] = []
  hello: Hello | null = null
  isClosedByBrowser = false

  asWebSocket(): WebSocket {
    // It has the parts that are used.
    return this as unknown as WebSocket
  }

  send(frame: Uint8Array | string): void {
    if (typeof frame === 'string') this.hello = JSON.parse(frame)
    else {
      const message = decodeClientMessage(frame)
      if (message.kind === 'update') this.updates.push(message)
    }
  }

  close(): void {
    this.isClosedByBrowser = true
    this.readyState = 3
  }

  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  answer(message: ServerMessage): void {
    const data = new Uint8Array(encodeServerMessage(message)).buffer
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** Sends what the browser lacks. */
  answerState(server: Y.Doc): void {
    const known = this.hello?.stateVector
    const update = Y.encodeStateAsUpdate(server, known === undefined ? undefined : fromBase64(known))
    this.answer({ kind: 'state', update, stateVector: Y.encodeStateVector(server) })
  }

  /** Stores what has arrived, and acknowledges it. */
  store(server: Y.Doc): void {
    for (const { bytes } of this.updates) Y.applyUpdate(server, bytes)
    this.answer({ kind: 'saved', number: this.updates.at(-1)?.number ?? 0 })
  }

  end(code: number): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}
