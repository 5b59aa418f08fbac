import type { TextKey } from '../merge-texts.ts'

/** A text before and after one step. */
export interface TextStep {
  readonly assetId: string
  readonly key: TextKey
  readonly before: string
  readonly after: string
}

interface TextOf {
  readonly assetId: string
  readonly key: TextKey
}

/** What a step back or forth writes. Texts that somebody has changed meanwhile stay. */
export interface HistoryWrite extends TextOf {
  readonly text: string
}

const MAX_STEPS = 200

export interface TableHistory {
  readonly record: (steps: readonly TextStep[]) => void
  readonly undo: (textOf: (cell: TextOf) => string) => HistoryWrite[]
  readonly redo: (textOf: (cell: TextOf) => string) => HistoryWrite[]
}

/** The own changes of one table, each as it was made: filling down is one step. */
export function createTableHistory(): TableHistory {
  let done: (readonly TextStep[])[] = []
  let undone: (readonly TextStep[])[] = []
  return {
    record(steps) {
      if (steps.length === 0) return
      done = [...done, steps].slice(-MAX_STEPS)
      undone = []
    },
    undo(textOf) {
      const steps = done.at(-1)
      if (steps === undefined) return []
      done = done.slice(0, -1)
      undone = [...undone, steps]
      return steps
        .filter((step) => textOf(step).trim() === step.after.trim())
        .map(({ assetId, key, before }) => ({ assetId, key, text: before }))
    },
    redo(textOf) {
      const steps = undone.at(-1)
      if (steps === undefined) return []
      undone = undone.slice(0, -1)
      done = [...done, steps]
      return steps
        .filter((step) => textOf(step).trim() === step.before.trim())
        .map(({ assetId, key, after }) => ({ assetId, key, text: after }))
    },
  }
}
