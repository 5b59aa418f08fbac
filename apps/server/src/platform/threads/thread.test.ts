import { afterEach, describe, expect, it } from 'vitest'
import { createThread, type Thread } from './thread.ts'

const FILE = new URL('../../../test/doubles/echo-thread.ts', import.meta.url)

let thread: Thread<string, string>

afterEach(() => thread.stop())

describe('createThread', () => {
  it('answers requests', async () => {
    thread = createThread(FILE)
    expect(await Promise.all([thread.request('one'), thread.request('two')])).toEqual(['one', 'two'])
  })

  it('rejects a request whose handler has failed, and answers the next', async () => {
    thread = createThread(FILE)
    await expect(thread.request('fail')).rejects.toThrow('told to fail')
    expect(await thread.request('one')).toBe('one')
  })

  it('rejects what is pending when the thread ends, and starts it again with the next message', async () => {
    thread = createThread(FILE)
    await expect(Promise.all([thread.request('wait'), thread.request('exit')])).rejects.toThrow('has ended')
    expect(await thread.request('one')).toBe('one')
  })

  it('rejects what is pending and everything later when it is stopped', async () => {
    thread = createThread(FILE)
    const pending = thread.request('wait')
    await Promise.all([expect(pending).rejects.toThrow('was stopped'), thread.stop()])
    await expect(thread.request('one')).rejects.toThrow('was stopped')
  })
})
