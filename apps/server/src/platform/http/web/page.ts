import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BOOT_CONFIG_ID, BOOT_CONFIG_PLACE } from '@mixed-zone/contract/boot-config'
import type { BootConfig } from '@mixed-zone/contract/schemas/boot-config'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { encodeAll, etagOf, type StaticFile, typeOfName } from './static-file.ts'

/** The app's page in each language, complete, or null where nothing was built. */
export async function loadPages(directory: string, bootConfig: BootConfig): Promise<Record<Locale, StaticFile> | null> {
  const built = await readFile(join(directory, 'index.html'), 'utf8').catch(() => null)
  if (built === null) return null
  const [es, en, pt] = await Promise.all(LOCALES.map((locale) => buildPage(built, locale, bootConfig)))
  return es && en && pt ? { es, en, pt } : null
}

async function buildPage(built: string, locale: Locale, bootConfig: BootConfig): Promise<StaticFile> {
  const html = built
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    // Whoever installs the portal installs it in the language of the page.
    .replace(/(<link rel="manifest" href="[^"]*-)[a-z]{2}(\.webmanifest")/, `$1${locale}$2`)
    // A function, because a text could hold what `replace` takes for a pattern.
    .replace(BOOT_CONFIG_PLACE, () => inertScript(bootConfig))
  const bytes = Buffer.from(html)
  return {
    type: typeOfName('index.html'),
    cacheControl: 'no-cache',
    etag: etagOf(bytes),
    // The root, and paths without a language, are answered in the browser's.
    vary: 'accept-encoding, accept-language',
    bytes,
    encoded: await encodeAll(bytes),
  }
}

/** Data, not code: the content security policy lets it pass, and nothing in it can end the element. */
function inertScript(bootConfig: BootConfig): string {
  const json = JSON.stringify(bootConfig).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${BOOT_CONFIG_ID}">${json}</script>`
}
