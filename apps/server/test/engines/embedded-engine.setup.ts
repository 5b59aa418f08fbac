import type { TestProject } from 'vitest/node'
import { prepareEmbeddedTemplate } from './embedded-template.ts'

export async function setup(project: TestProject): Promise<void> {
  project.provide('engine', { kind: 'embedded', template: await prepareEmbeddedTemplate() })
}
