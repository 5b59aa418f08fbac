import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('../..', import.meta.url))

const THEME = readFileSync(`${SOURCE}ui/tokens/theme.css`, 'utf8')
const DEFINED = new Set(Array.from(THEME.matchAll(/--breakpoint-(\w+):/g), ([, name]) => name))

/** A variant that is named like one of Tailwind's own breakpoints. */
const BREAKPOINT = /(?<=["'`\s:])(?:max-|min-)?(xs|sm|md|lg|xl|\dxl):(?=[a-z[-])/g

const undefinedIn = (code: string) =>
  Array.from(code.matchAll(BREAKPOINT), ([variant, name]) => (DEFINED.has(name) ? [] : [variant])).flat()

describe('class names', () => {
  it('use only breakpoints that the theme defines: Tailwind drops the others without a word', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !/\.test\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(60)
    const found = files.flatMap((file) =>
      undefinedIn(readFileSync(`${SOURCE}${file}`, 'utf8')).map((variant) => `${file}: ${variant}`),
    )
    expect(found).toEqual([])
  })

  it('are caught with other breakpoints', () => {
    expect(undefinedIn('"grid md:-mx-6 sm:max-2xl:sr-only max-lg:p-4 xl:flex min-[100rem]:w-66"')).toEqual([
      'md:',
      'max-2xl:',
    ])
  })
})
