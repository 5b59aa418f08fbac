import { EventEmitter } from 'node:events'
import { CLOSE_CODES } from '@mixed-zone/document/messages'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { Actor } from '../../../platform/http/actor.ts'
import { createOpenConnections } from './open-connections.ts'

class FakeSocket extends EventEmitter {
  readonly close = vi.fn<(code: number) => void>(() => void this.emit('close'))
  readonly terminate = vi.fn<() => void>(() => void this.emit('close'))
  readonly ping = vi.fn<() => void>()
  // The parts that are used.
  readonly webSocket = this as unknown as WebSocket
}

const writer = { permissions: new Set(['posts']) } as unknown as Actor
const reader = { permissions: new Set() } as unknown as Actor

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function open(actors: Readonly<Record<number, Actor>> = {}) {
  const connections = createOpenConnections({
    log: { warn: () => {} },
    mapActorsBySession: async () => new Map(Object.entries(actors).map(([id, actor]) => [Number(id), actor])),
  })
  const connect = (sessionId: number) => {
    const socket = new FakeSocket()
    connections.add(socket.webSocket)
    connections.setSession(socket.webSocket, sessionId)
    return socket
  }
  return { connections, connect }
}

describe('createOpenConnections', () => {
  it('ends connections whose session or permission is gone, within ten seconds', async () => {
    const { connections, connect } = open({ 1: writer, 2: reader })
    const sockets = [connect(1), connect(2), connect(3)]
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sockets.map(({ close }) => close.mock.calls[0]?.[0])).toEqual([
      undefined,
      CLOSE_CODES.permission,
      CLOSE_CODES.session,
    ])
    expect(connections.count()).toBe(1)
  })

  it('ends a connection that does not answer a ping', async () => {
    const { connections, connect } = open({ 1: writer })
    const [answering, silent] = [connect(1), connect(1)]
    answering.ping.mockImplementation(() => void answering.emit('pong'))
    await vi.advanceTimersByTimeAsync(50_000)
    expect(silent.terminate).toHaveBeenCalledOnce()
    expect(answering.terminate).not.toHaveBeenCalled()
    expect(connections.count()).toBe(1)
  })

  it('tells all browsers to connect again when the node stops, and does not wait for one that hangs', async () => {
    const { connections, connect } = open()
    const [socket, hanging] = [connect(1), connect(2)]
    hanging.close.mockImplementation(() => {})
    const stopped = connections.stop()
    await vi.advanceTimersByTimeAsync(1_000)
    await stopped
    expect(socket.close).toHaveBeenCalledWith(CLOSE_CODES.restart, 'restart')
    expect(hanging.terminate).toHaveBeenCalledOnce()
  })
})
