import { useConsent } from './consent.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

// Every signal that the consent mode knows.
const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'functionality_storage']
const FURTHER_SIGNALS = ['personalization_storage', 'security_storage']

/** What a tag manager reads, should one ever be loaded: a list in this page's memory, and nothing more. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

function command(..._parts: readonly unknown[]): void {
  // The tag manager treats only an `arguments` object as a command.
  dataLayer().push(arguments)
}

/** Denies every signal before anything else is said, then follows what the person answers, also when they change their mind. */
export function startConsentMode(): void {
  command('consent', 'default', Object.fromEntries([...SIGNALS, ...FURTHER_SIGNALS].map((name) => [name, 'denied'])))
  // Measuring is all that is asked for. Advertising stays denied whatever the answer.
  const follow = (isAccepted: boolean) =>
    command('consent', 'update', { analytics_storage: isAccepted ? 'granted' : 'denied' })
  if (isMeasured()) follow(true)
  useConsent.subscribe(({ consent }, before) => {
    if (consent !== before.consent) follow(consent === 'accepted')
  })
}

/** Whether the person has said yes. */
export function isMeasured(): boolean {
  return useConsent.getState().consent === 'accepted'
}
