import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { runAdmin } from '../harness/admin-command.ts'
import { linkIn, readOutbox, waitForMail } from '../harness/outbox.ts'
import { ADMIN, logIn } from '../harness/outside-client.ts'
import { productUnderTest } from '../harness/product-under-test.ts'
import { ACCOUNT_WORDS } from '../pages/account-words.ts'
import { decideRequest, requestAccess } from '../pages/applicant.ts'
import { forcedChange, provisionalIn } from '../pages/forced-change.ts'
import { homePage } from '../pages/home-page.ts'
import { descriptionOf, hasFocus, pressOn, typeInto } from '../pages/keyboard.ts'
import { loginPage } from '../pages/login-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { type Applicant, requestPage } from '../pages/request-page.ts'
import { storedSession } from '../pages/stored-session.ts'

const product = productUnderTest()

beforeAll(async () => {
  await requestAccess(product.origin, { email: 'one@late.test', locale: 'es' })
  await requestAccess(product.origin, { email: 'two@late.test', locale: 'es' })
})

const PEOPLE: Record<Locale, Applicant> = {
  es: { email: 'begona@diario.test', name: 'Begoña', surnames: 'Núñez d’Ors 🏟️', companyName: 'Diario «La Banda»' },
  en: { email: 'siobhan@post.test', name: "Siobhán O'Neill", surnames: 'שרה <b>', companyName: 'Post & Sons, "Ltd"' },
  pt: { email: 'joao@correio.test', name: 'João', surnames: 'Conceição e Sá', companyName: 'Correio da Tarde' },
}

interface Asked {
  page: Page
  words: (typeof ACCOUNT_WORDS)[Locale]
  email: string
}

/** The page that the first mail links to says where the request stands, before and after somebody decides. */
async function decide({ page, words, email }: Asked, authorise: () => Promise<void>): Promise<void> {
  const received = await waitForMail({ dataDir: product.dataDir, to: email, about: words.mails.received })
  await page.goto(linkIn(received, 'request-access/'))
  await page.getByText(words.waiting, { exact: true }).waitFor()
  await authorise()
  await page.reload()
  await page.getByText(words.authorised, { exact: true }).waitFor()
}

/** Three ways to be let in. */
const DECIDE: Record<Locale, (asked: Asked) => Promise<void>> = {
  es: (asked) =>
    decide(asked, async () => {
      expect(await runAdmin(product.dataDir, 'authorise', asked.email)).toContain('authorised')
    }),
  en: (asked) => decide(asked, () => decideRequest(product.origin, { email: asked.email })),
  // Trusted before it came: nobody has to decide.
  pt: async () => undefined,
}

interface Entering {
  page: Page
  locale: Locale
  email: string
  provisional: string
  password: string
}

/** From the login page to the home page: neither another address nor a reload leads past the change. */
async function enter({ page, locale, email, provisional, password }: Entering): Promise<void> {
  await loginPage(page, locale).send({ email, password: provisional })
  await forcedChange(page, locale).isShown()
  await page.goto(`/${locale}/home`)
  await forcedChange(page, locale).isShown()
  expect(pathOf(page)).toBe(`/${locale}/account`)
  await forcedChange(page, locale).choose(provisional, password)
}

/** The same with the keyboard alone, and what it says of each try that is not good enough. */
async function enterByKeyboard({ page, locale, email, provisional, password }: Entering): Promise<void> {
  const login = loginPage(page, locale)
  await login.isShown()
  await typeInto(login.email, email)
  await typeInto(login.password, provisional)
  await page.keyboard.press('Enter')
  const change = forcedChange(page, locale)
  await change.isShown()
  await pressOn(change.save)
  await expect.poll(() => hasFocus(change.provisional)).toBe(true)
  expect(await descriptionOf(change.provisional)).toBe('The Password field is required')
  await page.keyboard.type(provisional)
  await typeInto(change.password, password)
  await typeInto(change.repeat, `${password}!`)
  await page.keyboard.press('Enter')
  await expect.poll(() => descriptionOf(change.repeat)).toBe('Password does not match')
  expect(await hasFocus(change.repeat)).toBe(true)
  await typeInto(change.repeat, password)
  await pressOn(change.save, 'Space')
}

