export interface WorkerTask {
  readonly cluster: string
  readonly socketPath: string
}

export type ToWorker = { readonly kind: 'stop' } | { readonly kind: 'count-flushes' }

export type FromWorker =
  /** There was no cluster; the thread ends, and another one opens the new cluster. */
  | { readonly kind: 'created' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'flushes'; readonly count: number }
  | { readonly kind: 'failed'; readonly reason: string; readonly lines: readonly string[] }
