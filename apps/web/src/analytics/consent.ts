import { create } from 'zustand'

export const CONSENT_STORAGE_KEY = 'consent'

export type Consent = 'accepted' | 'rejected'

/** Whether analytics are allowed; null until the person has chosen. Nothing is measured before. */
export const useConsent = create<{ readonly consent: Consent | null }>()(() => ({ consent: readConsent() }))

export function hasConsented(): boolean {
  return useConsent.getState().consent === 'accepted'
}

/** Runs once somebody has consented, now or in an earlier visit. */
export function onceConsented(start: () => void): void {
  if (hasConsented()) return start()
  const stop = useConsent.subscribe(() => {
    if (!hasConsented()) return
    stop()
    start()
  })
}

/** Stores the choice, which can be changed later. */
export function setConsent(consent: Consent): void {
  useConsent.setState({ consent })
  try {
    localStorage.setItem(CONSENT_STORAGE_KEY, consent)
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}

function readConsent(): Consent | null {
  try {
    const stored = localStorage.getItem(CONSENT_STORAGE_KEY)
    return stored === 'accepted' || stored === 'rejected' ? stored : null
  } catch {
    // Storage is disabled in this browser.
    return null
  }
}
