import { logout } from '@mixed-zone/contract/endpoints/access'
import { hasStudioScreens } from '@mixed-zone/contract/screens'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { track } from '../analytics/track.ts'
import { portal } from '../api/portal-client.ts'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { endSession } from './session-status.ts'
import { useSession } from './session-store.ts'

interface SignOutProps {
  readonly onSignOut: () => void
  readonly onStay: () => void
}

/** Lazy, and only for people with a studio: nobody else has unsent work. */
async function loadSignOutQuestion(): Promise<ComponentType<SignOutProps>> {
  const { loadQuestionTexts, SignOutQuestion } = await import('../studio/app/sign-out/sign-out-question.tsx')
  await loadQuestionTexts()
  return SignOutQuestion
}

interface SignOut {
  /** For a button. */
  readonly handleSignOut: () => void
  /** To be rendered: asks before unsent work is deleted. Null while nobody wants to sign out. */
  readonly question: ReactNode
}

/** The one way to sign out. */
export function useSignOut(): SignOut {
  const { signOutUnchecked } = useBaseTexts().shell
  const hasStudio = useSession((session) => hasStudioScreens(session.permissions))
  const [Question, setQuestion] = useState<ComponentType<SignOutProps> | null>(null)
  // Preloaded, because it must also be asked offline. If that fails, signing out tries again.
  useEffect(() => void (hasStudio && loadSignOutQuestion().catch(() => undefined)), [hasStudio])

  async function ask(): Promise<void> {
    try {
      const loaded = await loadSignOutQuestion()
      setQuestion(() => loaded)
    } catch {
      // Offline before it was ever loaded, or gone with the previous version of the app.
      if (window.confirm(signOutUnchecked)) signOut()
    }
  }

  return {
    handleSignOut: hasStudio ? () => void ask() : signOut,
    question: Question && <Question onSignOut={signOut} onStay={() => setQuestion(null)} />,
  }
}

/**
 * Calls logout and clears the session, whether or not the call succeeds, because nobody may stay logged in while offline.
 * The call continues after the page is closed.
 */
function signOut(): void {
  // Before the session is cleared, because the call needs the token.
  void portal.call(logout, undefined, { keepalive: true })
  track('sign_out', {})
  endSession({ kind: 'signed-out' })
}
