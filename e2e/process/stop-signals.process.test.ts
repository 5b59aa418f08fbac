import { execFileSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { endCommands, type RunningCommand, startCommand, survivorsAfter } from '../harness/child-process.ts'
import { copySmallProject, type SmallProject } from '../harness/small-project.ts'

let project: SmallProject

beforeAll(() => {
  project = copySmallProject(inject('smallProjects').started)
})

afterEach(async () => {
  project.remove('.env')
  project.remove('hang')
  await endCommands()
})

afterAll(() => project.delete())

async function serve(env?: NodeJS.ProcessEnv): Promise<RunningCommand> {
  const command = project.start(env)
  await command.waitFor(/serving/)
  return command
}

/** The process that runs a script of ours, among those of a command. */
function processOf(command: RunningCommand, script: string): number {
  const line = command.survivors().find((survivor) => survivor.includes(script))
  if (line === undefined) throw new Error(`${script} does not run:\n${command.survivors().join('\n')}`)
  return Number.parseInt(line, 10)
}

test('SIGTERM to npm alone ends all of it, gracefully', async () => {
  const command = await serve()

  process.kill(command.pid, 'SIGTERM')

  await command.waitFor(/stopped by SIGTERM\n/)
  expect(await survivorsAfter(command)).toEqual([])
})

test('Ctrl-C in a terminal reaches the server once, though npm and the terminal both send it', async () => {
  const command = await serve()

  command.killGroup('SIGINT')

  await command.waitFor(/stopped by SIGINT\n/)
  expect(await survivorsAfter(command)).toEqual([])
})

test('a second Ctrl-C, later, does reach the server', async () => {
  const command = await serve()
  command.killGroup('SIGINT')
  const firstAt = performance.now()
  await expect.poll(() => performance.now() - firstAt, { interval: 50 }).toBeGreaterThan(500)

  command.killGroup('SIGINT')

  await command.waitFor(/stopped by SIGINT\+SIGINT\n/)
})

test('a closed terminal stops the server gracefully', async () => {
  const command = await serve()

  command.killGroup('SIGHUP')

  await command.waitFor(/stopped by SIGTERM\n/)
  expect(await survivorsAfter(command)).toEqual([])
})

test('when npm is killed the server notices and stops gracefully', async () => {
  const command = await serve()

  command.kill('SIGKILL')

  await command.waitFor(/stopped by SIGTERM\n/)
  expect(await survivorsAfter(command)).toEqual([])
})

test('when the command between npm and the server is killed, the server goes with it', async () => {
  const command = await serve()

  process.kill(processOf(command, 'scripts/start.mjs'), 'SIGKILL')

  await command.ended
  expect(await survivorsAfter(command)).toEqual([])
})

test('when everything is killed at once, nothing survives', async () => {
  const command = await serve()

  command.killGroup('SIGKILL')

  expect(await survivorsAfter(command)).toEqual([])
})

test("the server's exit code is the command's", async () => {
  const command = project.start({ EXIT_CODE: '7' })

  expect((await command.ended).code).toBe(7)
})

test('a server killed from outside is an error', async () => {
  const command = await serve()

  process.kill(processOf(command, 'main.ts'), 'SIGKILL')

  expect((await command.ended).code).toBe(137)
})

test('SIGTERM during the build ends the build too', async () => {
  project.write('apps/web/src/page.txt', 'slow')
  project.write('hang', '')
  const before = project.builds()
  const command = project.start()
  await expect.poll(() => project.builds(), { timeout: 20_000 }).toBe(before + 1)

  command.kill('SIGTERM')

  expect(await survivorsAfter(command)).toEqual([])
})

test('a file .env gives variables, and those of the environment win over it', async () => {
  project.write('.env', 'WORD=from-the-file\n')

  expect((await serve()).output()).toContain('WORD=from-the-file')
  expect((await serve({ WORD: 'from-outside' })).output()).toContain('WORD=from-outside')
})

test('started by hand in the background it outlives the shell', async () => {
  const shell = startCommand({
    command: 'sh',
    args: ['-c', 'node scripts/start.mjs > by-hand.log 2>&1 & echo started'],
    cwd: project.folder,
  })
  await shell.waitFor(/started/)
  const log = () => execFileSync('cat', ['by-hand.log'], { cwd: project.folder, encoding: 'utf8' })
  await expect.poll(log, { timeout: 20_000 }).toContain('serving')
  const startedAt = performance.now()

  await expect.poll(() => performance.now() - startedAt, { interval: 100, timeout: 5000 }).toBeGreaterThan(1500)

  expect(log()).not.toContain('stopped')
})
