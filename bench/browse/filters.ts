import type { Filter } from './bare-page.ts'

/** Every combination of 20 teams, 12 categories and 3 languages. */
export const FILTERS = 720

export function filterOf(number: number): Filter {
  const locale = ['es', 'en', 'pt'][Math.floor(number / 240) % 3] ?? 'es'
  return { team: 1 + (number % 20), category: 1 + (Math.floor(number / 20) % 12), locale }
}
