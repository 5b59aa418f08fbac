import { currentLocale } from '../i18n/language-store.ts'
import { endSession, setPasswordDue, setTermsDue } from '../session/session-status.ts'
import { useSession } from '../session/session-store.ts'
import { bootConfig } from './boot-config.ts'
import { createClient } from './client.ts'
import { serverClock } from './server-clock.ts'

/** The client that the screens use: the language of the interface, the session of this browser. */
export const portal = createClient({
  fetch: (input, init) => fetch(input, init),
  clientCredential: bootConfig.clientCredential,
  locale: currentLocale,
  session: () => {
    const { token, user } = useSession.getState()
    return { token, firstName: user?.firstName ?? '' }
  },
  onResponse: serverClock.recordResponse,
  onTokenFailure: (failure, token) => {
    // Ignore a late response to a previous session.
    if (token !== null && token === useSession.getState().token) endSession({ kind: 'expired', by: failure.type })
  },
  onPasswordDue: (token) => {
    if (token !== null && token === useSession.getState().token) setPasswordDue(true)
  },
  onTermsDue: (token) => {
    if (token !== null && token === useSession.getState().token) setTermsDue(true)
  },
})
