import { buildWebIfChanged } from './build-web.mjs'
import { installIfMissing } from './install-dependencies.mjs'
import { findNode } from './install-node.mjs'
import { runCommand } from './start-failure.mjs'

await runCommand(async () => {
  await installIfMissing()
  await buildWebIfChanged({ node: findNode() })
})
