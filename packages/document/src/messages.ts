import { createDecoder, readVarString, readVarUint, readVarUint8Array } from 'lib0/decoding'
import { createEncoder, toUint8Array, writeVarString, writeVarUint, writeVarUint8Array } from 'lib0/encoding'
import { decodeRelativePosition, encodeRelativePosition, type RelativePosition } from 'yjs'

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
  /** The post is in the trash: its text can be read, and written again once somebody restores it. */
  trash: 4410,
  schemaTooOld: 4409,
  restart: 1012,
  tryAgain: 1013,
} as const

/** The first frame, as JSON; the server answers with `state`. The token never stands in the address, which servers log. */
export interface Hello {
  readonly token: string
  readonly schemaVersion: number
  /** What this browser has, as base64. */
  readonly stateVector?: string
}

/** Longer ones are left out of the first frame: the server then sends the whole document. */
export const MAX_STATE_VECTOR_BYTES = 64 * 1024

/** Someone else who writes in the same document. */
export interface Writer {
  readonly connectionId: string
  readonly name: string
  readonly colour: number
}

export type ClientMessage =
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

/** Where somebody writes: the two ends of the selection. */
export interface Caret {
  readonly anchor: RelativePosition
  readonly head: RelativePosition
}

export function encodeCaret({ anchor, head }: Caret): Uint8Array {
  const encoder = createEncoder()
  writeVarUint8Array(encoder, encodeRelativePosition(anchor))
  writeVarUint8Array(encoder, encodeRelativePosition(head))
  return toUint8Array(encoder)
}

/** The cell of the caption table that somebody is in: a file of the post, and the name of its text or of what else is edited of it. */
export interface CaptionCell {
  readonly assetId: string
  readonly key: string
}

/** In the place of a caret. It begins with an empty position, which a browser of an earlier version ignores. Null: in no cell any more. */
export function encodeCaptionCell(cell: CaptionCell | null): Uint8Array {
  const encoder = createEncoder()
  writeVarUint8Array(encoder, new Uint8Array())
  writeVarString(encoder, cell?.assetId ?? '')
  writeVarString(encoder, cell?.key ?? '')
  return toUint8Array(encoder)
}

export type WriterPlace =
  | { readonly kind: 'text'; readonly caret: Caret }
  | { readonly kind: 'captions'; readonly cell: CaptionCell | null }

/** Null if the bytes are neither a caret nor a cell: the server does not read them. */
export function decodePlace(bytes: Uint8Array): WriterPlace | null {
  try {
    const decoder = createDecoder(bytes)
    const anchor = readVarUint8Array(decoder)
    if (anchor.length === 0) {
      const [assetId, key] = [readVarString(decoder), readVarString(decoder)]
      return { kind: 'captions', cell: assetId === '' ? null : { assetId, key } }
    }
    const head = readVarUint8Array(decoder)
    return { kind: 'text', caret: { anchor: decodeRelativePosition(anchor), head: decodeRelativePosition(head) } }
  } catch {
    return null
  }
}

const CLIENT_KINDS = ['update', 'caret'] as const
const SERVER_KINDS = ['state', 'saved', 'update', 'caret'] as const

export function encodeClientMessage(message: ClientMessage): Uint8Array {
  const encoder = createEncoder()
  writeVarUint(encoder, CLIENT_KINDS.indexOf(message.kind))
  if (message.kind === 'update') writeVarUint(encoder, message.number)
  writeVarUint8Array(encoder, message.bytes)
  return toUint8Array(encoder)
}

/** Throws on anything else than a message. */
export function decodeClientMessage(frame: Uint8Array): ClientMessage {
  const decoder = createDecoder(frame)
  const kind = CLIENT_KINDS[readVarUint(decoder)]
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