test.each([
  ['es', 'on a desk', 'desk', enter],
  ['en', 'with the keyboard alone from the provisional password on', 'desk', enterByKeyboard],
  ['pt', 'on a phone', 'phone', enter],
] as const)('from the request to the home page in %s, %s', async (locale, _how, device, enter) => {
  const person = PEOPLE[locale]
  const words = ACCOUNT_WORDS[locale]
  const password = `Banda-Nueva-${locale}-26`
  if (locale === 'pt') await runAdmin(product.dataDir, 'trust', 'correio.test')
  const { page, complaints } = await product.visit({ language: locale, device })
  const request = requestPage(page, locale)

  await loginPage(page, locale).open()
  await page.getByRole('link', { name: words.requestAccess, exact: true }).click()
  await request.isShown()
  await request.fillIn(person)
  await request.legal.check()
  await request.newsletter.check()
  await request.send.click()
  await request.sent.waitFor()
  expect(await page.evaluate(() => localStorage.getItem('access-request'))).toBeNull()

  await DECIDE[locale]({ page, words, email: person.email })

  const mail = await waitForMail({ dataDir: product.dataDir, to: person.email, about: words.mails.authorised })
  expect(mail.headers.get('to')).toContain(`${person.name} ${person.surnames}`)
  const provisional = provisionalIn(mail)
  complaints.expect(/status of 403/)
  await page.goto(`/${locale}/login`)
  await enter({ page, locale, email: person.email, provisional, password })
  await homePage(page, locale).isShown()
  expect(pathOf(page)).toBe(`/${locale}/home`)
  expect(await storedSession(page)).toMatchObject({ user: { firstName: person.name, newsletter: true } })
  await expect(logIn(product.origin, { email: person.email, password: provisional })).rejects.toThrow('401')
  await logIn(product.origin, { email: person.email, password })
})

test('what was typed survives a reload and a failed send, and the legal pages open beside the form', async () => {
  const { page, context, complaints } = await product.visit({ language: 'pt' })
  complaints.expect(/ERR_FAILED/, /api\/register/)
  const request = requestPage(page, 'pt')
  await request.open()
  await request.isShown()
  await request.fillIn({ ...PEOPLE.pt, email: 'rui@tarde.test' })

  await page.reload()
  await request.isShown()
  expect(await request.field('email').inputValue()).toBe('rui@tarde.test')
  expect(await request.telephone.inputValue()).toBe('612 34 56 78')
  expect(await request.part('country').innerText()).toContain('Espanha')

  const [legal] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: /política de privacidade/ })
      .first()
      .click(),
  ])
  await legal.getByRole('heading', { level: 1 }).waitFor()
  expect(pathOf(legal)).toBe('/pt/privacy-policy')
  await legal.close()
  expect(await request.field('name').inputValue()).toBe('João')
  expect(await request.legal.isChecked()).toBe(false)

  await request.legal.check()
  await page.route('**/api/register', (route) => route.abort('failed'))
  await request.send.click()
  await page.getByRole('alert').filter({ hasText: 'Erro!' }).waitFor()
  await page.reload()
  await page.unroute('**/api/register')
  await request.isShown()
  expect(await request.legal.isChecked()).toBe(true)
  await request.send.click()
  await request.sent.waitFor()
})

test('wrong fields are named, each leads there, and a region narrows the countries', async () => {
  const { page } = await product.visit({ language: 'en', device: 'narrow' })
  const request = requestPage(page, 'en')
  await request.open()
  await request.isShown()

  await request.send.click()

  await page.getByText('The Surnames field is required', { exact: true }).waitFor()
  await page.getByText('The Legal terms field is required', { exact: true }).waitFor()
  expect(await hasFocus(request.field('name'))).toBe(true)
  await page.getByRole('alert').getByRole('button', { name: 'Media name' }).click()
  expect(await hasFocus(request.field('companyName'))).toBe(true)
  await request.field('email').fill('not an address')
  await request.send.click()
  await page.getByText('The format is wrong', { exact: true }).first().waitFor()
  await request.field('region').selectOption('africa')
  await request.part('country').getByRole('button').click()
  await page.keyboard.type('Spain')
  await page.getByText('No matches', { exact: true }).waitFor()
})

test('a rejection brings its reason, by mail and on the page of the request', async () => {
  const { page } = await product.visit({ language: 'en' })
  await requestAccess(product.origin, { email: 'otis@blog.test', locale: 'en' })
  const received = await waitForMail({ dataDir: product.dataDir, to: 'otis@blog.test', about: 'received your access' })

  await runAdmin(product.dataDir, 'reject', 'otis@blog.test', '--reason', 'No press card was found.')

  const mail = await waitForMail({ dataDir: product.dataDir, to: 'otis@blog.test', about: 'was not accepted' })
  expect(mail.text).toContain('> No press card was found.')
  await page.goto(linkIn(received, 'request-access/'))
  await page.getByText('No press card was found.').waitFor()
})

test('the desk gets one mail for all that waits', async () => {
  // It waits a minute for others, from the first request on.
  const mail = await waitForMail({
    dataDir: product.dataDir,
    to: ADMIN.email,
    about: /^\d+ pedidos de acesso/,
    timeoutMs: 90_000,
  })

  expect(mail.text).toContain('Nadia Ruiz, Late News')
  expect(readOutbox(product.dataDir).filter(({ to }) => to.includes(ADMIN.email))).toHaveLength(1)
})
