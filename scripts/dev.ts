import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildMailsIfChanged } from './build.ts'
import { ROOT, VITE } from './paths.ts'
import { runProcess } from './run-process.mjs'

const SERVER_SOURCES = ['apps/server/src', 'apps/server/migrations', 'packages/contract/src']
const WEB_PORT = process.env.WEB_PORT ?? '5173'
const API_PORT = process.env.PORT ?? '3000'

// An editor that saves, formats and saves again is one change.
const DEBOUNCE_MS = 150

/** `npm run dev`: Vite serves the web app; the server restarts when its sources change. */
process.stdout.write(`Web app: http://localhost:${WEB_PORT}\nAPI:     http://localhost:${API_PORT}/api/docs\n`)
const env = {
  ...process.env,
  NODE_ENV: 'development',
  PORT: API_PORT,
  // What people open: the server accepts the editor's WebSocket from this origin only.
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${WEB_PORT}`,
}
process.exitCode = await buildMailsIfChanged()
if (process.exitCode !== 0) process.exit()
const stopServer = restartOnChange()
const vite = [VITE, '--port', WEB_PORT, '--strictPort', '--clearScreen', 'false']
process.exitCode = await runProcess(process.execPath, vite, {
  cwd: join(ROOT, 'apps/web'),
  env: { ...env, API_ORIGIN: `http://127.0.0.1:${API_PORT}` },
})
await stopServer()

/** Node's own `--watch` cannot be used: the database's worker thread does not start under it. */
function restartOnChange(): () => Promise<void> {
  const hook = new URL('drizzle-resolve-hook.mjs', import.meta.url).href
  const start = () =>
    spawn(process.execPath, ['--import', hook, join(ROOT, 'apps/server/src/main.ts')], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    })
  let server = start()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** One after the other: a build takes seconds, in which files may change again. */
  let lastRestart = Promise.resolve()

  async function restart(): Promise<void> {
    process.stdout.write('Sources changed: restarting the server …\n')
    await stop(server)
    // With templates that cannot be built the server stays stopped until they are repaired.
    if ((await buildMailsIfChanged()) === 0 && !isStopped) server = start()
  }
  const watchers = SERVER_SOURCES.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (file === null || file.includes('.test.')) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        lastRestart = lastRestart.then(restart)
      }, DEBOUNCE_MS)
    }),
  )
  return async () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
    isStopped = true
    await lastRestart
    await stop(server)
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'close')
  server.kill('SIGTERM')
  await ended
}
