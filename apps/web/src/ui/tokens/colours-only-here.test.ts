import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('../..', import.meta.url))

/** A literal colour: hexadecimal, a colour function, or one of Tailwind's names. */
const WRITTEN_COLOUR =
  /['"`:[ ]#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|lab)\(|\b(?:bg|text|border|fill|stroke|outline)-(?:white|black|(?:gray|slate|zinc|red|amber|green|blue)-\d{2,3})\b/i

function offenders(files: readonly string[]): string[] {
  return files.filter((file) => WRITTEN_COLOUR.test(readFileSync(`${SOURCE}${file}`, 'utf8')))
}

describe('components and screens', () => {
  it('use tokens, never literal colours', () => {
    const files = globSync(['**/*.tsx', 'ui/**/*.css'], { cwd: SOURCE }).filter(
      (file) => file !== 'ui/tokens/colours.css',
    )
    expect(files.length).toBeGreaterThan(60)
    expect(offenders(files)).toEqual([])
  })

  it('are caught with literal colours', () => {
    const wrong = ['className="bg-white"', "color: '#fff'", 'bg-[#0b1324]', 'rgb(0 0 0)', 'text-red-500']
    const right = ['href="#main"', 'text-14', 'bg-night2', '&#39;']
    expect([...wrong, ...right].filter((code) => WRITTEN_COLOUR.test(code))).toEqual(wrong)
  })
})
