import { type FieldName, fieldName } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from '@playwright/test'

const TEXTS = {
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

export function exportPage(page: Page, locale: Locale) {
  const texts = TEXTS[locale]
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: texts.send })
  const withRows = main.getByRole('button', { name: texts.rows })
  const field = (name: FieldName) => main.getByLabel(fieldName(name, locale), { exact: true })
  return {
    texts,
    send,
    field,
    type: (name: keyof typeof texts.types) => main.getByRole('radio', { name: texts.types[name] }),
    format: (name: 'XLSX' | 'CSV') => main.getByRole('radio', { name, exact: true }),
    cancel: main.getByRole('button', { name: texts.cancel, exact: true }),
    progress: main.getByRole('progressbar'),
    alert: main.getByRole('alert'),
    preview: main.getByRole('table'),

    async open() {
      await page.goto(`/${locale}/export`)
      await withRows.waitFor()
    },

    /** The button shows the number of rows as soon as the preview is loaded. */
    waitUntilShown: () => withRows.waitFor(),

    async promisedRows() {
      await withRows.waitFor()
      return Number((await withRows.innerText()).replaceAll(/\D/g, ''))
    },
  }
}
