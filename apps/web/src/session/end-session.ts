import type { ErrorType } from '@mixed-zone/contract/errors'
import { create } from 'zustand'
import { clearSession } from './session-store.ts'

/** Why a session ended. `expired` says by which failure, of which the login page then tells. */
export type SessionEnd =
  | { readonly kind: 'expired'; readonly by: ErrorType | 'network' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'account-deleted' }

/** The last end of a session, until somebody logs in or leaves the page that says so. */
export const useSessionEnd = create<{ readonly end: SessionEnd | null }>()(() => ({ end: null }))

/** Ends the session in this browser. The router sees it and leads to the login page. */
export function endSession(end: SessionEnd): void {
  useSessionEnd.setState({ end })
  clearSession()
}

export function forgetSessionEnd(): void {
  useSessionEnd.setState({ end: null })
}
