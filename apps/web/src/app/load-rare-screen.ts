import type { ComponentType } from 'react'
import type { PreviewScreenName } from '../features/post/preview/load-preview-screen.ts'

export type RareScreenName = PreviewScreenName | 'setup'

/** One lazy file names the others: every page carries the routes, and few people open these screens. */
export async function loadRareScreen(name: RareScreenName): Promise<{ readonly Screen: ComponentType }> {
  if (name === 'setup') {
    const { loadSetupScreen } = await import('../features/setup/load-setup-screen.ts')
    return loadSetupScreen()
  }
  const { loadPreviewScreen } = await import('../features/post/preview/load-preview-screen.ts')
  return loadPreviewScreen(name)
}
