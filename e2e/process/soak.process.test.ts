import { readFileSync, rmSync } from 'node:fs'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callPrivate, logIn, READER } from '../harness/api-client.ts'
import { killCommands } from '../harness/child-process.ts'
import { cleanUp, countKept } from '../harness/kept-data.ts'
import { startProduct } from '../harness/product.ts'
import { copyTemplate } from '../harness/template.ts'

const READERS = 8
const TURNS = 8
const SEARCHES = ['final', 'gol', 'entrevista', 'derbi']

/** In a second round of the same calls, when caches are full. About 50 MB are garbage that was not collected yet. */
const MAX_GROWTH_BYTES = 120_000_000

let dataDir: string

beforeEach(() => {
  dataDir = copyTemplate()
})

afterEach(async () => {
  await killCommands()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Reads as people do: home, a post, a search, and the zip of the post. */
async function read(origin: string, token: string, reader: number): Promise<void> {
  const call = async (path: string, body?: object) => {
    const response = await callPrivate({ origin, token, path, body })
    expect(response.status, path).toBe(200)
    return response.json()
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { sections }: Home = await call('home')
    const posts = sections.flatMap((section) => section.posts)
    const id = posts[(reader * TURNS + turn) % posts.length]?.id
    await call('post', { id })
    await call('filter-posts', { text: SEARCHES[turn % SEARCHES.length] })
    const { url } = await call('get-zip', { postId: id })
    // More than four at once are refused.
    if (reader >= 3 || turn % 4 !== 0) continue
    const zip = await fetch(new URL(url, origin))
    expect(zip.status).toBe(200)
    await zip.body?.pipeTo(new WritableStream())
  }
}

/** The resident memory of a process. */
function memoryBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

test('many readers leave neither rows nor files behind after the nightly clean-up, and memory stops growing', async () => {
  const product = await startProduct({ dataDir })
  const { origin, command } = product
  const { token } = await logIn(origin, READER)
  const before = await countKept(dataDir)
  const readAll = () => Promise.all(Array.from({ length: READERS }, (_, reader) => read(origin, token, reader)))
  await readAll()
  const filledBytes = memoryBytes(command.pid)
  await readAll()
  const growthBytes = memoryBytes(command.pid) - filledBytes
  const used = await countKept(dataDir)

  // The first run deletes the zips, the second one the files that nothing refers to any more.
  await cleanUp(dataDir)
  await cleanUp(dataDir)
  const after = await countKept(dataDir)
  await product.stop()

  expect(growthBytes).toBeLessThan(MAX_GROWTH_BYTES)
  expect(used['zips']).toBeGreaterThan(before['zips'] ?? 0)
  expect(used['stored']).toBeGreaterThan(before['stored'] ?? 0)
  // One row for each day with usage: midnight in the league may have passed since the demo was filled.
  const days = 'usage_days'
  expect([before[days], (before[days] ?? 0) + 1]).toContain(after[days])
  expect(after).toEqual({ ...before, [days]: after[days] })
}, 240_000)
