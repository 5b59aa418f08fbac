// Node.js parses the `package.json` of a package anew for each import of one of its files. Drizzle's has 178 kB, and its files are many:
// that alone took 0.8 s of every start (0.1 s with this). There is one Drizzle here, and all of its files that import each other are modules.
import { registerHooks } from 'node:module'

const NAME = /^drizzle-orm(?:\/|$)/
const INSIDE = '/node_modules/drizzle-orm/'

const found = new Map()

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes(INSIDE)) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!NAME.test(specifier)) return nextResolve(specifier, context)
    const known = found.get(specifier)
    if (known !== undefined) return known
    const result = { ...nextResolve(specifier, context), shortCircuit: true }
    found.set(specifier, result)
    return result
  },
})
