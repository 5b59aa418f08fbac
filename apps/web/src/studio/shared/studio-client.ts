import { create } from 'zustand'
import type { Client } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { onSessionEnd, useSession } from '../../session/session-store.ts'

interface IdentityRequest {
  /** Answers the question: whether the person has confirmed who they are. */
  readonly settle: (isConfirmed: boolean) => void
  /** What it was settled with. */
  readonly answer: Promise<boolean>
}

/** Open while the dialog asks for the password or a code. */
export const useIdentityRequest = create<{ readonly open: IdentityRequest | null }>()(() => ({ open: null }))

/** Calls that are refused while the dialog is open share its answer. */
function askForIdentity(): Promise<boolean> {
  const { open } = useIdentityRequest.getState()
  if (open !== null) return open.answer
  const { promise: answer, resolve } = Promise.withResolvers<boolean>()
  // The next person must not confirm a call of this one.
  const unwatch = onSessionEnd(() => settle(false))
  function settle(isConfirmed: boolean): void {
    // The answer to a form that is already closed may be late.
    if (useIdentityRequest.getState().open?.settle !== settle) return
    unwatch()
    useIdentityRequest.setState({ open: null })
    resolve(isConfirmed)
  }
  useIdentityRequest.setState({ open: { settle, answer } })
  return answer
}

/** Set once a call is refused because staff have to set up one-time codes first. */
export const useCodeSetup = create<{ readonly isDue: boolean }>()(() => ({ isDue: false }))

/**
 * The client of the studio's screens. If a call needs the password or a code first, it asks for it and then repeats the call. Somebody who
 * cancels gets the failure `reauthentication`.
 */
export const studioClient: Pick<Client, 'call'> = {
  async call(endpoint, body, options) {
    const { token } = useSession.getState()
    const result = await portal.call(endpoint, body, options)
    if (!result.ok && result.failure.type === 'code-setup') useCodeSetup.setState({ isDue: true })
    if (result.ok || result.failure.type !== 'reauthentication') return result
    // A late response to a previous session: a repeated call would have the token of the present one.
    if (token !== useSession.getState().token) return result
    const isConfirmed = await askForIdentity()
    return isConfirmed ? portal.call(endpoint, body, options) : result
  },
}
