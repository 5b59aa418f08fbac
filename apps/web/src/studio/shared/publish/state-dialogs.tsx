import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { useLeagueTime } from './league-time.ts'
import { kickOffOf, useInitialTime } from './publish-dialog.tsx'
import { publishTexts } from './publish-texts.ts'
import { TimeChoice, useChosenTime, useIsAhead } from './time-choice.tsx'
import type { PostActionTarget } from './publish-steps.ts'
import type { PostActions } from './use-post-actions.ts'

const MAX_NOTE_CHARACTERS = 2000

interface NoteDialogProps {
  readonly kind: 'review' | 'changes'
  readonly post: PostActionTarget
  readonly title: string
  readonly actions: PostActions
  readonly onClose: () => void
}

/** Asks for a review with a note, or for changes, which have to be named. */
export function NoteDialog({ kind, post, title, actions, onClose }: NoteDialogProps) {
  const texts = useTexts(publishTexts).review
  const { cancel } = useBaseTexts().ui
  const [note, setNote] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isReview = kind === 'review'
  const error = !isReview && hasTried && note.trim() === '' ? texts.changesMissing : undefined

  async function send(): Promise<void> {
    setHasTried(true)
    const text = note.trim()
    if (!isReview && text === '') return
    const isDone = await (isReview ? actions.sendToReview(post, text) : actions.askForChanges(post, text))
    if (isDone) onClose()
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={isReview ? texts.title : texts.changesTitle}
      subtitle={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" isBusy={actions.isBusy} onClick={() => void send()}>
            {isReview ? texts.send : texts.changesSend}
          </Button>
        </>
      }
    >
      <Field
        label={isReview ? texts.note : texts.changes}
        error={error}
        isRequired={!isReview}
        {...(isReview && { help: texts.optional })}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={MAX_NOTE_CHARACTERS}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}

interface EmbargoDialogProps {
  readonly post: PostDetail
  readonly title: string
  readonly actions: PostActions
  readonly onClose: () => void
}

/** Sets or lifts the embargo of a published post at once. */
export function EmbargoDialog({ post, title, actions, onClose }: EmbargoDialogProps) {
  const texts = useTexts(publishTexts).dialog
  const { cancel } = useBaseTexts().ui
  const leagueTime = useLeagueTime()
  const chosen = useChosenTime(useInitialTime(post.embargoUntil))
  const isAhead = useIsAhead(chosen)

  async function save(until: Date | null): Promise<void> {
    if (await actions.setEmbargo(post, until)) onClose()
  }

  async function set(): Promise<void> {
    const at = await chosen.settled()
    if (at !== null && at.getTime() > Date.now()) await save(at)
  }

  return (
    <Dialog
      isOpen
      title={texts.embargoTitle}
      subtitle={`${title} · ${texts.embargoSubtitle}`}
      onClose={onClose}
      footer={
        <>
          {post.state === 'embargoed' && (
            <Button isBusy={actions.isBusy} onClick={() => void save(null)} className="mr-auto">
              {texts.liftEmbargo}
            </Button>
          )}
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="primary"
            icon={Lock}
            isBusy={actions.isBusy}
            isDisabled={!isAhead}
            onClick={() => void set()}
          >
            {chosen.at === null ? texts.embargoTitle : texts.setEmbargo({ at: leagueTime(chosen.at) })}
          </Button>
        </>
      }
    >
      <TimeChoice
        label={texts.embargoUntil}
        chosen={chosen}
        countdownLabel={texts.opensIn}
        isEmbargo
        kickOff={kickOffOf(post)}
      />
    </Dialog>
  )
}
