import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from '@playwright/test'

const TEXTS = {
  es: { title: 'Redes sociales', newTab: '(se abre en otra pestaña)', open: /^Abrir en /, links: 'Enlaces de interés' },
  en: { title: 'Social media', newTab: '(opens in a new tab)', open: /^Open on /, links: 'Useful links' },
  pt: { title: 'Redes sociais', newTab: '(abre noutro separador)', open: /^Abrir em /, links: 'Ligações úteis' },
} satisfies Record<Locale, unknown>

export function socialPage(page: Page, locale: Locale) {
  const texts = TEXTS[locale]
  const main = page.getByRole('main')
  const cards = main.getByRole('heading', { level: 3 }).getByRole('link')
  return {
    texts,
    cards,
    title: main.getByRole('heading', { level: 1, name: texts.title, exact: true }),
    accounts: main.getByRole('heading', { level: 2 }),
    /** Also at the end of the home page. */
    quickLinks: main.getByRole('navigation', { name: texts.links, exact: true }).getByRole('link'),
    openAccount: main.getByRole('link', { name: texts.open }),

    goto: () => page.goto(`/${locale}/social-media`),

    async open() {
      await page.goto(`/${locale}/social-media`)
      await cards.first().waitFor()
    },

    waitUntilShown: () => cards.first().waitFor(),
  }
}
