import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function hasCommand(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((place) => existsSync(join(place, name)))
}

// Without a UTF-8 locale some programs refuse non-ASCII file names.
const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' }

/** Runs a program and returns its exit code and the end of its output. */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(command, [...args], { cwd, env: ENVIRONMENT, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) || 1 : 0
      resolve({ code, said: `${stdout.slice(-2000)}${stderr.slice(-2000)}` })
    })
  })
}
