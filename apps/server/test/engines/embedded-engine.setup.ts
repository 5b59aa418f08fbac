import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareEmbeddedTemplate } from './embedded-template.ts'
import { scratchFolder } from './scratch-folder.ts'

let folder: string | undefined

/** The template is laid beside the copies, which then cost the least. */
export async function setup(project: TestProject): Promise<void> {
  const kept = await prepareEmbeddedTemplate()
  folder = mkdtempSync(join(scratchFolder(), 'mixed-zone-template-'))
  const template = join(folder, 'template')
  cpSync(kept, template, { recursive: true })
  project.provide('engine', { kind: 'embedded', template })
}

export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}
