import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { shellFiles } from '../src/worker/shell-files.ts'

const SOURCE = fileURLToPath(new URL('../src/worker/service-worker.ts', import.meta.url))
const FILE = 'service-worker.js'

/** Builds the service worker beside the app, with the list of what belongs to this build's shell written into it. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'mixed-zone:service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (entry === undefined) throw new Error('The build has no entry')
      const files = shellFiles(bundle).map((name) => `/${name}`)
      const source = await buildWorker({
        BUILD: createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('hex').slice(0, 12),
        SHELL_FILES: files,
        ENTRY_FILE: `/${entry.fileName}`,
      })
      this.emitFile({ type: 'asset', fileName: FILE, source })
    },
  }
}

async function buildWorker(values: Record<string, unknown>): Promise<string> {
  const define = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2023',
      // A single script, so that the worker cannot be loaded partially.
      lib: { entry: SOURCE, formats: ['iife'], name: 'worker', fileName: () => FILE },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error('The service worker was not built')
  const [chunk] = output.output
  return chunk.code
}
