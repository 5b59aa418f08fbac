import { join } from 'node:path'
import { buildMailsIfChanged } from './build-mails.mjs'
import { keepReloading } from './dev-reload.mjs'
import { installIfMissing } from './install-dependencies.mjs'
import { findNode } from './install-node.mjs'
import { startChild } from './start-child.mjs'
import { runCommand } from './start-failure.mjs'
import { ROOT, SERVER_MAIN, WEB } from './start-paths.mjs'
import { serverEnvironment, serverFlags } from './start-product.mjs'

const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
const SERVER_SOURCES = ['apps/server/src', 'apps/server/migrations', 'packages/contract/src'].map((path) =>
  join(ROOT, path),
)
const WEB_PORT = process.env.WEB_PORT ?? '5173'
const API_PORT = process.env.PORT ?? '3000'

/** `npm run dev`: both sides reload by themselves, until the development server of the web app ends or is stopped. */
await runCommand(async () => {
  await installIfMissing()
  const node = findNode()
  const env = { ...serverEnvironment(), NODE_ENV: 'development', PORT: API_PORT }
  process.stdout.write(
    `Web app, reloading: http://localhost:${WEB_PORT}\nAPI, reloading:     http://localhost:${API_PORT}/api/docs\n`,
  )
  await buildMailsIfChanged({ node })
  const stopServer = keepReloading({
    start: () => startChild({ node, args: [...serverFlags(), SERVER_MAIN], cwd: ROOT, env }),
    folders: SERVER_SOURCES,
  })
  const web = startChild({
    node,
    args: [VITE, '--port', WEB_PORT, '--strictPort', '--clearScreen', 'false'],
    cwd: WEB,
    env: { ...env, API_ORIGIN: `http://127.0.0.1:${API_PORT}` },
  })
  const code = await web.ended
  await stopServer()
  return code
})
