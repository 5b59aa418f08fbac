export interface Debounced<T> {
  /** Tells of the value once nothing newer has come for the whole wait. */
  readonly call: (value: T) => void
  /** Tells at once of what waits, if anything does. */
  readonly flush: () => void
  readonly cancel: () => void
}

/** Waits for the last of several quick changes. */
export function createDebounce<T>(tell: (value: T) => void, waitMs: number): Debounced<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly value: T } | null = null

  function flush() {
    clearTimeout(timer)
    if (waiting === null) return
    const { value } = waiting
    waiting = null
    tell(value)
  }

  return {
    call(value) {
      clearTimeout(timer)
      waiting = { value }
      timer = setTimeout(flush, waitMs)
    },
    flush,
    cancel() {
      clearTimeout(timer)
      waiting = null
    },
  }
}
