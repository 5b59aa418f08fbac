import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claim, isHeld, takeFolderLock } from './folder-lock.ts'
import { killChildren, startChild } from './test-child.fixture.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mixed-zone-lock-'))
})

afterEach(async () => {
  killChildren()
  await rm(folder, { recursive: true })
})

const CONTENDERS = 4

describe('the lock of a folder', () => {
  it('is held by one until it is released', async () => {
    const lock = await takeFolderLock(folder)
    expect(await takeFolderLock(folder)).toBeNull()
    expect(await isHeld(folder)).toBe(true)
    await lock?.release()
    expect(await isHeld(folder)).toBe(false)
    const next = await takeFolderLock(folder)
    expect(next).not.toBeNull()
    await next?.release()
  })

  it('goes to exactly one of many in one process', async () => {
    const locks = await Promise.all(Array.from({ length: 30 }, () => takeFolderLock(folder)))
    const won = locks.filter((lock) => lock !== null)
    expect(won).toHaveLength(1)
    for (const lock of won) await lock.release()
  })

  it('goes to exactly one of several processes that find the left-over of a killed one', async () => {
    for (let round = 0; round < 3; round += 1) {
      const contenders = Array.from({ length: CONTENDERS }, () => startChild('take-lock.fixture.ts', folder))
      for (const contender of contenders) expect(await contender.nextLine()).toBe('here')
      for (const contender of contenders) contender.tell('go')
      const answers = await Promise.all(contenders.map((contender) => contender.nextLine()))
      expect(answers.toSorted()).toEqual(['lost', 'lost', 'lost', 'won'])
      expect(await takeFolderLock(folder)).toBeNull()
      for (const contender of contenders) await contender.kill()
      expect(await isHeld(folder)).toBe(false)
    }
    expect(await readdir(folder)).toEqual(['lock.3'])
  })

  it('is not taken by somebody who slept while the numbers went on', async () => {
    // Whoever read "nothing" long ago would create the first number, which has been used and cleared away by now.
    for (let turn = 0; turn < 3; turn += 1) await (await takeFolderLock(folder))?.release()
    const holder = await takeFolderLock(folder)
    expect(await readdir(folder)).toEqual(['lock.4'])
    expect(await claim(folder, 1)).toBeNull()
    expect(await readdir(folder)).toEqual(['lock.4'])
    await holder?.release()
  })
})
