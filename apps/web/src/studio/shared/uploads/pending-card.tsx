import { listUploads } from '@mixed-zone/contract/endpoints/studio/files'
import type { PendingUpload } from '@mixed-zone/contract/schemas/studio/files'
import { useQuery } from '@tanstack/react-query'
import { CircleDashed, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { DOCK_CARD } from '../dock-card.tsx'
import { studioClient } from '../studio-client.ts'
import { targetKey } from './upload-item.ts'
import { discardPending, PENDING_KEY, resumePending, useUploadsState } from './uploads-store.ts'
import { uploadsTexts } from './uploads-texts.ts'

/** Unfinished uploads of this person that this page is not sending: of a closed tab or another device. */
export function useOtherPending(): readonly PendingUpload[] {
  const canUpload = useSession(({ permissions }) => permissions.includes('posts'))
  const items = useUploadsState((state) => state.items)
  const { data } = useQuery({
    queryKey: PENDING_KEY,
    queryFn: ({ signal }) => orThrow(studioClient.call(listUploads, undefined, { signal })),
    enabled: canUpload,
  })
  if (data === undefined) return []
  return data.uploads.filter(
    (upload) =>
      !items.some(
        ({ name, sizeBytes, target }) =>
          name === upload.name && sizeBytes === upload.sizeBytes && targetKey(target) === targetKey(upload.target),
      ),
  )
}

/** Offers to go on with unfinished uploads, or to discard them. */
export function PendingCard({ pending }: { readonly pending: readonly PendingUpload[] }) {
  const { pending: texts } = useTexts(uploadsTexts)
  const { formatNumber } = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  const title = texts.title({ count: pending.length, shown: formatNumber(pending.length) })
  return (
    <div className={DOCK_CARD}>
      <button
        type="button"
        aria-haspopup="dialog"
        title={title}
        onClick={() => setIsOpen(true)}
        className="flex min-h-8 w-full items-center gap-2 rounded-control text-left pointer-coarse:min-h-11"
      >
        <Icon icon={CircleDashed} size={16} />
        <span className="min-w-0 flex-1 sm:max-[80rem]:sr-only">
          <span className="block truncate font-semibold">{title}</span>{' '}
          <span className="underlined inline-block font-semibold">{texts.goOn}</span>
        </span>
      </button>
      {isOpen && <PendingDialog title={title} pending={pending} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

interface PendingDialogProps {
  readonly title: string
  readonly pending: readonly PendingUpload[]
  readonly onClose: () => void
}

function PendingDialog({ title, pending, onClose }: PendingDialogProps) {
  const { pending: texts } = useTexts(uploadsTexts)
  const { formatBytes } = useFormats()
  const input = useRef<HTMLInputElement | null>(null)

  function handleFiles(files: readonly File[]): void {
    if (files.length === 0) return
    if (resumePending(files, pending) > 0) onClose()
    else toasts.showError(texts.noneMatches)
  }

  async function discardAll(): Promise<void> {
    await Promise.all(pending.map(discardPending))
    onClose()
  }

  return (
    <Dialog
      isOpen
      isPhoneScreen
      title={title}
      subtitle={texts.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onClick={() => void discardAll()}>
            {texts.discardAll}
          </Button>
          <Button variant="primary" onClick={() => input.current?.click()}>
            {texts.choose}
          </Button>
        </>
      }
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={texts.choose}
        onChange={({ target }) => {
          handleFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <ul aria-label={title} className="text-14">
        {pending.map((upload) => (
          <li key={upload.id} className="flex items-start gap-3 border-b border-line py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{upload.name}</p>
              <p className="text-muted">
                <Destination upload={upload} /> ·{' '}
                {texts.received({ sent: formatBytes(upload.receivedBytes), total: formatBytes(upload.sizeBytes) })}
              </p>
            </div>
            <IconButton
              icon={Trash2}
              size="small"
              label={texts.discardOf({ name: upload.name })}
              onClick={() => void discardPending(upload)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Destination({ upload: { target, postTitle } }: { readonly upload: PendingUpload }) {
  const { pending: texts } = useTexts(uploadsTexts)
  if (target.postId === undefined) return texts.toInbox
  return postTitle === null ? texts.toUntitled : texts.to({ title: postTitle })
}
