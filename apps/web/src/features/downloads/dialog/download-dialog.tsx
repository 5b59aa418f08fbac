import { useState } from 'react'
import { closeDownloadDialog, useDownloads } from '../../../downloads/download-store.ts'
import type { DownloadWish } from '../../../downloads/download-wish.ts'
import { DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { ChooseDownload } from './choose-download.tsx'
import { FollowDownload } from './follow-download.tsx'
import { startWish } from './start-wish.ts'

/** Lets one choose what is downloaded and how, then shows how far it is. Closing it does not stop the download. */
export function DownloadDialog({ wish }: { readonly wish: DownloadWish }) {
  const [startedId, setStartedId] = useState<number | null>(null)
  const download = useDownloads(({ downloads }) => downloads.find(({ id }) => id === startedId))
  // Taken out of the tray meanwhile.
  if (startedId !== null && download === undefined) return null
  return (
    <DialogWindow isOpen onClose={closeDownloadDialog}>
      {download === undefined ? (
        <ChooseDownload
          wish={wish}
          onStart={(choice) => setStartedId(startWish(wish, choice))}
          onClose={closeDownloadDialog}
        />
      ) : (
        <FollowDownload download={download} onClose={closeDownloadDialog} />
      )}
    </DialogWindow>
  )
}
