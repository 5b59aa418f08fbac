import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const RESOLVE_HOOK = pathToFileURL(join(import.meta.dirname, '../../../scripts/drizzle-resolve-hook.mjs')).href

/** Flags of Node.js for processes that live for seconds: modules load sooner, and the embedded engine is compiled once. */
export const QUICK_START = ['--liftoff-only', '--import', RESOLVE_HOOK]

export interface EndedProcess {
  /** The exit code; -1 if a signal ended it. */
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a file of the product in a process of its own, with this environment alone, until it ends. */
export function runProcess(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<EndedProcess> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...QUICK_START, file, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr })
    })
  })
}
