import type { DraftSettingKey } from '@mixed-zone/contract/schemas/studio/settings'
import { useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { studioKey } from '../../shared/studio-query.ts'
import { offerUndo } from '../../shared/undo.ts'
import { setSaving, useSaving } from './save-state.tsx'
import { settingsTexts } from './settings-texts.ts'
import { discardDraft, publishDraft, undoPublication } from './use-saved-setting.ts'

interface DraftActionsProps {
  readonly settingKey: DraftSettingKey
  /** Null without a draft. */
  readonly draft: { readonly revision: number } | null
  /** In effect now. */
  readonly published: unknown
  readonly publishLabel: string
}

/** Discards or publishes a draft. */
export function DraftActions({ settingKey, draft, published, publishLabel }: DraftActionsProps) {
  const { draft: texts, save } = useTexts(settingsTexts)
  const { states } = useBaseTexts()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  // What was typed last has to be in the draft first.
  const isSaving = useSaving(({ saving }) => saving.kind === 'saving' || saving.kind === 'offline')

  async function run(action: () => Promise<string | null>): Promise<void> {
    setIsBusy(true)
    const message = await action()
    await queryClient.invalidateQueries({ queryKey: studioKey('setting') })
    setIsBusy(false)
    setIsAsking(false)
    setSaving({ kind: 'none' })
    if (message !== null) toasts.show(message)
  }

  const handlePublish = () =>
    run(async () => {
      const result = await publishDraft(settingKey, draft?.revision ?? 0)
      if (!result.ok) return failureMessage(result.failure, states)
      const { version } = result.value
      offerUndo({ text: texts.published({ version }), countdown: save.undoFor, undo: () => void undoPublish(version) })
      return null
    })

  /** What was in effect before becomes the next version. */
  const undoPublish = (version: number) =>
    run(async () => {
      const result = await undoPublication(settingKey, { value: published, version })
      return result.ok ? save.undone({ version: result.value.version }) : failureMessage(result.failure, states)
    })

  const handleDiscard = () =>
    run(async () => {
      const result = await discardDraft(settingKey, draft?.revision ?? 0)
      return result.ok ? null : failureMessage(result.failure, states)
    })

  if (draft === null) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => setIsAsking(true)}>
        {texts.discard}
      </Button>
      <Button size="small" variant="primary" isBusy={isBusy || isSaving} onClick={() => void handlePublish()}>
        {publishLabel}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          size="small"
          onClose={() => setIsAsking(false)}
          title={texts.discardTitle}
          footer={
            <>
              <Button onClick={() => setIsAsking(false)}>{texts.cancel}</Button>
              <Button variant="destructive" isBusy={isBusy || isSaving} onClick={() => void handleDiscard()}>
                {texts.discard}
              </Button>
            </>
          }
        >
          <p>{texts.discardText}</p>
        </Dialog>
      )}
    </div>
  )
}
