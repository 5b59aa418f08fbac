import { lazy, Suspense } from 'react'
import { termsTexts } from '../features/terms/terms-texts.ts'
import { currentLocale } from '../i18n/language-store.ts'
import { loadTexts } from '../i18n/texts.ts'
import { useCurrentScreen } from '../routing/screen-route.ts'
import { useSession } from '../session/session-store.ts'
import { useSessionStatus } from '../session/session-status.ts'

// Lazy: needed once after each publication.
const TermsDialog = lazy(async () => {
  const [{ TermsDialog: component }] = await Promise.all([
    import('../features/terms/terms-dialog.tsx'),
    loadTexts(currentLocale(), [termsTexts]),
  ])
  return { default: component }
})

/** Asks for acceptance of new legal texts, except on the pages that show them. */
export function TermsGate() {
  const isDue = useSessionStatus((status) => status.areTermsDue)
  const isLoggedIn = useSession((session) => session.isUserLoggedIn)
  const screen = useCurrentScreen()
  const isLegalText = screen?.name === 'legalNotice' || screen?.name === 'privacyPolicy'
  if (!isDue || !isLoggedIn || isLegalText || screen?.name === 'cookiePolicy') return null
  return (
    <Suspense>
      <TermsDialog />
    </Suspense>
  )
}
