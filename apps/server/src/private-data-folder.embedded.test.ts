import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getCaptcha } from '@mixed-zone/contract/endpoints/access'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { scratchFolder } from '../test/engines/scratch-folder.ts'
import { startNode } from '../test/started-node.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(scratchFolder(), 'mixed-zone-private-'))
  cpSync(inject('engine').template, dataDir, { recursive: true })
  // As in a folder of an earlier version.
  for (const name of ['.', 'database/PG_VERSION', 'database/pg_wal']) chmodSync(join(dataDir, name), 0o777)
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Everything in the folder that anybody but its owner can use. */
function listShared(): string[] {
  const inside = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  return ['.', ...inside].filter((name) => (lstatSync(join(dataDir, name)).mode & 0o077) !== 0)
}

describe('DATA_DIR', () => {
  it('is accessible to nobody else, whatever the umask, and a start says that it closed it', async () => {
    const previous = process.umask(0)
    const node = await startNode({ DATA_DIR: dataDir, DATABASE_URL: '' }).finally(() => process.umask(previous))
    try {
      expect((await node.call(getCaptcha)).status).toBe(200)
      expect(node.said()).toMatch(/Other users of this machine had access to the data folder .+ \d+ modes were changed/)
      expect(listShared()).toEqual([])
    } finally {
      await node.kill()
    }
  })
})
