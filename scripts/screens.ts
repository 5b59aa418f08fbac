import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfChanged } from './build.ts'
import { ROOT } from './paths.ts'

/** `npm run screens -- [folder] [words]`: pictures of every screen; words such as `es dark 360 home` select a few. */
process.exitCode = await buildIfChanged()
if (process.exitCode === 0) await import(pathToFileURL(join(ROOT, 'e2e/gallery/take-pictures.ts')).href)
