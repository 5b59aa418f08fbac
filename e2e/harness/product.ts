import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RunningCommand, startCommand } from './child-process.ts'
import { ROOT } from './project-root.ts'

const MAIN = join(ROOT, 'apps/server/src/main.ts')
const RESOLVE_HOOK = pathToFileURL(join(ROOT, 'scripts/drizzle-resolve-hook.mjs')).href
// Each lives for a minute or less: its database is not compiled a second time for speed, which takes longer than it saves here.
const COMPILED_ONCE = '--liftoff-only'
const READY = /Mixed Zone is ready: (http:\/\/\S+)/

/** The real product, as built, on a port of its own. */
export interface Product {
  origin: string
  command: RunningCommand
  /** Stops as an operator would, and fails unless it ends well. */
  stop(): Promise<void>
}

export interface ProductOptions {
  dataDir: string
  env?: NodeJS.ProcessEnv
  timeoutMs?: number
}

/** Starts the server and leaves the waiting to the caller. */
export function launchProduct({ dataDir, env }: ProductOptions): RunningCommand {
  return startCommand({
    // The tests themselves are run by the pinned Node.js.
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

/** Starts the server and waits until it says that it is ready. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const command = launchProduct(options)
  const [, origin = ''] = await command.waitFor(READY, options.timeoutMs ?? 90_000)
  return {
    origin,
    command,
    async stop() {
      command.kill('SIGTERM')
      const { code } = await command.ended
      if (code !== 0) throw new Error(`The server ended with ${code}:\n${command.output()}`)
    },
  }
}
