import type { Endpoint } from '@mixed-zone/contract/endpoint'
import {
  changeRole,
  deletePerson,
  endPersonSession,
  endPersonSessions,
  reinstatePerson,
  renewPassword,
  suspendPerson,
} from '@mixed-zone/contract/endpoints/studio/people'
import type { Permission, Role } from '@mixed-zone/contract/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Result } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { PEOPLE_KEY } from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'

export interface Grants {
  readonly role: Role
  readonly permissionsAdded: readonly Permission[]
  readonly permissionsTaken: readonly Permission[]
}

/** What the desk does to a person. Each call says whether it was done. */
export function usePersonActions({ id, name }: { readonly id: string; readonly name: string }) {
  const client = useQueryClient()
  const texts = useTexts(peopleTexts)
  const { states } = useBaseTexts()
  const [isBusy, setIsBusy] = useState(false)
  const params = { id }

  async function settle(call: Promise<Result<unknown>>, done: string): Promise<boolean> {
    setIsBusy(true)
    const result = await call
    setIsBusy(false)
    // Somebody who cancels the confirmation knows that nothing was done.
    if (result.ok) toasts.show(done)
    else if (result.failure.type !== 'reauthentication') toasts.showError(failureMessage(result.failure, states))
    return result.ok
  }

  /** Also after a failure: somebody else may have changed the person. */
  async function change(call: Promise<Result<unknown>>, done: string): Promise<boolean> {
    const isDone = await settle(call, done)
    await client.invalidateQueries({ queryKey: PEOPLE_KEY })
    return isDone
  }

  const post = (endpoint: Endpoint & { body?: undefined }, done: string) =>
    change(studioClient.call(endpoint, undefined, { params }), done)

  return {
    isBusy,
    suspend: (reason: string) =>
      change(studioClient.call(suspendPerson, { reason }, { params }), texts.suspended({ name })),
    reinstate: () => post(reinstatePerson, texts.reinstated({ name })),
    renewPassword: () => post(renewPassword, texts.renewed({ name })),
    endSession: (sessionId: string) =>
      change(studioClient.call(endPersonSession, undefined, { params: { id, sessionId } }), texts.ended),
    endAllSessions: () => post(endPersonSessions, texts.endedAll),
    setGrants: ({ role, permissionsAdded, permissionsTaken }: Grants) =>
      change(
        studioClient.call(
          changeRole,
          { role, permissionsAdded: [...permissionsAdded], permissionsTaken: [...permissionsTaken] },
          { params },
        ),
        texts.saved,
      ),
    /** The page of the person is left, so its queries are not loaded again. */
    remove: () => settle(studioClient.call(deletePerson, undefined, { params }), texts.removed({ name })),
  }
}

export type PersonActions = ReturnType<typeof usePersonActions>
