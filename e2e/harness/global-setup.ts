import { openRunFolder, prepareTemplate, TEMPLATE_VARIABLE } from './template.ts'

/** Fills one database for all workers, and removes their copies at the end. */
export default async function globalSetup(): Promise<() => void> {
  const run = openRunFolder(await prepareTemplate())
  process.env[TEMPLATE_VARIABLE] = run.template
  return run.remove
}
