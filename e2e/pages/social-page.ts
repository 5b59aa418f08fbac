import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'

/** What a reader sees there, written down once more. */
const WORDS = {
  es: { title: 'Redes sociales', newTab: '(se abre en otra pestaña)', open: /^Abrir en /, links: 'Enlaces de interés' },
  en: { title: 'Social media', newTab: '(opens in a new tab)', open: /^Open on /, links: 'Useful links' },
  pt: { title: 'Redes sociais', newTab: '(abre noutro separador)', open: /^Abrir em /, links: 'Ligações úteis' },
} satisfies Record<Locale, unknown>

/** The page of the league's social accounts. */
export function socialPage(page: Page, locale: Locale) {
  const words = WORDS[locale]
  const main = page.getByRole('main')
  const cards = main.getByRole('heading', { level: 3 }).getByRole('link')
  return {
    words,
    cards,
    title: main.getByRole('heading', { level: 1, name: words.title, exact: true }),
    /** One for each account, named after its network. */
    accounts: main.getByRole('heading', { level: 2 }),
    /** The home page ends with the same ones. */
    quickLinks: main.getByRole('navigation', { name: words.links, exact: true }).getByRole('link'),
    openAccount: main.getByRole('link', { name: words.open }),

    open: () => page.goto(`/${locale}/social-media`),

    isShown: () => cards.first().waitFor(),
  }
}
