import type { Locale } from '@mixed-zone/contract/locales'
import { expect, type Page } from '@playwright/test'
import { decideRequest, provisionalPasswordIn, trustDomain, uniqueEmail } from '../harness/accounts.ts'
import { type Account, ADMIN, logIn, type Session } from '../harness/api-client.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { linkIn, waitForMail } from '../harness/outbox.ts'
import { runAdmin } from '../harness/product.ts'
import { ACCOUNT_TEXTS } from '../pages/account-texts.ts'
import { forcedChange } from '../pages/forced-change.ts'
import { homePage } from '../pages/home-page.ts'
import { pressOn, typeInto } from '../pages/keyboard.ts'
import { loginPage } from '../pages/login-page.ts'
import { type Applicant, requestPage } from '../pages/request-page.ts'
import { storedSession } from '../pages/stored-session.ts'

interface Server {
  readonly origin: string
  readonly dataDir: string
}

interface Authorisation {
  readonly product: Server
  readonly admin: Session
  readonly email: string
}

interface FirstLogin {
  readonly page: Page
  readonly locale: Locale
  readonly email: string
  readonly provisional: string
  readonly password: string
}

/** Neither another address nor a reload leads past the forced change. */
async function changeProvisional({ page, locale, email, provisional, password }: FirstLogin): Promise<void> {
  const change = forcedChange(page, locale)
  await loginPage(page, locale).send({ email, password: provisional })
  await change.waitUntilShown()
  await page.goto(`/${locale}/home`)
  await change.waitUntilShown()
  await expect(page).toHaveURL(`/${locale}/account`)
  await change.choose(provisional, password)
}

async function changeProvisionalByKeyboard({ page, locale, email, provisional, password }: FirstLogin): Promise<void> {
  const [login, change] = [loginPage(page, locale), forcedChange(page, locale)]
  await typeInto(login.email, email)
  await typeInto(login.password, provisional)
  await page.keyboard.press('Enter')
  await change.waitUntilShown()
  await pressOn(change.save)
  await expect(change.provisional).toBeFocused()
  await expect(change.provisional).toHaveAccessibleDescription(/^The Provisional password field is required/)
  await page.keyboard.type(provisional)
  await typeInto(change.password, password)
  await typeInto(change.repeat, `${password}!`)
  await page.keyboard.press('Enter')
  await expect(change.repeat).toHaveAccessibleDescription(/^Password does not match/)
  await expect(change.repeat).toBeFocused()
  await typeInto(change.repeat, password)
  await pressOn(change.save, 'Space')
}

interface Variant {
  readonly locale: Locale
  readonly title: string
  readonly device: 'desk' | 'phone'
  readonly domain: string
  readonly applicant: Omit<Applicant, 'email'>
  /** Runs before the request: a trusted domain needs no decision. */
  readonly trust?: (authorisation: Authorisation) => Promise<unknown>
  readonly authorise?: (authorisation: Authorisation) => Promise<unknown>
  readonly firstLogin: (login: FirstLogin) => Promise<void>
}

const VARIANTS: readonly Variant[] = [
  {
    locale: 'es',
    title: 'authorised by the admin command',
    device: 'desk',
    domain: 'diario.test',
    applicant: { name: 'Begoña', surnames: 'Núñez d’Ors 🏟️', companyName: 'Diario «La Banda»' },
    authorise: ({ product, email }) => runAdmin(product.dataDir, 'authorise', email),
    firstLogin: changeProvisional,
  },
  {
    locale: 'en',
    title: 'authorised by the desk, with the keyboard only from the provisional password on',
    device: 'desk',
    domain: 'post.test',
    applicant: { name: "Siobhán O'Neill", surnames: 'שרה <b>', companyName: 'Post & Sons, "Ltd"' },
    authorise: ({ product, email, admin }) => decideRequest(product.origin, { email, admin }),
    firstLogin: changeProvisionalByKeyboard,
  },
  {
    locale: 'pt',
    title: 'authorised by its mail domain, on a phone',
    device: 'phone',
    domain: 'correio.test',
    applicant: { name: 'João', surnames: 'Conceição e Sá', companyName: 'Correio da Tarde' },
    trust: ({ product, admin }) => trustDomain(product.origin, { domain: 'correio.test', admin }),
    firstLogin: changeProvisional,
  },
]

for (const { locale, title, device, domain, applicant, trust, authorise, firstLogin } of VARIANTS) {
  test.describe(`Access request in ${locale}`, () => {
    test.use({ locale, ...DEVICES[device] })

    test(`leads to the home page: ${title}`, async ({ page, product, sharedSession, browserErrors }) => {
      const { origin, dataDir } = product
      const texts = ACCOUNT_TEXTS[locale]
      const email = uniqueEmail('applicant', domain)
      const account: Account = { email, password: `Banda-Nueva-${locale}-26` }
      const authorisation = { product, email, admin: await sharedSession(ADMIN) }
      await trust?.(authorisation)

      await test.step('send the request', async () => {
        const request = requestPage(page, locale)
        await loginPage(page, locale).open()
        await page.getByRole('link', { name: texts.requestAccess, exact: true }).click()
        await request.waitUntilShown()
        await request.fillIn({ ...applicant, email })
        await request.legal.check()
        await request.newsletter.check()
        await request.send.click()
        await expect(request.sent).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('access-request'))).toBeNull()
      })

      if (authorise !== undefined) {
        await test.step('the status page of the first mail follows the decision', async () => {
          const received = await waitForMail({ dataDir, to: email, about: texts.mails.received })
          await page.goto(linkIn(received, 'request-access/'))
          await expect(page.getByText(texts.waiting, { exact: true })).toBeVisible()
          await authorise(authorisation)
          await page.reload()
          await expect(page.getByText(texts.authorised, { exact: true })).toBeVisible()
        })
      }

      await test.step('log in with the provisional password and replace it', async () => {
        const mail = await waitForMail({ dataDir, to: email, about: texts.mails.authorised })
        expect(mail.headers.get('to')).toContain(`${applicant.name} ${applicant.surnames}`)
        const provisional = provisionalPasswordIn(mail)
        browserErrors.allow(/status of 403/)
        await loginPage(page, locale).open()
        await firstLogin({ page, locale, email, provisional, password: account.password })
        await homePage(page, locale).waitUntilShown()
        await expect(page).toHaveURL(`/${locale}/home`)
        expect(await storedSession(page)).toMatchObject({ user: { firstName: applicant.name } })
        await expect(logIn(origin, { email, password: provisional })).rejects.toThrow('401')
        expect((await logIn(origin, account)).user).toMatchObject({ newsletter: true })
      })
    })
  })
}
