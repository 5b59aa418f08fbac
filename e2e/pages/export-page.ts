import { type FieldName, fieldName } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'

/** What a reader sees there, written down once more. */
const WORDS = {
  es: {
    menu: 'Informes',
    send: /^Exportar/,
    rows: /^Exportar ([\d.]+) filas?$/,
    cancel: 'Cancelar',
    allCountries: 'Todos los países',
    types: { users: /^Usuarios/, news: /^Noticias/, 'news-views': /^Uso de las noticias/ },
  },
  en: {
    menu: 'Reports',
    send: /^Export/,
    rows: /^Export ([\d,]+) rows?$/,
    cancel: 'Cancel',
    allCountries: 'All countries',
    types: { users: /^Users/, news: /^NewsPosts|^News Posts/, 'news-views': /^News views/ },
  },
  pt: {
    menu: 'Relatórios',
    send: /^Exportar/,
    rows: /^Exportar ([\d.  ]+) linhas?$/,
    cancel: 'Cancelar',
    allCountries: 'Todos os países',
    types: { users: /^Utilizadores/, news: /^Notícias/, 'news-views': /^Utilização/ },
  },
} satisfies Record<Locale, unknown>

/** The screen of the reports. */
export function exportPage(page: Page, locale: Locale) {
  const words = WORDS[locale]
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: words.send })
  const withRows = main.getByRole('button', { name: words.rows })
  const field = (name: FieldName) => main.getByLabel(fieldName(name, locale), { exact: true })
  return {
    words,
    send,
    field,
    type: (name: keyof typeof words.types) => main.getByRole('radio', { name: words.types[name] }),
    format: (name: 'XLSX' | 'CSV') => main.getByRole('radio', { name, exact: true }),
    cancel: main.getByRole('button', { name: words.cancel, exact: true }),
    progress: main.getByRole('progressbar'),
    alert: main.getByRole('alert'),
    preview: main.getByRole('table'),

    open: () => page.goto(`/${locale}/export`),

    /** The figures have come: the button says how many rows there will be. */
    isShown: () => withRows.waitFor(),

    async promisedRows() {
      await withRows.waitFor()
      return Number((await withRows.innerText()).replaceAll(/\D/g, ''))
    },
  }
}
