import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import type { FixOf } from './checklist.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import { EMPTY_NOTE } from './localised-note.tsx'
import { checklistQuery } from './post-queries.ts'
import { PublishDialog } from './publish-dialog.tsx'
import type { ButtonState, PublishStep } from './publish-steps.ts'
import { publishTexts } from './publish-texts.ts'
import { RecallDialog, type RecallSubject } from './recall-dialog.tsx'
import { ConfirmDialog, EmbargoDialog, NoteDialog } from './state-dialogs.tsx'
import { type ActedPost, usePostActions } from './use-post-actions.ts'

interface PublishFlowOptions {
  readonly title: string
  readonly onBeforePublish?: () => Promise<boolean>
}

/** `update` is the correction of a post that somebody has downloaded, with its update. */
type CorrectionStep = 'correct' | 'update'

/** `withdraw` is the recall of the whole post. */
type OpenStep = PublishStep | CorrectionStep | 'withdraw'

/** Which step is being asked about, and the steps that need no question. */
export function usePublishFlow({ title, onBeforePublish }: PublishFlowOptions) {
  const client = useQueryClient()
  const actions = usePostActions({ titleOf: () => title, ...(onBeforePublish && { onBeforePublish }) })
  const [step, setStep] = useState<OpenStep | null>(null)
  /** Of a correction; kept while somebody looks at the recall instead. */
  const [note, setNote] = useState(EMPTY_NOTE)
  /** Where a recall that was begun there leads back to. */
  const [correctionStep, setCorrectionStep] = useState<CorrectionStep>('correct')

  function start(post: ActedPost, next: PublishStep): void {
    const isReleased = post.state === 'published' || post.state === 'embargoed' || post.state === 'scheduled'
    if (next === 'unschedule') void actions.unpublish(post)
    else if (next === 'unpublish' && !isReleased) void actions.unpublish(post)
    else if (next === 'archive') void actions.archive(post)
    else if (next === 'trash' && !isReleased) void actions.trash(post)
    else setStep(next)
  }

  async function update(post: PostDetail): Promise<void> {
    const checklist = await client.fetchQuery(checklistQuery(post.id)).catch(() => null)
    // The dialog says what blocks, and loads the checklist again if that failed.
    if (checklist === null || checklist.blocking.length > 0) setStep('now')
    else if (post.receivers > 0 && post.state !== 'scheduled') setStep('update')
    else await actions.publish(post, scheduledAgain(post))
  }

  function press(post: PostDetail, { kind }: ButtonState): void {
    if (kind === 'restore') void actions.restore(post)
    else if (kind === 'update') void update(post)
    else if (kind === 'review') setStep('review')
    else if (kind === 'schedule-for') setStep('schedule')
    else setStep(isEmbargoPlanned(post) ? 'publishEmbargo' : 'now')
  }

  function recall(from: CorrectionStep, subject: RecallSubject): void {
    setCorrectionStep(from)
    setStep(subject === 'post' ? 'withdraw' : 'recall')
  }

  function close(): void {
    setNote(EMPTY_NOTE)
    setCorrectionStep('correct')
    setStep(null)
  }

  return {
    actions,
    step,
    start,
    press,
    close,
    ask: setStep,
    note,
    setNote,
    recall,
    correct: () => setStep(correctionStep),
  }
}

type Flow = ReturnType<typeof usePublishFlow>

/** An update of a scheduled post keeps its time. */
const scheduledAgain = ({ state, publishedAt }: PostDetail) =>
  state === 'scheduled' && publishedAt !== null ? { at: new Date(publishedAt) } : {}

const isEmbargoPlanned = ({ facts }: PostDetail) =>
  facts.embargo.value !== null && Date.parse(facts.embargo.value) > Date.now()

interface PublishFlowProps {
  readonly flow: Flow
  readonly post: PostDetail
  readonly title: string
  readonly fixOf?: FixOf
}

/** The dialog of the step that is being asked about. */
export function PublishFlow({ flow, post, title, fixOf }: PublishFlowProps) {
  const texts = useTexts(publishTexts)
  const { actions, step, close, ask, recall, correct } = flow
  const closeAndFix: FixOf = (check) => {
    const fix = fixOf?.(check) ?? null
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
          fixOf={closeAndFix}
          {...(post.state === 'draft' && { onReview: () => ask('review') })}
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
          onRecall={(subject) => recall(step, subject)}
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
          onCorrect={correct}
          onClose={close}
        />
      )
    // These two ask nothing.
    case 'archive':
    case 'unschedule':
      return null
    case 'unpublish':
    case 'trash': {
      const confirm = async () => {
        await actions[step](post)
        close()
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
