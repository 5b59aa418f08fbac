import { join } from 'node:path'
import { installIfMissing } from './install-dependencies.mjs'
import { findNode } from './install-node.mjs'
import { startChild } from './start-child.mjs'
import { runCommand } from './start-failure.mjs'
import { ROOT, SERVER_MAIN, WEB } from './start-paths.mjs'
import { serverEnvironment, serverFlags } from './start-product.mjs'

const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
const WEB_PORT = process.env.WEB_PORT ?? '5173'
const API_PORT = process.env.PORT ?? '3000'

/** `npm run dev`: both sides reload by themselves; when one of them ends, so does the other. */
await runCommand(async () => {
  await installIfMissing()
  const node = findNode()
  const environment = { ...serverEnvironment(), NODE_ENV: 'development', PORT: API_PORT }
  process.stdout.write(
    `Web app, reloading: http://localhost:${WEB_PORT}\nAPI, reloading:     http://localhost:${API_PORT}/api/docs\n`,
  )

  const server = startChild({
    node,
    args: ['--watch', '--watch-preserve-output', ...serverFlags(), SERVER_MAIN],
    cwd: ROOT,
    env: environment,
  })
  const web = startChild({
    node,
    args: [VITE, '--port', WEB_PORT, '--strictPort', '--clearScreen', 'false'],
    cwd: WEB,
    env: { ...environment, API_ORIGIN: `http://127.0.0.1:${API_PORT}` },
  })

  const first = await Promise.race([server.ended, web.ended])
  server.child.kill('SIGTERM')
  web.child.kill('SIGTERM')
  await Promise.all([server.ended, web.ended])
  return first
})
