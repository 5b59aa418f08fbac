import { type FieldName, fieldName } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from '@playwright/test'
import { ACCOUNT_TEXTS } from './account-texts.ts'

export interface Applicant {
  email: string
  name: string
  surnames: string
  companyName: string
}

/** The access request form. */
export function requestPage(page: Page, locale: Locale) {
  const texts = ACCOUNT_TEXTS[locale]
  const field = (name: FieldName) => page.getByLabel(fieldName(name, locale), { exact: true })
  const part = (name: FieldName) => page.locator(`[data-field="${name}"]`)
  const send = page.getByRole('button', { name: texts.sendRequest, exact: true })

  /** Searches a long list of options and chooses the first match. */
  async function chooseFrom(name: FieldName, search: string) {
    await part(name).getByRole('button').first().click()
    await page.getByRole('listbox').waitFor()
    await page.keyboard.type(search)
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
  }

  return {
    send,
    field,
    part,
    chooseFrom,
    legal: part('legal').getByRole('checkbox'),
    newsletter: page.locator('input[name=newsletter]'),
    telephone: page.getByLabel(fieldName('telephone.number', locale), { exact: true }),
    sent: page.getByRole('heading', { level: 1, name: texts.requestSent, exact: true }),

    async open() {
      await page.goto(`/${locale}/request-access`)
      await send.waitFor()
    },

    waitUntilShown: () => send.waitFor(),

    /** Fills in everything except the checkboxes. */
    async fillIn({ email, name, surnames, companyName }: Applicant) {
      await field('name').fill(name)
      await field('surnames').fill(surnames)
      await field('email').fill(email)
      await field('region').selectOption('europe')
      await chooseFrom('country', texts.spain)
      await page.getByLabel(fieldName('telephone.number', locale), { exact: true }).fill('612 34 56 78')
      await field('companyName').fill(companyName)
      await field('mediaType').selectOption('newspaper')
      await field('workType').selectOption('photographer')
    },
  }
}
