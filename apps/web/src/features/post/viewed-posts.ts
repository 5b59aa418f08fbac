// By itself, because the frame of every page clears it when a session ends.

const STORAGE_KEY = 'viewed-posts'

export function readViewedPosts(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function saveViewedPosts(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(ids))
  } catch {
    // Storage is disabled or full: every opening of a post counts.
  }
}

/** A login in the same tab starts a new visit. */
export function clearViewedPosts(): void {
  saveViewedPosts([])
}
