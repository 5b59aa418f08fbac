import { create } from 'zustand'
import type { Client } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'

interface IdentityRequest {
  /** Answers the question: whether the person has confirmed who they are. */
  readonly settle: ((isConfirmed: boolean) => void) | null
}

/** Set while the dialog that asks for the password or a code is open. */
export const useIdentityRequest = create<IdentityRequest>()(() => ({ settle: null }))

function askForIdentity(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const { settle: previous } = useIdentityRequest.getState()
  useIdentityRequest.setState({
    settle: (isConfirmed) => {
      useIdentityRequest.setState({ settle: null })
      previous?.(isConfirmed)
      resolve(isConfirmed)
    },
  })
  return promise
}

/** Set once a call is refused because staff have to set up one-time codes first. */
export const useCodeSetup = create<{ readonly isDue: boolean }>()(() => ({ isDue: false }))

/**
 * The client of the studio's screens. If a call needs the password or a code first, it asks for it and then repeats the call. Somebody who
 * cancels gets the failure `reauthentication`.
 */
export const studioClient: Pick<Client, 'call'> = {
  async call(endpoint, body, options) {
    const result = await portal.call(endpoint, body, options)
    if (!result.ok && result.failure.type === 'code-setup') useCodeSetup.setState({ isDue: true })
    if (result.ok || result.failure.type !== 'reauthentication') return result
    const isConfirmed = await askForIdentity()
    return isConfirmed ? portal.call(endpoint, body, options) : result
  },
}
