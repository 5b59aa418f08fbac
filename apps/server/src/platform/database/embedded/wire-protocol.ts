/** Messages that are executed together, up to one that the client expects an answer to. */
export interface Batch {
  readonly bytes: Uint8Array
  readonly endsStatement: boolean
}

interface MessageHandlers {
  /** Called with bytes for the client. */
  readonly answer: (bytes: string) => void
  readonly onStartup: (parameters: ReadonlyMap<string, string>) => void
  /** A statement is prepared under a name by the protocol: not by SQL `PREPARE`, which is not parsed here. */
  readonly onPrepare: (name: string) => void
  readonly onBatch: (batch: Batch) => void
  readonly onEnd: () => void
}

const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104
const CANCEL_REQUEST = 80_877_102

/** Parse, bind, describe, execute, close: the client sends more before it waits. */
const CONTINUING = new Set(['P', 'B', 'D', 'E', 'C'])

/** Splits what a PostgreSQL client sends into batches. */
export function createMessageReader(handlers: MessageHandlers): (data: Buffer) => void {
  let buffer: Buffer = Buffer.alloc(0)
  let isStarted = false
  let messages: Buffer[] = []

  /** The first messages of a connection have no type. */
  function readFirst(message: Buffer): void {
    const code = message.readInt32BE(4)
    if (code === SSL_REQUEST || code === GSS_REQUEST) return handlers.answer('N')
    if (code === CANCEL_REQUEST) return handlers.onEnd()
    isStarted = true
    handlers.onStartup(parseParameters(message.subarray(8)))
    handlers.onBatch({ bytes: new Uint8Array(message), endsStatement: true })
  }

  function readTyped(message: Buffer): void {
    const type = String.fromCharCode(message[0] ?? 0)
    if (type === 'X') return handlers.onEnd()
    if (type === 'P') {
      const name = message.toString('utf8', 5, message.indexOf(0, 5))
      if (name !== '') handlers.onPrepare(name)
    }
    messages.push(message)
    if (CONTINUING.has(type)) return
    const bytes = new Uint8Array(Buffer.concat(messages))
    messages = []
    handlers.onBatch({ bytes, endsStatement: type !== 'H' })
  }

  return (data) => {
    buffer = buffer.length === 0 ? data : Buffer.concat([buffer, data])
    for (;;) {
      const typeLength = isStarted ? 1 : 0
      if (buffer.length < typeLength + 4) return
      const length = typeLength + buffer.readInt32BE(typeLength)
      if (length < typeLength + 4) return handlers.onEnd()
      if (buffer.length < length) return
      const message = buffer.subarray(0, length)
      buffer = buffer.subarray(length)
      if (isStarted) readTyped(message)
      else if (length < 8) return handlers.onEnd()
      else readFirst(message)
    }
  }
}

function parseParameters(bytes: Buffer): ReadonlyMap<string, string> {
  const texts = bytes.toString('utf8').split('\0')
  const parameters = new Map<string, string>()
  for (let index = 0; index + 1 < texts.length; index += 2) parameters.set(texts[index] ?? '', texts[index + 1] ?? '')
  return parameters
}

/** After it the connection has to be closed. */
export function fatalError(code: string, text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
