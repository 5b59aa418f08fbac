import { CLOSE_CODES } from '@mixed-zone/document/messages'

/** Why the server takes nothing more from this browser. What was not stored stays in IndexedDB. */
export type Refusal = 'invalid' | 'session' | 'permission' | 'not-found' | 'trash' | 'reload'

/** What the person is told about their text. */
export type SaveState =
  /** Nothing has been loaded yet. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'saving' }
  /** Everything is in the server's database. `at` is null if nothing was written in this tab. */
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'offline'; readonly changes: number }
  | { readonly kind: 'refused'; readonly reason: Refusal; readonly changes: number }

const REFUSALS: Readonly<Record<number, Refusal>> = {
  [CLOSE_CODES.invalid]: 'invalid',
  [CLOSE_CODES.session]: 'session',
  [CLOSE_CODES.permission]: 'permission',
  [CLOSE_CODES.notFound]: 'not-found',
  [CLOSE_CODES.trash]: 'trash',
  [CLOSE_CODES.schemaTooOld]: 'reload',
}

/** Null if the browser should connect again. */
export const refusalOf = (code: number): Refusal | null => REFUSALS[code] ?? (code >= 4400 ? 'invalid' : null)
