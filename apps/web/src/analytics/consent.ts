import { create } from 'zustand'

/** Where the choice is kept. It is the one thing that has to be remembered in order not to ask again. */
export const CONSENT_STORAGE_KEY = 'consent'

export type Consent = 'accepted' | 'rejected'

/** Whether measuring is allowed; null until the person has said so. Nothing is measured on a null. */
export const useConsent = create<{ readonly consent: Consent | null }>()(() => ({ consent: readConsent() }))

/** Says yes or no, and later the other. */
export function setConsent(consent: Consent): void {
  useConsent.setState({ consent })
  try {
    localStorage.setItem(CONSENT_STORAGE_KEY, consent)
  } catch {
    // Then the choice lasts as long as the page.
  }
}

function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(CONSENT_STORAGE_KEY)
    return kept === 'accepted' || kept === 'rejected' ? kept : null
  } catch {
    // Storage is forbidden in this browser: nothing was said.
    return null
  }
}
