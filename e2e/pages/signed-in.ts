import type { Locale } from '@mixed-zone/contract/locales'
import type { BrowserContext } from 'playwright-core'
import { READER } from '../harness/outside-client.ts'
import type { ProductUnderTest, Visit, VisitOptions } from '../harness/product-under-test.ts'
import { homePage } from './home-page.ts'
import { loginPage } from './login-page.ts'

interface SignedInOptions extends Omit<VisitOptions, 'storage' | 'language'> {
  locale?: Locale
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

const earlierVisits = new Map<string, Storage>()

/** A visitor who has just logged in through the login page and stands on the home page, with a session of their own. */
export async function justSignedIn(product: ProductUnderTest, options: SignedInOptions = {}): Promise<Visit> {
  const { locale = 'es', ...rest } = options
  const visit = await product.visit({ ...rest, language: locale })
  await loginPage(visit.page, locale).open()
  await loginPage(visit.page, locale).logIn(READER)
  await homePage(visit.page, locale).isShown()
  return visit
}

/** A visitor who comes back with the session of an earlier visit. For tests that neither end the session nor look at how it began. */
export async function signedIn(product: ProductUnderTest, options: SignedInOptions = {}): Promise<Visit> {
  const storage = earlierVisits.get(product.origin)
  if (storage === undefined) {
    const visit = await justSignedIn(product, options)
    earlierVisits.set(product.origin, await visit.context.storageState())
    return visit
  }
  const { locale = 'es', ...rest } = options
  const visit = await product.visit({ ...rest, language: locale, storage })
  await homePage(visit.page, locale).open()
  await homePage(visit.page, locale).isShown()
  return visit
}
