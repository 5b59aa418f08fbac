import { create } from 'zustand'

/** How long something can be undone. The server's window is as long. */
const UNDO_MS = 10_000

export interface Undoable {
  readonly id: number
  readonly text: string
  /** After the text: "The mail is sent in 7 s". */
  readonly countdown: (values: { readonly seconds: number }) => string
  readonly endsAt: number
  readonly undo: () => void
}

interface UndoState {
  /** The latest last. */
  readonly entries: readonly Undoable[]
}

/** What can be undone at the moment. */
export const useUndo = create<UndoState>()(() => ({ entries: [] }))

/** Hides the offer. */
export function dismissUndo(id: number): void {
  useUndo.setState(({ entries }) => ({ entries: entries.filter((entry) => entry.id !== id) }))
}

/** Offers to undo something for ten seconds, by a toast and by Z. */
export function offerUndo({ text, countdown, undo }: Pick<Undoable, 'text' | 'countdown' | 'undo'>): void {
  const { entries } = useUndo.getState()
  const id = (entries.at(-1)?.id ?? 0) + 1
  useUndo.setState({ entries: [...entries, { id, text, countdown, endsAt: Date.now() + UNDO_MS, undo }] })
  setTimeout(() => dismissUndo(id), UNDO_MS)
}

/** Undoes the latest. */
export function undoLatest(): void {
  const latest = useUndo.getState().entries.at(-1)
  if (latest === undefined) return
  dismissUndo(latest.id)
  latest.undo()
}
