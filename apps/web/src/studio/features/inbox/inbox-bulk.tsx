import { deleteInboxFiles, moveInboxFiles } from '@mixed-zone/contract/endpoints/studio/files'
import { MAX_SELECTED_ASSETS } from '@mixed-zone/contract/schemas/studio/files'
import { paths } from '@mixed-zone/contract/screens'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FilePlus2, FolderInput, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ApiFailure } from '../../../api/failure.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { BULK_BUTTON, BulkBar } from '../../shared/table/bulk-bar.tsx'
import type { RowSelection } from '../../shared/table/row-selection.ts'
import { ChoosePostDialog } from './choose-post-dialog.tsx'
import { inboxTexts } from './inbox-texts.ts'

/** Adds the selected files to a post, or deletes them. */
export function InboxBulk({ selection }: { readonly selection: RowSelection }) {
  const texts = useTexts(inboxTexts)
  const { formatNumber } = useFormats()
  const { isBusy, moveTo, deleteAll } = useInboxActions(selection)
  const [dialog, setDialog] = useState<'choose' | 'delete' | null>(null)
  const close = () => setDialog(null)
  const count = selection.ids.size
  if (count === 0) {
    // The selection may end while the dialog is open. The next one must not open it again.
    if (dialog !== null) setDialog(null)
    return null
  }
  const counted = { count, shown: formatNumber(count) }
  const limit =
    count > MAX_SELECTED_ASSETS
      ? { isDisabled: true, disabledReason: texts.tooMany({ max: formatNumber(MAX_SELECTED_ASSETS) }) }
      : {}

  async function confirm(action: () => Promise<boolean>): Promise<void> {
    if (await action()) close()
  }

  return (
    <div className="px-4 pb-3 sm:px-6">
      {/* All of a desk are moved page by page: the total is that of the selection. */}
      <BulkBar selection={selection} pageIds={[]} total={count}>
        <Button size="small" icon={Trash2} {...limit} onClick={() => setDialog('delete')}>
          {texts.delete}
        </Button>
        <Button size="small" icon={FolderInput} {...limit} onClick={() => setDialog('choose')}>
          {texts.addToPost}
        </Button>
        <Button
          size="small"
          icon={FilePlus2}
          {...limit}
          isBusy={isBusy && dialog === null}
          onClick={() => void moveTo(undefined)}
          className={BULK_BUTTON}
        >
          {texts.newPost}
        </Button>
      </BulkBar>
      {dialog === 'choose' && (
        <ChoosePostDialog
          title={texts.addTitle(counted)}
          isBusy={isBusy}
          onChoose={(postId) => void confirm(() => moveTo(postId))}
          onClose={close}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={texts.deleteTitle(counted)}
          text={texts.deleteText}
          confirm={texts.delete}
          isBusy={isBusy}
          onConfirm={() => void confirm(deleteAll)}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Each returns whether it was done. */
function useInboxActions({ ids, clear }: RowSelection) {
  const texts = useTexts(inboxTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const [isBusy, setIsBusy] = useState(false)

  async function run<Value>(call: () => Promise<{ ok: true; value: Value } | { ok: false; failure: ApiFailure }>) {
    setIsBusy(true)
    const result = await call()
    setIsBusy(false)
    if (!result.ok) {
      const isGone = result.failure.type === 'not-found'
      toasts.showError(isGone ? texts.gone : failureMessage(result.failure, states))
    }
    for (const kind of ['post', 'counts'] as const) void client.invalidateQueries({ queryKey: studioKey(kind) })
    if (!result.ok) return null
    clear()
    return result.value
  }

  return {
    isBusy,
    /** Without an id, to a new post, which is opened. */
    async moveTo(postId: string | undefined): Promise<boolean> {
      const moved = await run(() => studioClient.call(moveInboxFiles, { ids: [...ids], postId }))
      if (moved === null) return false
      const open = () => void navigate({ to: paths.studioPost({ locale, id: moved.postId }) })
      if (postId === undefined) {
        open()
        return true
      }
      toasts.show(texts.added({ count: moved.moved, shown: formatNumber(moved.moved) }), {
        action: { label: texts.openPost, onPress: open },
      })
      return true
    },
    async deleteAll(): Promise<boolean> {
      const result = await run(() => studioClient.call(deleteInboxFiles, { ids: [...ids] }))
      if (result !== null) toasts.show(texts.deleted({ count: result.deleted, shown: formatNumber(result.deleted) }))
      return result !== null
    },
  }
}
