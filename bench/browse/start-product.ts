import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const READY = /Mixed Zone is ready: (http:\/\/\S+)/

export interface Product {
  readonly origin: string
  readonly pid: number | undefined
  stop(): Promise<void>
}

/** Starts the product as an operator would, on data that is there. */
export async function startProduct(environment: Readonly<Record<string, string>>): Promise<Product> {
  const child = spawn(process.execPath, [...process.execArgv, 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', DEMO: 'false', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'close')
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const [, origin] = READY.exec(line) ?? []
    if (origin === undefined) continue
    child.stdout.resume()
    return { origin, pid: child.pid, stop }
  }
  throw new Error('The server ended before it was ready')
}

/** Sessions of a journalist, inserted directly: logging in is not measured here. */
export async function openSessions(
  { query }: Database,
  count: number,
  email = 'bench@mixedzone.test',
): Promise<string[]> {
  const { rows } = await query(
    `insert into people (email, first_name, surnames, unsubscribe_code, password_hash, created_at, updated_at)
    values ($1, 'Bench', 'Mark', $2, 'none', now(), now()) returning id`,
    [email, email],
  )
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  for (const token of tokens) {
    const hash = createHash('sha256').update(token).digest()
    await query(
      `insert into sessions (person_id, token_hash, file_handle, address, device, created_at, used_at, ends_at)
      values ($1, $2, $3, '127.0.0.1', 'bench', now(), now(), now() + interval '7 days')`,
      [rows[0].id, hash, randomBytes(16).toString('base64url')],
    )
  }
  return tokens
}
