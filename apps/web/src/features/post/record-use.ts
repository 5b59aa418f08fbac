import { updatePostData } from '@mixed-zone/contract/endpoints/usage'
import { track } from '../../analytics/track.ts'
import { portal } from '../../api/portal-client.ts'

const STORAGE_KEY = 'viewed-posts'

/** Records a view of a post once per visit. A visit lasts as long as the tab's session storage, so it survives reloads. */
export async function recordView(id: string): Promise<void> {
  const viewed = readViewed()
  if (viewed.includes(id)) return
  saveViewed([...viewed, id])
  const result = await portal.call(updatePostData, { id, event: 'view' }, { keepalive: true })
  if (result.ok) return track('post_view', { post_id: id })
  // Not counted: try again the next time it is opened.
  saveViewed(readViewed().filter((other) => other !== id))
}

/** A login in the same tab starts a new visit. */
export function clearViewedPosts(): void {
  saveViewed([])
}

export function recordCopy(id: string): void {
  track('copy', { post_id: id })
  void portal.call(updatePostData, { id, event: 'copy-text' }, { keepalive: true })
}

function readViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function saveViewed(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(ids))
  } catch {
    // Storage is disabled or full: every opening of a post counts.
  }
}
