import { create } from 'zustand'
import { useSession } from './session-store.ts'

/**
 * Whether the person has to replace a provisional password before anything else. Log-in says so, and so does every
 * call that is refused for it: a reload finds out by itself.
 */
export const usePasswordDue = create<{ readonly isDue: boolean }>()(() => ({ isDue: false }))

export function setPasswordDue(isDue: boolean): void {
  if (usePasswordDue.getState().isDue !== isDue) usePasswordDue.setState({ isDue })
}

// Whoever logs in next may owe nothing.
useSession.subscribe((now) => {
  if (!now.isUserLoggedIn) setPasswordDue(false)
})
