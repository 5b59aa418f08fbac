import type { Database } from '../database/database.ts'
import { isDatabaseAway } from '../database/database-errors.ts'
import { recoverAbandoned } from './mail-worker.repository.ts'
import { createMailSender, type SenderOptions } from './send-mail.ts'

export interface MailWorkerOptions extends Omit<SenderOptions, 'db' | 'isStopping'> {
  readonly database: Pick<Database, 'db' | 'engine'>
  readonly pace?: Pace
}

export interface Pace {
  /** How often to look for mails that are due. */
  readonly pollMs: number
  /** How often for a moment after one was written: its transaction has yet to end. */
  readonly eagerPollMs: number
  /** How long a handover may take before the process stops nevertheless. */
  readonly stopWithinMs: number
}

const CALM: Pace = { pollMs: 2000, eagerPollMs: 100, stopWithinMs: 15_000 }

const EAGER_FOR_MS = 2000
const RECOVER_EVERY_MS = 60_000

/** How many are handed over at once: a slow one must not hold up the others. */
const LANES = 4

export interface MailWorker {
  start(): void
  /** Something was written: look soon. */
  wake(): void
  /** Sends what is due now, and resolves when nothing is. */
  sendDue(): Promise<void>
  /** Begins nothing new, and waits for what is being handed over. */
  stop(): Promise<void>
}

/** Sends what the outbox holds. No transaction is open while it does, and mail that cannot be sent hurts nothing else. */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  const { database, clock, log, transport, onceOnly, pace = CALM } = options
  const { db } = database
  let isStopping = false
  const hasToStop = () => isStopping
  let eagerUntil = 0
  let endSleep = () => {}
  let running: Promise<void> = Promise.resolve()
  const sender = createMailSender({ ...options, db, isStopping: hasToStop })

  async function sendDue(): Promise<void> {
    // All of them end before the first failure counts: nothing may go on behind the back of whoever stops.
    const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => sender.sendWhileDue()))
    for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  }

  async function run(): Promise<void> {
    // On the embedded database there is one process: whoever was sending before is gone.
    let all = database.engine === 'embedded'
    let recoveredAt = Number.NEGATIVE_INFINITY
    while (!hasToStop()) {
      try {
        if (performance.now() - recoveredAt >= RECOVER_EVERY_MS) {
          await recoverAbandoned(db, { now: clock.now(), onceOnly, all })
          all = false
          recoveredAt = performance.now()
        }
        await sendDue()
      } catch (error) {
        if (!isDatabaseAway(error)) log.error({ err: error }, 'sending mails failed')
      }
      if (!hasToStop()) await sleep(performance.now() < eagerUntil ? pace.eagerPollMs : pace.pollMs)
    }
  }

  function sleep(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, ms)
    endSleep = () => {
      clearTimeout(timer)
      resolve()
    }
    return promise
  }

  return {
    start() {
      running = run()
    },
    wake() {
      eagerUntil = performance.now() + EAGER_FOR_MS
      endSleep()
    },
    sendDue,
    async stop() {
      isStopping = true
      endSleep()
      const timer = setTimeout(() => transport.close(), pace.stopWithinMs)
      await running
      clearTimeout(timer)
      transport.close()
    },
  }
}
