import type { BodyOf } from '@mixed-zone/contract/endpoint'
import {
  archivePost,
  askForChanges,
  publishPost,
  restorePost,
  sendToReview,
  setPostEmbargo,
  trashPost,
  undoPublish,
  unpublishPost,
} from '@mixed-zone/contract/endpoints/studio/posts'
import type { PostDetail, StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
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
import { publishTexts } from './publish-texts.ts'

/** What the actions need of a post, as the list and the detail have it. */
export type ActedPost = Pick<StudioPost, 'id' | 'state' | 'version' | 'publishedAt' | 'embargoUntil' | 'hasChanges'>

export interface PublishChoice {
  /** Default: now. */
  readonly at?: Date
  /** Null for none. Default: that of the facts. */
  readonly embargoUntil?: Date | null
  /** Goes out with the update of a published post. */
  readonly correction?: BodyOf<typeof publishPost>['correction']
}

interface PostActionsOptions {
  readonly titleOf: (id: string) => string
  /** Before the draft is published: waits for what is still on its way to the server. False if it does not arrive. */
  readonly onBeforePublish?: () => Promise<boolean>
}

/** Moves a post from one state to another, says so, and offers to undo what can be undone. */
export function usePostActions({ titleOf, onBeforePublish }: PostActionsOptions) {
  const client = useQueryClient()
  const texts = useTexts(publishTexts).done
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

  /** Null if it failed, which the person has been told. */
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

  const publishCall = async ({ id, version }: ActedPost, { at, embargoUntil, correction }: PublishChoice) => {
    // Never without what the person sees on the screen.
    if (onBeforePublish && !(await onBeforePublish())) return { ok: false, failure: new ApiFailure('network') } as const
    const body = {
      version,
      ...(at && { at: at.toISOString() }),
      ...(embargoUntil !== undefined && { embargoUntil: embargoUntil?.toISOString() ?? null }),
      ...(correction && { correction }),
    }
    return studioClient.call(publishPost, body, { params: { id } })
  }

  const restoreCall = ({ id, version }: ActedPost) => studioClient.call(restorePost, { version }, { params: { id } })

  async function publish(post: ActedPost, choice: PublishChoice = {}): Promise<boolean> {
    const doneAt = Date.now()
    const wasReleased = post.state === 'published' || post.state === 'embargoed'
    const detail = await run(() => publishCall(post, choice))
    if (detail === null) return false
    const { id, version } = detail
    const undo = () => void undoWith(() => studioClient.call(undoPublish, { version }, { params: { id } }))
    if (choice.at !== undefined) {
      const text = texts.scheduled({ title: titleOf(id), at: dateTime(choice.at) })
      offerUndo({ text, countdown: texts.undoFor, doneAt, undo })
    } else {
      const text = wasReleased ? texts.updated({ title: titleOf(id) }) : texts.published({ title: titleOf(id) })
      offerUndo({ text, countdown: texts.inSeconds, doneAt, undo })
    }
    return true
  }

  async function archive({ id, version }: ActedPost): Promise<void> {
    const detail = await run(() => studioClient.call(archivePost, { version }, { params: { id } }))
    if (detail === null) return
    const undo = () => void undoWith(() => restoreCall(detail))
    offerUndo({ text: texts.archived({ title: titleOf(id) }), countdown: texts.undoFor, undo })
  }

  async function unpublish({ id, version }: ActedPost): Promise<void> {
    const detail = await run(() => studioClient.call(unpublishPost, { version }, { params: { id } }))
    if (detail !== null) toasts.show(texts.unpublished({ title: titleOf(id) }))
  }

  async function trash({ id, version }: ActedPost): Promise<void> {
    const detail = await run(() => studioClient.call(trashPost, { version }, { params: { id } }))
    if (detail === null) return
    const undo = () => void undoWith(() => restoreCall(detail))
    offerUndo({ text: texts.trashed({ title: titleOf(id) }), countdown: texts.undoFor, undo })
  }

  async function restore(post: ActedPost): Promise<void> {
    if ((await run(() => restoreCall(post))) !== null) toasts.show(texts.restored({ title: titleOf(post.id) }))
  }

  async function askForReview({ id, version }: ActedPost, note: string): Promise<boolean> {
    const body = { version, ...(note !== '' && { note }) }
    const detail = await run(() => studioClient.call(sendToReview, body, { params: { id } }))
    if (detail !== null) toasts.show(texts.review({ title: titleOf(id) }))
    return detail !== null
  }

  async function wantChanges({ id, version }: ActedPost, note: string): Promise<boolean> {
    const detail = await run(() => studioClient.call(askForChanges, { version, note }, { params: { id } }))
    if (detail !== null) toasts.show(texts.changesWanted({ title: titleOf(id) }))
    return detail !== null
  }

  async function setEmbargo({ id, version }: ActedPost, until: Date | null): Promise<boolean> {
    const body = { version, until: until?.toISOString() ?? null }
    const detail = await run(() => studioClient.call(setPostEmbargo, body, { params: { id } }))
    if (detail !== null) toasts.show(texts.embargoSet({ title: titleOf(id) }))
    return detail !== null
  }

  return { isBusy, publish, archive, unpublish, trash, restore, askForReview, wantChanges, setEmbargo }
}

export type PostActions = ReturnType<typeof usePostActions>
