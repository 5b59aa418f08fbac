import { createDecoder, readVarString, readVarUint, readVarUint8Array } from 'lib0/decoding'
import { createEncoder, toUint8Array, writeVarString, writeVarUint, writeVarUint8Array } from 'lib0/encoding'

/** Larger frames end the connection. */
export const MAX_FRAME_BYTES = 1024 * 1024
export const MAX_CARET_BYTES = 1_024

/** How the server ends a connection. Browsers do not reconnect by themselves after codes from 4400 on. */
export const CLOSE_CODES = {
  /** The document has something that the schema does not know. */
  invalid: 4400,
  session: 4401,
  permission: 4403,
  notFound: 4404,
  schemaTooOld: 4409,
  restart: 1012,
  tryAgain: 1013,
} as const

/** The first frame, as JSON. The token never stands in the address, which servers log. */
export interface Hello {
  readonly token: string
  readonly schemaVersion: number
}

/** Someone else who writes in the same document. */
export interface Writer {
  readonly connectionId: string
  readonly name: string
  readonly colour: number
}

export type ClientMessage =
  /** What this browser has. The server answers with `state`. */
  | { readonly kind: 'sync'; readonly stateVector: Uint8Array }
  | { readonly kind: 'update'; readonly number: number; readonly bytes: Uint8Array }
  | { readonly kind: 'caret'; readonly bytes: Uint8Array }

export type ServerMessage =
  /** What the browser lacks, and what the server has, so that the browser sends the rest. */
  | { readonly kind: 'state'; readonly update: Uint8Array; readonly stateVector: Uint8Array }
  /** Everything up to this number is stored. */
  | { readonly kind: 'saved'; readonly number: number }
  | { readonly kind: 'update'; readonly bytes: Uint8Array }
  /** Empty bytes: the writer has left. */
  | ({ readonly kind: 'caret'; readonly bytes: Uint8Array } & Writer)

const CLIENT_KINDS = ['sync', 'update', 'caret'] as const
const SERVER_KINDS = ['state', 'saved', 'update', 'caret'] as const

export function encodeClientMessage(message: ClientMessage): Uint8Array {
  const encoder = createEncoder()
  writeVarUint(encoder, CLIENT_KINDS.indexOf(message.kind))
  if (message.kind === 'update') writeVarUint(encoder, message.number)
  writeVarUint8Array(encoder, message.kind === 'sync' ? message.stateVector : message.bytes)
  return toUint8Array(encoder)
}

/** Throws on anything else than a message. */
export function decodeClientMessage(frame: Uint8Array): ClientMessage {
  const decoder = createDecoder(frame)
  const kind = CLIENT_KINDS[readVarUint(decoder)]
  if (kind === 'sync') return { kind, stateVector: readVarUint8Array(decoder) }
  if (kind === 'update') return { kind, number: readVarUint(decoder), bytes: readVarUint8Array(decoder) }
  if (kind === 'caret') return { kind, bytes: readVarUint8Array(decoder) }
  throw new Error('unknown kind of message')
}

export function encodeServerMessage(message: ServerMessage): Uint8Array {
  const encoder = createEncoder()
  writeVarUint(encoder, SERVER_KINDS.indexOf(message.kind))
  if (message.kind === 'saved') writeVarUint(encoder, message.number)
  else if (message.kind === 'state') {
    writeVarUint8Array(encoder, message.update)
    writeVarUint8Array(encoder, message.stateVector)
  } else {
    writeVarUint8Array(encoder, message.bytes)
    if (message.kind === 'caret') {
      writeVarString(encoder, message.connectionId)
      writeVarString(encoder, message.name)
      writeVarUint(encoder, message.colour)
    }
  }
  return toUint8Array(encoder)
}

export function decodeServerMessage(frame: Uint8Array): ServerMessage {
  const decoder = createDecoder(frame)
  const kind = SERVER_KINDS[readVarUint(decoder)]
  if (kind === 'state') return { kind, update: readVarUint8Array(decoder), stateVector: readVarUint8Array(decoder) }
  if (kind === 'saved') return { kind, number: readVarUint(decoder) }
  if (kind === 'update') return { kind, bytes: readVarUint8Array(decoder) }
  if (kind === 'caret') {
    const bytes = readVarUint8Array(decoder)
    return {
      kind,
      bytes,
      connectionId: readVarString(decoder),
      name: readVarString(decoder),
      colour: readVarUint(decoder),
    }
  }
  throw new Error('unknown kind of message')
}
