import { create } from 'zustand'
import { safeReturnPath } from './return-path.ts'
import { parseSession, type Session, SIGNED_OUT } from './session.ts'

/** One object in the local storage, so that a token is never stored beside another person's name. */
const STORAGE_KEY = 'session'

/** The attempted path of this tab, in its session storage: the local storage has that of whichever tab saved one last. */
const TAB_PATH_KEY = 'url-history'

/** The session of this browser. Change it through the functions below, which also store it. */
export const useSession = create<Session>()(loadSession)

export function setSession(session: Session): void {
  // Before listeners run, which may change it again.
  saveSession(session)
  useSession.setState(session, true)
}

export function updateSession(change: Partial<Session>): void {
  setSession({ ...useSession.getState(), ...change })
}

/** Clears token, user, history, key and permissions. */
export function clearSession(): void {
  setSession(SIGNED_OUT)
}

/** Calls the listener whenever a session is over: signed out, expired, or replaced by a login in another tab. Returns how to stop that. */
export function onSessionEnd(listener: () => void): () => void {
  return useSession.subscribe((now, before) => {
    if (before.token !== null && now.token !== before.token) listener()
  })
}

/** Stores the path that a visitor tried to open, to go there after login. */
export function saveAttemptedPath(path: string): void {
  updateSession({ urlHistory: safeReturnPath(path) })
}

/** Returns the path to go to after login, and forgets it. */
export function takeAttemptedPath(): string | null {
  const attempted = safeReturnPath(useSession.getState().urlHistory)
  updateSession({ urlHistory: null })
  return attempted
}

/**
 * Applies logins and sign-outs of other tabs; the attempted path stays this tab's own. Calls `onSignOut` before the
 * listeners of the session's end. Returns how to stop that.
 */
export function followOtherTabs(onSignOut?: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (key !== STORAGE_KEY && key !== null) return
    const before = useSession.getState()
    const session = loadSession()
    if (before.isUserLoggedIn && !session.isUserLoggedIn) onSignOut?.()
    if (newValue === null) clearSession()
    else useSession.setState({ ...session, urlHistory: before.urlHistory }, true)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

function loadSession(): Session {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '{}')
    const session = parseSession(
      typeof stored === 'object' && stored !== null && 'state' in stored ? stored.state : null,
    )
    const pathOfTab = safeReturnPath(window.sessionStorage.getItem(TAB_PATH_KEY))
    return pathOfTab === null ? session : { ...session, urlHistory: pathOfTab }
  } catch {
    // Disabled storage, or a value that is not ours.
    return SIGNED_OUT
  }
}

function saveSession(state: Session): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ state, version: 0 }))
    if (state.urlHistory === null) window.sessionStorage.removeItem(TAB_PATH_KEY)
    else window.sessionStorage.setItem(TAB_PATH_KEY, state.urlHistory)
  } catch (error) {
    // Full or disabled: the session lasts as long as the page.
    console.warn('Could not store the session', error)
  }
}
