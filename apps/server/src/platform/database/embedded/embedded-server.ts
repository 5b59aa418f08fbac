import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../log/log.ts'
import { DataFolderUnusable } from '../database-errors.ts'
import { type DataFolder, SOCKET_NAME } from './data-folder.ts'
import type { FromWorker, ToWorker, WorkerTask } from './worker-messages.ts'

export interface EmbeddedServer {
  readonly socketPath: string
  /** Flushes to disk by the current thread. */
  countFlushes(): Promise<number>
  stop(): Promise<void>
}

const FIRST_PAUSE_MS = 50
const MAX_PAUSE_MS = 2_000

export async function startEmbeddedServer(
  folder: DataFolder,
  log?: Pick<Log, 'error' | 'warn'>,
): Promise<EmbeddedServer> {
  const task: WorkerTask = { cluster: folder.cluster, socketPath: join(folder.sockets, SOCKET_NAME) }
  let isStopping = false
  let pauseMs = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let worker = await startWorker(task)
  watch(worker)

  function watch(running: Worker): void {
    running.on('message', (message: FromWorker) => {
      if (message.kind === 'failed') log?.error({ reason: message.reason, lines: message.lines }, 'database failed')
    })
    running.once('exit', () => {
      if (isStopping) return
      log?.error('the database has stopped and is started anew')
      timer = setTimeout(restart, pauseMs)
    })
  }

  async function restart(): Promise<void> {
    try {
      const next = await startWorker(task)
      if (isStopping) return void (await next.terminate())
      worker = next
      watch(next)
      pauseMs = FIRST_PAUSE_MS
      log?.warn('the database is back')
    } catch (error) {
      log?.error({ err: error }, 'the database does not start')
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
      if (!isStopping) timer = setTimeout(restart, pauseMs)
    }
  }

  return {
    socketPath: task.socketPath,
    countFlushes: () => ask(worker),
    async stop() {
      isStopping = true
      clearTimeout(timer)
      const ended = new Promise<void>((resolve) =>
        worker.threadId === -1 ? resolve() : worker.once('exit', () => resolve()),
      )
      worker.postMessage({ kind: 'stop' } satisfies ToWorker)
      await ended
    },
  }
}

function startWorker(task: WorkerTask): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: task })
  return new Promise((resolve, reject) => {
    const fail = (reason: string, cause?: unknown): void =>
      reject(new DataFolderUnusable(`The embedded database in ${task.cluster} does not open: ${reason}`, { cause }))
    worker.once('message', (message: FromWorker) => {
      if (message.kind === 'ready') return resolve(worker)
      // Creating a cluster takes three instances of PostgreSQL, whose memory is freed with their thread.
      if (message.kind === 'created') return resolve(startWorker(task))
      if (message.kind === 'failed') fail([message.reason, ...message.lines].join(' | '))
    })
    worker.once('error', (error) => fail(error.message, error))
    worker.once('exit', (code) => fail(`it ended with code ${code}`))
  })
}

function ask(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    const take = (message: FromWorker): void => {
      if (message.kind !== 'flushes') return
      worker.off('message', take)
      resolve(message.count)
    }
    worker.on('message', take)
    worker.postMessage({ kind: 'count-flushes' } satisfies ToWorker)
  })
}
