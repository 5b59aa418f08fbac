import type { BodyOf } from '@mixed-zone/contract/endpoint'
import {
  archivePost,
  askForChanges as askForChangesEndpoint,
  publishPost,
  restorePost,
  sendToReview as sendToReviewEndpoint,
  setPostEmbargo,
  trashPost,
  undoPublish,
  unpublishPost,
} from '@mixed-zone/contract/endpoints/studio/posts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Result } from '../../../api/client.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'
import { offerUndo } from '../undo.ts'
import { postDetailQuery } from './post-queries.ts'
import { isPublic, type PostActionTarget } from './publish-steps.ts'
import { publishTexts } from './publish-texts.ts'

export interface PublishOptions {
  /** Default: publish now. */
  readonly at?: Date
  /** Null for no embargo. Default: the embargo in the facts. */
  readonly embargoUntil?: Date | null
  /** The embargo in the facts on which the person decided. */
  readonly seenEmbargo?: string | null
  /** Sent together with the update of a published post. */
  readonly correction?: BodyOf<typeof publishPost>['correction']
}

interface PostActionsOptions {
  readonly titleOf: (id: string) => string
  /** Called before the draft is published. Resolves to false if unsaved edits could not be sent. */
  readonly flushPendingEdits?: () => Promise<boolean>
}

/** Moves a post from one state to another, shows a toast, and offers to undo what can be undone. */
export function usePostActions({ titleOf, flushPendingEdits }: PostActionsOptions) {
  const client = useQueryClient()
  const texts = useTexts(publishTexts).toasts
  const { states } = useBaseTexts()
  const { dateTime } = useFormats()
  const [isBusy, setIsBusy] = useState(false)

  const reload = () => {
    void client.invalidateQueries({ queryKey: studioKey('post') })
    void client.invalidateQueries({ queryKey: studioKey('counts') })
  }

  function showFailure(failure: ApiFailure): void {
    if (failure.type === 'conflict') toasts.showError(texts.changedMeanwhile)
    else if (failure.type === 'validation') toasts.showError(texts.blocked)
    else toasts.showError(failureMessage(failure, states))
  }

  /** Null on failure; the error toast has been shown. */
  async function run(call: () => Promise<Result<PostDetail>>): Promise<PostDetail | null> {
    setIsBusy(true)
    const result = await call()
    setIsBusy(false)
    if (result.ok) client.setQueryData(postDetailQuery(result.value.id).queryKey, result.value)
    else showFailure(result.failure)
    reload()
    return result.ok ? result.value : null
  }

  async function undoWith(call: () => Promise<Result<PostDetail>>): Promise<void> {
    const result = await call()
    reload()
    if (result.ok) {
      client.setQueryData(postDetailQuery(result.value.id).queryKey, result.value)
      toasts.show(texts.undone({ title: titleOf(result.value.id) }))
    } else if (result.failure.type === 'conflict') toasts.showError(texts.tooLate)
    else showFailure(result.failure)
  }

  const publishCall = async ({ id, version }: PostActionTarget, options: PublishOptions) => {
    const { at, embargoUntil, seenEmbargo, correction } = options
    // What is published must be what the person sees. Edits remain unsent only without a connection, so show that message.
    if (flushPendingEdits && !(await flushPendingEdits()))
      return { ok: false, failure: new ApiFailure('network') } as const
    const body = {
      version,
      ...(at && { at: at.toISOString() }),
      ...(embargoUntil !== undefined && { embargoUntil: embargoUntil?.toISOString() ?? null }),
      ...(seenEmbargo !== undefined && { seenEmbargo }),
      ...(correction && { correction }),
    }
    return studioClient.call(publishPost, body, { params: { id } })
  }

  const restoreCall = ({ id, version }: PostActionTarget) =>
    studioClient.call(restorePost, { version }, { params: { id } })

  async function publish(post: PostActionTarget, options: PublishOptions = {}): Promise<boolean> {
    const startedAt = Date.now()
    const wasPublic = isPublic(post)
    const detail = await run(() => publishCall(post, options))
    if (detail === null) return false
    const { id, version } = detail
    const undo = () => void undoWith(() => studioClient.call(undoPublish, { version }, { params: { id } }))
    if (options.at !== undefined) {
      const text = texts.scheduled({ title: titleOf(id), at: dateTime(options.at) })
      offerUndo({ text, countdown: texts.undoFor, startedAt, undo })
    } else {
      const text = wasPublic ? texts.updated({ title: titleOf(id) }) : texts.published({ title: titleOf(id) })
      offerUndo({ text, countdown: texts.inSeconds, startedAt, undo })
    }
    return true
  }

  async function archive({ id, version }: PostActionTarget): Promise<void> {
    const detail = await run(() => studioClient.call(archivePost, { version }, { params: { id } }))
    if (detail === null) return
    const undo = () => void undoWith(() => restoreCall(detail))
    offerUndo({ text: texts.archived({ title: titleOf(id) }), countdown: texts.undoFor, undo })
  }

  async function unpublish({ id, version }: PostActionTarget): Promise<boolean> {
    const detail = await run(() => studioClient.call(unpublishPost, { version }, { params: { id } }))
    if (detail !== null) toasts.show(texts.unpublished({ title: titleOf(id) }))
    return detail !== null
  }

  async function trash({ id, version }: PostActionTarget): Promise<boolean> {
    const detail = await run(() => studioClient.call(trashPost, { version }, { params: { id } }))
    if (detail === null) return false
    const undo = () => void undoWith(() => restoreCall(detail))
    offerUndo({ text: texts.trashed({ title: titleOf(id) }), countdown: texts.undoFor, undo })
    return true
  }

  async function restore(post: PostActionTarget): Promise<void> {
    if ((await run(() => restoreCall(post))) !== null) toasts.show(texts.restored({ title: titleOf(post.id) }))
  }

  async function sendToReview({ id, version }: PostActionTarget, note: string): Promise<boolean> {
    const body = { version, ...(note !== '' && { note }) }
    const detail = await run(() => studioClient.call(sendToReviewEndpoint, body, { params: { id } }))
    if (detail !== null) toasts.show(texts.sentToReview({ title: titleOf(id) }))
    return detail !== null
  }

  async function askForChanges({ id, version }: PostActionTarget, note: string): Promise<boolean> {
    const detail = await run(() => studioClient.call(askForChangesEndpoint, { version, note }, { params: { id } }))
    if (detail !== null) toasts.show(texts.changesAskedFor({ title: titleOf(id) }))
    return detail !== null
  }

  async function setEmbargo({ id, version }: PostActionTarget, until: Date | null): Promise<boolean> {
    const body = { version, until: until?.toISOString() ?? null }
    const detail = await run(() => studioClient.call(setPostEmbargo, body, { params: { id } }))
    if (detail !== null) toasts.show(texts.embargoSet({ title: titleOf(id) }))
    return detail !== null
  }

  return { isBusy, publish, archive, unpublish, trash, restore, sendToReview, askForChanges, setEmbargo }
}

export type PostActions = ReturnType<typeof usePostActions>
