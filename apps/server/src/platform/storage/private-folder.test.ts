import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDataFolderPrivate } from './private-folder.ts'

let parent: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'mixed-zone-private-'))
})

afterEach(() => rmSync(parent, { recursive: true }))

const modeOf = (...parts: string[]) => statSync(join(parent, ...parts)).mode & 0o777

function makeOpenFolder(): string {
  const dataDir = join(parent, 'data')
  mkdirSync(join(dataDir, 'database/base'), { recursive: true })
  writeFileSync(join(dataDir, 'database/base/1'), '')
  writeFileSync(join(dataDir, 'secret'), '', { mode: 0o600 })
  chmodSync(join(dataDir, 'database/base/1'), 0o666)
  for (const folder of ['', 'database', 'database/base']) chmodSync(join(dataDir, folder), 0o755)
  return dataDir
}

describe('makeDataFolderPrivate', () => {
  it('removes the access of other users from everything in it and counts what it changed', () => {
    const dataDir = makeOpenFolder()
    expect(makeDataFolderPrivate(dataDir)).toBe(4)
    expect([modeOf('data'), modeOf('data/database'), modeOf('data/database/base')]).toEqual([0o700, 0o700, 0o700])
    expect([modeOf('data/database/base/1'), modeOf('data/secret')]).toEqual([0o600, 0o600])
    expect(makeDataFolderPrivate(dataDir)).toBe(0)
  })

  it('does not follow links out of the folder', () => {
    const dataDir = makeOpenFolder()
    writeFileSync(join(parent, 'elsewhere'), '')
    chmodSync(join(parent, 'elsewhere'), 0o644)
    symlinkSync(join(parent, 'elsewhere'), join(dataDir, 'link'))
    makeDataFolderPrivate(dataDir)
    expect(modeOf('elsewhere')).toBe(0o644)
  })

  it('leaves a folder that is missing or not a folder to whoever opens it', () => {
    expect(makeDataFolderPrivate(join(parent, 'missing'))).toBe(0)
    writeFileSync(join(parent, 'file'), '')
    expect(makeDataFolderPrivate(join(parent, 'file'))).toBe(0)
  })
})
