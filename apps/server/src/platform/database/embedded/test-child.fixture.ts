import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'

export interface TestChild {
  /** The next line that it prints; null when it has ended. */
  nextLine(): Promise<string | null>
  tell(line: string): void
  /** Ends it as a power cut would: no handler runs. */
  kill(): Promise<void>
}

// As the tests themselves are run: quick to load, and the engine compiled once.
const QUICK = [
  '--liftoff-only',
  '--import',
  new URL('../../../../../../scripts/drizzle-resolve-hook.mjs', import.meta.url).href,
]

const children = new Set<ChildProcess>()

/** Runs one of the programs beside this file in a process of its own. */
export function startChild(program: string, ...args: string[]): TestChild {
  const child = spawn(process.execPath, [...QUICK, join(import.meta.dirname, program), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.add(child)
  const ended = once(child, 'exit').then(() => children.delete(child))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async nextLine() {
      const { value, done } = await lines.next()
      return done ? null : value
    },
    tell: (line) => void child.stdin.write(`${line}\n`),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export function killChildren(): void {
  for (const child of children) child.kill('SIGKILL')
}
