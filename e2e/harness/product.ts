import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RunningCommand, startCommand } from './child-process.ts'
import { ROOT } from './project-root.ts'

const MAIN = join(ROOT, 'apps/server/src/main.ts')
const RESOLVE_HOOK = pathToFileURL(join(ROOT, 'scripts/drizzle-resolve-hook.mjs')).href
/** Compiles the embedded database once only: optimised code does not pay off in a short-lived server. */
const COMPILED_ONCE = '--liftoff-only'
const READY = /Mixed Zone is ready: (http:\/\/\S+)/

export interface Product {
  origin: string
  command: RunningCommand
  /** Sends SIGTERM, and fails unless the server exits with 0. */
  stop(): Promise<void>
}

export interface ProductOptions {
  dataDir: string
  env?: NodeJS.ProcessEnv
  timeoutMs?: number
}

/** Starts the server without waiting until it is ready. */
export function launchProduct({ dataDir, env }: ProductOptions): RunningCommand {
  return startCommand({
    // The pinned Node.js, which runs the tests too.
    command: process.execPath,
    args: [COMPILED_ONCE, '--import', RESOLVE_HOOK, MAIN],
    cwd: ROOT,
    env: {
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compile'),
      ...env,
    },
  })
}

/** Starts the server and waits until it is ready. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const command = launchProduct(options)
  const [, origin = ''] = await command.waitFor(READY, options.timeoutMs ?? 90_000)
  return {
    origin,
    command,
    async stop() {
      command.kill('SIGTERM')
      const { code } = await command.ended
      if (code !== 0) throw new Error(`The server exited with ${code}:\n${command.output()}`)
    },
  }
}

/** Runs `npm run admin -- …` beside the running product, and returns its output. */
export async function runAdmin(dataDir: string, ...args: string[]): Promise<string> {
  const command = startCommand({
    command: 'npm',
    args: ['run', '--silent', 'admin', '--', ...args],
    cwd: ROOT,
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
  const { code } = await command.ended
  if (code !== 0) throw new Error(`admin ${args.join(' ')} exited with ${code}:\n${command.output()}`)
  return command.output()
}
