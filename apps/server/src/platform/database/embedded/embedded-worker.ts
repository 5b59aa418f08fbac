import { chmodSync, existsSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { createCluster, openCluster } from './cluster.ts'
import { startSocketServer } from './socket-server.ts'
import type { FromWorker, ToWorker, WorkerTask } from './worker-messages.ts'

const MAX_LINES = 20

// Only `embedded-server.ts` starts this thread, with this data.
const { cluster, socketPath } = workerData as WorkerTask
const port = parentPort
if (!port) throw new Error('this file runs in a worker thread only')

let flushes = 0
const lines: string[] = []

function send(message: FromWorker): void {
  port?.postMessage(message)
}

/** Exits at once. PostgreSQL recovers all commits at the next start. */
function die(error: unknown): never {
  send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error), lines })
  process.exit(1)
}

function onLine(line: string): void {
  lines.push(line)
  if (lines.length > MAX_LINES) lines.shift()
}

function onFlush(): void {
  flushes += 1
}

async function create(): Promise<void> {
  await createCluster(cluster, { onLine })
  send({ kind: 'created' })
}

async function serve(): Promise<void> {
  const db = await openCluster(cluster, { onFlush, onFailure: die, onLine })
  // We hold the folder's lock, so nobody else is listening.
  rmSync(socketPath, { force: true })
  const server = await startSocketServer(db, socketPath)
  chmodSync(socketPath, 0o600)

  port?.on('message', async (message: ToWorker) => {
    if (message.kind === 'count-flushes') return send({ kind: 'flushes', count: flushes })
    try {
      await server.stop()
      await db.close()
    } catch (error) {
      die(error)
    }
    port?.close()
  })
  send({ kind: 'ready' })
}

try {
  if (existsSync(cluster)) await serve()
  else await create()
} catch (error) {
  die(error)
}
