import { mkdtempSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startPostgresServer } from '../../../apps/server/test/engines/postgres-server.ts'
import { scratchFolder } from '../../../apps/server/test/engines/scratch-folder.ts'
import {
  insertDraft,
  prepareWritingDatabase,
  readStoredText,
  withDatabase,
} from '../../../apps/server/test/writing-database.ts'
import { logIn } from '../api-client.ts'
import { BROWSER_FLAGS, findQuickBrowser } from '../browser.ts'
import { killCommands } from '../child-process.ts'
import { startNodeProxy } from '../node-proxy.ts'
import { type Product, startProduct } from '../product.ts'
import { createBrowserWriter } from './browser-writer.ts'
import { ALPHABETS } from './typed-words.ts'
import { type RoundResult, runWritingRound, type WritingRound } from './writing-round.ts'

/** A PostgreSQL server with two nodes, or the embedded database with one. */
export type Engine = 'server' | 'embedded'

/** Where each writes: at the end of the text, at its start, at the end of the first paragraph. In an empty text that is the same. */
const CARET_KEYS = [['Control+End'], ['Control+Home'], ['Control+Home', 'End']]

interface RoundOptions extends Pick<WritingRound, 'pace'> {
  readonly isEmpty: boolean
  /** The index of the node that is killed. */
  readonly killed: number
}

export interface WritingProduct {
  runRound(options: RoundOptions): Promise<RoundResult>
  stop(): Promise<void>
}

/** Starts the product, and three browsers whose people are signed in. Each browser prefers another node, and moves when that is gone. */
export async function startWritingProduct(engine: Engine): Promise<WritingProduct> {
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    return { ...(await start(engine, undo)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(engine: Engine, undo: (() => Promise<unknown>)[]): Promise<Omit<WritingProduct, 'stop'>> {
  const dataDir = mkdtempSync(join(scratchFolder(), 'mixed-zone-writing-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  await chmod(dataDir, 0o755)
  const server = engine === 'server' ? await startPostgresServer() : null
  if (server) undo.push(() => server.remove())
  const databaseUrl = server?.url('postgres')
  const { database, editors } = await prepareWritingDatabase({ dataDir, databaseUrl })
  await database.close()

  undo.push(killCommands)
  const startNode = () =>
    startProduct({ dataDir, env: { DEMO: 'false', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) } })
  const nodes: (Product | null)[] = [await startNode()]
  if (server) nodes.push(await startNode())

  const browser = await chromium.launch({ executablePath: findQuickBrowser(), args: BROWSER_FLAGS })
  undo.push(() => browser.close())
  const createWriter = async (index: number) => {
    const account = editors[index]
    const alphabet = ALPHABETS[index]
    if (account === undefined || alphabet === undefined) throw new Error('There are too few editors')
    const preferred = index % nodes.length
    const proxy = await startNodeProxy(() =>
      [...nodes.slice(preferred), ...nodes.slice(0, preferred)].flatMap((node) => node?.origin ?? []),
    )
    undo.push(proxy.close)
    const session = await logIn(proxy.origin, account)
    return createBrowserWriter({
      browser,
      origin: proxy.origin,
      session,
      alphabet,
      caretKeys: CARET_KEYS[index] ?? [],
    })
  }
  const writers = [await createWriter(0), await createWriter(1), await createWriter(2)] as const

  return {
    async runRound({ isEmpty, killed, pace }) {
      const open = { dataDir, databaseUrl, whenInUse: 'join' as const }
      const postId = await withDatabase(open, (db) => insertDraft(db, { isEmpty }))
      return runWritingRound({
        postId,
        writers,
        pace,
        async kill() {
          nodes[killed]?.command.kill('SIGKILL')
          await nodes[killed]?.command.ended
          nodes[killed] = null
        },
        async restart() {
          nodes[killed] = await startNode()
        },
        readText: () => withDatabase(open, (db) => readStoredText(db, postId)),
      })
    },
  }
}
