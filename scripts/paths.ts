import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

/** What commands keep between two runs. It may be deleted at any time. */
export const CACHE = join(ROOT, '.cache')

export const SERVER_MAIN = join(ROOT, 'apps', 'server', 'src', 'main.ts')

export const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
