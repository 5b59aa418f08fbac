import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

// Everything that a test starts carries this variable, so that what it leaves behind can be found, whoever its parent is by then.
const MARK = 'MIXED_ZONE_TEST_PROCESS'
const LOOK_EVERY_MS = 50

export interface CommandOptions {
  command: string
  args: string[]
  cwd: string
  env?: NodeJS.ProcessEnv
}

export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A command that runs, with all that it has printed so far. */
export interface RunningCommand {
  pid: number
  ended: Promise<Ending>
  output(): string
  /** Waits until the output matches; an end without it is an error that shows the output. */
  waitFor(pattern: RegExp, timeoutMs?: number): Promise<RegExpMatchArray>
  kill(signal: NodeJS.Signals): void
  /** As a terminal does on Ctrl-C: the signal goes to the command and to all in its group. */
  killGroup(signal: NodeJS.Signals): void
  /** The processes that carry this command's mark and still live, as `pid command line`. */
  survivors(): string[]
}

const running = new Set<RunningCommand>()

/** Starts a command in a process group of its own. */
export function startCommand({ command, args, cwd, env }: CommandOptions): RunningCommand {
  const mark = randomUUID()
  const child = spawn(command, args, {
    cwd,
    env: { ...cleanEnvironment(), ...env, [MARK]: mark },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pieces: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece) => pieces.push(piece))
  const output = () => pieces.join('')
  const ended = endingOf(child)
  const pid = child.pid
  if (pid === undefined) throw new Error(`${command} could not be started`)

  const started: RunningCommand = {
    pid,
    ended,
    output,
    waitFor: (pattern, timeoutMs = 90_000) => waitForOutput({ output, ended, pattern, timeoutMs }),
    kill: (signal) => void child.kill(signal),
    killGroup: (signal) => killQuietly(-pid, signal),
    survivors: () => processesWith(mark).map(({ id, line }) => `${id} ${line}`),
  }
  running.add(started)
  ends.set(started, () => {
    for (const { id } of processesWith(mark)) killQuietly(id, 'SIGKILL')
  })
  return started
}

const ends = new WeakMap<RunningCommand, () => void>()

/** Ends by force whatever the tests of a file have left. Belongs into `afterEach`. */
export async function endCommands(): Promise<void> {
  for (const command of running) {
    ends.get(command)?.()
    await command.ended
  }
  running.clear()
}

// What a machine gives to every program. The outer test run's own variables must not decide what the product does.
const PASSED_ON = [
  'HOME',
  'USER',
  'LANG',
  'LC_ALL',
  'TMPDIR',
  'NODE_EXTRA_CA_CERTS',
  'npm_config_cache',
  'npm_config_registry',
]

function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...Object.fromEntries(kept), PATH: machinePath() }
}

/** The machine's own commands, without those that `npm run` and `npx` put in front of them. */
function machinePath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter)
}

function endingOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
}

interface Waiting {
  output: () => string
  ended: Promise<Ending>
  pattern: RegExp
  timeoutMs: number
}

async function waitForOutput({ output, ended, pattern, timeoutMs }: Waiting): Promise<RegExpMatchArray> {
  const deadline = performance.now() + timeoutMs
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  for (;;) {
    const wasOver = isOver
    const found = output().match(pattern)
    if (found !== null) return found
    if (wasOver) throw new Error(`It ended without ${pattern}:\n${output()}`)
    if (performance.now() > deadline) throw new Error(`No ${pattern} within ${timeoutMs} ms:\n${output()}`)
    await wait(LOOK_EVERY_MS)
  }
}

/** Waits for the processes of a command to be gone, and answers those that are not. */
export async function survivorsAfter(command: RunningCommand, timeoutMs = 10_000): Promise<string[]> {
  const deadline = performance.now() + timeoutMs
  while (command.survivors().length > 0 && performance.now() < deadline) await wait(LOOK_EVERY_MS)
  return command.survivors()
}

function processesWith(mark: string): { id: number; line: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => readQuietly(`/proc/${id}/environ`).includes(`${MARK}=${mark}`))
    .map((id) => ({ id: Number(id), line: readQuietly(`/proc/${id}/cmdline`).replaceAll('\0', ' ') }))
}

function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // Ended since it was listed, or somebody else's.
    return ''
  }
}

function killQuietly(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal)
  } catch {
    // Gone already.
  }
}
