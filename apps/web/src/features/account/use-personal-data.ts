import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import { updateUserData } from '@mixed-zone/contract/endpoints/people'
import type { UserData } from '@mixed-zone/contract/schemas/account'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import type { PersonalValues } from '../../forms/personal/personal-values.ts'
import { type FormErrors, toTopLevelFields } from '../../forms/use-api-form.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useSession } from '../../session/session-store.ts'
import { isLoggedIn, setUserData } from './account-queries.ts'
import { changedFields, findChange, personalDraft, toPersonalValues } from './personal-values.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

export interface PersonalData {
  readonly values: PersonalValues
  readonly errors: FormErrors
  /** Why the last save failed; what was typed stays. */
  readonly failure: ApiFailure | null
  readonly state: SaveState
  readonly change: (change: Partial<PersonalValues>) => void
  /** For a choice, which is complete at once. */
  readonly changeAndSave: (change: Partial<PersonalValues>) => void
  /** Saves what changed; called on blur. */
  readonly save: () => void
}

/** The person's own data, saved field by field on blur. Calls run one after the other, so that a later one never overtakes. */
export function usePersonalData(data: UserData): PersonalData {
  const locale = useLocale()
  const [draft] = useState(() => personalDraft(data))
  const [restored] = useState(draft.read)
  const [values, setValues] = useState(() => ({ ...toPersonalValues(data), ...restored }))
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [state, setState] = useState<SaveState>('idle')
  const saved = useRef(toPersonalValues(data))
  const queue = useRef<Promise<void>>(Promise.resolve())

  async function send(newValues: PersonalValues) {
    // The end of a session takes the focus from a field, which saves it; if it has expired, the draft has it. And the next person may have
    // logged in while this save waited for the one before.
    if (!isLoggedIn(data.id)) return
    const change = findChange(newValues, saved.current, locale)
    setErrors(change.errors)
    if (Object.keys(change.errors).length > 0) setState('failed')
    if (Object.keys(change.body).length === 0) return
    setState('saving')
    // Only fields that the contract's schema has accepted.
    const result = await portal.call(updateUserData, change.body as SentBodyOf<typeof updateUserData>)
    if (!result.ok) {
      setErrors({ ...change.errors, ...toTopLevelFields(result.failure.fields) })
      setFailure(Object.keys(result.failure.fields).length > 0 ? null : result.failure)
      setState('failed')
      return
    }
    const sent = Object.fromEntries(Object.entries(newValues).filter(([name]) => name in change.body))
    saved.current = { ...saved.current, ...sent }
    setFailure(null)
    setState(Object.keys(change.errors).length > 0 ? 'failed' : 'saved')
    setUserData(result.value)
  }

  function save(newValues: PersonalValues) {
    queue.current = queue.current.then(() => send(newValues))
  }

  const handleMount = useEffectEvent(() => {
    if (restored !== null) save(values)
  })

  const handleOnline = useEffectEvent(() => {
    if (failure?.type === 'network') save(values)
  })

  useEffect(() => {
    handleMount()
    const listener = () => handleOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])

  // After every save as well, whose `state` changes.
  useEffect(() => {
    // Signing out has deleted the draft.
    if (!useSession.getState().isUserLoggedIn) return
    const unsaved = changedFields(values, saved.current)
    if (Object.keys(unsaved).length > 0) draft.save(unsaved)
    else draft.clear()
  }, [draft, values, state])

  return {
    values,
    errors,
    failure,
    state,
    change: (change) => setValues({ ...values, ...change }),
    changeAndSave: (change) => {
      const next = { ...values, ...change }
      setValues(next)
      save(next)
    },
    save: () => save(values),
  }
}
