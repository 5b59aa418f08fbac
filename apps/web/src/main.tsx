import { chooseLocale, localeOfPath } from '@mixed-zone/contract/rules/language-choice'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchNavigation } from './app/navigation-watch.ts'
import { preloadScreen } from './app/screen-component.tsx'
import { watchSession } from './app/session-watch.ts'
import { savedLocale, switchLanguage } from './i18n/language-store.ts'
import './ui/styles.css'

const container = document.getElementById('root')
if (container === null) throw new Error('The page has no #root')

// Words and screen come at the same time; the page is drawn when the words are there.
preloadScreen(location.pathname)
watchSession()
watchNavigation()
await switchLanguage(
  localeOfPath(location.pathname) ?? chooseLocale({ saved: savedLocale(), browser: navigator.languages }),
)
createRoot(container).render(<App />)
