import { updatePostData } from '@mixed-zone/contract/endpoints/browse'
import { track } from '../../analytics/track.ts'
import { portal } from '../../api/portal-client.ts'
import { useSession } from '../../session/session-store.ts'

const STORAGE_KEY = 'viewed-posts'

// Known to this page even where the browser keeps nothing for us.
const viewed = new Set<string>(readViewed())

// Whoever logs in next begins a visit of their own.
useSession.subscribe((now, before) => {
  if (now.token === before.token) return
  viewed.clear()
  keepViewed()
})

/** Records that a post was looked at: once a visit, however often it is drawn, left and opened again. */
export async function recordView(id: string): Promise<void> {
  if (viewed.has(id)) return
  viewed.add(id)
  keepViewed()
  const result = await portal.call(updatePostData, { id, event: 'view' }, { keepalive: true })
  if (result.ok) return track('post_view', { post_id: id })
  // Not counted: the next time it is opened is another chance.
  viewed.delete(id)
  keepViewed()
}

export function recordCopy(id: string): void {
  track('copy', { post_id: id })
  void portal.call(updatePostData, { id, event: 'copy-text' }, { keepalive: true })
}

/** A visit is what the browser's tab remembers: a reload belongs to it. */
function readViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function keepViewed(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...viewed]))
  } catch {
    // Then a reload counts once more.
  }
}
