import { useEffect, useRef, useState } from 'react'
import type { Result } from '../../../api/client.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { queryClient } from '../../../api/query-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { setSaving } from './save-state.tsx'

const SAVE_AFTER_MS = 600

interface EditorOptions<Value extends object> {
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
  isRunning: boolean
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

/** A setting that saves itself shortly after each change, one save at a time. */
export function useSettingEditor<Value extends object>(options: EditorOptions<Value>): SettingEditor<Value> {
  const { stored, version } = options
  const [local, setLocal] = useState<Value | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const job = useRef<SaveJob<Value>>({ version, pending: null, isRunning: false, save: options.save, run: () => {} })

  useEffect(() => {
    const { current } = job
    current.save = options.save
    current.run = () => void run()
    if (current.pending === null && !current.isRunning) current.version = version
  })

  async function run(): Promise<void> {
    const { current } = job
    clearTimeout(current.timer)
    const sent = current.pending
    if (sent === null || current.isRunning) return
    current.isRunning = true
    setSaving({ kind: 'saving' })
    const result = await current.save(sent, current.version)
    current.isRunning = false
    if (!result.ok) {
      setFailure(result.failure)
      setSaving({ kind: 'failed' })
      // The version that a second attempt replaces.
      if (result.failure.type === 'conflict') await reload()
      return
    }
    current.version = result.value
    setFailure(null)
    if (current.pending !== sent) return run()
    current.pending = null
    setSaving({ kind: 'saved', at: Date.now() })
    await reload()
    // Typed again meanwhile: keep it.
    setLocal((value) => (value === sent ? null : value))
  }

  // Saves what is left when the section is closed.
  useEffect(() => {
    const { current } = job
    return () => current.run()
  }, [])

  return {
    value: local ?? stored,
    change(fields) {
      const next = { ...(local ?? stored), ...fields }
      setLocal(next)
      job.current.pending = next
      clearTimeout(job.current.timer)
      job.current.timer = setTimeout(() => job.current.run(), SAVE_AFTER_MS)
    },
    errors: fieldsOf(failure),
    failure,
    useStored() {
      job.current.pending = null
      job.current.version = version
      setLocal(null)
      setFailure(null)
      setSaving({ kind: 'none' })
    },
    retry() {
      job.current.version = version
      job.current.pending ??= local
      void run()
    },
  }
}

function reload(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: studioKey('setting') })
}

/** Without the prefix of the body. */
function fieldsOf(failure: ApiFailure | null): Record<string, string> {
  const fields = Object.entries(failure?.fields ?? {})
  return Object.fromEntries(fields.map(([name, message]) => [name.replace(/^value\./, ''), message]))
}
