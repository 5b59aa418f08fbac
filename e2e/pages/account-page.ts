import type { Page } from '@playwright/test'

/** The account page of an editor, section by section, in any language. */
export function accountPage(page: Page) {
  const part = (place: number) => page.locator('main section').nth(place)
  const [personal, password, newsletter, sessions, code, data] = [0, 1, 2, 3, 4, 5].map(part)
  if (!personal || !password || !newsletter || !sessions || !code || !data) throw new Error('Six sections were located')
  const question = page.getByRole('alertdialog')
  return {
    personal: {
      name: personal.locator('[autocomplete=given-name]'),
      surnames: personal.locator('[autocomplete=family-name]'),
    },
    password: {
      fresh: password.locator('[name=newPassword]'),
      change: password.locator('button[type=submit]'),
    },
    newsletter: { choice: newsletter.getByRole('switch') },
    /** Of the other session: the current one has no button. */
    sessions: { end: sessions.getByRole('button') },
    /** The selector of the one-time code section. */
    codePart: 'main section:nth-of-type(5)',
    code: {
      /** Turns codes on or off. */
      turn: code.getByRole('button'),
      password: code.locator('[name=password]'),
      code: code.locator('[name=code]'),
      submit: code.locator('button[type=submit]'),
      /** Cancel, or "I have saved them" after the recovery codes. */
      last: code.getByRole('button').last(),
      wrong: code.locator('[aria-invalid=true]'),

      async secret() {
        await code.locator('svg[role=img]').waitFor()
        return (await code.locator('code').innerText()).replaceAll(/\s/g, '')
      },

      async recovery() {
        await code.locator('li code').first().waitFor()
        return code.locator('li code').allInnerTexts()
      },
    },
    data: {
      download: data.getByRole('button').first(),
      remove: data.getByRole('button').last(),
    },
    question: {
      submit: question.locator('button[type=submit]'),
      wrong: question.locator('[aria-invalid=true]'),
    },
  }
}
