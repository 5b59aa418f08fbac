import { fieldName } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { ACCOUNT_WORDS } from './account-words.ts'

/** What stands before everything else for whoever came in with a provisional password. */
export function forcedChange(page: Page, locale: Locale) {
  const words = ACCOUNT_WORDS[locale]
  const heading = page.getByRole('heading', { level: 1, name: words.chooseOwn, exact: true })
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const form = {
    provisional: field(words.provisional),
    password: field(fieldName('newPassword', locale)),
    repeat: field(fieldName('repeatPassword', locale)),
    save: page.getByRole('button', { name: words.saveAndEnter, exact: true }),
  }
  return {
    ...form,

    isShown: () => heading.waitFor(),

    async choose(provisional: string, password: string) {
      await form.provisional.fill(provisional)
      await form.password.fill(password)
      await form.repeat.fill(password)
      await form.save.click()
    },
  }
}

/** The password that a mail brings. */
export function provisionalIn({ text }: { text: string }): string {
  const [, password] = /: ([\w-]{19})\r?\n/.exec(text) ?? []
  if (password === undefined) throw new Error(`No provisional password in:\n${text}`)
  return password
}
