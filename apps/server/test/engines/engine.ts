/** What the project that runs has prepared for its test files. */
export type Engine =
  /** A data folder with migrated tables, to be copied. */
  | { readonly kind: 'embedded'; readonly template: string }
  /** A running server, and the name of its migrated database, to be copied. */
  | { readonly kind: 'server'; readonly url: string; readonly template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    engine: Engine
  }
}
