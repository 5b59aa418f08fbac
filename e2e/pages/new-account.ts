import type { Locale } from '@mixed-zone/contract/locales'
import { runAdmin } from '../harness/admin-command.ts'
import { linkIn, waitForMail } from '../harness/outbox.ts'
import { callPrivate, logIn } from '../harness/outside-client.ts'
import type { ProductUnderTest } from '../harness/product-under-test.ts'
import { ACCOUNT_WORDS } from './account-words.ts'
import { provisionalIn } from './forced-change.ts'

const PASSWORD = 'Tribuna-Norte-26'

interface NewAccountOptions {
  email: string
  locale: Locale
  role?: 'media' | 'editor'
}

export interface NewAccount {
  email: string
  password: string
  /** Where its mails lead whoever wants no newsletter. */
  unsubscribe: string
  /** Of a session that the test may use for calls. */
  token: string
}

/** An account that no other test knows: made by the desk's command, its provisional password replaced. */
export async function newAccount(product: ProductUnderTest, options: NewAccountOptions): Promise<NewAccount> {
  const { origin, dataDir } = product
  const { email, locale, role = 'media' } = options
  const name = ['--name', 'Alex', '--surnames', 'Vidal']
  await runAdmin(dataDir, 'create', email, '--role', role, '--locale', locale, ...name)
  const mail = await waitForMail({ dataDir, to: email, about: ACCOUNT_WORDS[locale].mails.authorised })
  const password = provisionalIn(mail)
  const token = await logIn(origin, { email, password })
  const body = { password, newPassword: PASSWORD, repeatPassword: PASSWORD }
  const changed = await callPrivate({ origin, token, path: 'change-password', body })
  if (changed.status !== 204) throw new Error(`The change answered ${changed.status}: ${await changed.text()}`)
  return { email, password: PASSWORD, unsubscribe: linkIn(mail, 'unsubscribe/'), token }
}
