import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('createLog does not wait for whoever reads the output', async () => {
  const child = fork(join(import.meta.dirname, 'write-log.fixture.ts'), { silent: true, execArgv: [] })
  // Nobody reads its output, so a synchronous write would block when the pipe is full, and the process would say nothing.
  const [said] = await once(child, 'message')
  child.kill('SIGKILL')
  expect(said).toBe('written')
})
