import type { Rolldown } from 'vite'

/** The screens that a reader comes back to. Their parts are kept, so that a second visit needs no line to begin. */
const KEPT_SCREENS =
  /src[\\/](?:app|i18n)[\\/]|src[\\/]features[\\/](?:home|post|section|filter|search|browse|matchday|fixture)[^\\/]*[\\/]/

const KEPT_ASSETS = /(?:latin-wght-normal|theme-)[^/]*\.(?:woff2|js)$|\.css$/

/** The entry, the kept screens, and whatever these cannot begin without. */
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
    const isKeptScreen = chunk.isDynamicEntry && KEPT_SCREENS.test(chunk.facadeModuleId ?? '')
    if (chunk.isEntry || isKeptScreen) keep(chunk.fileName)
  }
  const assets = Object.keys(bundle).filter((name) => KEPT_ASSETS.test(name))
  return [...kept, ...assets].toSorted()
}
