import { currentLocale } from '../../i18n/language-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { designTexts } from './design-texts.ts'

/** Loads the screen and its texts at the same time. */
export async function loadDesignScreen() {
  const [screen] = await Promise.all([import('./design-screen.tsx'), loadTexts(currentLocale(), [designTexts])])
  return screen
}
