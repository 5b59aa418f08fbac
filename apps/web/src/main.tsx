import { chooseLocale, localeOfPath } from './i18n/language-choice.ts'
import { createRoot } from 'react-dom/client'
import { onceConsented } from './analytics/consent.ts'
import { startConsentMode } from './analytics/data-layer.ts'
import { bootConfig } from './api/boot-config.ts'
import { App } from './app/app.tsx'
import { watchNavigation, watchSession } from './app/navigation-watch.ts'
import { router } from './app/router.tsx'
import { savedLocale } from './i18n/language-store.ts'
import { switchLanguage } from './i18n/switch-language.ts'
import './ui/styles.css'

const container = document.getElementById('root')
if (container === null) throw new Error('The page has no #root')

// Before anything that could be measured.
startConsentMode()
// The screen's code and the texts load in parallel; the page is rendered as soon as the texts are there.
void router.preloadRoute({ to: location.pathname })
const themeReady = applyLeagueTheme()
watchSession()
watchNavigation()
onceConsented(() => void loadUsageWatch())
await switchLanguage(
  localeOfPath(location.pathname) ?? chooseLocale({ saved: savedLocale(), browser: navigator.language }),
)
await themeReady
createRoot(container).render(<App />)

async function loadUsageWatch(): Promise<void> {
  try {
    const { watchUsage } = await import('./app/usage-watch.ts')
    watchUsage()
  } catch (error) {
    // The portal works without analytics.
    console.warn('Could not load the analytics', error)
  }
}

/** Only a league with a colour of its own loads the code that adjusts the theme. */
async function applyLeagueTheme(): Promise<void> {
  if (bootConfig.leagueColour === null) return
  const { applyLeagueColour } = await import('./ui/colour/league-stylesheet.ts')
  applyLeagueColour(bootConfig.leagueColour)
}
