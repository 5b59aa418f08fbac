import type { TestProject } from 'vitest/node'
import { prepareTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder that the tests copy. */
    templateFolder: string
  }
}

/** One filled database for all files. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('templateFolder', await prepareTemplate())
}
