import type { PostDocument } from '@mixed-zone/document/document'
import { type Hello, MAX_STATE_VECTOR_BYTES, type ServerMessage } from '@mixed-zone/document/messages'
import { SCHEMA_VERSION } from '@mixed-zone/document/schema'
import { toBase64 } from 'lib0/buffer'
import * as Y from 'yjs'
import { createStore } from 'zustand/vanilla'
import { isOwn, ORIGINS, RESTORED_BASE } from './origins.ts'
import { createReconnectingSocket } from './reconnecting-socket.ts'
import type { Refusal, SaveState } from './save-state.ts'
import { createUnacknowledged, MAX_BATCH_BYTES } from './unacknowledged.ts'
import type { UnsentEdit, UnsentEdits } from './unsent-edits.ts'

/** Letters typed within this time are sent together. */
const BATCH_MS = 80
/** A short interruption is not worth telling. */
const OFFLINE_AFTER_MS = 1_000
const MAX_CLOSING_MS = 5_000

export interface DocumentStatus {
  /** False until the text is here: nothing can be written yet. */
  readonly isLoaded: boolean
  readonly saveState: SaveState
}

interface DocumentConnectionDeps {
  readonly document: PostDocument
  readonly unsent: UnsentEdits
  readonly getToken: () => string | null
  readonly createSocket: () => WebSocket
  readonly onCaret: (message: Extract<ServerMessage, { kind: 'caret' }>) => void
  /** The others' carets are unknown until it is back. */
  readonly onDisconnect: () => void
  readonly onRefusal: (reason: Refusal) => void
}

export type DocumentConnection = ReturnType<typeof connectDocument>

/**
 * Keeps a document equal to the server's. Every change is numbered, and "saved" once the server has stored it. Offline, a killed server and a
 * closed tab are the same case: on the next connection both sides exchange what they have.
 */
