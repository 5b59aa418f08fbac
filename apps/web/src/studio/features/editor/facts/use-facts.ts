import type { ErrorType } from '@mixed-zone/contract/errors'
import { saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import type { FactField, FactSaved, FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureMessage } from '../../../../api/failure-message.ts'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { toasts } from '../../../../ui/components/overlays/toast-store.ts'
import { studioClient } from '../../../shared/studio-client.ts'
import { checklistQuery, postDetailQuery } from '../../../shared/publish/post-queries.ts'
import { deleteUnsavedFact, listUnsavedFacts, storeUnsavedFact } from './unsaved-facts.ts'
import { useRetryWhileOffline } from '../use-retry-while-offline.ts'

type FactDrafts = { readonly [Field in FactField]?: FactValues[Field] }

/** Somebody else has saved the field meanwhile: both values are there to choose from. */
export interface FactConflict {
  readonly field: FactField
  readonly mine: unknown
  readonly mineAt: number
}

/** A change that waits to be sent. */
interface QueuedFact {
  readonly value: unknown
  /** What it replaces: if the field has another version by then, somebody else has changed it too. */
  readonly version: number
  readonly at: number
}

/** How the last change was saved. */
export type FactSaving = 'idle' | 'saving' | 'offline'

export interface Facts {
  /** As they are on the screen: what is being saved counts. */
  readonly values: FactValues
  readonly saving: FactSaving
  readonly unsavedCount: number
  readonly savedAt: number | null
  readonly conflicts: readonly FactConflict[]
  /** Fields that the choice of the fixture has filled in. */
  readonly filled: readonly FactField[]
  readonly save: <Field extends FactField>(field: Field, value: FactValues[Field]) => void
  /** Ends a conflict with one of the two values. */
  readonly resolve: (field: FactField, choice: 'mine' | 'theirs') => void
}

/** The change itself is in order. */
const SENT_LATER: ReadonlySet<string> = new Set<ErrorType>(['token', 'unavailable'])

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Saves each field of the panel when it changes. Saves of one field follow each other, each with the version of the one before. What is not
 * saved stays in this browser, and is sent when the post is opened again.
 */
export function useFacts(detail: PostDetail): Facts {
  const { id } = detail
  const client = useQueryClient()
  const { states } = useBaseTexts()
  /** What an earlier tab could not send. */
  const [unsent] = useState(() => listUnsavedFacts(id))
  const [drafts, setDrafts] = useState<FactDrafts>(() =>
    Object.fromEntries(unsent.map(({ field, value }) => [field, value])),
  )
  const [conflicts, setConflicts] = useState<readonly FactConflict[]>([])
  const [filled, setFilled] = useState<readonly FactField[]>([])
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isOffline, setIsOffline] = useState(false)
  const queue = useRef(new Map<FactField, QueuedFact>())
  const busy = useRef(new Set<FactField>())
  const { queryKey } = postDetailQuery(id)

  function enqueue(field: FactField, queued: QueuedFact): void {
    queue.current.set(field, queued)
    storeUnsavedFact(id, { field, ...queued })
  }

  /** Stays in the browser until it is decided or sent. */
  function dequeue(field: FactField): void {
    queue.current.delete(field)
    setDrafts(({ [field]: _removed, ...rest }) => rest)
  }

  function forget(field: FactField): void {
    dequeue(field)
    deleteUnsavedFact(id, field)
  }

  const currentFacts = () => (client.getQueryData<PostDetail>(queryKey) ?? detail).facts

  async function flush(field: FactField): Promise<void> {
    if (busy.current.has(field)) return
    busy.current.add(field)
    let queued = queue.current.get(field)
    while (queued !== undefined && (await send(field, queued))) queued = queue.current.get(field)
    busy.current.delete(field)
  }

  /** Returns whether to go on with what was changed meanwhile. */
  async function send(field: FactField, queued: QueuedFact): Promise<boolean> {
    const { value, version, at } = queued
    const result = await studioClient.call(saveFact, { value, version }, { params: { id, field } })
    if (result.ok) {
      setIsOffline(false)
      setSavedAt(Date.now())
      const isLatest = queue.current.get(field) === queued
      if (isLatest) queue.current.delete(field)
      keepSaved(field, result.value)
      if (isLatest) forget(field)
      return true
    }
    if (result.failure.type === 'network') {
      setIsOffline(true)
      return false
    }
    if (result.failure.type === 'conflict') {
      await client.refetchQueries({ queryKey })
      // The answer to an earlier attempt was lost, or both have chosen the same: there is nothing to decide.
      if (isSame(currentFacts()[field].value, value)) forget(field)
      else addConflict({ field, mine: value, mineAt: at })
      return false
    }
    toasts.showError(failureMessage(result.failure, states))
    if (SENT_LATER.has(result.failure.type)) dequeue(field)
    else forget(field)
    return false
  }

  function addConflict(conflict: FactConflict): void {
    dequeue(conflict.field)
    setConflicts((before) => [...before.filter(({ field }) => field !== conflict.field), conflict])
  }

  function keepSaved(field: FactField, { filled: others, ...saved }: FactSaved): void {
    const fields = Object.keys(others) as FactField[]
    if (fields.length > 0) setFilled(fields)
    // Changed meanwhile by the same person: they replace what was just saved or filled in.
    for (const [changed, { version }] of [[field, saved], ...Object.entries(others)] as const) {
      const waiting = queue.current.get(changed as FactField)
      if (waiting !== undefined) enqueue(changed as FactField, { ...waiting, version })
    }
    client.setQueryData<PostDetail>(queryKey, (before) => {
      if (before === undefined) return before
      // The server answers with values of the field's own schema.
      return { ...before, facts: { ...before.facts, [field]: saved, ...others } as PostDetail['facts'] }
    })
    // Names of what was chosen, and what is still missing.
    void client.invalidateQueries({ queryKey })
    void client.invalidateQueries({ queryKey: checklistQuery(id).queryKey })
  }

  useRetryWhileOffline(isOffline, () => {
    for (const field of queue.current.keys()) void flush(field)
  })

  const sendUnsent = useEffectEvent(() => {
    for (const { field, ...queued } of unsent) {
      queue.current.set(field, queued)
      void flush(field)
    }
  })
  useEffect(() => sendUnsent(), [])

  const save: Facts['save'] = (field, value) => {
    const version = queue.current.get(field)?.version ?? currentFacts()[field].version
    enqueue(field, { value, version, at: Date.now() })
    setDrafts((before) => ({ ...before, [field]: value }))
    void flush(field)
  }

  const unsavedCount = Object.keys(drafts).length
  return {
    values: { ...valuesOf(detail), ...drafts },
    saving: unsavedCount === 0 ? 'idle' : isOffline ? 'offline' : 'saving',
    unsavedCount,
    savedAt,
    conflicts,
    filled,
    save,
    resolve(field, choice) {
      const conflict = conflicts.find((one) => one.field === field)
      setConflicts((before) => before.filter((one) => one.field !== field))
      deleteUnsavedFact(id, field)
      // It was parsed by the field's own schema when it was chosen.
      if (conflict !== undefined && choice === 'mine') save(field, conflict.mine as FactValues[typeof field])
    },
  }
}

function valuesOf({ facts }: PostDetail): FactValues {
  // The same keys, each with the value of its own field.
  return Object.fromEntries(Object.entries(facts).map(([field, { value }]) => [field, value])) as unknown as FactValues
}
