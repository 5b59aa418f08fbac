import type { Db } from '../database/database.ts'
import type { ChangeArea, DatabaseState } from './database-state.ts'

/** Channels between nodes for what is too frequent to count as a change. */
export const MESSAGE_CHANNELS = ['mixed_zone_documents', 'mixed_zone_carets'] as const
export type MessageChannelName = (typeof MESSAGE_CHANNELS)[number]

/** Says that a transaction changes what people see. */
export type Affect = (area: ChangeArea) => void

export interface CommitOptions {
  /** Where the transaction runs, by default on the connections of requests. */
  readonly db?: Db
}

/** Counts changes to what people see, so that nothing is served from a cache that any node has changed since (decision 33). */
export interface Changes {
  /**
   * Runs `work` in one transaction, which counts a change in each area that `work` says it affects. After it is committed, the listeners of
   * this node are called before the promise resolves, and those of the other nodes as soon as the database notifies them.
   */
  commit<T>(work: (tx: Db, affect: Affect) => Promise<T>, options?: CommitOptions): Promise<T>
  /** Runs a statement that selects `DATABASE_STATE` too, and learns from its rows. */
  observe<Row extends DatabaseState>(read: () => Promise<readonly Row[]>): Promise<readonly Row[]>
  /** Learns in a statement of its own, for work that reads no session. */
  refresh(): Promise<void>
  /**
   * Names the state of some areas as of the last observation. A value that was loaded under the same version is still valid. Null if
   * unknown: nothing may be cached.
   */
  versionOf(...areas: ChangeArea[]): string | null
  /** Calls the listener soon after each change, and whenever one may have been missed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Calls the listener with each text that a node sends to this channel, and with null whenever one may have been missed. */
  listen(channel: MessageChannelName, listener: (text: string | null) => void): () => void
  /**
   * Sends a text of at most 8,000 bytes to all nodes, this one included: with the transaction, if there is one. The embedded database has one
   * node, which gets it at once.
   */
  send(channel: MessageChannelName, text: string, tx?: Db): Promise<void>
  /** False while notifications by other nodes may be missed. */
  isConnected(): boolean
  stop(): Promise<void>
}
