import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { killCommands, type RunningCommand, startCommand, survivorsAfter } from '../harness/child-process.ts'
import { copySmallProject, type SmallProject } from '../harness/small-project.ts'

/** How often `scripts/bootstrap.mjs` checks whether its parent is gone. */
const PARENT_CHECK_MS = 250

/** The server prints all signals that it got. A terminal signals the whole group, so that it may get theirs more than once. */
const STOPPED_BY_ONE_SIGTERM = /stopped by SIGTERM\n/

let project: SmallProject

beforeAll(() => {
  project = copySmallProject(inject('smallProjects').started)
})

afterEach(async () => {
  project.remove('.env')
  project.remove('hang')
  await killCommands()
})

afterAll(() => project.delete())

async function serve(env?: NodeJS.ProcessEnv): Promise<RunningCommand> {
  const command = project.start(env)
  await command.waitFor(/serving/)
  return command
}

/** The process id of a script among the descendants of a command. */
function processOf(command: RunningCommand, script: string): number {
  const line = command.survivors().find((survivor) => survivor.includes(script))
  if (line === undefined) throw new Error(`${script} does not run:\n${command.survivors().join('\n')}`)
  return Number.parseInt(line, 10)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('npm start › SIGTERM to npm alone stops all of it gracefully', async () => {
  const command = await serve()

  process.kill(command.pid, 'SIGTERM')

  await command.waitFor(STOPPED_BY_ONE_SIGTERM)
  expect(await survivorsAfter(command)).toEqual([])
})

test('npm start › exits only after a server that takes seconds to stop', async () => {
  const command = await serve({ STOP_MS: '4000' })

  process.kill(command.pid, 'SIGTERM')
  // Its own process: `ended` would also wait for the output of the server.
  await expect.poll(() => isRunning(command.pid), { timeout: 20_000 }).toBe(false)

  expect(command.survivors()).toEqual([])
  await command.waitFor(STOPPED_BY_ONE_SIGTERM)
})

test('npm start › Ctrl-C in a terminal stops all of it gracefully', async () => {
  const command = await serve()

  command.killGroup('SIGINT')

  await command.waitFor(/stopped by SIGINT/)
  expect(await survivorsAfter(command)).toEqual([])
})

test('npm start › SIGHUP of a closed terminal stops the server gracefully', async () => {
  const command = await serve()

  command.killGroup('SIGHUP')

  await command.waitFor(/stopped by SIGHUP/)
  expect(await survivorsAfter(command)).toEqual([])
})

test('npm start › SIGKILL of the group leaves no process', async () => {
  const command = await serve()

  command.killGroup('SIGKILL')

  expect(await survivorsAfter(command)).toEqual([])
})

test("npm start › exits with the server's exit code", async () => {
  const command = project.start({ EXIT_CODE: '7' })

  expect((await command.ended).code).toBe(7)
})

test('npm start › exits with 137 when the server is killed', async () => {
  const command = await serve()

  process.kill(processOf(command, 'scripts/start.ts'), 'SIGKILL')

  expect((await command.ended).code).toBe(137)
})

test('npm start › SIGTERM during the build ends the build', async () => {
  // Changed sources are built again.
  project.write('apps/web/src/page.txt', 'changed')
  project.write('hang', '')
  const before = project.builds()
  const command = project.start()
  await expect.poll(() => project.builds(), { timeout: 20_000 }).toBe(before + 1)

  command.kill('SIGTERM')

  expect(await survivorsAfter(command)).toEqual([])
})

test('npm start › reads .env, and the environment wins over it', async () => {
  project.write('.env', 'WORD=from-the-file\n')

  expect((await serve()).output()).toContain('WORD=from-the-file')
  expect((await serve({ WORD: 'from-outside' })).output()).toContain('WORD=from-outside')
})

test('npm start › outlives the shell when started in the background', async () => {
  const shell = startCommand({
    command: 'sh',
    args: ['-c', 'node scripts/bootstrap.mjs start > by-hand.log 2>&1 & wait'],
    cwd: project.folder,
  })
  const log = () => (project.has('by-hand.log') ? readFileSync(join(project.folder, 'by-hand.log'), 'utf8') : '')
  // Only now does the start process know its parent, so that it could notice that it is gone.
  await expect.poll(log, { timeout: 20_000 }).toContain('serving')

  process.kill(shell.pid, 'SIGKILL')
  await shell.ended
  await wait(6 * PARENT_CHECK_MS)

  expect(shell.survivors()).toContainEqual(expect.stringContaining('scripts/bootstrap.mjs'))
  expect(log()).not.toContain('stopped')
})
