import {
  CLOSE_CODES,
  type ClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  type Hello,
  type ServerMessage,
} from '@mixed-zone/document/messages'
import { type Refusal, refusalOf } from './save-state.ts'

const MIN_RETRY_MS = 500
const MAX_RETRY_MS = 15_000
/** A connection that does not answer for so long is lost, although nobody has closed it. */
const ANSWER_TIMEOUT_MS = 10_000

interface SocketDeps {
  readonly createSocket: () => WebSocket
  /** The first frame. Null if nobody is signed in: there is no connection then. */
  readonly getHello: () => Hello | null
  readonly onMessage: (message: ServerMessage) => void
  /** Null if it connects again by itself. */
  readonly onClose: (refusal: Refusal | null) => void
}

/** A WebSocket that connects again until the server refuses it. */
export function createReconnectingSocket({ createSocket, getHello, onMessage, onClose }: SocketDeps) {
  let socket: WebSocket | null = null
  let failures = 0
  let isStopped = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let answerTimer: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    clearTimeout(retryTimer)
    const hello = getHello()
    if (isStopped || socket !== null || hello === null) return
    const opened = createSocket()
    socket = opened
    opened.binaryType = 'arraybuffer'
    expectAnswer()
    opened.addEventListener('open', () => opened.send(JSON.stringify(hello)))
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (socket === opened && data instanceof ArrayBuffer) onMessage(decodeServerMessage(new Uint8Array(data)))
    })
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) handleClose(code)
    })
  }

  function expectAnswer(): void {
    answerTimer ??= setTimeout(lose, ANSWER_TIMEOUT_MS)
  }

  function clearAnswer(): void {
    clearTimeout(answerTimer)
    answerTimer = undefined
  }

  /** Does not wait for the closing handshake, which a dead connection never answers. */
  function lose(): void {
    const lost = socket
    if (lost === null) return
    handleClose(CLOSE_CODES.tryAgain)
    lost.close()
  }

  function handleClose(code: number): void {
    socket = null
    clearAnswer()
    const refusal = refusalOf(code)
    if (refusal !== null) isStopped = true
    else if (!isStopped) retryTimer = setTimeout(connect, retryMs(code, failures))
    failures += 1
    onClose(refusal)
  }

  return {
    connect,
    send(message: ClientMessage): void {
      // A copy, because the type of its buffer is not known.
      if (socket?.readyState === 1) socket.send(new Uint8Array(encodeClientMessage(message)))
      if (message.kind === 'update') expectAnswer()
    },
    /** The server has answered; it owes another answer if `isWaiting`. */
    handleAnswer({ isWaiting }: { isWaiting: boolean }): void {
      failures = 0
      clearAnswer()
      if (isWaiting) expectAnswer()
    },
    lose,
    /** The network is back. */
    retryNow(): void {
      failures = 0
      connect()
    },
    /** What the server refused is allowed again. */
    restart(): void {
      isStopped = false
      failures = 0
      connect()
    },
    stop(): void {
      isStopped = true
      clearTimeout(retryTimer)
      clearAnswer()
      const last = socket
      socket = null
      last?.close()
    },
  }
}

/** A server that restarts closes all connections and is back soon; after anything else browsers come back one after the other. */
function retryMs(code: number, failures: number): number {
  if (code === CLOSE_CODES.restart && failures === 0) return 0
  return Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** failures) * (0.5 + Math.random() / 2)
}
