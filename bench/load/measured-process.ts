import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** The kernel counts processor time in these, on every Linux. */
const TICKS_PER_SECOND = 100

export interface MeasuredProcess {
  readonly origin: string
  /** Processor time so far, of all its threads. */
  cpuSeconds(): number
  memoryBytes(): number
  stop(): Promise<void>
}

interface Starting {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly cwd: string
}

/** Starts a server with our Node.js and waits for the line that names its address. */
export async function startMeasured({ args, env = {}, cwd }: Starting): Promise<MeasuredProcess> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await originOf(child)
  return {
    origin,
    cpuSeconds() {
      // The name of the program stands in brackets and may hold anything.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
    },
    memoryBytes() {
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
      return Number(kilobytes) * 1024
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'close')
    },
  }
}

async function originOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('A server without words')
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/\S+$/.exec(line) ?? []
    if (origin === undefined) continue
    child.stdout.resume()
    return origin
  }
  throw new Error('The server ended before it was ready')
}
