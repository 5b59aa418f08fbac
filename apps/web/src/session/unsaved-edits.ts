/** What a person has typed and the server has not confirmed, in the local storage. */
export const UNSAVED_PREFIX = 'unsaved-'

/** The same for texts, which can be long: a database of the browser. */
export const UNSENT_DATABASE = 'unsent-edits'

/** At sign-out: the next person at this browser must not find it. */
export function deleteUnsavedEdits(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(UNSAVED_PREFIX)) localStorage.removeItem(name)
    indexedDB.deleteDatabase(UNSENT_DATABASE)
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
