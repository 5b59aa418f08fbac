import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const WEB = fileURLToPath(new URL('..', import.meta.url))

/** Endpoints that a file imports as values. */
function importedEndpoints(code: string): string[] {
  const imports = code.matchAll(/import \{([^}]*)\} from '@mixed-zone\/contract\/endpoints\/[\w/-]+'/g)
  return [...imports].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())).filter(Boolean)
}

describe('endpoints in the web app', () => {
  it('are called, and never read for schemas, which the build leaves out', () => {
    const found = globSync('**/*.{ts,tsx}', { cwd: WEB, exclude: ['**/*.test.*'] }).flatMap((file) => {
      const code = readFileSync(`${WEB}${file}`, 'utf8')
      const reads = (name: string) => new RegExp(`\\b(?<!typeof )${name}\\.\\w+`).test(code)
      return importedEndpoints(code)
        .filter(reads)
        .map((name) => `${file}: ${name}`)
    })
    expect(found).toEqual([])
  })
})
