import { create } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import { safeReturnPath } from './return-path.ts'
import { parseSession, type Session, SIGNED_OUT } from './session.ts'

/** One object in the local storage, so that a token never stands there beside another person's name. */
export const SESSION_STORAGE_KEY = 'session'

/** The session of this browser: one small store, kept in the local storage and in step between tabs. */
export const useSession = create<Session>()(
  persist((): Session => SIGNED_OUT, {
    name: SESSION_STORAGE_KEY,
    storage: createJSONStorage(() => forgivingStorage(window.localStorage)),
    merge: (stored) => parseSession(stored),
  }),
)

export function setSession(session: Session): void {
  useSession.setState(session, true)
}

/** Clears token, user, history, key and permissions. */
export function clearSession(): void {
  setSession(SIGNED_OUT)
}

/** Calls the listener whenever a session is over: signed out, expired, or replaced by a login in another tab. */
export function onSessionEnd(listener: () => void): void {
  useSession.subscribe((now, before) => {
    if (before.token !== null && now.token !== before.token) listener()
  })
}

/** Keeps the path that a visitor tried to open, to follow it after log-in. */
export function rememberAttemptedPath(path: string): void {
  useSession.setState({ urlHistory: safeReturnPath(path) })
}

/** The path to follow after log-in, once. */
export function takeAttemptedPath(): string | null {
  const attempted = safeReturnPath(useSession.getState().urlHistory)
  useSession.setState({ urlHistory: null })
  return attempted
}

/** Keeps this tab in step with the others. Returns what ends it. */
export function followOtherTabs(target: Window = window): () => void {
  const handleStorage = (event: StorageEvent) => {
    // A null key says that somebody cleared the whole storage.
    if (event.key !== SESSION_STORAGE_KEY && event.key !== null) return
    if (event.newValue === null) return clearSession()
    void useSession.persist.rehydrate()
  }
  target.addEventListener('storage', handleStorage)
  return () => target.removeEventListener('storage', handleStorage)
}

/** A full or forbidden storage costs the session its memory, not the visit. */
function forgivingStorage(storage: Storage): StateStorage {
  return {
    getItem: (name) => storage.getItem(name),
    setItem: (name, value) => {
      try {
        storage.setItem(name, value)
      } catch (error) {
        console.warn('The session cannot be kept in this browser', error)
      }
    },
    removeItem: (name) => storage.removeItem(name),
  }
}
