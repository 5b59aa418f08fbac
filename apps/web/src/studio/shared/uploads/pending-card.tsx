import { listUploads } from '@mixed-zone/contract/endpoints/studio/files'
import type { PendingUpload } from '@mixed-zone/contract/schemas/studio/files'
import { useQuery } from '@tanstack/react-query'
import { CircleDashed, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
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
import { findPending } from './pending-uploads.ts'
import { deleteUnbegun, listUnbegun, UNBEGUN_KEY, type UnbegunFile } from './unbegun-files.ts'
import {
  discardPending,
  isItemOf,
  PENDING_KEY,
  resumeUnfinished,
  type UnfinishedUploads,
  useUploadsState,
} from './uploads-store.ts'
import { uploadsTexts } from './uploads-texts.ts'

/** Unfinished uploads of this person that this page is not sending: of a closed tab or another device. */
export function useUnfinishedUploads(): UnfinishedUploads & { readonly count: number } {
  const canUpload = useSession(({ permissions }) => permissions.includes('posts'))
  const items = useUploadsState((state) => state.items)
  const { data } = useQuery({
    queryKey: PENDING_KEY,
    queryFn: ({ signal }) => orThrow(studioClient.call(listUploads, undefined, { signal })),
    enabled: canUpload,
  })
  const { data: stored = [] } = useQuery({
    queryKey: UNBEGUN_KEY,
    queryFn: listUnbegun,
    enabled: canUpload,
  })
  const uploads = data?.uploads ?? []
  const pending = uploads.filter(
    (upload) => !items.some((item) => isItemOf(item, { ...upload, size: upload.sizeBytes })),
  )
  // The page may have been closed before it noted that the server has begun.
  const unbegun = stored.filter(
    (file) => !items.some((item) => isItemOf(item, file)) && findPending(file, uploads, file.target) === null,
  )
  return { pending, unbegun, count: pending.length + unbegun.length }
}

/** Offers to go on with unfinished uploads, or to discard them. */
export function PendingCard({ unfinished }: { readonly unfinished: ReturnType<typeof useUnfinishedUploads> }) {
  const { pending: texts } = useTexts(uploadsTexts)
  const { formatNumber } = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  const { count } = unfinished
  const title = texts.title({ count, shown: formatNumber(count) })
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
      {isOpen && <PendingDialog title={title} unfinished={unfinished} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

interface PendingDialogProps {
  readonly title: string
  readonly unfinished: UnfinishedUploads
  readonly onClose: () => void
}

function PendingDialog({ title, unfinished, onClose }: PendingDialogProps) {
  const { pending: texts } = useTexts(uploadsTexts)
  const { formatBytes } = useFormats()
  const { pending, unbegun } = unfinished
  const input = useRef<HTMLInputElement | null>(null)

  function handleFiles(files: readonly File[]): void {
    if (files.length === 0) return
    if (resumeUnfinished(files, unfinished) > 0) onClose()
    else toasts.showError(texts.noneMatches)
  }

  async function discardAll(): Promise<void> {
    unbegun.forEach(discardUnbegun)
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
          <UnfinishedRow key={upload.id} name={upload.name} onDiscard={() => void discardPending(upload)}>
            <Destination upload={upload} /> ·{' '}
            {texts.received({ sent: formatBytes(upload.receivedBytes), total: formatBytes(upload.sizeBytes) })}
          </UnfinishedRow>
        ))}
        {unbegun.map((file) => (
          <UnfinishedRow key={file.order} name={file.name} onDiscard={() => discardUnbegun(file)}>
            {file.target.postId === undefined ? texts.toInbox : texts.toPost} ·{' '}
            {texts.notBegun({ size: formatBytes(file.size) })}
          </UnfinishedRow>
        ))}
      </ul>
    </Dialog>
  )
}

const discardUnbegun = (file: UnbegunFile) => deleteUnbegun(file, file.target)

interface UnfinishedRowProps {
  readonly name: string
  readonly onDiscard: () => void
  readonly children: ReactNode
}

function UnfinishedRow({ name, onDiscard, children }: UnfinishedRowProps) {
  const { pending: texts } = useTexts(uploadsTexts)
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted">{children}</p>
      </div>
      <IconButton icon={Trash2} size="small" label={texts.discardOf({ name })} onClick={onDiscard} />
    </li>
  )
}

function Destination({ upload: { target, postTitle } }: { readonly upload: PendingUpload }) {
  const { pending: texts } = useTexts(uploadsTexts)
  if (target.postId === undefined) return texts.toInbox
  return postTitle === null ? texts.toUntitled : texts.to({ title: postTitle })
}
