import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { endCommands, survivorsAfter } from '../harness/child-process.ts'
import { freePort, takePort } from '../harness/free-port.ts'
import { launchProduct, startProduct } from '../harness/product.ts'
import { copyTemplate } from '../harness/template.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mixed-zone-refused-'))
})

afterEach(async () => {
  await endCommands()
  rmSync(folder, { recursive: true, force: true })
})

/** A folder with a database in it, which takes much longer to make than to copy. */
function fillFolder(): void {
  rmSync(folder, { recursive: true, force: true })
  folder = copyTemplate(inject('templateFolder'))
}

/** Starts with something wrong, and answers the lines that say so. */
async function refusedWith(env: NodeJS.ProcessEnv, dataDir = folder): Promise<string[]> {
  const command = launchProduct({ dataDir, env })
  const { code } = await command.ended
  expect(code).toBe(1)
  expect(await survivorsAfter(command)).toEqual([])
  return command.output().trim().split('\n')
}

test('every wrong variable gets its own line, which names it and what it takes', async () => {
  const lines = await refusedWith({ PORT: 'eighty', PUBLIC_URL: 'ftp://x', TIME_ZONE: 'Mars/Olympus', DEMO: 'maybe' })

  expect(lines).toHaveLength(4)
  for (const name of ['PORT', 'PUBLIC_URL', 'TIME_ZONE', 'DEMO']) {
    expect(lines.filter((line) => line.startsWith(`${name} takes `))).toHaveLength(1)
  }
})

test('a taken port is one clear line', async () => {
  fillFolder()
  const { port, release } = await takePort()

  const lines = await refusedWith({ PORT: String(port) }).finally(release)

  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(new RegExp(`${port}.*(taken|in use)`, 'i'))
})

test('a data folder that cannot be written is one clear line', async () => {
  // A file in its place stops root as well, whom a mere permission would not.
  const file = join(folder, 'a-file')
  writeFileSync(file, '')

  const lines = await refusedWith({}, join(file, 'data'))

  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(join(file, 'data'))
})

test('a database server that nobody answers for is one clear line, without the password', async () => {
  const startedAt = performance.now()
  const lines = await refusedWith({ DATABASE_URL: `postgres://press:hidden-word@127.0.0.1:${await freePort()}/zone` })

  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/database zone on 127\.0\.0\.1:\d+ cannot be reached/)
  expect(lines[0]).not.toContain('hidden-word')
  expect(performance.now() - startedAt).toBeLessThan(30_000)
})

test('a second process on the same data folder is one clear line, and the first goes on', async () => {
  fillFolder()
  const first = await startProduct({ dataDir: folder })

  const lines = await refusedWith({})

  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(folder)
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
})
