import type { Db } from '../database/database.ts'

/** Notifies every node of changes to what people see, so that caches are invalidated at once. */
export interface Changes {
  /**
   * Runs `work` in one transaction. After it is committed, the listeners of this node are called before the promise resolves,
   * and those of the other nodes as soon as the database notifies them.
   */
  commit<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /** Calls the listener after each change, and whenever one may have been missed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** False while changes by other nodes may be missed: caches must not be used then. */
  isConnected(): boolean
  stop(): Promise<void>
}
