import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The default rules of axe that depend on colours. They take longer than all others together. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Loaded once per document; the builder would inject an unminified copy twice per analysis. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** The violations that axe finds on the page, or in the part that a selector names: each with its rule and its element. */
export async function findAxeViolations(page: Page, part?: string): Promise<string[]> {
  return analyse(await createAxe(page, part))
}

/** Only the violations that depend on the theme. */
export async function findColourViolations(page: Page, part?: string): Promise<string[]> {
  return analyse((await createAxe(page, part)).withRules(COLOUR_RULES))
}

/** Checks both themes, which differ in colours only. Leaves the page dark. */
export async function findAxeViolationsInBothThemes(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await findAxeViolations(page, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findColourViolations(page, part)
  return [...light, ...dark.map((violation) => `dark: ${violation}`)]
}

async function createAxe(page: Page, part: string | undefined): Promise<AxeBuilder> {
  // Content that a click has opened may not be rendered yet, and axe does not wait.
  if (part !== undefined) await page.locator(part).first().waitFor()
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE)
  // Legacy mode opens no extra page for cross-origin frames, of which there are none.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode().options({ resultTypes: ['violations'] })
  return part === undefined ? axe : axe.include(part)
}

async function analyse(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
}
