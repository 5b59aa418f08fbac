import type { Plugin } from 'vite'

/**
 * Where the code of a page begins: what is imported from there on is needed at once. A module belongs to the first of these that needs it, unless
 * only one page does: that is left to the bundler.
 */
const BEGINNINGS = {
  entry: ['/src/main.tsx'],
  login: ['/src/features/sign-in/login-screen.tsx'],
  captcha: ['/src/features/sign-in/log-in.ts', '/src/session/captcha/solve-captcha.ts'],
  frame: ['/src/app/layout/frame.tsx'],
  home: ['/src/features/home/home-screen.tsx', '/src/app/prefetch.ts'],
} as const

/** All of them are imported from one module, which tells nothing of who needs which. */
const SIGNS = /lucide-react/

/**
 * The home page comes in a few files rather than seventy: on a slow line each costs a way there and back, six at a time. One is the frame that
 * nearly all pages stand in, one what home has beside it. What the login page needs is in neither, and is given a place first, because a group
 * takes along what its modules import.
 */
export function pageGroups() {
  const placeOf = new Map<string, string>()

  const plugin: Plugin = {
    name: 'mixed-zone:page-groups',
    apply: 'build',
    buildEnd() {
      const all = [...this.getModuleIds()]
      const reachedFrom = (begins: readonly string[]): Set<string> => {
        const reached = new Set<string>()
        const waiting = all.filter((id) => begins.some((begin) => id.endsWith(begin)))
        if (waiting.length !== begins.length) throw new Error(`Pages begin elsewhere than in ${begins.join(', ')}`)
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (reached.has(id) || SIGNS.test(id)) continue
          reached.add(id)
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
        return reached
      }
      // The page names the module that it begins with, and the service worker knows its build by that name: it keeps a file of its own.
      const isFirst = (id: string) => BEGINNINGS.entry.some((begin) => id.endsWith(begin))
      const shared = reachedFrom([...BEGINNINGS.entry, ...BEGINNINGS.frame, ...BEGINNINGS.home])
      for (const [name, begins] of Object.entries(BEGINNINGS))
        for (const id of reachedFrom(begins))
          if (shared.has(id) && !isFirst(id) && !placeOf.has(id)) placeOf.set(id, name)
    },
  }
  const groups = Object.keys(BEGINNINGS).map((name) => ({ name, test: (id: string) => placeOf.get(id) === name }))
  return { plugin, groups }
}
