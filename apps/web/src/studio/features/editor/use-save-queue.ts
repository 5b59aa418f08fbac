import type { ErrorType } from '@mixed-zone/contract/errors'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Result } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { onSessionEnd, useSession } from '../../../session/session-store.ts'
import type { UnsavedField, UnsavedFields } from './unsaved-fields.ts'
import { useMapState } from './use-map-state.ts'

/** A change that waits to be sent. */
export type QueuedChange<Value> = Omit<UnsavedField<string, Value>, 'name'>

/** What the server does not take. It stays until the person corrects or discards it. */
export interface RefusedChange<Name extends string, Value> extends UnsavedField<Name, Value> {
  readonly reason: string
}

interface SaveQueueDeps<Name extends string, Value, Saved> {
  /** In this browser, so that neither a lost connection nor a closed tab loses anything. */
  readonly unsaved: UnsavedFields<Name, Value>
  readonly send: (name: Name, change: QueuedChange<Value>) => Promise<Result<Saved>>
  readonly onSaved: (name: Name, saved: Saved) => void
  /** Somebody else has changed it meanwhile. Returns whether to send what is queued by then. */
  readonly onConflict: (name: Name, change: QueuedChange<Value>) => Promise<boolean>
}

/** The change itself is in order: it is sent again. */
const SENT_LATER: ReadonlySet<ApiFailure['type']> = new Set<ErrorType | 'network'>([
  'network',
  'unavailable',
  'rate-limit',
  'token',
  'terms',
  'password-change',
  'reauthentication',
  'code-setup',
])

const RETRY_MS = 5_000

/**
 * Saves the fields of a post, each on its own: saves of one field follow each other, with the version of the one before. What is not saved
 * stays in this browser, and is sent when the post is opened again.
 */
export function useSaveQueue<Name extends string, Value, Saved>(deps: SaveQueueDeps<Name, Value, Saved>) {
  const { unsaved } = deps
  const { states } = useBaseTexts()
  /** What an earlier tab could not send. */
  const [unsent] = useState(() => unsaved.list())
  const [drafts, changeDrafts] = useMapState<Name, Value>(() => unsent.map(({ name, value }) => [name, value]))
  const [refusals, setRefusals] = useState<readonly RefusedChange<Name, Value>[]>([])
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isOffline, setIsOffline] = useState(false)
  const queue = useRef(new Map<Name, QueuedChange<Value>>())
  const busy = useRef(new Set<Name>())
  /** Of changes that wait until the person pauses. */
  const timers = useRef(new Map<Name, ReturnType<typeof setTimeout>>())

  function enqueue(name: Name, change: Omit<QueuedChange<Value>, 'at'> & { readonly at?: number }): void {
    queue.current.set(name, { at: Date.now(), ...change })
    changeDrafts.set(name, change.value)
    setRefusals((before) => before.filter((refused) => refused.name !== name))
    unsaved.store(name, change)
  }

  /** Stays in the browser until it is decided. */
  function dequeue(name: Name): void {
    queue.current.delete(name)
    changeDrafts.delete(name)
    setRefusals((before) => before.filter((refused) => refused.name !== name))
  }

  function forget(name: Name): void {
    dequeue(name)
    unsaved.delete(name)
  }

  /** Saves it once nothing has changed for that time. */
  function flushLater(name: Name, delayMs: number): void {
    clearTimeout(timers.current.get(name))
    timers.current.set(
      name,
      setTimeout(() => void flush(name), delayMs),
    )
  }

  async function flush(name: Name): Promise<void> {
    clearTimeout(timers.current.get(name))
    timers.current.delete(name)
    if (busy.current.has(name)) return
    busy.current.add(name)
    const { token } = useSession.getState()
    let change = queue.current.get(name)
    while (change !== undefined && (await send(name, change, token))) change = queue.current.get(name)
    busy.current.delete(name)
  }

  /** Returns whether to go on with what was changed meanwhile. */
  async function send(name: Name, change: QueuedChange<Value>, token: string | null): Promise<boolean> {
    const result = await deps.send(name, change)
    // The answer to a session that has ended: the next one must not send what follows.
    if (!result.ok && token !== useSession.getState().token) return false
    const isLatest = queue.current.get(name) === change
    if (result.ok) {
      setIsOffline(false)
      setSavedAt(Date.now())
      if (isLatest) queue.current.delete(name)
      deps.onSaved(name, result.value)
      if (isLatest) forget(name)
      return true
    }
    const { failure } = result
    setIsOffline(SENT_LATER.has(failure.type))
    if (SENT_LATER.has(failure.type)) return false
    if (failure.type === 'conflict') return deps.onConflict(name, change)
    if (!isLatest) return true
    queue.current.delete(name)
    const [reason = failureMessage(failure, states)] = Object.values(failure.fields)
    setRefusals((before) => [...before.filter((refused) => refused.name !== name), { name, ...change, reason }])
    return false
  }

  const flushAll = useEffectEvent(() => {
    for (const name of queue.current.keys()) void flush(name)
  })
  const unsavedCount = drafts.size - refusals.length
  const hasUnsaved = unsavedCount > 0
  // Not only while offline: another field may be saved before the one that failed is sent again.
  useEffect(() => {
    if (!hasUnsaved) return
    const timer = setInterval(flushAll, RETRY_MS)
    window.addEventListener('online', flushAll)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', flushAll)
    }
  }, [hasUnsaved])

  const sendUnsent = useEffectEvent(() => {
    for (const { name, ...change } of unsent) queue.current.set(name, change)
    flushAll()
  })
  useEffect(() => sendUnsent(), [])

  // A timer would fire on another screen, whose person no longer sees whether it was saved.
  const flushWaiting = useEffectEvent(() => {
    for (const name of timers.current.keys()) void flush(name)
  })
  useEffect(() => () => flushWaiting(), [])

  const discardQueue = useEffectEvent(() => {
    for (const name of [...queue.current.keys()]) dequeue(name)
  })
  // The next person's session must not send it. If the session has expired, this browser keeps it for the next login.
  useEffect(
    () =>
      onSessionEnd(() => {
        for (const timer of timers.current.values()) clearTimeout(timer)
        timers.current.clear()
        discardQueue()
      }),
    [],
  )

  return {
    /** What is not saved, as it was typed. */
    drafts,
    saving: !hasUnsaved ? ('idle' as const) : isOffline ? ('offline' as const) : ('saving' as const),
    unsavedCount,
    savedAt,
    refusals,
    waiting: (name: Name) => queue.current.get(name),
    isBusy: (name: Name) => busy.current.has(name),
    enqueue,
    dequeue,
    forget,
    flush,
    flushLater,
  }
}
