import { hasConsented, useConsent } from './consent.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

// Every signal that the consent mode knows.
const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'functionality_storage']
const FURTHER_SIGNALS = ['personalization_storage', 'security_storage']

/** The queue that a tag manager reads if one is loaded. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

function command(..._parts: readonly unknown[]): void {
  // The tag manager treats only an `arguments` object as a command.
  dataLayer().push(arguments)
}

/** Denies every signal first, then follows the person's consent and its changes. */
export function startConsentMode(): void {
  command('consent', 'default', Object.fromEntries([...SIGNALS, ...FURTHER_SIGNALS].map((name) => [name, 'denied'])))
  // Consent covers analytics only; advertising is always denied.
  const update = () => command('consent', 'update', { analytics_storage: hasConsented() ? 'granted' : 'denied' })
  if (hasConsented()) update()
  useConsent.subscribe(({ consent }, before) => {
    if (consent !== before.consent) update()
  })
}
