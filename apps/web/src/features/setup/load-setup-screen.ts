import type { ComponentType } from 'react'
import { currentLocale } from '../../i18n/language-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { setupTexts } from './setup-texts.ts'

/** Loads the code of the screen and its texts at the same time. */
export async function loadSetupScreen(): Promise<{ readonly Screen: ComponentType }> {
  const [{ SetupScreen }] = await Promise.all([import('./setup-screen.tsx'), loadTexts(currentLocale(), [setupTexts])])
  return { Screen: SetupScreen }
}
