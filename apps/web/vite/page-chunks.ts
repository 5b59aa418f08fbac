import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Collects the code of the first pages in a few files instead of dozens of small ones, each of which would cost a round
 * trip: `vendor` and `app` for every page, `login`, `frame` and `home` for what the login page, the pages with header
 * and footer, and the home page have in common with other screens. Modules of a single page, and those of all other
 * screens, are left to the bundler. `texts` names what texts of every language import: `app` contains it too.
 */
export function pageChunks({
  texts,
  ...pages
}: Readonly<Record<'entry' | 'login' | 'frame' | 'home', string> & { texts: readonly string[] }>) {
  const chunkOf = new Map<string, string>()

  const plugin: Plugin = {
    name: 'mixed-zone:page-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? ''
      const icons = iconFiles(ids, codeOf)
      /** All modules that a page imports statically. */
      const modulesOf = (path: string): Set<string> => {
        const start = ids.find((id) => id.endsWith(path))
        if (start === undefined) throw new Error(`There is no module ${path}`)
        const found = new Set([start])
        for (const id of found) {
          const imported = this.getModuleInfo(id)?.importedIds.filter((other) => !ICONS.test(other)) ?? []
          for (const other of [...imported, ...importedIcons(codeOf(id), icons)]) found.add(other)
        }
        return found
      }
      const [entry, login] = [modulesOf(pages.entry), modulesOf(pages.login)]
      const [frame, home] = [modulesOf(pages.frame), modulesOf(pages.home)]
      for (const path of texts) for (const id of modulesOf(path)) entry.add(id)
      for (const id of new Set([...entry, ...login, ...frame, ...home])) {
        const isOfMany = entry.has(id) || (login.has(id) && (frame.has(id) || home.has(id)))
        if (isOfMany) chunkOf.set(id, id.includes('node_modules') ? 'vendor' : 'app')
        else chunkOf.set(id, login.has(id) ? 'login' : frame.has(id) ? 'frame' : 'home')
        // The page names its entry file, and the service worker recognises its build by that name.
        if (id.endsWith(pages.entry)) chunkOf.delete(id)
      }
    },
  }

  const groups = ['vendor', 'app', 'login', 'frame', 'home'].map((name) => ({
    name,
    test: (id: string) => chunkOf.get(id) === name,
    minShareCount: name === 'vendor' || name === 'app' ? 1 : 2,
  }))
  return { plugin, groups }
}

/** This module re-exports every icon: what an importer needs of it depends on the names that it imports. */
const ICONS = /lucide-react\.mjs$/

/** The file of each icon by its exported names. */
function iconFiles(ids: readonly string[], codeOf: (id: string) => string): Map<string, string> {
  const index = ids.find((id) => ICONS.test(id)) ?? ''
  const exports = [...codeOf(index).matchAll(/export \{([^}]*)\} from ["'](\.\/icons\/[^"']+)["']/g)]
  return new Map(
    exports.flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), join(index, '..', file)] as const),
    ),
  )
}

function importedIcons(code: string, icons: ReadonlyMap<string, string>): string[] {
  const names = /import \{([^}]*)\} from ["']lucide-react["']/.exec(code)?.[1]?.split(',') ?? []
  return names.flatMap((name) => icons.get(name.split(' as ')[0]?.trim() ?? '') ?? [])
}
