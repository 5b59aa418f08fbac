import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { type Demo, type DemoDeps, fillDemo } from './demo/demo.ts'
import type { createPrepareQueue } from './modules/downloads/downloads.ts'

/** Late enough not to compete with the first requests after the first start. */
const PREPARE_AFTER_SECONDS = 90

interface FillDeps extends Omit<DemoDeps, 'hasVideoHost' | 'allowAccounts' | 'onPostsInserted'> {
  readonly prepareQueue: ReturnType<typeof createPrepareQueue>
}

/** Fills in the demo league if the configuration says so. Its downloads are prepared later. */
export async function fillDemoIfWanted(
  { demo, allowDemoAccounts, videoHost }: Config,
  { prepareQueue, ...parts }: FillDeps,
): Promise<Demo | null> {
  if (!(demo ?? parts.database.engine === 'embedded')) return null
  return fillDemo({
    ...parts,
    hasVideoHost: videoHost !== undefined,
    allowAccounts: allowDemoAccounts,
    onPostsInserted: (tx, postIds) => prepareQueue.enqueueChanged(tx, postIds, { delaySeconds: PREPARE_AFTER_SECONDS }),
  })
}

/**
 * Creates a new embedded database and fills in the demo league, in a process of its own: what pictures and bulk inserts need is about 60 MB,
 * which a server would hold as long as it runs. If that fails or is interrupted, the server goes on with it and says why it cannot.
 */
export async function fillDemoFirst({ dataDir, databaseUrl, demo = true }: Config): Promise<void> {
  if (databaseUrl !== undefined || !demo || existsSync(join(dataDir, 'database'))) return
  const child = fork(join(import.meta.dirname, 'fill-demo-process.ts'), {
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  })
  await once(child, 'exit')
}
