import type { Changes } from '../../../platform/changes/changes.ts'

/** How often something was changed, for those who have to know whether an answer is still good. */
export interface HeardChanges {
  count(): number
  /** False while changes made by others may go unheard. */
  isConnected(): boolean
}

/** One listener for all that is being sent, however much that is. */
export function hearChanges(changes: Changes): HeardChanges {
  let count = 0
  changes.subscribe(() => {
    count += 1
  })
  return { count: () => count, isConnected: () => changes.isConnected() }
}
