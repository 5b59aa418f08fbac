import { execFile } from 'node:child_process'

interface ToolOptions {
  readonly timeoutMs: number
  readonly maxMemoryMb: number
  /** More output than this ends the program. */
  readonly maxOutputBytes?: number
  readonly signal?: AbortSignal
}

/** Leaves the machine to requests. */
export const NICENESS = 15

const DEFAULT_OUTPUT_BYTES = 1_000_000

/** The command with its arguments, limited in memory, at low priority. The files that it reads may be hostile. */
export function limitedCommand(command: string, args: readonly string[], maxMemoryMb: number): [string, string[]] {
  const limits = `ulimit -v ${maxMemoryMb * 1024}; exec nice -n ${NICENESS} "$0" "$@"`
  return ['sh', ['-c', limits, command, ...args]]
}

/** Runs a program of the system to its end, and returns what it wrote. Rejects if it fails or exceeds a limit. */
export function runTool(command: string, args: readonly string[], options: ToolOptions): Promise<Buffer> {
  const { timeoutMs, maxMemoryMb, maxOutputBytes = DEFAULT_OUTPUT_BYTES, signal } = options
  const [file, all] = limitedCommand(command, args, maxMemoryMb)
  const limits = { timeout: timeoutMs, maxBuffer: maxOutputBytes, killSignal: 'SIGKILL', encoding: 'buffer' } as const
  return new Promise((resolve, reject) => {
    execFile(file, all, { ...limits, ...(signal && { signal }) }, (error, stdout) => {
      if (error) reject(new Error(`${command} failed`, { cause: error }))
      else resolve(stdout)
    })
  })
}

/** Whether a program can be started. */
export function isInstalled(command: string): Promise<boolean> {
  if (process.platform === 'win32') return Promise.resolve(false)
  return new Promise((resolve) =>
    execFile('sh', ['-c', 'command -v "$0"', command], (error) => resolve(error === null)),
  )
}
