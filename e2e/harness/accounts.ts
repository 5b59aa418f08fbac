import { randomUUID } from 'node:crypto'
import type { Locale } from '@mixed-zone/contract/locales'
import {
  type Account,
  ADMIN,
  callPrivate,
  callPublic,
  callStudio,
  logIn,
  type Session,
  solveCaptcha,
} from './api-client.ts'
import { linkIn, type ReadMail, waitForMail } from './outbox.ts'

const PASSWORD = 'Tribuna-Norte-26'

/** The server authorises requests of this mail domain by itself. */
const TRUSTED_DOMAIN = 'trusted.test'

const AUTHORISED_SUBJECT: Record<Locale, string> = {
  es: 'Ya tienes acceso: tu contraseña provisional',
  en: 'You now have access: your provisional password',
  pt: 'Já tem acesso: a sua palavra-passe provisória',
}

/** An address that no other test uses, also not an earlier attempt of the same test. */
export const uniqueEmail = (name: string, domain = 'press.test') => `${name}.${randomUUID().slice(0, 8)}@${domain}`

export interface NewAccount extends Account {
  /** The path of the unsubscribe link in its mails. */
  readonly unsubscribePath: string
  /** Of a session for API calls. */
  readonly token: string
}

interface Server {
  readonly origin: string
  readonly dataDir: string
}

export interface NewAccountOptions {
  readonly name: string
  readonly locale: Locale
  readonly role?: 'media' | 'editor'
}

/** Requests access over the API. */
export async function requestAccess(
  origin: string,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const response = await callPublic(origin, 'register', {
    email,
    name: 'Nadia',
    surnames: 'Ruiz',
    telephone: { prefix: '+34', number: '612345678' },
    region: 'europe',
    country: 'ES',
    companyName: 'Late News',
    mediaType: 'newspaper',
    workType: 'journalist',
    comunicationsLocale: locale,
    newsletter: false,
    legal: true,
    captcha: await solveCaptcha(origin),
  })
  if (response.status !== 202) throw new Error(`register responded ${response.status}: ${await response.text()}`)
}

/** Requests access for an address that is authorised at once, and returns the mail with the provisional password. */
export async function requestTrustedAccess(
  { origin, dataDir }: Server,
  { email, locale, admin }: { email: string; locale: Locale; admin: Session },
): Promise<ReadMail> {
  await trustDomain(origin, { domain: TRUSTED_DOMAIN, admin })
  await requestAccess(origin, { email, locale })
  return waitForMail({ dataDir, to: email, about: AUTHORISED_SUBJECT[locale] })
}

/** Requests from this mail domain are authorised at once. */
export async function trustDomain(
  origin: string,
  { domain, admin }: { domain: string; admin: Session },
): Promise<void> {
  const { token } = admin
  await callPrivate({ origin, token, path: 'confirm', body: { password: ADMIN.password } })
  const body = { state: 'authorise' }
  const response = await callStudio({ origin, token, path: `domains/${domain}`, method: 'PUT', body })
  if (response.status !== 200) throw new Error(`domains responded ${response.status}: ${await response.text()}`)
}

export const trustedEmail = (name: string) => uniqueEmail(name, TRUSTED_DOMAIN)

/** An account that no other test uses, with a password of its own. */
export async function createAccount(server: Server, admin: Session, options: NewAccountOptions): Promise<NewAccount> {
  const { origin } = server
  const { name, locale, role = 'media' } = options
  const email = trustedEmail(name)
  const mail = await requestTrustedAccess(server, { email, locale, admin })
  const provisional = provisionalPasswordIn(mail)
  const { token } = await logIn(origin, { email, password: provisional })
  const body = { password: provisional, newPassword: PASSWORD, repeatPassword: PASSWORD }
  const changed = await callPrivate({ origin, token, path: 'change-password', body })
  if (changed.status !== 204) throw new Error(`change-password responded ${changed.status}: ${await changed.text()}`)
  if (role !== 'media') await changeRole({ origin, admin, email, role })
  return { email, password: PASSWORD, unsubscribePath: linkIn(mail, 'unsubscribe/'), token }
}

async function changeRole({
  origin,
  admin,
  email,
  role,
}: {
  origin: string
  admin: Session
  email: string
  role: string
}) {
  const { token } = admin
  const response = await callStudio({ origin, token, path: `people?text=${encodeURIComponent(email)}` })
  const { items }: { items: { id: string }[] } = await response.json()
  await callPrivate({ origin, token, path: 'confirm', body: { password: ADMIN.password } })
  const changed = await callStudio({ origin, token, path: `people/${items[0]?.id}/role`, body: { role } })
  if (changed.status !== 200) throw new Error(`role responded ${changed.status}: ${await changed.text()}`)
}

interface Decision {
  readonly email: string
  readonly admin: Session
  /** Rejects the request. */
  readonly reason?: string
}

/** Decides a request over the API. Its mail is delayed for as long as the decision can be undone. */
export async function decideRequest(origin: string, { email, admin, reason }: Decision): Promise<void> {
  const { token } = admin
  const search = `requests?text=${encodeURIComponent(email)}`
  const { items } = await (await callStudio({ origin, token, path: search })).json()
  const { id } = items.find((request: { email: string }) => request.email === email)
  const path = `requests/${id}/${reason === undefined ? 'authorise' : 'reject'}`
  const response = await callStudio({ origin, token, path, body: reason === undefined ? {} : { reason } })
  if (response.status !== 200) throw new Error(`${path} responded ${response.status}: ${await response.text()}`)
}

export function provisionalPasswordIn({ text }: Pick<ReadMail, 'text'>): string {
  const [, password] = /: ([\w-]{19})\r?\n/.exec(text) ?? []
  if (password === undefined) throw new Error(`No provisional password in:\n${text}`)
  return password
}
