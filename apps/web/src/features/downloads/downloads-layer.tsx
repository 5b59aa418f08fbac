import { useDownloads } from '../../downloads/download-store.ts'
import { DownloadDialog } from './dialog/download-dialog.tsx'
import { DownloadTray } from './tray/download-tray.tsx'

/** What lies over every screen: the dialog that begins a download, and the tray of those that run. */
export function DownloadsLayer() {
  const wish = useDownloads((state) => state.wish)
  return (
    <>
      {wish && <DownloadDialog key={wish.title} wish={wish} />}
      <DownloadTray />
    </>
  )
}
