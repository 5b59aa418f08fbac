import { type ComponentType, useEffect, useState } from 'react'
import { closeDownloadDialog, useDownloads } from '../../downloads/download-store.ts'
import { useWords } from '../../i18n/words.tsx'
import { toasts } from '../../ui/components/toast-store.ts'

/** Dialog and tray of downloads. Their code comes with the first download, and stays. */
export function DownloadsPlace() {
  const words = useWords().states
  const isWanted = useDownloads(({ wish, downloads }) => wish !== null || downloads.length > 0)
  const [layer, setLayer] = useState<{ readonly Layer: ComponentType } | null>(null)

  useEffect(() => {
    if (!isWanted || layer !== null) return
    import('../../features/downloads/downloads-layer.tsx').then(
      (module) => setLayer({ Layer: module.DownloadsLayer }),
      () => {
        // The screen stays as it is: only the dialog could not be brought.
        toasts.show(words.network)
        closeDownloadDialog()
      },
    )
  }, [isWanted, layer, words])

  return layer && <layer.Layer />
}
