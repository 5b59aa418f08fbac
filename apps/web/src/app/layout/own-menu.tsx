import { hasStudioScreens, paths } from '@mixed-zone/contract/screens'
import { Check, FileSpreadsheet, LayoutDashboard, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useSessionStatus } from '../../session/session-status.ts'
import { useSession } from '../../session/session-store.ts'
import { useSignOut } from '../../session/use-sign-out.tsx'
import { AccountMenu } from '../../ui/patterns/header-actions.tsx'
import { disclosureItemStyle } from '../../ui/primitives/disclosure.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'

/** Account menu: account, studio and reports (with permission), theme, sign out. */
export function OwnMenu({ firstName }: { readonly firstName: string }) {
  const locale = useLocale()
  const texts = useBaseTexts().shell
  const isPasswordDue = useSessionStatus((status) => status.isPasswordDue)
  const mayExport = useSession((session) => session.permissions.includes('export')) && !isPasswordDue
  const hasStudio = useSession((session) => hasStudioScreens(session.permissions)) && !isPasswordDue
  const { handleSignOut, question } = useSignOut()
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
        <button type="button" data-closes onClick={handleSignOut} className={disclosureItemStyle()}>
          <Icon icon={LogOut} /> {texts.signOut}
        </button>
      </AccountMenu>
      {question}
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
