import type { Locale } from '@mixed-zone/contract/locales'
import { buildFilterPath, type FilterCriteria } from '@mixed-zone/contract/rules/filter-path'
import type { Page } from '@playwright/test'

const TEXTS = {
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

/** The filter page, and the filter bar in the header. */
export function filterPage(page: Page, locale: Locale) {
  const texts = TEXTS[locale]
  const main = page.getByRole('main')
  const posts = main.locator(`a[href^="/${locale}/post/"]`)
  return {
    texts,
    posts,
    headline: main.getByRole('heading', { level: 1 }),
    none: page.getByText(texts.none, { exact: true }),
    everything: page.getByRole('link', { name: texts.everything, exact: true }),
    more: main.getByRole('button', { name: texts.more }),
    search: page.getByRole('combobox', { name: texts.search, exact: true }),
    filter: page.getByRole('banner').getByRole('button', { name: texts.filter, exact: true }),
    openSheet: page.getByRole('banner').getByRole('button', { name: texts.filters }),
    chip: (name: string) => main.getByRole('button', { name: new RegExp(`${name}$`) }),

    goto: (criteria: Partial<FilterCriteria> = {}) => page.goto(buildFilterPath(locale, criteria)),

    async open(criteria: Partial<FilterCriteria> = {}) {
      await page.goto(buildFilterPath(locale, criteria))
      await posts.first().waitFor()
    },

    waitUntilShown: () => posts.first().waitFor(),

    /** A choice in whichever of the rail, the bar or the sheet is visible. */
    choice: (name: string | RegExp) => page.locator('label:visible').filter({ hasText: name }),

    /** The headline and the posts of the list. */
    async seen() {
      await posts.first().waitFor()
      const headline = await main.getByRole('heading', { level: 1 }).innerText()
      return { headline, posts: await posts.evaluateAll((links) => links.map((link) => link.getAttribute('href'))) }
    },
  }
}
