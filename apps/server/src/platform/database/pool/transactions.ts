import { AsyncLocalStorage } from 'node:async_hooks'
import type { ParameterOrJSON, PendingQuery, Row, Sql } from 'postgres'
import { DatabaseAway } from '../database-errors.ts'
import { endConnections } from './connect.ts'

type Statement = PendingQuery<Row[]>

export interface RunOptions {
  readonly prepare?: boolean
}

/** What a transaction's work is given: the part of the driver that Drizzle uses. */
export interface TransactionScope {
  unsafe(query: string, parameters?: ParameterOrJSON<never>[], options?: RunOptions): Statement
  savepoint<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T>
}

export interface Transactions {
  begin<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T>
  /** Throws where a statement is about to leave the transaction that its caller is in. */
  refuseEscape(): void
  end(): Promise<void>
}

interface Slot {
  readonly sql: Sql
  /** Set when the connection closes: what was begun on it is gone. */
  lost: boolean
}

interface OpenTransaction {
  readonly slot: Slot
  isOpen: boolean
  savepoints: number
}

const current = new AsyncLocalStorage<OpenTransaction>()

/**
 * Transactions on connections of their own. The driver's own `begin` goes on with a connection that was lost and opened
 * anew: later statements then run outside any transaction, or inside a stranger's.
 */
export function createTransactions(size: number, openConnection: (onClose: () => void) => Sql): Transactions {
  const slots: Slot[] = []
  const idle: Slot[] = []
  const waiting: ((slot: Slot) => void)[] = []
  const running = new Set<Promise<unknown>>()

  function openSlot(): Slot {
    const slot: Slot = {
      sql: openConnection(() => {
        slot.lost = true
      }),
      lost: false,
    }
    slots.push(slot)
    return slot
  }

  async function acquire(): Promise<Slot> {
    const slot = idle.pop()
    if (slot) return slot
    if (slots.length < size) return openSlot()
    return new Promise((resolve) => waiting.push(resolve))
  }

  function release(slot: Slot): void {
    const next = waiting.shift()
    if (next) next(slot)
    else idle.push(slot)
  }

  async function runInTurn<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T> {
    const slot = await acquire()
    try {
      return await runTransaction(slot, work)
    } finally {
      release(slot)
    }
  }

  return {
    async begin(work) {
      refuseEscape()
      const transaction = runInTurn(work)
      running.add(transaction)
      try {
        return await transaction
      } finally {
        running.delete(transaction)
      }
    },
    refuseEscape,
    async end() {
      await Promise.allSettled(running)
      await Promise.all(slots.map(({ sql }) => endConnections(sql)))
    },
  }
}

function refuseEscape(): void {
  if (current.getStore()?.isOpen !== true) return
  // On the embedded database it would wait for ever: there the transaction has the only session.
  throw new Error('a statement inside a transaction has to go through that transaction')
}

async function runTransaction<T>(slot: Slot, work: (scope: TransactionScope) => Promise<T>): Promise<T> {
  slot.lost = false
  await slot.sql.unsafe('begin')
  const transaction: OpenTransaction = { slot, isOpen: true, savepoints: 0 }
  try {
    const result = await current.run(transaction, () => work(createScope(transaction)))
    const { command } = await run(transaction, 'commit')
    // PostgreSQL answers so when a statement failed and nobody heard of it.
    if (command === 'ROLLBACK') throw new Error('the transaction was rolled back because one of its statements failed')
    return result
  } catch (error) {
    // A lost connection is rolled back by its end. Whatever else goes wrong here, the first error says more.
    if (!slot.lost) await slot.sql.unsafe('rollback').catch(() => {})
    throw error
  } finally {
    transaction.isOpen = false
  }
}

function run(
  { slot, isOpen }: OpenTransaction,
  query: string,
  ...rest: [ParameterOrJSON<never>[]?, RunOptions?]
): Statement {
  if (slot.lost) throw new DatabaseAway('the connection of this transaction is lost')
  if (!isOpen) throw new Error('the transaction has ended')
  return slot.sql.unsafe(query, ...rest)
}

function createScope(transaction: OpenTransaction): TransactionScope {
  const scope: TransactionScope = {
    unsafe: (query, parameters, options) => run(transaction, query, parameters, options),
    async savepoint(work) {
      transaction.savepoints += 1
      const name = `s${transaction.savepoints}`
      await run(transaction, `savepoint ${name}`)
      try {
        const result = await work(scope)
        await run(transaction, `release savepoint ${name}`)
        return result
      } catch (error) {
        if (!transaction.slot.lost) await run(transaction, `rollback to savepoint ${name}`)
        throw error
      }
    },
  }
  return scope
}
