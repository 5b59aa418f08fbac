import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** An environment variable that marks every descendant of a command, so that survivors are found whatever their parent is. */
const MARK = 'MIXED_ZONE_TEST_PROCESS'
const POLL_INTERVAL_MS = 50

export interface CommandOptions {
  command: string
  args: string[]
  cwd: string
  env?: NodeJS.ProcessEnv
}

export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface RunningCommand {
  pid: number
  ended: Promise<Exit>
  output(): string
  /** Resolves when the output matches; rejects with the output if the command exits before. */
  waitFor(pattern: RegExp, timeoutMs?: number): Promise<RegExpMatchArray>
  kill(signal: NodeJS.Signals): void
  /** Signals the whole process group, as a terminal does on Ctrl-C. */
  killGroup(signal: NodeJS.Signals): void
  /** The descendants that still run, as `pid command line`. */
  survivors(): string[]
}

/** The commands of the current test, with what kills their descendants. */
const running = new Map<RunningCommand, () => void>()

/** Starts a command in a process group of its own. */
export function startCommand({ command, args, cwd, env }: CommandOptions): RunningCommand {
  const mark = randomUUID()
  const child = spawn(command, args, {
    cwd,
    env: { ...cleanEnvironment(), ...env, [MARK]: mark },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => chunks.push(chunk))
  const output = () => chunks.join('')
  const ended = exitOf(child)
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
  running.set(started, () => {
    for (const { id } of processesWith(mark)) killQuietly(id, 'SIGKILL')
  })
  return started
}

/** Kills what the commands of a test have left. Call it in `afterEach`. */
export async function killCommands(): Promise<void> {
  for (const [command, killAll] of running) {
    killAll()
    await command.ended
  }
  running.clear()
}

/** The environment of a plain shell: variables of the test run must not configure the product. */
const INHERITED = [
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
  const kept = INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...Object.fromEntries(kept), PATH: systemPath() }
}

/** PATH without the folders that `npm run` adds. */
function systemPath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter)
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
}

interface OutputWait {
  output: () => string
  ended: Promise<Exit>
  pattern: RegExp
  timeoutMs: number
}

async function waitForOutput({ output, ended, pattern, timeoutMs }: OutputWait): Promise<RegExpMatchArray> {
  const deadline = performance.now() + timeoutMs
  let hasExited = false
  void ended.then(() => {
    hasExited = true
  })
  for (;;) {
    const hadExited = hasExited
    const found = output().match(pattern)
    if (found !== null) return found
    if (hadExited) throw new Error(`The command exited without ${pattern}:\n${output()}`)
    if (performance.now() > deadline) throw new Error(`No ${pattern} within ${timeoutMs} ms:\n${output()}`)
    await wait(POLL_INTERVAL_MS)
  }
}

/** Waits until all descendants of a command have exited, and returns those that have not. */
export async function survivorsAfter(command: RunningCommand, timeoutMs = 10_000): Promise<string[]> {
  const deadline = performance.now() + timeoutMs
  while (command.survivors().length > 0 && performance.now() < deadline) await wait(POLL_INTERVAL_MS)
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
    // It has exited meanwhile, or belongs to another user.
    return ''
  }
}

function killQuietly(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal)
  } catch {
    // It has exited.
  }
}
