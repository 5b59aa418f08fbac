export interface WorkerTask {
  readonly cluster: string
  readonly socketPath: string
}

export type ToWorker = { readonly kind: 'stop' } | { readonly kind: 'count-flushes' }

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'flushes'; readonly count: number }
  | { readonly kind: 'failed'; readonly reason: string; readonly lines: readonly string[] }
