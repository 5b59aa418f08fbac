import postgres, { type Options, type Sql } from 'postgres'
import type { DatabaseSockets } from './database-socket.ts'
import { driverTypes } from './driver-types.ts'

/** Where a database is, and as whom to go there. */
export interface Target {
  readonly url?: string
  /** The folder of a Unix socket, or the socket itself. */
  readonly host?: string
  readonly path?: string
  readonly user?: string
  readonly database?: string
}

export interface ConnectOptions {
  readonly target: Target
  readonly sockets: DatabaseSockets
  readonly max: number
  /** How long a new connection may take until it is ready. */
  readonly connectSeconds: number
  /** Seconds after which a connection is replaced; 0 for never. */
  readonly lifetimeSeconds: number
  readonly onClose?: () => void
  readonly onNotice?: () => void
}

/** The pause before a lost connection is tried again: short, because calls wait for it. */
const RETRY_SECONDS = 0.1

/** Compiling a statement to machine code takes PostgreSQL longer than any of ours then saves: 90 of 150 ms for a page of a report. */
const COMPILE_NOTHING = { jit: 'off' }

/** What the driver takes, and uses itself, but its types do not name. */
interface UntypedOptions {
  readonly socket: DatabaseSockets['open']
  readonly onnotify?: () => void
}

/** The driver with our types, our sockets and our patience. */
export function connect(wanted: ConnectOptions): Sql {
  const { target, sockets, max, connectSeconds, lifetimeSeconds, onClose, onNotice } = wanted
  const { url, ...place } = target
  const options: Options<typeof driverTypes> & UntypedOptions = {
    ...place,
    socket: sockets.open,
    types: driverTypes,
    fetch_types: false,
    max,
    max_lifetime: lifetimeSeconds,
    connect_timeout: connectSeconds,
    backoff: () => RETRY_SECONDS,
    onnotice: () => {},
    connection: { application_name: 'mixed-zone', TimeZone: 'UTC', ...COMPILE_NOTHING },
    ...(onClose === undefined ? {} : { onclose: onClose }),
    ...(onNotice === undefined ? {} : { onnotify: onNotice }),
  }
  const sql = url === undefined ? postgres(options) : postgres(url, options)
  // Our types change how some values look; the driver's generic parameter would only carry their names everywhere.
  return sql as unknown as Sql
}

/** What still runs gets a second. Without a limit the driver waits for ever for a connection that was lost and not reopened. */
export function endConnections(sql: Sql): Promise<void> {
  return sql.end({ timeout: 1 })
}
