import { type FieldName, fieldName } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { ACCOUNT_WORDS } from './account-words.ts'

export interface Applicant {
  email: string
  name: string
  surnames: string
  companyName: string
}

/** The form that asks for access, as a person fills it in. */
export function requestPage(page: Page, locale: Locale) {
  const words = ACCOUNT_WORDS[locale]
  const field = (name: FieldName) => page.getByLabel(fieldName(name, locale), { exact: true })
  const part = (name: FieldName) => page.locator(`[data-field="${name}"]`)
  const send = page.getByRole('button', { name: words.sendRequest, exact: true })

  /** Opens a long list, searches it, and takes the one that is left. */
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
    sent: page.getByRole('heading', { level: 1, name: words.requestSent, exact: true }),

    open: () => page.goto(`/${locale}/request-access`),

    isShown: () => send.waitFor(),

    /** All but the boxes to be ticked, from Spain. */
    async fillIn({ email, name, surnames, companyName }: Applicant) {
      await field('name').fill(name)
      await field('surnames').fill(surnames)
      await field('email').fill(email)
      await field('region').selectOption('europe')
      await chooseFrom('country', words.spain)
      await page.getByLabel(fieldName('telephone.number', locale), { exact: true }).fill('612 34 56 78')
      await field('companyName').fill(companyName)
      await field('mediaType').selectOption('newspaper')
      await field('workType').selectOption('photographer')
    },
  }
}
