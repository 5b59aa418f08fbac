import type { ErrorType } from '@mixed-zone/contract/errors'
import { create } from 'zustand'
import { clearSession } from './session-store.ts'

/** Why a session ended. The login page shows the failure of an `expired` one. */
export type SessionEnd =
  | { readonly kind: 'expired'; readonly by: ErrorType | 'network' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'account-deleted' }

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
  clearSession()
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
