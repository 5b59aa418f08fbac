export interface Lifecycle {
  isPrepared(): boolean
  isStopping(): boolean
  /** The demo data is complete: accept calls. Until then only health checks are answered. */
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
