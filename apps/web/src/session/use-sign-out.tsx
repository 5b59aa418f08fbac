import { logout } from '@mixed-zone/contract/endpoints/access'
import { hasStudioScreens } from '@mixed-zone/contract/screens'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { track } from '../analytics/track.ts'
import { portal } from '../api/portal-client.ts'
import { endSession } from './session-status.ts'
import { useSession } from './session-store.ts'

// Lazy, and only for people with a studio: nobody else has work that was not sent.
async function loadSignOutQuestion(): Promise<{ default: ComponentType<SignOutProps> }> {
  try {
    const { loadQuestionTexts, SignOutQuestion } = await import('../studio/app/sign-out/sign-out-question.tsx')
    await loadQuestionTexts()
    return { default: SignOutQuestion }
  } catch {
    // Offline, before it was ever loaded: nobody must stay logged in.
    return { default: SignOutAtOnce }
  }
}

interface SignOutProps {
  readonly onSignOut: () => void
  readonly onStay: () => void
}

function SignOutAtOnce({ onSignOut }: SignOutProps) {
  useEffect(onSignOut, [onSignOut])
  return null
}

const SignOutQuestion = lazy(loadSignOutQuestion)

interface SignOut {
  /** For a button. */
  readonly handleSignOut: () => void
  /** To be rendered: asks before work is deleted that was not sent. Null while nobody wants to sign out. */
  readonly question: ReactNode
}

/** The one way to sign out. */
export function useSignOut(): SignOut {
  const hasStudio = useSession((session) => hasStudioScreens(session.permissions))
  const [isAsking, setIsAsking] = useState(false)
  // Ahead, because it must also be asked offline.
  useEffect(() => void (hasStudio && loadSignOutQuestion()), [hasStudio])
  return {
    handleSignOut: hasStudio ? () => setIsAsking(true) : signOut,
    question: isAsking ? (
      <Suspense>
        <SignOutQuestion onSignOut={signOut} onStay={() => setIsAsking(false)} />
      </Suspense>
    ) : null,
  }
}

/**
 * Calls logout and clears the session, whether or not the call succeeds: offline, nobody must stay logged in.
 * The call continues after the page is closed.
 */
function signOut(): void {
  // Before the session is cleared, because the call needs the token.
  void portal.call(logout, undefined, { keepalive: true })
  track('sign_out', {})
  endSession({ kind: 'signed-out' })
}
