import type { Rolldown } from 'vite'

/** Screens that are precached, so that a second visit starts offline. */
const PRECACHED_SCREENS =
  /src[\\/](?:app|i18n)[\\/]|src[\\/]features[\\/](?:home|post|section|filter|search|browse|matchday|fixture)[^\\/]*[\\/](?!preview[\\/])/

const PRECACHED_ASSETS = /(?:latin-wght-normal|theme-)[^/]*\.(?:woff2|js)$|\.css$/

/** The entry, the precached screens, and everything that they import. */
export function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const kept = new Set<string>()
  function keep(name: string) {
    const chunk = bundle[name]
    if (kept.has(name) || chunk?.type !== 'chunk') return
    kept.add(name)
    for (const imported of chunk.imports) keep(imported)
  }
  for (const chunk of chunks) {
    const isPrecachedScreen = chunk.isDynamicEntry && PRECACHED_SCREENS.test(chunk.facadeModuleId ?? '')
    if (chunk.isEntry || isPrecachedScreen) keep(chunk.fileName)
  }
  const assets = Object.keys(bundle).filter((name) => PRECACHED_ASSETS.test(name))
  return [...kept, ...assets].toSorted()
}
