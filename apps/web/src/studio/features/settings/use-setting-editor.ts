import type { SettingKey } from '@mixed-zone/contract/schemas/studio/settings'
import { useEffect, useRef, useState } from 'react'
import type { Result } from '../../../api/client.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { queryClient } from '../../../api/query-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { currentPersonId } from '../../shared/unsaved-changes.ts'
import { isSaver, setSaver, setSaving } from './save-state.tsx'
import {
  countDifferences,
  countUnsavedFields,
  deleteUnsavedSetting,
  findUnsavedSetting,
  storeUnsavedSetting,
} from './unsaved-settings.ts'

const SAVE_AFTER_MS = 600

/** Without a connection. The browser also says when it is back, but not if only the server was away. */
const RETRY_MS = 5_000

interface EditorOptions<Value extends object> {
  readonly key: SettingKey
  /** What the server has. */
  readonly stored: Value
  readonly version: number
  /** Saves the value over this version, and returns the new one. */
  readonly save: (value: Value, version: number) => Promise<Result<number>>
}

interface SaveJob<Value extends object> {
  /** The version that the next save replaces. */
  version: number
  pending: Value | null
  /** What was there before the changes that are not saved yet. */
  before: Value | null
  isRunning: boolean
  /** The section was left. */
  isClosed: boolean
  readonly personId: string | null
  save: EditorOptions<Value>['save']
  run: () => void
  timer?: ReturnType<typeof setTimeout>
}

export interface SettingEditor<Value extends object> {
  /** With what was typed and is not saved yet. */
  readonly value: Value
  readonly change: (fields: Partial<Value>) => void
  /** From the field's dotted name inside the value to its message. */
  readonly errors: Readonly<Record<string, string>>
  readonly failure: ApiFailure | null
  /** After a conflict: takes what the server has. */
  readonly useStored: () => void
  /** Saves again; after a conflict over the version that is stored now. */
  readonly retry: () => void
}

/** A setting that saves itself shortly after each change, one save at a time. What cannot be saved yet is stored in the browser. */
export function useSettingEditor<Value extends object>(options: EditorOptions<Value>): SettingEditor<Value> {
  const { key, stored, version } = options
  const [unsaved] = useState(() => loadUnsaved(key, stored))
  const [local, setLocal] = useState<Value | null>(unsaved?.value ?? null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const job = useRef<SaveJob<Value>>({
    version: unsaved?.version ?? version,
    pending: unsaved?.value ?? null,
    before: null,
    isRunning: false,
    isClosed: false,
    personId: currentPersonId(),
    save: options.save,
    run: () => {},
  })

  useEffect(() => {
    const { current } = job
    current.save = options.save
    current.run = () => void run()
    if (current.pending === null && !current.isRunning) current.version = version
  })

  function apply(next: Value): void {
    const { current } = job
    setLocal(next)
    current.pending = next
    storeUnsavedSetting(key, { value: next, version: current.version, changes: countDifferences(stored, next) })
    clearTimeout(current.timer)
    current.timer = setTimeout(() => current.run(), SAVE_AFTER_MS)
  }

  async function run(): Promise<void> {
    const { current } = job
    clearTimeout(current.timer)
    const sent = current.pending
    if (sent === null || current.isRunning || !isSaver(key, current)) return
    if (current.personId !== currentPersonId()) return
    current.isRunning = true
    setSaving({ kind: 'saving' })
    const result = await current.save(sent, current.version)
    current.isRunning = false
    if (!result.ok) return handleFailure(result.failure)
    current.version = result.value
    setFailure(null)
    if (current.pending !== sent) return run()
    current.pending = null
    deleteUnsavedSetting(key)
    const { before, version: savedVersion } = current
    setSaving({
      kind: 'saved',
      at: Date.now(),
      undo: before && (() => undo({ before, after: sent, version: savedVersion })),
    })
    await reload()
    // Typed again meanwhile: keep it.
    setLocal((value) => (value === sent ? null : value))
  }

  async function handleFailure(failed: ApiFailure): Promise<void> {
    setFailure(failed)
    const changes = countUnsavedFields()
    if (failed.type === 'network') {
      setSaving({ kind: 'offline', changes })
      job.current.timer = setTimeout(retryLater, RETRY_MS)
    } else if (failed.type === 'conflict') {
      setSaving({ kind: 'conflict', changes })
      // The version that a second attempt replaces.
      await reload()
    } else if (failed.type === 'reauthentication') {
      // Cancelled by the person, who must not find it saved later.
      takeStored()
    } else {
      // It stays on the page until it is changed, sent again or discarded, but is not sent by itself.
      job.current.pending = null
      deleteUnsavedSetting(key)
      setSaving({ kind: 'failed' })
    }
  }

  /** A section that was left goes on until it is saved, here or in another tab. */
  function retryLater(): void {
    if (!job.current.isClosed || findUnsavedSetting(key) !== null) job.current.run()
  }

  interface UndoneSave {
    readonly before: Value
    readonly after: Value
    /** The version that the save created: if somebody has replaced it, undoing is a conflict. */
    readonly version: number
  }

  /** Undoing is a change like any other, which can be undone. */
  function undo({ before, after, version: undone }: UndoneSave): void {
    job.current.before = after
    job.current.version = undone
    apply(before)
    job.current.run()
  }

  useEffect(() => {
    const { current } = job
    const handleOnline = () => current.run()
    // An editor that was closed goes on saving, but not beside this one.
    setSaver(key, current)
    current.isClosed = false
    window.addEventListener('online', handleOnline)
    // What an earlier visit could not save.
    if (unsaved !== null) current.run()
    return () => {
      window.removeEventListener('online', handleOnline)
      current.isClosed = true
      // Saves what is left when the section is closed.
      current.run()
    }
  }, [key, unsaved])

  function takeStored(): void {
    job.current.pending = null
    job.current.version = version
    deleteUnsavedSetting(key)
    setLocal(null)
    setFailure(null)
    setSaving({ kind: 'none' })
  }

  const isSavedElsewhere = failure?.type === 'conflict' && local !== null && countDifferences(stored, local) === 0
  useEffect(() => {
    // Another tab, or this section before it was closed, has saved the same: there is nothing to decide.
    if (isSavedElsewhere) takeStored()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is found out
  }, [isSavedElsewhere])

  return {
    value: local ?? stored,
    change(fields) {
      const value = local ?? stored
      if (job.current.pending === null && !job.current.isRunning && failure === null) job.current.before = value
      apply({ ...value, ...fields })
    },
    errors: fieldsOf(failure),
    failure,
    useStored: takeStored,
    retry() {
      job.current.version = version
      job.current.pending ??= local
      void run()
    },
  }
}

/** What this editor stored for the same setting. Values of another version of the product may lack fields: they are ignored. */
function loadUnsaved<Value extends object>(key: SettingKey, stored: Value): { value: Value; version: number } | null {
  const unsaved = findUnsavedSetting(key)
  if (unsaved === null) return null
  const { value, version } = unsaved
  const isComplete = typeof value === 'object' && value !== null && Object.keys(stored).every((name) => name in value)
  // Written by `apply`, from a value with the same fields.
  return isComplete ? { value: value as Value, version } : null
}

function reload(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: studioKey('setting') })
}

/** Without the prefix of the body. */
function fieldsOf(failure: ApiFailure | null): Record<string, string> {
  const fields = Object.entries(failure?.fields ?? {})
  return Object.fromEntries(fields.map(([name, message]) => [name.replace(/^value\./, ''), message]))
}
