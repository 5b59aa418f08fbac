import { UNDO_MS } from '@mixed-zone/contract/rules/undo'
import { create } from 'zustand'
import { toasts } from '../../ui/components/overlays/toast-store.ts'

export interface Undoable {
  readonly id: number
  readonly text: string
  /** After the text: "The mail is sent in 7 s". */
  readonly countdown: (values: { readonly seconds: number }) => string
  /** Entries are sorted by it. */
  readonly startedAt: number
  readonly endsAt: number
  readonly undo: () => void
}

interface UndoOffer extends Pick<Undoable, 'text' | 'countdown' | 'undo'> {
  /** When the call was sent: responses can arrive in another order, and Z undoes the latest call. */
  readonly startedAt?: number
}

interface UndoState {
  /** The latest last. */
  readonly entries: readonly Undoable[]
  /** Never used again: the timer of an earlier offer must not hide a later one. */
  readonly lastId: number
}

/** What can be undone at the moment. */
export const useUndo = create<UndoState>()(() => ({ entries: [], lastId: 0 }))

/** Hides the offer. */
export function dismissUndo(id: number): void {
  useUndo.setState(({ entries }) => ({ entries: entries.filter((entry) => entry.id !== id) }))
}

/** Offers to undo something for ten seconds, by a toast and by Z. */
export function offerUndo({ text, countdown, undo, startedAt = Date.now() }: UndoOffer): void {
  // Such as "Lucía Paredes is waiting again", who has just been authorised once more.
  toasts.dismissInformation()
  const { entries, lastId } = useUndo.getState()
  const id = lastId + 1
  const entry = { id, text, countdown, startedAt, endsAt: Date.now() + UNDO_MS, undo }
  useUndo.setState({ entries: [...entries, entry].toSorted((a, b) => a.startedAt - b.startedAt), lastId: id })
  setTimeout(() => dismissUndo(id), UNDO_MS)
}

/** Undoes the latest. */
export function undoLatest(): void {
  const latest = useUndo.getState().entries.at(-1)
  if (latest === undefined) return
  dismissUndo(latest.id)
  latest.undo()
}
