import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { PICTURES, type Picture } from './pictures.ts'

const WIDTHS = [360, 768, 1024, 1440] as const
const THEMES = ['light', 'dark'] as const

export interface Look {
  readonly locale: Locale
  readonly theme: (typeof THEMES)[number]
  readonly width: (typeof WIDTHS)[number]
}

/** What of all there is the words after the command ask for: `es dark 360 home post`. Without a word of a kind, all of that kind. */
export function wantedLooks(words: readonly string[]): { looks: Look[]; pictures: readonly Picture[] } {
  const chosen = <T extends string | number>(all: readonly T[]): readonly T[] => {
    const named = all.filter((one) => words.includes(String(one)))
    return named.length > 0 ? named : all
  }
  const names: readonly string[] = PICTURES.map(({ name }) => name)
  const known: readonly string[] = [...LOCALES, ...THEMES, ...WIDTHS.map(String), ...names]
  const unknown = words.filter((word) => !known.includes(word))
  if (unknown.length > 0) throw new Error(`There is no "${unknown.join('", "')}" among ${known.join(', ')}`)
  const wanted = chosen(names)
  return {
    looks: chosen(LOCALES).flatMap((locale) =>
      chosen(THEMES).flatMap((theme) => chosen(WIDTHS).map((width) => ({ locale, theme, width }))),
    ),
    pictures: PICTURES.filter(({ name }) => wanted.includes(name)),
  }
}
