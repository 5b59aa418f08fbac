import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPostgresServer } from '../../apps/server/test/engines/postgres-server.ts'
import { scratchFolder } from '../../apps/server/test/engines/scratch-folder.ts'
import {
  PAGE_ORIGIN,
  readEmbeddedText,
  readStoredText,
  runWritingRound,
} from '../../apps/server/test/writing-scenario.ts'
import { prepareWriting } from '../../apps/server/test/prepare-writing.ts'
import { EDITOR, logIn } from '../harness/api-client.ts'
import { killCommands } from '../harness/child-process.ts'
import { runSql } from '../harness/database.ts'
import { freePort } from '../harness/free-port.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { copyTemplate } from '../harness/template.ts'

const TYPING_MS = 2_000
/** Of four people. A busy machine types slowly, and a few words of each are enough to find a loss. */
const MIN_WORDS = 20

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(scratchFolder(), 'mixed-zone-writing-'))
  await chmod(folder, 0o755)
})

afterEach(async () => {
  await killCommands()
  await rm(folder, { recursive: true, force: true })
})

/** Behind a common address, as nodes are behind a proxy. Returns the node's own origin. */
async function startNode(env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = await freePort()
  const product = await startProduct({
    dataDir: folder,
    env: { PORT: String(port), PUBLIC_URL: PAGE_ORIGIN, DEMO: 'false', ...env },
  })
  return { ...product, origin: `http://127.0.0.1:${port}` }
}

const originsOf = (products: readonly (Product | null)[]) => products.flatMap((product) => product?.origin ?? [])

test('two nodes › nothing typed is lost, doubled or out of order when one is killed with -9', async () => {
  const server = await startPostgresServer()
  try {
    const databaseUrl = server.url('postgres')
    const { database, tokens, posts } = await prepareWriting({ dataDir: folder, databaseUrl })
    const start = () => startNode({ DATABASE_URL: databaseUrl })
    const nodes: (Product | null)[] = [await start(), await start()]
    // The first starts from an empty text.
    for (const [index, postId] of posts.entries()) {
      const { problems, words } = await runWritingRound({
        postId,
        tokens,
        typingMs: TYPING_MS,
        listOrigins: () => originsOf(nodes),
        async kill() {
          nodes[index]?.command.kill('SIGKILL')
          await nodes[index]?.command.ended
          nodes[index] = null
        },
        async restart() {
          nodes[index] = await start()
        },
        readText: () => readStoredText(database.db, postId),
      })
      expect(problems).toEqual([])
      expect(words).toBeGreaterThan(MIN_WORDS)
    }
    await database.close()
    await Promise.all(nodes.map((node) => node?.stop()))
  } finally {
    await server.remove()
  }
})

test('embedded database › nothing typed is lost, doubled or out of order when the server is killed with -9', async () => {
  await rm(folder, { recursive: true })
  folder = copyTemplate()
  let product: Product | null = await startNode()
  const { token } = await logIn(product.origin, EDITOR)
  const empty = await runSql(
    folder,
    `insert into posts (section_id, created_at, updated_at) select section_id, now(), now() from posts limit 1 returning id`,
  )
  const written = await runSql(
    folder,
    `select post_id from post_translations where locale = 'es' and body <> '' limit 1`,
  )
  for (const postId of [Number(empty), Number(written)]) {
    const { problems, words } = await runWritingRound({
      postId,
      tokens: [token],
      typingMs: TYPING_MS,
      listOrigins: () => originsOf([product]),
      async kill() {
        product?.command.kill('SIGKILL')
        await product?.command.ended
        product = null
      },
      async restart() {
        product = await startNode()
      },
      readText: () => readEmbeddedText(folder, postId),
    })
    expect(problems).toEqual([])
    expect(words).toBeGreaterThan(MIN_WORDS)
  }
  await product?.stop()
})
