import { Socket } from 'node:net'
import { DatabaseAway } from '../database-errors.ts'

/** Where the driver wants a connection to, as it reads an address: several hosts, of which we take the first. */
export interface Destination {
  readonly path?: string | false | undefined
  readonly host: readonly string[]
  readonly port: readonly number[]
}

/** Opens the connections of a pool, and can cut them all. */
export interface DatabaseSockets {
  open(destination: Destination): Promise<Socket>
  /** Ends every connection now, and refuses new ones until `mend`. What waits for an answer is told. */
  cut(reason: string): void
  mend(): void
}

/**
 * A connection to the database as the driver needs it, which mishandles two things. A connection that closes before it is
 * ready, without an error, sends it into an endless loop: so every end is an error. And a statement that comes between the
 * error and the close is forgotten, unless the close pretends that there was no error.
 */
class DatabaseSocket extends Socket {
  readonly #onGone: (socket: Socket) => void

  constructor(onGone: (socket: Socket) => void) {
    super()
    this.#onGone = onGone
    this.on('end', () => this.destroy(new Error('the database closed the connection')))
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#onGone(this)
    super._destroy(error, (cause) => callback(cause ? new DatabaseAway(cause.message, { cause }) : cause))
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    return event === 'close' ? super.emit(event, false) : super.emit(event, ...args)
  }
}

export function createDatabaseSockets(): DatabaseSockets {
  const sockets = new Set<Socket>()
  let cutBecause: string | null = null

  return {
    async open(destination) {
      const socket = new DatabaseSocket((gone) => sockets.delete(gone))
      sockets.add(socket)
      const reason = cutBecause
      if (reason === null) connect(socket, destination)
      // A refusal has to come as an event as well: the driver loses a connection whose opening throws.
      else setImmediate(() => socket.destroy(new Error(reason)))
      return socket
    },
    cut(reason) {
      cutBecause = reason
      for (const socket of sockets) socket.destroy(new Error(reason))
    },
    mend() {
      cutBecause = null
    },
  }
}

function connect(socket: Socket, { path, host, port }: Destination): void {
  if (path) return void socket.connect(path)
  const [name = 'localhost'] = host
  // The driver reads the host's name there when it checks a certificate.
  Object.assign(socket, { host: name })
  socket.connect(port[0] ?? 5432, name)
}
