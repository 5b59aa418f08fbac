import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE_CODES } from '@mixed-zone/document/messages'
import type { WebSocket } from 'ws'
import { type Actor, mayUseStudio } from '../../../platform/http/actor.ts'
import type { Log } from '../../../platform/log/log.ts'

/** Below the idle timeouts of reverse proxies. */
const PING_MS = 25_000
/** Who only reads is found out later than who writes. */
const CHECK_MS = 10_000
const MAX_CLOSING_MS = 1_000

export type CloseReason = keyof typeof CLOSE_CODES

/** Why a person may not write, or null. */
export function refusalOf(actor: Actor | null | undefined): CloseReason | null {
  if (!actor) return 'session'
  return mayUseStudio(actor, 'posts') ? null : 'permission'
}

export const closeSocket = (socket: WebSocket, reason: CloseReason) => socket.close(CLOSE_CODES[reason], reason)

interface ConnectionsDeps {
  readonly log: Pick<Log, 'warn'>
  /** Does not count as use of a session. */
  readonly mapActorsBySession: (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, Actor>>
}

export type OpenConnections = ReturnType<typeof createOpenConnections>

/** The browsers that are connected to this node. Ends those that are gone, or whose session or permission is. */
export function createOpenConnections({ log, mapActorsBySession }: ConnectionsDeps) {
  /** By session; null before the first frame. */
  const connections = new Map<WebSocket, number | null>()
  const silent = new WeakSet<WebSocket>()

  function ping(): void {
    for (const socket of connections.keys()) {
      if (silent.has(socket)) socket.terminate()
      silent.add(socket)
      socket.ping()
    }
  }

  async function checkSessions(): Promise<void> {
    const checked = [...connections].flatMap(([socket, sessionId]) => (sessionId === null ? [] : { socket, sessionId }))
    if (checked.length === 0) return
    const actors = await mapActorsBySession([...new Set(checked.map(({ sessionId }) => sessionId))])
    for (const { socket, sessionId } of checked) {
      const reason = refusalOf(actors.get(sessionId))
      if (reason !== null) closeSocket(socket, reason)
    }
  }

  const timers = [
    setInterval(ping, PING_MS).unref(),
    setInterval(() => {
      checkSessions().catch((error: unknown) => log.warn({ err: error }, 'sessions of writers could not be checked'))
    }, CHECK_MS).unref(),
  ]

  return {
    add(socket: WebSocket): void {
      connections.set(socket, null)
      socket.on('pong', () => silent.delete(socket))
      socket.on('close', () => connections.delete(socket))
    },
    setSession(socket: WebSocket, sessionId: number): void {
      if (connections.has(socket)) connections.set(socket, sessionId)
    },
    checkSessions,
    count: () => connections.size,
    /** Browsers connect again at once, to this node after its restart or to another one. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      const sockets = [...connections.keys()]
      for (const socket of sockets) closeSocket(socket, 'restart')
      const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
      await Promise.race([Promise.all(closed), pause(MAX_CLOSING_MS, undefined, { ref: false })])
      for (const socket of connections.keys()) socket.terminate()
    },
  }
}
