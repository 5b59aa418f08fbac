import { saveFrontPageDraft } from '@mixed-zone/contract/endpoints/studio/front-page'
import { countFrontPageChanges, isSameFrontPage, mergeFrontPage } from '@mixed-zone/contract/rules/merge-front-page'
import type { FrontPage, FrontPageState } from '@mixed-zone/contract/schemas/studio/front-page'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ApiFailure } from '../../../api/failure.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import type { Saving } from '../../shared/save-state.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { frontPageQuery } from './front-page-queries.ts'
import {
  deleteUnsavedFrontPage,
  findUnsavedFrontPage,
  storeUnsavedFrontPage,
  type UnsavedFrontPage,
} from './unsaved-front-page.ts'

/** Without a connection. The browser also says when it is back, but not if only the server was away. */
const RETRY_MS = 5_000

export interface FrontPageDraft {
  /** With what is not saved yet. */
  readonly value: FrontPage
  readonly change: (update: (page: FrontPage) => FrontPage) => void
  readonly saving: Saving
  /** Everything is saved, so that it can be published. */
  readonly isSaved: boolean
  readonly failure: ApiFailure | null
  /** Takes what the server has. */
  readonly takeStored: () => void
  /** Saves again; after a conflict over what the server has now. */
  readonly retry: () => void
  /** After something else than a change of the draft: nothing is left to undo. */
  readonly forget: () => void
}

const storedIn = ({ draft, published }: FrontPageState): FrontPage => draft ?? published

/**
 * Saves each change at once, one call at a time. A call says what it was changed from, so that people who change different fields do not
 * disturb each other. What cannot be saved yet is stored in the browser.
 */
export function useFrontPageDraft(state: FrontPageState): FrontPageDraft {
  const client = useQueryClient()
  const { queryKey } = frontPageQuery(useLocale())
  const stored = storedIn(state)
  const [unsaved] = useState(findUnsavedFrontPage)
  const [local, setLocal] = useState<FrontPage | null>(unsaved?.value ?? null)
  const [saving, setSaving] = useState<Saving>({ kind: 'none' })
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  /** What is not saved yet. A ref, since several changes may come between two renders. */
  const pending = useRef<UnsavedFrontPage | null>(unsaved)
  const isRunning = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const latest = (): FrontPage => storedIn(client.getQueryData<FrontPageState>(queryKey) ?? state)

  function setPending(next: UnsavedFrontPage): void {
    pending.current = next
    storeUnsavedFrontPage(next)
    setLocal(next.value)
    void run()
  }

  function change(update: (page: FrontPage) => FrontPage): void {
    const base = pending.current?.base ?? latest()
    const value = update(pending.current?.value ?? latest())
    if (!isSameFrontPage(value, pending.current?.value ?? base)) setPending({ base, value })
  }

  async function run(): Promise<void> {
    const sent = pending.current
    if (sent === null || isRunning.current) return
    clearTimeout(timer.current)
    isRunning.current = true
    setSaving({ kind: 'saving' })
    const result = await studioClient.call(saveFrontPageDraft, sent)
    isRunning.current = false
    if (!result.ok) return handleFailure(result.failure)
    client.setQueryData(queryKey, result.value)
    setFailure(null)
    if (pending.current !== sent) {
      // Changed meanwhile, from what was just saved.
      if (pending.current !== null) pending.current = { ...pending.current, base: sent.value }
      return run()
    }
    pending.current = null
    deleteUnsavedFrontPage()
    setLocal(null)
    setSaving({ kind: 'saved', at: Date.now(), undo: () => change((page) => revert(sent, page)) })
  }

  async function handleFailure(failed: ApiFailure): Promise<void> {
    setFailure(failed)
    const { base, value } = pending.current ?? { base: stored, value: stored }
    const changes = countFrontPageChanges(base, value)
    if (failed.type === 'network') {
      setSaving({ kind: 'offline', changes })
      timer.current = setTimeout(() => void run(), RETRY_MS)
    } else if (failed.type === 'conflict') {
      setSaving({ kind: 'conflict', changes })
      await client.invalidateQueries({ queryKey })
    } else setSaving({ kind: 'failed' })
  }

  const resume = useEffectEvent(() => void run())
  useEffect(() => {
    const handleOnline = () => resume()
    window.addEventListener('online', handleOnline)
    // What an earlier visit could not save.
    handleOnline()
    return () => {
      window.removeEventListener('online', handleOnline)
      clearTimeout(timer.current)
    }
  }, [])

  function takeStored(): void {
    pending.current = null
    deleteUnsavedFrontPage()
    setLocal(null)
    setFailure(null)
    setSaving({ kind: 'none' })
  }

  return {
    value: local ?? stored,
    change,
    saving,
    isSaved: local === null,
    failure,
    takeStored,
    retry() {
      if (pending.current === null) return
      const { base, value } = pending.current
      const current = latest()
      setPending({ base: current, value: mergeFrontPage(base, value, current).value })
    },
    forget: () => setSaving({ kind: 'none' }),
  }
}

/** Takes back what was saved, and keeps what was changed since. */
const revert = ({ base, value }: UnsavedFrontPage, page: FrontPage): FrontPage =>
  mergeFrontPage(value, base, page).value
