import { logout } from '@mixed-zone/contract/endpoints/access'
import { track } from '../analytics/track.ts'
import { portal } from '../api/portal-client.ts'
import { endSession } from '../session/session-status.ts'

/**
 * Calls logout and clears the session, whether or not the call succeeds: a dead line must not keep anybody logged in.
 * The call goes on by itself, also when the page is closed.
 */
export function signOut(): void {
  // Made first: it still carries the token.
  void portal.call(logout, undefined, { keepalive: true })
  track('sign_out', {})
  endSession({ kind: 'signed-out' })
}
