import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecallSubject } from './correction-steps.tsx'
import { EMPTY_NOTE } from './note.ts'
import { checklistQuery } from './post-queries.ts'
import { type ButtonState, isReleased, type PublishStep } from './publish-steps.ts'
import { type PostActionTarget, usePostActions } from './use-post-actions.ts'

interface PublishFlowOptions {
  readonly title: string
  readonly flushPendingEdits?: () => Promise<boolean>
}

/** `update` is the correction of a post that somebody has downloaded, with its update. */
type CorrectionStep = 'correct' | 'update'

/** `withdraw` is the recall of the whole post. */
type OpenStep = PublishStep | CorrectionStep | 'withdraw'

/** Which step is being asked about, and the steps that need no question. */
export function usePublishFlow({ title, flushPendingEdits }: PublishFlowOptions) {
  const client = useQueryClient()
  const actions = usePostActions({ titleOf: () => title, ...(flushPendingEdits && { flushPendingEdits }) })
  const [step, setStep] = useState<OpenStep | null>(null)
  /** Of a correction; kept while somebody looks at the recall instead. */
  const [note, setNote] = useState(EMPTY_NOTE)
  /** Where a recall that was begun there leads back to. */
  const [correctionStep, setCorrectionStep] = useState<CorrectionStep>('correct')

  function start(post: PostActionTarget, next: PublishStep): void {
    if (next === 'unschedule') void actions.unpublish(post)
    else if (next === 'unpublish' && !isReleased(post)) void actions.unpublish(post)
    else if (next === 'archive') void actions.archive(post)
    else if (next === 'trash' && !isReleased(post)) void actions.trash(post)
    else setStep(next)
  }

  async function update(post: PostDetail): Promise<void> {
    const checklist = await client.fetchQuery(checklistQuery(post.id)).catch(() => null)
    // The dialog says what blocks, and loads the checklist again if that failed.
    if (checklist === null || checklist.blocking.length > 0) setStep('now')
    else if (post.recipients > 0 && post.state !== 'scheduled') setStep('update')
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

export type PublishFlowState = ReturnType<typeof usePublishFlow>

/** An update of a scheduled post keeps its time. */
const scheduledAgain = ({ state, publishedAt }: PostDetail) =>
  state === 'scheduled' && publishedAt !== null ? { at: new Date(publishedAt) } : {}

const isEmbargoPlanned = ({ facts }: PostDetail) =>
  facts.embargo.value !== null && Date.parse(facts.embargo.value) > Date.now()
