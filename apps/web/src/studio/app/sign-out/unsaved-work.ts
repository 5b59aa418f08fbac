import { listUnsentPosts } from '../../features/editor/document/unsent-edits.ts'
import { listPostsWithUnsavedFields, sendUnsavedFields } from '../../features/editor/unsaved-fields.ts'
import { findUnsavedFrontPage, sendUnsavedFrontPage } from '../../features/front-page/unsaved-front-page.ts'
import { countUnsavedSettings, sendUnsavedSettings } from '../../features/settings/unsaved-settings.ts'
import { currentPersonId } from '../../shared/unsaved-changes.ts'
import { countUnfinishedUploads, waitForUploads } from '../../shared/uploads/uploads-store.ts'

/** What is only in this browser, and would be deleted at sign-out. */
export interface UnsavedWork {
  readonly posts: number
  /** The front page counts as one. */
  readonly settings: number
  /** They go on only after the same files are chosen again. */
  readonly uploads: number
}

const listPosts = async () => ({
  withTexts: await listUnsentPosts(currentPersonId() ?? ''),
  withFields: listPostsWithUnsavedFields(),
})

/** Null if everything was sent. */
export async function findUnsavedWork(): Promise<UnsavedWork | null> {
  const { withTexts, withFields } = await listPosts()
  const posts = new Set([...withTexts, ...withFields]).size
  const settings = countUnsavedSettings() + (findUnsavedFrontPage() === null ? 0 : 1)
  const uploads = countUnfinishedUploads()
  return posts + settings + uploads === 0 ? null : { posts, settings, uploads }
}

/** Sends what can be sent. What was refused, or changed by somebody else meanwhile, stays. */
export async function sendUnsavedWork(): Promise<void> {
  const { withTexts, withFields } = await listPosts()
  for (const postId of withFields) await sendUnsavedFields(postId)
  await sendUnsavedSettings()
  await sendUnsavedFrontPage()
  await waitForUploads()
  if (withTexts.length === 0) return
  // Lazy: few people sign out with texts that were not sent.
  const { sendUnsentEdits } = await import('../../features/editor/document/send-unsent-edits.ts')
  await Promise.all(withTexts.map(sendUnsentEdits))
}
