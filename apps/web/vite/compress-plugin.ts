import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

// Not the page itself: the server writes the language and its configuration into it.
const TEXT_FILE = /\.(?:js|css|svg|json|txt|webmanifest|map)$/
// Below this, compression saves less than its headers cost.
const MIN_BYTES = 512

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Leaves a `.br` and a `.gz` beside every text file of the build, so that the server only has to send them. */
export function compressPlugin(): Plugin {
  let directory = ''
  return {
    name: 'mixed-zone:compress',
    apply: 'build',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < MIN_BYTES) return
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    deflate(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
