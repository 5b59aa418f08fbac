import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from './paths.ts'

/** `npm run import -- FOLDER`: brings the posts of an archive into the portal, whether or not the product runs. */
const envFile = join(ROOT, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
// npm and the bootstrap change into the project's folder.
const [folder] = process.argv.slice(2)
const calledIn = process.env['INIT_CWD']
if (folder !== undefined && !folder.startsWith('-') && calledIn !== undefined)
  process.argv[2] = resolve(calledIn, folder)
await import('../apps/server/src/commands/import/import.ts')
