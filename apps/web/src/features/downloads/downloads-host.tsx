import { type ComponentType, useEffect, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { currentLocale } from '../../i18n/language-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { useSession } from '../../session/session-store.ts'
import { closeDownloadDialog, loadUnfinishedDownloads, useDownloads } from './download-store.ts'
import { downloadsTexts } from './downloads-texts.ts'

/** Dialog and tray of downloads. Their code is loaded with the first download. */
export function DownloadsHost() {
  const texts = useBaseTexts().states
  const userId = useSession(({ user }) => user?.id ?? null)
  const isNeeded = useDownloads(({ request, downloads }) => request !== null || downloads.length > 0)
  const [layer, setLayer] = useState<{ readonly Layer: ComponentType } | null>(null)

  useEffect(() => {
    if (userId === null || loadUnfinishedDownloads(userId).length === 0) return
    // If the code does not load, the next page load offers them again.
    import('./download-engine.ts').then(
      ({ restoreDownloads }) => restoreDownloads(userId),
      () => undefined,
    )
  }, [userId])

  useEffect(() => {
    if (!isNeeded || layer !== null) return
    Promise.all([import('./download-dialog.tsx'), loadTexts(currentLocale(), [downloadsTexts])]).then(
      ([module]) => setLayer({ Layer: module.DownloadsLayer }),
      () => {
        toasts.showError(texts.network)
        closeDownloadDialog()
      },
    )
  }, [isNeeded, layer, texts])

  return layer && <layer.Layer />
}
