import type { Locale } from '@mixed-zone/contract/locales'
import type { ProductUnderTest, Visit, VisitOptions } from '../harness/product-under-test.ts'
import { READER } from '../harness/outside-client.ts'
import { homePage } from './home-page.ts'
import { loginPage } from './login-page.ts'

interface SignedInOptions extends Omit<VisitOptions, 'storage' | 'language'> {
  locale?: Locale
  account?: typeof READER
}

/** A visitor who has logged in through the login page and stands on the home page. */
export async function signedIn(product: ProductUnderTest, options: SignedInOptions = {}): Promise<Visit> {
  const { locale = 'es', account = READER, ...rest } = options
  const visit = await product.visit({ ...rest, language: locale })
  const login = loginPage(visit.page, locale)
  await login.open()
  await login.logIn(account)
  await homePage(visit.page, locale).isShown()
  return visit
}
