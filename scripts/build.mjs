import { buildIfChanged } from './build-product.mjs'
import { installIfMissing } from './install-dependencies.mjs'
import { findNode } from './install-node.mjs'
import { runCommand } from './start-failure.mjs'

await runCommand(async () => {
  await installIfMissing()
  await buildIfChanged({ node: findNode() })
})
