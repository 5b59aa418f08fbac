import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { runInWorker } from './run-in-worker.ts'

const fileOf = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'\n${code}`)}`,
  )

describe('runInWorker', () => {
  it('resolves with the first message', async () => {
    const file = fileOf('parentPort.postMessage(workerData * 2); parentPort.postMessage(0)')
    expect(await runInWorker(file, 21)).toBe(42)
  })

  it('rejects with the error of the file', async () => {
    await expect(runInWorker(fileOf("throw new Error('told to fail')"), null)).rejects.toThrow('told to fail')
  })

  it('rejects when the thread ends without a message', async () => {
    await expect(runInWorker(fileOf(''), null)).rejects.toThrow('ended without an answer')
  })

  it('rejects at its timeout', async () => {
    const running = runInWorker(fileOf('for (;;);'), null, { timeoutMs: 10 })
    await expect(running).rejects.toMatchObject({ cause: { name: 'TimeoutError' } })
  })

  it('stops a thread that is aborted', async () => {
    const counter = new Int32Array(new SharedArrayBuffer(4))
    const controller = new AbortController()
    const endless = fileOf('for (;;) Atomics.add(workerData, 0, 1)')
    const running = runInWorker(endless, counter, { signal: controller.signal }).catch((error: Error) => error.name)
    await expect.poll(() => Atomics.load(counter, 0)).toBeGreaterThan(0)
    controller.abort()
    expect(await running).toBe('AbortError')
    const count = Atomics.load(counter, 0)
    await sleep(50)
    expect(Atomics.load(counter, 0)).toBe(count)
  })

  it('rejects at the limit of the heap', async () => {
    const file = fileOf('let list = null; for (;;) list = { list }')
    await expect(runInWorker(file, null, { maxHeapMb: 16 })).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
  })
})
