import { localeOfPath } from '../src/i18n/language-choice.ts'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterAll, vi } from 'vitest'
import type { Session } from '../src/session/session.ts'
import { cleanup, render } from './react.ts'

export const READER: Session = {
  user: { id: '7', firstName: 'Aoife' },
  token: 'token-7',
  key: 'key-7',
  isUserLoggedIn: true,
  permissions: [],
  urlHistory: null,
}

interface RenderOptions {
  /** Who is signed in; nobody unless given. */
  readonly session?: Session
  /** Keeps what an earlier page load of the same test has stored. */
  readonly keepsStorage?: boolean
}

/** Unlike a page that is left, the app that was rendered last would still follow the browser's history and other tabs. */
let closeApp = () => {}

// The worker goes on with other files: in their tests the last app of this one would navigate too, even to another language.
afterAll(() => closeApp())

/**
 * Loads the app at a path as a browser does: with new instances of its modules, and so with a router, a query client and stores of its
 * own.
 */
export async function renderScreen(path: string, options: RenderOptions = {}): Promise<UserEvent> {
  cleanup()
  closeApp()
  if (!options.keepsStorage) prepareStorage(options.session)
  window.history.replaceState(null, '', path)
  vi.resetModules()
  const [{ App }, { queryClient }, { router }, { watchNavigation, watchSession }, { switchLanguage }] =
    await Promise.all([
      import('../src/app/app.tsx'),
      import('../src/api/query-client.ts'),
      import('../src/app/router.tsx'),
      import('../src/app/navigation-watch.ts'),
      import('../src/i18n/switch-language.ts'),
    ])
  const { queries } = queryClient.getDefaultOptions()
  // As often as in the product, but without its seconds between two attempts.
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  const unfollow = watchSession()
  closeApp = () => {
    router.history.destroy()
    unfollow()
  }
  watchNavigation()
  await switchLanguage(localeOfPath(path) ?? 'es')
  render(<App />)
  return userEvent.setup({ pointerEventsCheck: 0 })
}

function prepareStorage(session: Session | undefined): void {
  sessionStorage.clear()
  localStorage.clear()
  localStorage.setItem('consent', 'rejected')
  if (session !== undefined) localStorage.setItem('session', JSON.stringify({ state: session, version: 0 }))
}

/** The session in local storage. */
export function storedSession(): Partial<Session> {
  return JSON.parse(localStorage.getItem('session') ?? '{}').state ?? {}
}
