import { join } from 'node:path'
import { findNode } from './install-node.mjs'
import { runQuietly } from './start-child.mjs'
import { CACHE, ROOT } from './start-paths.mjs'

/** Folders that hold a `tsconfig.json`, the root for the scripts. */
const TYPED = ['packages/contract', 'packages/test-data', 'packages/demo-league', 'apps/server', 'apps/web', 'e2e', '.']

const IS_TERMINAL = process.stdout.isTTY === true

const tool = (path) => join(ROOT, 'node_modules', path)

/** Only what changed since the last time is looked at again: a quarter of the work. */
function remembered(folder) {
  const name = folder === '.' ? 'scripts' : folder.replace('/', '-')
  return ['--incremental', '--tsBuildInfoFile', join(CACHE, 'types', `${name}.tsbuildinfo`)]
}

/**
 * What is checked without running the product. Each is one program that ends with 0 where all is well.
 * @type {readonly { name: string, args: string[], hint?: string }[]}
 */
export const STATIC_STEPS = [
  { name: 'format', args: [tool('@biomejs/biome/bin/biome'), 'format', '.'], hint: 'npm run format puts it right' },
  { name: 'lint', args: [tool('oxlint/bin/oxlint')] },
  ...TYPED.map((folder) => ({
    name: `types ${folder === '.' ? 'scripts' : folder}`,
    args: [tool('typescript/bin/tsc'), '-p', folder, '--pretty', String(IS_TERMINAL), ...remembered(folder)],
  })),
]

/** Boundary and unit tests. */
export const UNIT_STEP = {
  name: 'boundary and unit tests',
  args: [tool('vitest/vitest.mjs'), 'run', '--project', 'unit', '--reporter', 'dot'],
}

/**
 * Runs one step to its end and keeps what it printed.
 * @param {{ name: string, args: string[] }} step
 */
export async function runStep({ name, args }) {
  const startedAt = performance.now()
  const colours = IS_TERMINAL ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  const env = { ...process.env, ...colours, NODE_ENV: 'test' }
  const { code, output } = await runQuietly({ node: findNode(), args, cwd: ROOT, env, guarded: false })
  return { name, isGood: code === 0, output, seconds: (performance.now() - startedAt) / 1000 }
}
