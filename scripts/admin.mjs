import { join } from 'node:path'
import { installIfMissing } from './install-dependencies.mjs'
import { findNode } from './install-node.mjs'
import { startChild } from './start-child.mjs'
import { runCommand } from './start-failure.mjs'
import { ROOT, SERVER } from './start-paths.mjs'
import { serverEnvironment, serverFlags } from './start-product.mjs'

const ADMIN = join(SERVER, 'src', 'commands', 'admin.ts')

/** `npm run admin -- …`: what the accreditation desk does, at a terminal, whether or not the product runs. */
await runCommand(async () => {
  await installIfMissing()
  const args = [...serverFlags(), ADMIN, ...process.argv.slice(2)]
  return startChild({ node: findNode(), args, cwd: ROOT, env: serverEnvironment() }).ended
})
