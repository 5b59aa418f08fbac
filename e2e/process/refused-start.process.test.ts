import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { killCommands, survivorsAfter } from '../harness/child-process.ts'
import { freePort, takePort } from '../harness/free-port.ts'
import { launchProduct, startProduct } from '../harness/product.ts'
import { copyTemplate } from '../harness/template.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mixed-zone-refused-'))
})

afterEach(async () => {
  await killCommands()
  rmSync(folder, { recursive: true, force: true })
})

/** Copies a database, which is much faster than creating one. */
function fillFolder(): void {
  rmSync(folder, { recursive: true, force: true })
  folder = copyTemplate()
}

/** Starts the server, expects it to refuse, and returns the lines that it prints. */
async function refuseStart(env: NodeJS.ProcessEnv, dataDir = folder): Promise<string[]> {
  const command = launchProduct({ dataDir, env })
  const { code } = await command.ended
  expect(code).toBe(1)
  expect(await survivorsAfter(command)).toEqual([])
  return command.output().trim().split('\n')
}

test('invalid environment variables are listed, one line each', async () => {
  const lines = await refuseStart({ PORT: 'eighty', PUBLIC_URL: 'ftp://x', TIME_ZONE: 'Mars/Olympus', DEMO: 'maybe' })

  expect(lines).toHaveLength(4)
  for (const name of ['PORT', 'PUBLIC_URL', 'TIME_ZONE', 'DEMO']) {
    expect(lines.filter((line) => line.startsWith(`${name} takes `))).toHaveLength(1)
  }
})

/** What another installation has, and how a folder gets it. */
const FOREIGN: readonly [string, NodeJS.ProcessEnv, () => void][] = [
  ['SECRET', { SECRET: 'another-secret-of-forty-characters-12345' }, () => undefined],
  // Without its id it is a new storage.
  ['DATA_DIR/files', {}, () => rmSync(join(folder, 'files/storage-id'))],
]

test.each(FOREIGN)(
  'a node with another %s than the database knows is refused in one line',
  async (name, env, change) => {
    fillFolder()
    change()

    const lines = await refuseStart(env)

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name} is not the .+ all nodes need the same`))
  },
)

test('a documented variable that is not implemented is refused in one line', async () => {
  const lines = await refuseStart({ STORAGE_URL: 's3://key:hidden-word@host/bucket' })

  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^STORAGE_URL is not supported yet: /)
  expect(lines[0]).not.toContain('hidden-word')
})

test('an occupied port is reported in one line', async () => {
  fillFolder()
  const { port, release } = await takePort()

  const lines = await refuseStart({ PORT: String(port) }).finally(release)

  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(new RegExp(`${port}.*(taken|in use)`, 'i'))
})

test('a data folder that cannot be written is reported in one line', async () => {
  // A file in its place: permissions would not stop root.
  const file = join(folder, 'a-file')
  writeFileSync(file, '')

  const lines = await refuseStart({}, join(file, 'data'))

  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(join(file, 'data'))
})

test('an unreachable database server is reported in one line without the password', async () => {
  const startedAt = performance.now()
  const lines = await refuseStart({ DATABASE_URL: `postgres://press:hidden-word@127.0.0.1:${await freePort()}/zone` })

  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/database zone on 127\.0\.0\.1:\d+ cannot be reached/)
  expect(lines[0]).not.toContain('hidden-word')
  expect(performance.now() - startedAt).toBeLessThan(30_000)
})

test('a second process on the same data folder is refused in one line, and the first keeps running', async () => {
  fillFolder()
  const first = await startProduct({ dataDir: folder })

  const lines = await refuseStart({})

  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(folder)
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
})
