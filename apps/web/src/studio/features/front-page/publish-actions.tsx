import {
  discardFrontPageDraft,
  publishFrontPage,
  undoFrontPagePublication,
} from '@mixed-zone/contract/endpoints/studio/front-page'
import type { FrontPageState } from '@mixed-zone/contract/schemas/studio/front-page'
import { paths } from '@mixed-zone/contract/screens'
import { useQueryClient } from '@tanstack/react-query'
import { Eye, SquareArrowOutUpRight } from 'lucide-react'
import { useState } from 'react'
import type { Result } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { offerUndo } from '../../shared/undo.ts'
import { useHasPanelSheet } from '../../shared/use-media-query.ts'
import { frontPageQuery } from './front-page-queries.ts'
import { frontPageTexts } from './front-page-texts.ts'
import type { FrontPageDraft } from './use-front-page-draft.ts'

interface PublishActionsProps {
  readonly state: FrontPageState
  readonly draft: FrontPageDraft
  /** Of the draft. */
  readonly changes: number
  readonly onPreview: () => void
}

/** Shows the portal, and publishes or discards all changes of the draft. */
export function PublishActions({ state, draft, changes, onPreview }: PublishActionsProps) {
  const client = useQueryClient()
  const locale = useLocale()
  const { publish: texts, preview } = useTexts(frontPageTexts)
  const { ui, states } = useBaseTexts()
  const isSheet = useHasPanelSheet()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { queryKey } = frontPageQuery(locale)

  /** Null if it failed. */
  async function run(call: () => Promise<Result<FrontPageState>>): Promise<FrontPageState | null> {
    setIsBusy(true)
    const result = await call()
    if (result.ok) client.setQueryData(queryKey, result.value)
    else {
      toasts.showError(result.failure.type === 'conflict' ? texts.changed : failureMessage(result.failure, states))
      await client.invalidateQueries({ queryKey })
    }
    setIsBusy(false)
    setIsAsking(false)
    draft.forget()
    return result.ok ? result.value : null
  }

  async function handlePublish(): Promise<void> {
    const published = await run(() => studioClient.call(publishFrontPage, { revision: state.revision }))
    if (published === null) return
    const { version } = published
    offerUndo({
      text: texts.done({ count: changes }),
      countdown: texts.undoFor,
      undo: () =>
        void run(() => studioClient.call(undoFrontPagePublication, { version })).then(
          (undone) => undone && toasts.show(texts.undone),
        ),
    })
  }

  return (
    <div className="flex flex-wrap gap-2">
      {isSheet && (
        <Button size="small" icon={Eye} onClick={onPreview}>
          {preview.open}
        </Button>
      )}
      {/* The side bar leads there as well, where the top bar has no room. */}
      <span className={state.draft === null ? 'contents' : 'contents sm:max-[80rem]:hidden'}>
        <ButtonLink size="small" icon={SquareArrowOutUpRight} href={paths.home({ locale })} target="_blank">
          {texts.seePortal}
        </ButtonLink>
      </span>
      {state.draft !== null && (
        <>
          <Button size="small" onClick={() => setIsAsking(true)}>
            {texts.discard}
          </Button>
          <Button
            size="small"
            variant="primary"
            isBusy={isBusy || (!draft.isSaved && draft.failure === null)}
            // The top bar and the alert say why.
            isDisabled={draft.failure !== null}
            onClick={() => void handlePublish()}
          >
            {texts.publish({ count: changes })}
          </Button>
        </>
      )}
      {isAsking && (
        <Dialog
          isOpen
          size="small"
          title={texts.discardTitle}
          onClose={() => setIsAsking(false)}
          footer={
            <>
              <Button onClick={() => setIsAsking(false)}>{ui.cancel}</Button>
              <Button
                variant="destructive"
                isBusy={isBusy}
                onClick={() =>
                  void run(() => studioClient.call(discardFrontPageDraft, { revision: state.revision })).then(
                    (discarded) => discarded && draft.takeStored(),
                  )
                }
              >
                {texts.discard}
              </Button>
            </>
          }
        >
          <p>{texts.discardText({ count: changes })}</p>
        </Dialog>
      )}
    </div>
  )
}
