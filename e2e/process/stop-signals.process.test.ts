import { execFileSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { killCommands, type RunningCommand, startCommand, survivorsAfter } from '../harness/child-process.ts'
import { copySmallProject, type SmallProject } from '../harness/small-project.ts'

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

  await command.waitFor(/stopped by SIGTERM\n/)
  expect(await survivorsAfter(command)).toEqual([])
})

test('npm start › exits only after a server that takes seconds to stop', async () => {
  const command = await serve({ STOP_MS: '4000' })

  process.kill(command.pid, 'SIGTERM')
  // Its own process: `ended` would also wait for the output of the server.
  await expect.poll(() => isRunning(command.pid), { timeout: 20_000 }).toBe(false)

  expect(command.survivors()).toEqual([])
  await command.waitFor(/stopped by SIGTERM\n/)
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
  project.write('apps/web/src/page.txt', 'slow')
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
    args: ['-c', 'node scripts/bootstrap.mjs start > by-hand.log 2>&1 & echo started'],
    cwd: project.folder,
  })
  await shell.waitFor(/started/)
  const log = () => execFileSync('cat', ['by-hand.log'], { cwd: project.folder, encoding: 'utf8' })
  await expect.poll(log, { timeout: 20_000 }).toContain('serving')
  const startedAt = performance.now()

  await expect.poll(() => performance.now() - startedAt, { interval: 100, timeout: 5000 }).toBeGreaterThan(1500)

  expect(log()).not.toContain('stopped')
})
