import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root, wherever the command was called from. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What the commands remember between two runs. It may be deleted at any time. */
export const CACHE = join(ROOT, '.cache')

export const WEB = join(ROOT, 'apps', 'web')
export const SERVER = join(ROOT, 'apps', 'server')
export const SERVER_MAIN = join(SERVER, 'src', 'main.ts')
