import type { PostDetail, StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import {
  Archive,
  CalendarClock,
  CalendarX,
  FileX,
  Lock,
  type LucideIcon,
  MessageSquareWarning,
  PencilLine,
  Send,
  Trash2,
  Undo2,
  UserCheck,
} from 'lucide-react'
import type { MenuAction } from '../../../ui/components/overlays/menu.tsx'
import type { PublishTexts } from './texts/es.ts'

/** The fields of a post that the actions need. The list and the detail both have them. */
export type PostActionTarget = Pick<
  StudioPost,
  'id' | 'state' | 'version' | 'publishedAt' | 'embargoUntil' | 'hasChanges'
>

/** What can be done to a post beside writing it. */
export type PublishStep = keyof PublishTexts['actions']

const ICONS: Readonly<Record<PublishStep, LucideIcon>> = {
  now: Send,
  schedule: CalendarClock,
  reschedule: CalendarClock,
  publishEmbargo: Lock,
  embargo: Lock,
  unpublish: Undo2,
  unschedule: CalendarX,
  archive: Archive,
  correct: PencilLine,
  recall: FileX,
  changesWanted: MessageSquareWarning,
  review: UserCheck,
  trash: Trash2,
}

/** The steps of each state, for those who may publish, in the order of the menu. */
const STEPS: Readonly<Record<PostActionTarget['state'], readonly PublishStep[]>> = {
  draft: ['now', 'schedule', 'publishEmbargo', 'review', 'trash'],
  review: ['now', 'schedule', 'publishEmbargo', 'changesWanted', 'trash'],
  scheduled: ['now', 'reschedule', 'publishEmbargo', 'unschedule', 'archive', 'trash'],
  published: ['embargo', 'unpublish', 'archive', 'correct', 'recall', 'trash'],
  embargoed: ['embargo', 'unpublish', 'archive', 'correct', 'recall', 'trash'],
  archived: ['now', 'schedule', 'publishEmbargo', 'unpublish', 'trash'],
  trash: [],
}

/** For those who only write. A post that readers see stays out of their reach. */
const WRITER_STEPS: Readonly<Partial<Record<PostActionTarget['state'], readonly PublishStep[]>>> = {
  draft: ['review', 'trash'],
  review: ['changesWanted', 'trash'],
  archived: ['trash'],
}

/** Whether readers see the post, under embargo those with the permission. */
export function isPublic({ state }: Pick<PostActionTarget, 'state'>): boolean {
  return state === 'published' || state === 'embargoed'
}

/** Whether readers see the post, or will at its time. */
export function isReleased(post: Pick<PostActionTarget, 'state'>): boolean {
  return isPublic(post) || post.state === 'scheduled'
}

/** Whether an update has to ask first who of those that downloaded the post is told. */
export function concernsRecipients(post: Pick<PostDetail, 'state' | 'recipients'>): boolean {
  return isPublic(post) && post.recipients > 0
}

export function publishSteps({ state }: Pick<PostActionTarget, 'state'>, canPublish: boolean): readonly PublishStep[] {
  return canPublish ? STEPS[state] : (WRITER_STEPS[state] ?? [])
}

const DANGERS: ReadonlySet<PublishStep> = new Set(['recall', 'trash'])

/** They send out the draft, so they wait until it is saved and decided. Withdrawing a post must always be possible. */
const DRAFT_STEPS: ReadonlySet<PublishStep> = new Set(['now', 'schedule', 'reschedule', 'publishEmbargo', 'review'])

interface StepMenuOptions {
  readonly onStep: (step: PublishStep) => void
  readonly isDraftBlocked?: boolean
}

export function stepMenu(
  steps: readonly PublishStep[],
  texts: PublishTexts,
  { onStep, isDraftBlocked = false }: StepMenuOptions,
): MenuAction[] {
  return steps.map((step) => ({
    id: step,
    label: texts.actions[step],
    icon: ICONS[step],
    isDanger: DANGERS.has(step),
    isDisabled: isDraftBlocked && DRAFT_STEPS.has(step),
    isAfterLine: step === 'trash' && steps.length > 1,
    onAction: () => onStep(step),
  }))
}

export type ButtonState =
  | {
      readonly kind: 'publish' | 'review' | 'in-review' | 'update' | 'archived' | 'restore' | 'publishing' | 'updating'
    }
  | { readonly kind: 'schedule-for' | 'scheduled' | 'published'; readonly at: string }

type ButtonPost = Pick<PostDetail, 'state' | 'publishedAt' | 'pending' | 'hasChanges' | 'canPublish'>

/** What the button says. `now` is in milliseconds. */
export function buttonState(post: ButtonPost, now: number): ButtonState {
  const { state, publishedAt, pending, hasChanges, canPublish } = post
  if (state === 'trash') return { kind: 'restore' }
  const isUndoable = pending?.undoUntil != null && Date.parse(pending.undoUntil) > now
  // Nobody sees it yet, and nothing else can be done to it.
  if (isUndoable && Date.parse(pending.at) <= Date.parse(pending.undoUntil ?? pending.at)) {
    return { kind: pending.kind === 'update' ? 'updating' : 'publishing' }
  }
  if (!canPublish) {
    if (state === 'draft') return { kind: 'review' }
    if (state === 'review') return { kind: 'in-review' }
  }
  const isAhead = publishedAt !== null && Date.parse(publishedAt) > now
  if (state === 'scheduled') {
    return hasChanges && canPublish ? { kind: 'update' } : { kind: 'scheduled', at: publishedAt ?? '' }
  }
  if (state === 'draft' || state === 'review') {
    return isAhead ? { kind: 'schedule-for', at: publishedAt } : { kind: 'publish' }
  }
  if (state === 'archived') return canPublish ? { kind: 'publish' } : { kind: 'archived' }
  return hasChanges && canPublish ? { kind: 'update' } : { kind: 'published', at: publishedAt ?? '' }
}
