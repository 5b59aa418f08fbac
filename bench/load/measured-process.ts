import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { cpuMsOf } from './processor-time.ts'

export interface MeasuredProcess {
  readonly origin: string
  cpuSeconds(): number
  /** Resident, with garbage that was not collected yet. */
  memoryBytes(): number
  /** In use after a full garbage collection. Only with `canCollectGarbage`. */
  liveBytes(): Promise<number>
  isRunning(): boolean
  stop(): Promise<void>
  /** With SIGKILL. */
  kill(): Promise<void>
}

interface StartOptions {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly cwd: string
  readonly canCollectGarbage?: boolean
}

const COLLECTING = ['--expose-gc', '--import', new URL('report-live-memory.ts', import.meta.url).href]

/** Starts a Node.js server and waits until it prints its address. */
export async function startMeasured(options: StartOptions): Promise<MeasuredProcess> {
  const { args, env = {}, cwd, canCollectGarbage = false } = options
  // With the flags of `npm run bench`, which are those of `npm start`.
  const flags = canCollectGarbage ? [...process.execArgv, ...COLLECTING] : process.execArgv
  const child = spawn(process.execPath, [...flags, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', ...(canCollectGarbage ? (['ipc'] as const) : [])],
  })
  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  }
  const origin = await readOrigin(child)
  return {
    origin,
    cpuSeconds: () => cpuMsOf(child.pid) / 1000,
    memoryBytes() {
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
      return Number(kilobytes) * 1024
    },
    async liveBytes() {
      child.send('collect')
      const [bytes] = await once(child, 'message')
      return Number(bytes)
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

async function readOrigin(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no stdout')
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/\S+$/.exec(line) ?? []
    if (origin === undefined) continue
    child.stdout.resume()
    return origin
  }
  throw new Error('The server ended before it was ready')
}
