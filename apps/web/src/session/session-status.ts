import { type ErrorType, isErrorType } from '@mixed-zone/contract/errors'
import { create } from 'zustand'
import { clearSession } from './session-store.ts'

/** Why a session ended. The login page shows the failure of an `expired` one. */
export type SessionEnd =
  | { readonly kind: 'expired'; readonly by: ErrorType | 'network' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'account-deleted' }

/** How the session ended, for the other tabs. */
const STORAGE_KEY = 'session-end'

interface SessionStatus {
  /** How the last session ended, until somebody logs in or leaves the login page. */
  readonly end: SessionEnd | null
  /** A provisional password has to be replaced first. The login says so, and so does every call that is refused for it. */
  readonly isPasswordDue: boolean
  /** New legal texts have to be accepted first. Every call that is refused for it says so. */
  readonly areTermsDue: boolean
}

/** Session state that is not stored: a reload determines it again. */
export const useSessionStatus = create<SessionStatus>()(() => ({ end: null, isPasswordDue: false, areTermsDue: false }))

/** Ends the session in this browser. The router notices and goes to the login page. */
export function endSession(end: SessionEnd): void {
  useSessionStatus.setState({ end })
  // Before the session, whose end the other tabs notice.
  saveEnd(end)
  clearSession()
}

/** Another tab has ended the session: this one shows why. */
export function adoptSessionEnd(): void {
  useSessionStatus.setState({ end: loadEnd() })
}

export function clearSessionEnd(): void {
  useSessionStatus.setState({ end: null })
}

export function setPasswordDue(isPasswordDue: boolean): void {
  if (useSessionStatus.getState().isPasswordDue !== isPasswordDue) useSessionStatus.setState({ isPasswordDue })
}

export function setTermsDue(areTermsDue: boolean): void {
  if (useSessionStatus.getState().areTermsDue !== areTermsDue) useSessionStatus.setState({ areTermsDue })
}

function saveEnd(end: SessionEnd): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(end))
  } catch {
    // Full or disabled: the other tabs do not say why.
  }
}

function loadEnd(): SessionEnd | null {
  try {
    const { kind, by } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    if (kind === 'signed-out' || kind === 'account-deleted') return { kind }
    return kind === 'expired' && (by === 'network' || isErrorType(by)) ? { kind, by } : null
  } catch {
    return null
  }
}
