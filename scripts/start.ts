import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfChanged } from './build.ts'
import { ROOT, SERVER_MAIN } from './paths.ts'

/** `npm start`: builds what changed and serves until it is told to stop. */
const code = await buildIfChanged()
if (code === 0) await serve()
else process.exitCode = code

async function serve(): Promise<void> {
  // Variables of the environment win over those of the file.
  const envFile = join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  await import(pathToFileURL(SERVER_MAIN).href)
}
