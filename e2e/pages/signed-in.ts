import type { Locale } from '@mixed-zone/contract/locales'
import { type LogInAnswer, openSession, READER } from '../harness/outside-client.ts'
import type { ProductUnderTest, Visit, VisitOptions } from '../harness/product-under-test.ts'
import { homePage } from './home-page.ts'
import { loginPage } from './login-page.ts'

interface SignedInOptions extends Omit<VisitOptions, 'storage' | 'language'> {
  locale?: Locale
}

interface SharedSessionOptions extends SignedInOptions {
  /** Whose session it is; the reader's unless said otherwise. */
  account?: typeof READER
}

const earlierSessions = new WeakMap<ProductUnderTest, Map<string, LogInAnswer>>()

/** A visitor who has just logged in through the login page and stands on the home page. For tests that look at how a session begins. */
export async function justSignedIn(product: ProductUnderTest, options: SignedInOptions = {}): Promise<Visit> {
  const { locale = 'es', ...rest } = options
  const visit = await product.visit({ ...rest, language: locale })
  await loginPage(visit.page, locale).open()
  await loginPage(visit.page, locale).logIn(READER)
  await homePage(visit.page, locale).isShown()
  return visit
}

/** A visitor on the home page, with a session of their own. For tests that end it; it was opened past the login page, which is slow. */
export async function withOwnSession(product: ProductUnderTest, options: SignedInOptions = {}): Promise<Visit> {
  return openHome(await visitWith(product, await openSession(product.origin), options), options)
}

/** A visitor on the home page who shares a session with others. For tests that neither end the session nor look at how it began. */
export async function signedIn(product: ProductUnderTest, options: SharedSessionOptions = {}): Promise<Visit> {
  return openHome(await aboutToOpen(product, options), options)
}

/** The same before any page is open. For tests that begin elsewhere: the home page costs more than most. */
export async function aboutToOpen(product: ProductUnderTest, options: SharedSessionOptions = {}): Promise<Visit> {
  const { account = READER, ...rest } = options
  const sessions = earlierSessions.get(product) ?? new Map<string, LogInAnswer>()
  earlierSessions.set(product, sessions)
  const session = sessions.get(account.email) ?? (await openSession(product.origin, account))
  sessions.set(account.email, session)
  return visitWith(product, session, rest)
}

async function visitWith(
  product: ProductUnderTest,
  session: LogInAnswer,
  { locale = 'es', ...rest }: SignedInOptions,
): Promise<Visit> {
  return product.visit({ ...rest, language: locale, storage: storageOf(product.origin, session) })
}

async function openHome(visit: Visit, { locale = 'es' }: SignedInOptions): Promise<Visit> {
  await homePage(visit.page, locale).open()
  await homePage(visit.page, locale).isShown()
  return visit
}

/** What a browser keeps after a log-in, by the specification's six names. */
export function storageOf(origin: string, { user, token, key, permissions }: LogInAnswer): VisitOptions['storage'] {
  const state = { user, token, key, isUserLoggedIn: true, permissions, urlHistory: null }
  const localStorage = [
    { name: 'session', value: JSON.stringify({ state, version: 0 }) },
    { name: 'consent', value: 'rejected' },
  ]
  return { cookies: [], origins: [{ origin, localStorage }] }
}
