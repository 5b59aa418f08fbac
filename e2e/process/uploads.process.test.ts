import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPostgresServer } from '../../apps/server/test/engines/postgres-server.ts'
import { scratchFolder } from '../../apps/server/test/engines/scratch-folder.ts'
import { prepareWriting } from '../../apps/server/test/prepare-writing.ts'
import { createUploadSource, startUpload, uploadInterrupted } from '../../apps/server/test/upload-scenario.ts'
import { killCommands } from '../harness/child-process.ts'
import { type Product, startProduct } from '../harness/product.ts'

const SIZE_BYTES = 200_000_000
const CUTS = 6

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(scratchFolder(), 'mixed-zone-uploads-'))
  await chmod(folder, 0o755)
})

afterEach(async () => {
  await killCommands()
  await rm(folder, { recursive: true, force: true })
})

test('two nodes › an upload is whole although its connection is lost, it moves, and its node is killed with -9', async () => {
  const server = await startPostgresServer()
  try {
    const databaseUrl = server.url('postgres')
    const { database, tokens } = await prepareWriting({ dataDir: folder, databaseUrl })
    const start = () => startProduct({ dataDir: folder, env: { PORT: '0', DEMO: 'false', DATABASE_URL: databaseUrl } })
    const nodes: Product[] = [await start(), await start()]
    let current = 0
    const source = createUploadSource(SIZE_BYTES)
    const [token = ''] = tokens
    const originOf = () => nodes[current]?.origin ?? ''
    const url = await startUpload({ origin: originOf(), token }, source)
    const { assetId } = await uploadInterrupted({
      token,
      source,
      url,
      cuts: CUTS,
      originOf,
      async onCut(index) {
        if (index === 1) {
          nodes[current]?.command.kill('SIGKILL')
          await nodes[current]?.command.ended
          nodes[current] = await start()
        }
        if (index % 2 === 0) current = 1 - current
      },
    })
    const { rows } = await database.query(
      `select encode(sha256, 'hex') as sha256 from files join assets on assets.file_id = files.id where assets.id = $1`,
      [assetId],
    )
    expect(rows).toEqual([{ sha256: source.sha256() }])
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
    expect(await readdir(join(folder, 'files', 'incoming'))).toEqual([])
    await database.close()
    await Promise.all(nodes.map((node) => node.stop()))
  } finally {
    await server.remove()
  }
})
