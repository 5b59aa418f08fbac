import { updateUserData } from '@mixed-zone/contract/endpoints/people'
import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import type { UserData } from '@mixed-zone/contract/schemas/account'
import { useRef, useState } from 'react'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { type FormErrors, ofTopFields } from '../../forms/use-api-form.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { takeUserData } from './account-queries.ts'
import { changeOf, type PersonalValues, valuesOfData } from './personal-values.ts'

export type SaveState = 'still' | 'saving' | 'saved' | 'failed'

export interface PersonalData {
  readonly values: PersonalValues
  readonly errors: FormErrors
  /** Why the last change could not be saved; what was typed stays. */
  readonly failure: ApiFailure | null
  readonly state: SaveState
  readonly change: (change: Partial<PersonalValues>) => void
  /** For a choice, which is complete at once. */
  readonly changeAndSave: (change: Partial<PersonalValues>) => void
  /** Saves what is new; called whenever a field is left. */
  readonly save: () => void
}

/** One's own data, saved field by field as each is left. One call after the other: a later one never overtakes. */
export function usePersonalData(data: UserData): PersonalData {
  const locale = useLocale()
  const [values, setValues] = useState(() => valuesOfData(data))
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [state, setState] = useState<SaveState>('still')
  const saved = useRef(values)
  const queue = useRef<Promise<void>>(Promise.resolve())

  async function send(now: PersonalValues) {
    const change = changeOf(now, saved.current, locale)
    setErrors(change.errors)
    if (Object.keys(change.errors).length > 0) setState('failed')
    if (Object.keys(change.body).length === 0) return
    setState('saving')
    // Only fields that the contract's schema has found right.
    const result = await portal.call(updateUserData, change.body as SentBodyOf<typeof updateUserData>)
    if (!result.ok) {
      setErrors({ ...change.errors, ...ofTopFields(result.failure.fields) })
      setFailure(Object.keys(result.failure.fields).length > 0 ? null : result.failure)
      setState('failed')
      return
    }
    const kept = Object.fromEntries(Object.entries(now).filter(([name]) => name in change.body))
    saved.current = { ...saved.current, ...kept }
    setFailure(null)
    setState(Object.keys(change.errors).length > 0 ? 'failed' : 'saved')
    takeUserData(result.value)
  }

  function save(now: PersonalValues) {
    queue.current = queue.current.then(() => send(now))
  }

  return {
    values,
    errors,
    failure,
    state,
    change: (change) => setValues({ ...values, ...change }),
    changeAndSave: (change) => {
      const now = { ...values, ...change }
      setValues(now)
      save(now)
    },
    save: () => save(values),
  }
}
