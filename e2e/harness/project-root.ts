import { fileURLToPath } from 'node:url'

/** The project's root, with a trailing separator. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
