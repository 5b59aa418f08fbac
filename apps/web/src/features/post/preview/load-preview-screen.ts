import type { ComponentType } from 'react'
import { currentLocale } from '../../../i18n/language-store.ts'
import { loadTexts } from '../../../i18n/texts.ts'
import { postTexts } from '../post-texts.ts'
import { previewTexts } from './preview-texts.ts'

const SCREENS = {
  preview: async () => (await import('./preview-screen.tsx')).PreviewScreen,
  draftPreview: async () => (await import('./draft-preview-screen.tsx')).DraftPreviewScreen,
} as const

export type PreviewScreenName = keyof typeof SCREENS

/** Loads the code of a preview and its texts at the same time. */
export async function loadPreviewScreen(name: PreviewScreenName): Promise<{ readonly Screen: ComponentType }> {
  const [Screen] = await Promise.all([SCREENS[name](), loadTexts(currentLocale(), [postTexts, previewTexts])])
  return { Screen }
}