export function connectDocument(deps: DocumentConnectionDeps) {
  const { document, unsent, createSocket } = deps
  const unacknowledged = createUnacknowledged(unsent)
  const status = createStore<DocumentStatus>()(() => ({ isLoaded: false, saveState: { kind: 'opening' } }))
  const socket = createReconnectingSocket({
    createSocket,
    getHello: () => helloOf(document, deps.getToken()),
    onMessage(message) {
      handleMessage(message)
      publish()
    },
    onClose: handleClose,
  })
  let lastNumber = 0
  /** Both sides have exchanged what they have on this connection. */
  let isSynced = false
  let isLoaded = false
  let isOffline = false
  let refusal: Refusal | null = null
  let savedAt: number | null = null
  let restored: readonly UnsentEdit[] = []
  let batchTimer: ReturnType<typeof setTimeout> | undefined
  let offlineTimer: ReturnType<typeof setTimeout> | undefined

  function publish(): void {
    const next = { isLoaded, saveState: currentState() }
    if (JSON.stringify(next) !== JSON.stringify(status.getState())) status.setState(next, true)
  }

  function currentState(): SaveState {
    const changes = unacknowledged.countChanges()
    if (refusal !== null) return { kind: 'refused', reason: refusal, changes }
    if (isOffline) return { kind: 'offline', changes }
    if (!isLoaded) return { kind: 'opening' }
    return changes > 0 ? { kind: 'saving' } : { kind: 'saved', at: savedAt }
  }

  function handleUpdate(bytes: Uint8Array, origin: unknown): void {
    if (!isOwn(origin)) return
    unacknowledged.add(bytes)
    batchTimer ??= setTimeout(flush, BATCH_MS)
    publish()
  }

  /** Stores and sends what waits for more letters. */
  function flush(): void {
    clearTimeout(batchTimer)
    batchTimer = undefined
    unacknowledged.batchTyped(Y.encodeStateVector(document))
    if (!isSynced) return
    for (const batch of unacknowledged.unsent()) batch.number = sendUpdate(batch.bytes)
  }

  function sendUpdate(bytes: Uint8Array): number {
    lastNumber += 1
    socket.send({ kind: 'update', number: lastNumber, bytes })
    return lastNumber
  }

  function handleMessage(message: ServerMessage): void {
    if (message.kind === 'update') Y.applyUpdate(document, message.bytes, ORIGINS.others)
    else if (message.kind === 'caret') deps.onCaret(message)
    else if (message.kind === 'state') handleState(message)
    else {
      unacknowledged.acknowledge(message.number)
      savedAt = Date.now()
      socket.handleAnswer({ isWaiting: unacknowledged.hasSent() })
    }
  }

  function handleState({ update, stateVector }: Extract<ServerMessage, { kind: 'state' }>): void {
    socket.handleAnswer({ isWaiting: false })
    clearTimeout(offlineTimer)
    Y.applyUpdate(document, update, ORIGINS.catchUp)
    restore()
    isOffline = false
    isLoaded = true
    isSynced = true
    unacknowledged.batchTyped(Y.encodeStateVector(document))
    const missing = Y.encodeStateAsUpdate(document, stateVector)
    // In one update, unless that is more than the server takes.
    if (missing.length > MAX_BATCH_BYTES) return flush()
    const waiting = unacknowledged.unsent()
    if (waiting.length === 0 && !isAhead(document, stateVector)) return
    const number = sendUpdate(missing)
    for (const batch of waiting) batch.number = number
  }

  /** Applies what an earlier tab could not send. */
  function restore(): void {
    const [first] = restored
    if (first === undefined) return
    document.transact((transaction) => {
      transaction.meta.set(RESTORED_BASE, first.base)
      for (const { bytes } of restored) Y.applyUpdate(document, bytes)
    }, ORIGINS.restored)
    restored = []
  }

  function handleClose(reason: Refusal | null): void {
    isSynced = false
    refusal = reason
    unacknowledged.resetNumbers()
    clearTimeout(offlineTimer)
    if (reason === null && !isOffline) offlineTimer = setTimeout(goOffline, OFFLINE_AFTER_MS)
    deps.onDisconnect()
    publish()
    if (reason !== null) deps.onRefusal(reason)
  }

  function goOffline(): void {
    isOffline = true
    publish()
  }

  function handleOffline(): void {
    goOffline()
    socket.lose()
  }

  document.on('update', handleUpdate)
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('online', socket.retryNow, { signal })
  window.addEventListener('offline', handleOffline, { signal })
  // A tab that is closed or put into the background may never run again.
  window.addEventListener('pagehide', flush, { signal })
  window.document.addEventListener('visibilitychange', flush, { signal })

  async function start(): Promise<void> {
    try {
      const edits = await unsent.load()
      restored = edits
      unacknowledged.restore(edits)
    } catch {
      // Storage is disabled: nothing was stored.
    }
    if (!navigator.onLine) goOffline()
    socket.connect()
  }
  void start()

  function stop(): void {
    document.off('update', handleUpdate)
    listening.abort()
    clearTimeout(batchTimer)
    clearTimeout(offlineTimer)
    socket.stop()
  }

  return {
    status,
    sendCaret(bytes: Uint8Array): void {
      if (isSynced) socket.send({ kind: 'caret', bytes })
    },
    /** False while what others write is unknown here. */
    isSynced: () => isSynced,
    /** After a refusal that has ended: sends what was not stored. */
    reconnect(): void {
      refusal = null
      publish()
      socket.restart()
    },
    /** Gives up what the server has refused. */
    async discardUnsent(): Promise<void> {
      stop()
      await unacknowledged.discard()
    },
    /** Waits until everything is stored by the server or, if it does not answer, by this browser. */
    async close(): Promise<void> {
      flush()
      if (isSynced) await untilSaved(status)
      await unacknowledged.stored()
      stop()
      await unsent.close().catch(() => undefined)
    },
    /** Without storing anything: the person has signed out. */
    abort(): void {
      stop()
      unsent.close().catch(() => undefined)
    },
  }
}

function untilSaved(status: DocumentConnection['status']): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = () => {
    if (status.getState().saveState.kind !== 'saving') resolve()
  }
  const unsubscribe = status.subscribe(check)
  const timer = setTimeout(resolve, MAX_CLOSING_MS)
  check()
  return promise.finally(() => {
    unsubscribe()
    clearTimeout(timer)
  })
}

function helloOf(document: PostDocument, token: string | null): Hello | null {
  if (token === null) return null
  const stateVector = Y.encodeStateVector(document)
  return {
    token,
    schemaVersion: SCHEMA_VERSION,
    ...(stateVector.length <= MAX_STATE_VECTOR_BYTES && { stateVector: toBase64(stateVector) }),
  }
}

/** Whether the server lacks something that it has confirmed, because its database was restored from a backup. */
function isAhead(document: PostDocument, serverVector: Uint8Array): boolean {
  const stored = Y.decodeStateVector(serverVector)
  return [...Y.decodeStateVector(Y.encodeStateVector(document))].some(
    ([client, clock]) => clock > (stored.get(client) ?? 0),
  )
}
