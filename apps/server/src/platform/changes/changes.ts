import type { Db } from '../database/database.ts'

/** Tells every node that something which people see was changed, so that what is remembered is forgotten at once. */
export interface Changes {
  /**
   * Changes something in one transaction. Once it is kept, this node has heard of it before the promise resolves, and the
   * others as soon as the database tells them.
   */
  commit<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /** Calls the listener after each change, and whenever one may have gone unheard. Gives what ends that. */
  subscribe(listener: () => void): () => void
  /** False while changes made by others may go unheard: nothing that is remembered may be trusted then. */
  isHearing(): boolean
  stop(): Promise<void>
}
