import { PGlite } from '@electric-sql/pglite'

type StreamOptions = Parameters<PGlite['execProtocolRawStream']>[1]
type ExecArguments = Parameters<PGlite['exec']>

const letter = (text: string): number => text.charCodeAt(0)

/** Messages that PostgreSQL answers with "ready": query, synchronise, function call. */
const COMPLETING = new Set([letter('Q'), letter('S'), letter('F')])

/** Messages that begin or go on with a statement: parse, bind, describe, execute, close, flush. */
const CONTINUING = new Set([letter('P'), letter('B'), letter('D'), letter('E'), letter('C'), letter('H')])

const SYNCHRONISE = new Uint8Array([letter('S'), 0, 0, 0, 4])

/**
 * PGlite for several connections that share its one session. The socket server keeps a connection's turn only while a
 * transaction is open. But a statement with parameters comes in two parts, and another connection's statement between them
 * takes its place: each then gets the other's rows. So a statement half-way counts as a transaction here.
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

  /** The socket server rolls back here for a connection that ended. Half-way, PostgreSQL would not hear it. */
  override async exec(...[query, options]: ExecArguments): ReturnType<PGlite['exec']> {
    if (this.#isHalfway) {
      await this.runExclusive(() => this.execProtocolRawStream(SYNCHRONISE, { onRawData: () => {} }))
    }
    return super.exec(query, options)
  }
}
