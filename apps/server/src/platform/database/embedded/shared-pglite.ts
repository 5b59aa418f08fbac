import { PGlite } from '@electric-sql/pglite'

type StreamOptions = Parameters<PGlite['execProtocolRawStream']>[1]
type ExecArguments = Parameters<PGlite['exec']>

const letter = (text: string): number => text.charCodeAt(0)

/** Messages that PostgreSQL answers with ReadyForQuery: query, sync, function call. */
const COMPLETING = new Set([letter('Q'), letter('S'), letter('F')])

/** Messages of an unfinished statement: parse, bind, describe, execute, close, flush. */
const CONTINUING = new Set([letter('P'), letter('B'), letter('D'), letter('E'), letter('C'), letter('H')])

const SYNCHRONISE = new Uint8Array([letter('S'), 0, 0, 0, 4])

/**
 * PGlite for several connections that share its one session. The socket server isolates transactions only, but a
 * statement with parameters consists of several messages, and another connection's statement in between would swap
 * their rows. So an unfinished statement counts as a transaction.
 */
export class SharedPGlite extends PGlite {
  #isHalfway = false

  override isInTransaction(): boolean {
    return this.#isHalfway || super.isInTransaction()
  }

  override async execProtocolRawStream(message: Uint8Array, options: StreamOptions): Promise<void> {
    const type = message[0] ?? 0
    if (COMPLETING.has(type)) this.#isHalfway = false
    else if (CONTINUING.has(type)) this.#isHalfway = true
    await super.execProtocolRawStream(message, options)
  }

  /**
   * The socket server rolls back for closed connections, which PostgreSQL would ignore inside an unfinished statement.
   */
  override async exec(...[query, options]: ExecArguments): ReturnType<PGlite['exec']> {
    if (this.#isHalfway) {
      await this.runExclusive(() => this.execProtocolRawStream(SYNCHRONISE, { onRawData: () => {} }))
    }
    return super.exec(query, options)
  }
}
