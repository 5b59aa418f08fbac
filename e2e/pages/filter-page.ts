import type { Locale } from '@mixed-zone/contract/locales'
import { buildFilterPath, type FilterCriteria } from '@mixed-zone/contract/rules/filter-path'
import type { Page } from 'playwright-core'

/** What a reader sees there, written down once more. */
const WORDS = {
  es: {
    filter: 'Filtrar',
    search: 'Buscar',
    none: 'No se han encontrado resultados para tu búsqueda.',
    everything: 'Ver todas las publicaciones',
    more: /^Mostrar \d+ más$/,
    filters: /^Filtros/,
    clearAll: 'Borrar todo',
  },
  en: {
    filter: 'Filter',
    search: 'Search',
    none: 'No results found for your search.',
    everything: 'See all posts',
    more: /^Show \d+ more$/,
    filters: /^Filters/,
    clearAll: 'Clear all',
  },
  pt: {
    filter: 'Filtrar',
    search: 'Procurar',
    none: 'Não foram encontrados resultados para a sua pesquisa.',
    everything: 'Ver todas as publicações',
    more: /^Mostrar mais \d+$/,
    filters: /^Filtros/,
    clearAll: 'Limpar tudo',
  },
} satisfies Record<Locale, unknown>

/** The filtered posts, and the bar in the header that leads there. */
export function filterPage(page: Page, locale: Locale) {
  const words = WORDS[locale]
  const main = page.getByRole('main')
  const posts = main.locator(`a[href^="/${locale}/post/"]`)
  return {
    words,
    posts,
    headline: main.getByRole('heading', { level: 1 }),
    none: page.getByText(words.none, { exact: true }),
    everything: page.getByRole('link', { name: words.everything, exact: true }),
    more: main.getByRole('button', { name: words.more }),
    search: page.getByRole('combobox', { name: words.search, exact: true }),
    filter: page.getByRole('banner').getByRole('button', { name: words.filter, exact: true }),
    openSheet: page.getByRole('banner').getByRole('button', { name: words.filters }),
    chip: (name: string) => main.getByRole('button', { name: new RegExp(`${name}$`) }),

    open: (criteria: Partial<FilterCriteria> = {}) => page.goto(buildFilterPath(locale, criteria)),

    isShown: () => posts.first().waitFor(),

    /** A choice of the rail, the bar or the sheet: whichever is in sight. */
    choice: (name: string | RegExp) => page.locator('label:visible').filter({ hasText: name }),

    /** What somebody else would have to see as well. */
    async seen() {
      await posts.first().waitFor()
      const headline = await main.getByRole('heading', { level: 1 }).innerText()
      return { headline, posts: await posts.evaluateAll((links) => links.map((link) => link.getAttribute('href'))) }
    },
  }
}
