import { updatePostData } from '@mixed-zone/contract/endpoints/usage'
import { track } from '../../analytics/track.ts'
import { portal } from '../../api/portal-client.ts'
import { readViewedPosts, saveViewedPosts } from './viewed-posts.ts'

/** Records a view of a post once per visit. A visit lasts as long as the tab's session storage, so it survives reloads. */
export async function recordView(id: string): Promise<void> {
  const viewed = readViewedPosts()
  if (viewed.includes(id)) return
  saveViewedPosts([...viewed, id])
  const result = await portal.call(updatePostData, { id, event: 'view' }, { keepalive: true })
  if (result.ok) return track('post_view', { post_id: id })
  // Not counted: try again the next time it is opened.
  saveViewedPosts(readViewedPosts().filter((other) => other !== id))
}

export function recordCopy(id: string): void {
  track('copy', { post_id: id })
  void portal.call(updatePostData, { id, event: 'copy-text' }, { keepalive: true })
}
