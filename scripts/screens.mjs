import { join } from 'node:path'
import { buildIfChanged } from './build-product.mjs'
import { installIfMissing } from './install-dependencies.mjs'
import { findNode } from './install-node.mjs'
import { startChild } from './start-child.mjs'
import { runCommand } from './start-failure.mjs'
import { ROOT } from './start-paths.mjs'

/** `npm run screens -- [folder] [words]`: pictures of every screen, outside the repository; words such as `es dark 360 home` ask for a few. */
await runCommand(async () => {
  await installIfMissing()
  const node = findNode()
  await buildIfChanged({ node })
  const args = [join(ROOT, 'e2e', 'gallery', 'take-pictures.ts'), ...process.argv.slice(2)]
  return startChild({ node, args, cwd: ROOT }).ended
})
