import { logout } from '@mixed-zone/contract/endpoints/access'
import { hasStudioScreens, paths } from '@mixed-zone/contract/screens'
import { Check, FileSpreadsheet, LayoutDashboard, LogOut, UserRound } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { track } from '../../analytics/track.ts'
import { portal } from '../../api/portal-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { endSession, useSessionStatus } from '../../session/session-status.ts'
import { useSession } from '../../session/session-store.ts'
import { AccountMenu } from '../../ui/patterns/header-actions.tsx'
import { disclosureItemStyle } from '../../ui/primitives/disclosure.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'

// Lazy, and only for people with a studio: nobody else has work that was not sent.
async function loadSignOutQuestion(): Promise<{ default: ComponentType<SignOutProps> }> {
  try {
    const { loadQuestionTexts, SignOutQuestion } = await import('../../studio/app/sign-out/sign-out-question.tsx')
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

/** Account menu: account, studio and reports (with permission), theme, sign out. */
export function OwnMenu({ firstName }: { readonly firstName: string }) {
  const locale = useLocale()
  const texts = useBaseTexts().shell
  const isPasswordDue = useSessionStatus((status) => status.isPasswordDue)
  const mayExport = useSession((session) => session.permissions.includes('export')) && !isPasswordDue
  const hasStudio = useSession((session) => hasStudioScreens(session.permissions)) && !isPasswordDue
  const [isAsking, setIsAsking] = useState(false)
  // Ahead, because it must also be asked offline.
  useEffect(() => void (hasStudio && loadSignOutQuestion()), [hasStudio])
  const [theme, setTheme] = useTheme()
  const themeNames = { system: texts.themeSystem, light: texts.themeLight, dark: texts.themeDark }
  return (
    <>
      <AccountMenu name={firstName} label={texts.accountMenu({ name: firstName })}>
        <Link href={paths.account({ locale })} className={disclosureItemStyle()}>
          <Icon icon={UserRound} /> {texts.account}
        </Link>
        {hasStudio && (
          <Link href={paths.studio({ locale })} className={disclosureItemStyle()}>
            <Icon icon={LayoutDashboard} /> {texts.studio}
          </Link>
        )}
        {mayExport && (
          <Link href={paths.export({ locale })} className={disclosureItemStyle()}>
            <Icon icon={FileSpreadsheet} /> {texts.exportReports}
          </Link>
        )}
        <div role="group" aria-label={texts.theme} className="my-2 border-y border-line py-2">
          <p aria-hidden="true" className="px-4 pb-1 text-14 text-muted">
            {texts.theme}
          </p>
          {THEMES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={theme === name}
              onClick={() => setTheme(name)}
              className={disclosureItemStyle({ isCurrent: theme === name })}
            >
              <Icon icon={Check} className={theme === name ? '' : 'invisible'} /> {themeNames[name]}
            </button>
          ))}
        </div>
        <button
          type="button"
          data-closes
          onClick={hasStudio ? () => setIsAsking(true) : signOut}
          className={disclosureItemStyle()}
        >
          <Icon icon={LogOut} /> {texts.signOut}
        </button>
      </AccountMenu>
      {isAsking && (
        <Suspense>
          <SignOutQuestion onSignOut={signOut} onStay={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

const THEMES = ['system', 'light', 'dark'] as const

type Theme = (typeof THEMES)[number]

// The script that runs before the first paint reads the same key.
const STORAGE_KEY = 'theme'

function savedTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage is disabled: the theme lasts as long as the page.
  }
}

/** Light, dark, or the system's setting. */
function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(savedTheme)
  function choose(next: Theme) {
    applyTheme(next)
    setTheme(next)
  }
  return [theme, choose]
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
