/** Where the process stands between its start and its end. */
export interface Lifecycle {
  isPrepared(): boolean
  isStopping(): boolean
  /** Migrations and demo are done: calls are taken from now on. */
  markPrepared(): void
  /** New work is refused from now on. */
  markStopping(): void
}

export function createLifecycle(): Lifecycle {
  let prepared = false
  let stopping = false
  return {
    isPrepared: () => prepared,
    isStopping: () => stopping,
    markPrepared() {
      prepared = true
    },
    markStopping() {
      stopping = true
    },
  }
}
