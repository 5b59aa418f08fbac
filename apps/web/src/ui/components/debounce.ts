export interface Debounced<T> {
  /** Calls back with the latest value once there was no newer one for the whole wait. */
  readonly call: (value: T) => void
  /** Calls back at once with the pending value, if there is one. */
  readonly flush: () => void
  readonly cancel: () => void
}

export function createDebounce<T>(onValue: (value: T) => void, waitMs: number): Debounced<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly value: T } | null = null

  function flush() {
    clearTimeout(timer)
    if (waiting === null) return
    const { value } = waiting
    waiting = null
    onValue(value)
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
