export interface Lifecycle {
  isPrepared(): boolean
  isStopping(): boolean
  /** Migrations and demo data are done: accept calls. */
  markPrepared(): void
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
