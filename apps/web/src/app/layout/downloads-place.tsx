import { type ComponentType, useEffect, useState } from 'react'
import { closeDownloadDialog, useDownloads } from '../../downloads/download-store.ts'
import { downloadsTexts } from '../../features/downloads/downloads-texts.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { currentLocale } from '../../i18n/language-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'

/** Dialog and tray of downloads. Their code comes with the first download, and stays. */
export function DownloadsPlace() {
  const texts = useBaseTexts().states
  const isWanted = useDownloads(({ wish, downloads }) => wish !== null || downloads.length > 0)
  const [layer, setLayer] = useState<{ readonly Layer: ComponentType } | null>(null)

  useEffect(() => {
    if (!isWanted || layer !== null) return
    Promise.all([
      import('../../features/downloads/downloads-layer.tsx'),
      loadTexts(currentLocale(), [downloadsTexts]),
    ]).then(
      ([module]) => setLayer({ Layer: module.DownloadsLayer }),
      () => {
        // The screen stays as it is: only the dialog could not be brought.
        toasts.show(texts.network)
        closeDownloadDialog()
      },
    )
  }, [isWanted, layer, texts])

  return layer && <layer.Layer />
}
