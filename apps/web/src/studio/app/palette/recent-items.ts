const STORAGE_KEY = 'studio-recent'
const MAX_RECENT = 6

/** A thing that was opened from the palette. */
export interface RecentItem {
  readonly href: string
  readonly label: string
}

export function loadRecentItems(): readonly RecentItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecentItem).slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

function isRecentItem(value: unknown): value is RecentItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    typeof value.href === 'string' &&
    value.href.startsWith('/') &&
    'label' in value &&
    typeof value.label === 'string'
  )
}

export function saveRecentItem({ href, label }: RecentItem): void {
  const others = loadRecentItems().filter((item) => item.href !== href)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([{ href, label }, ...others].slice(0, MAX_RECENT)))
  } catch {
    // Storage is disabled: nothing is recent.
  }
}

/** They name people, so they end with the session. */
export function clearRecentItems(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is disabled: there are none.
  }
}
