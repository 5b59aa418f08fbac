/** The part that the benchmarks use. */
declare module 'autocannon' {
  export interface Request {
    readonly method?: 'GET' | 'POST'
    readonly path: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  }
  export interface Options {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly requests: readonly Request[]
  }
  export interface Result {
    readonly requests: { readonly average: number }
    readonly latency: { readonly p50: number; readonly p97_5: number; readonly p99: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
    readonly '2xx': number
  }
  export default function autocannon(options: Options): Promise<Result>
}
