import { buildIfChanged } from './build.ts'
import { ROOT } from './paths.ts'
import { runProcess } from './run-process.mjs'
import { PLAYWRIGHT } from './steps.ts'

/** `npm run screens -- [folder] [words]`: pictures of every screen; words such as `es dark 360 home` select a few. */
process.exitCode = (await buildIfChanged()) || (await takePictures())

function takePictures(): Promise<number> {
  const args = [PLAYWRIGHT, 'test', '--config', 'e2e/gallery/playwright.config.ts']
  const env = { ...process.env, SCREENS_ARGUMENTS: JSON.stringify(process.argv.slice(2)) }
  return runProcess(process.execPath, args, { cwd: ROOT, env })
}
