import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useTexts } from '../../../i18n/texts.ts'
import type { GetFixHandler } from './checklist.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { concernsRecipients } from './publish-steps.ts'
import { publishTexts } from './publish-texts.ts'
import { RecallDialog } from './recall-dialog.tsx'
import { EmbargoDialog, NoteDialog } from './state-dialogs.tsx'
import type { PublishFlowState } from './use-publish-flow.ts'

export interface PublishDialogsProps {
  readonly flow: PublishFlowState
  readonly post: PostDetail
  readonly title: string
  readonly getFixHandler?: GetFixHandler
}

/** Renders the dialog of the open step. */
export function PublishDialogs({ flow, post, title, getFixHandler }: PublishDialogsProps) {
  const texts = useTexts(publishTexts)
  const { actions, step, close, openDialog, openRecall, returnToCorrection } = flow
  const closeAndFix: GetFixHandler = (check) => {
    const fix = getFixHandler?.(check) ?? null
    if (fix === null) return null
    return () => {
      close()
      fix()
    }
  }
  switch (step) {
    case null:
      return null
    case 'now':
    case 'schedule':
    case 'reschedule':
    case 'publishEmbargo':
      return (
        <PublishDialog
          key={step}
          post={post}
          title={title}
          actions={actions}
          initialMode={step === 'now' ? 'now' : step === 'publishEmbargo' ? 'embargo' : 'schedule'}
          getFixHandler={closeAndFix}
          {...(post.state === 'draft' && { onReview: () => openDialog('review') })}
          {...(concernsRecipients(post) && { onUpdate: () => openDialog('update') })}
          onClose={close}
        />
      )
    case 'review':
    case 'changesWanted':
      return (
        <NoteDialog
          kind={step === 'review' ? 'review' : 'changes'}
          post={post}
          title={title}
          actions={actions}
          onClose={close}
        />
      )
    case 'embargo':
      return <EmbargoDialog post={post} title={title} actions={actions} onClose={close} />
    case 'update':
    case 'correct':
      return (
        <CorrectionDialog
          post={post}
          title={title}
          isUpdate={step === 'update'}
          note={flow.note}
          onNote={flow.setNote}
          actions={actions}
          onRecall={(subject) => openRecall(step, subject)}
          onClose={close}
        />
      )
    case 'recall':
    case 'withdraw':
      return (
        <RecallDialog
          post={post}
          title={title}
          {...(step === 'withdraw' && { subject: 'post' as const })}
          onCorrect={returnToCorrection}
          onClose={close}
        />
      )
    case 'unpublish':
    case 'trash': {
      const confirm = async () => {
        if (await actions[step](post)) close()
      }
      return (
        <ConfirmDialog
          title={texts.confirm[`${step}Title`]}
          text={texts.confirm[`${step}Text`]}
          confirm={texts.actions[step]}
          isBusy={actions.isBusy}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )
    }
  }
}
