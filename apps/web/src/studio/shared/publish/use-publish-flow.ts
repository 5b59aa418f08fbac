import type { Localised } from '@mixed-zone/contract/locales'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecallSubject } from './correction-steps.tsx'
import { EMPTY_NOTE } from './note.ts'
import { checklistQuery } from './post-queries.ts'
import {
  type ButtonState,
  concernsRecipients,
  isReleased,
  type PostActionTarget,
  type PublishStep,
} from './publish-steps.ts'
import { usePostActions } from './use-post-actions.ts'

interface PublishFlowOptions {
  readonly title: string
  readonly flushPendingEdits?: () => Promise<boolean>
}

/** `update` is the correction of a post that somebody has downloaded, with its update. */
type CorrectionStep = 'correct' | 'update'

/** `archive` and `unschedule` have no dialog. `withdraw` is the recall of the whole post. */
type OpenStep = Exclude<PublishStep, 'archive' | 'unschedule'> | CorrectionStep | 'withdraw'

interface OpenDialog {
  /** A new one for each dialog that is opened. */
  readonly id: symbol
  readonly step: OpenStep
  /** Of a correction; kept while somebody looks at the recall instead. */
  readonly note: Localised
  /** Where a recall that was begun there leads back to. */
  readonly correctionStep: CorrectionStep
}

const newDialog = (step: OpenStep): OpenDialog => ({
  id: Symbol(step),
  step,
  note: EMPTY_NOTE,
  correctionStep: 'correct',
})

/** Which dialog is open, and the steps that need none. */
export function usePublishFlow({ title, flushPendingEdits }: PublishFlowOptions) {
  const client = useQueryClient()
  const actions = usePostActions({ titleOf: () => title, ...(flushPendingEdits && { flushPendingEdits }) })
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const note = dialog?.note ?? EMPTY_NOTE
  const correctionStep = dialog?.correctionStep ?? 'correct'
  const openDialog = (step: OpenStep) => setDialog(newDialog(step))

  function start(post: PostActionTarget, next: PublishStep): void {
    if (next === 'unschedule') void actions.unpublish(post)
    else if (next === 'unpublish' && !isReleased(post)) void actions.unpublish(post)
    else if (next === 'archive') void actions.archive(post)
    else if (next === 'trash' && !isReleased(post)) void actions.trash(post)
    else openDialog(next)
  }

  async function update(post: PostDetail): Promise<void> {
    const checklist = await client.fetchQuery(checklistQuery(post.id)).catch(() => null)
    // Somebody may have opened another one while it was loading.
    const openIfNone = (step: OpenStep) => setDialog((current) => current ?? newDialog(step))
    // The dialog says what blocks, and loads the checklist again if that failed. It must not publish at once what is scheduled.
    const isBlocked = checklist === null || checklist.blocking.length > 0
    if (isBlocked) openIfNone(post.state === 'scheduled' ? 'reschedule' : 'now')
    else if (concernsRecipients(post)) openIfNone('update')
    else await actions.publish(post, scheduledAgain(post))
  }

  function press(post: PostDetail, { kind }: ButtonState): void {
    if (kind === 'restore') void actions.restore(post)
    else if (kind === 'update') void update(post)
    else if (kind === 'review') openDialog('review')
    else if (kind === 'schedule-for') openDialog('schedule')
    else openDialog(isEmbargoPlanned(post) ? 'publishEmbargo' : 'now')
  }

  function openRecall(from: CorrectionStep, subject: RecallSubject): void {
    setDialog({ ...newDialog(subject === 'post' ? 'withdraw' : 'recall'), note, correctionStep: from })
  }

  /** Closes only the dialog that it was given to: an answer may arrive after that was closed, and another one opened. */
  function close(): void {
    setDialog((current) => (current?.id === dialog?.id ? null : current))
  }

  return {
    actions,
    step: dialog?.step ?? null,
    start,
    press,
    close,
    openDialog,
    note,
    setNote: (changed: Localised) => setDialog((current) => current && { ...current, note: changed }),
    openRecall,
    returnToCorrection: () => setDialog({ ...newDialog(correctionStep), note }),
  }
}

export type PublishFlowState = ReturnType<typeof usePublishFlow>

/** An update of a scheduled post keeps its time. */
const scheduledAgain = ({ state, publishedAt }: PostDetail) =>
  state === 'scheduled' && publishedAt !== null ? { at: new Date(publishedAt) } : {}

const isEmbargoPlanned = ({ facts }: PostDetail) =>
  facts.embargo.value !== null && Date.parse(facts.embargo.value) > Date.now()
