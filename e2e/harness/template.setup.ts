import type { TestProject } from 'vitest/node'
import { openRunFolder, prepareTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder that the tests copy. */
    templateFolder: string
  }
}

let run: ReturnType<typeof openRunFolder> | undefined

/** One filled database for all files. */
export async function setup(project: TestProject): Promise<void> {
  run = openRunFolder(await prepareTemplate())
  project.provide('templateFolder', run.template)
}

export function teardown(): void {
  run?.remove()
}
