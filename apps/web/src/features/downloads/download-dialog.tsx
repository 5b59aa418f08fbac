import { useState } from 'react'
import { DialogWindow } from '../../ui/components/overlays/dialog.tsx'
import { ChooseDownload } from './choose-download.tsx'
import { startDownload } from './download-engine.ts'
import type { DownloadRequest } from './download-request.ts'
import { closeDownloadDialog, useDownloads } from './download-store.ts'
import { DownloadTray } from './download-tray.tsx'
import { FollowDownload } from './follow-download.tsx'

/** Over every screen: the dialog that starts a download, and the tray of those that run. */
export function DownloadsLayer() {
  const request = useDownloads((state) => state.request)
  return (
    <>
      {request && <DownloadDialog key={request.title} request={request} />}
      <DownloadTray />
    </>
  )
}

/** Lets one choose what to download, then shows its progress. Closing it does not stop the download. */
function DownloadDialog({ request }: { readonly request: DownloadRequest }) {
  const [startedId, setStartedId] = useState<number | null>(null)
  const download = useDownloads(({ downloads }) => downloads.find(({ id }) => id === startedId))
  // Removed in the tray meanwhile.
  if (startedId !== null && download === undefined) return null
  return (
    <DialogWindow isOpen onClose={closeDownloadDialog}>
      {download === undefined ? (
        <ChooseDownload
          request={request}
          onStart={(choice) => setStartedId(startDownload(request, choice))}
          onClose={closeDownloadDialog}
        />
      ) : (
        <FollowDownload download={download} onClose={closeDownloadDialog} />
      )}
    </DialogWindow>
  )
}
