import type { Localised } from '@mixed-zone/contract/locales'
import { expect, type Page } from '@playwright/test'
import { ADMIN, callStudio } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { readOutbox } from '../harness/outbox.ts'
import {
  insertRequests,
  sendDelayedMails,
  storedDecisions,
  storedMails,
  uniqueCompany,
  type WaitingRequest,
} from '../harness/studio-data.ts'
import { tabTo } from '../pages/keyboard.ts'
import { DESK_TEXTS, requestsDesk } from '../pages/requests-desk.ts'

const ONE_BY_ONE = 50
const IN_BULK = 150

interface Decision {
  readonly state: 'waiting' | 'authorised' | 'rejected'
  readonly reason: string | null
}

const WAITING: Decision = { state: 'waiting', reason: null }
const AUTHORISED: Decision = { state: 'authorised', reason: null }

interface Desk {
  readonly page: Page
  /** The texts of the rejection templates, in the order of their digits. */
  readonly templates: readonly Localised[]
}

async function loadTemplates(origin: string, token: string): Promise<readonly Localised[]> {
  const response = await callStudio({ origin, token, path: 'reject-templates' })
  const { templates }: { templates: { text: Localised }[] } = await response.json()
  return templates.map(({ text }) => text)
}

/** Chooses the template of a digit in the dialog that is open, and sends it. */
async function sendTemplate({ page, templates }: Desk, title: string, digit: number): Promise<void> {
  const { dialog, reasons } = requestsDesk(page).rejection
  await dialog(title).waitFor()
  await reasons.nth(templates.length - 1).waitFor()
  await reasons.first().and(page.locator(':focus')).waitFor()
  await page.keyboard.press(String(digit))
  await page.keyboard.press('Control+Enter')
  await dialog(title).waitFor({ state: 'hidden' })
}

async function authorise({ page }: Desk): Promise<Decision> {
  await page.keyboard.press('a')
  return AUTHORISED
}

async function reject(desk: Desk, { name, locale }: WaitingRequest, digit: number): Promise<Decision> {
  await desk.page.keyboard.press('r')
  await sendTemplate(desk, DESK_TEXTS.rejectTitle(name), digit)
  return { state: 'rejected', reason: desk.templates[digit - 1]?.[locale] ?? '' }
}

/** Decides requests one after the other: every fourth is rejected, and every sixth authorisation is undone. */
async function decideOneByOne(desk: Desk, requests: readonly WaitingRequest[]): Promise<Map<string, Decision>> {
  const { page } = desk
  const { current, undoStatus } = requestsDesk(page)
  const decided = new Map<string, Decision>()
  for (const [index, request] of requests.entries()) {
    const { id, name } = request
    const digit = (index % desk.templates.length) + 1
    await current(id).waitFor()
    if (index % 6 === 5) {
      await authorise(desk)
      await undoStatus(DESK_TEXTS.authorised(name)).waitFor()
      await page.keyboard.press('z')
      await current(id).waitFor()
      // One half is decided otherwise, the other half stays as it is.
      const staysWaiting = index % 12 === 5
      decided.set(id, staysWaiting ? WAITING : await reject(desk, request, digit))
      if (staysWaiting) await page.keyboard.press('j')
    } else decided.set(id, index % 4 === 3 ? await reject(desk, request, digit) : await authorise(desk))
  }
  return decided
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Decides requests in bulk: some marked one by one and undone, a range, and all others that match. */
async function decideInBulk(desk: Desk, requests: readonly WaitingRequest[]): Promise<Map<string, Decision>> {
  const { page, templates } = desk
  const { row, current, bulkBar, selectPage, undoStatus } = requestsDesk(page)
  const ids = requests.map(({ id }) => id)
  const onPage = ids.slice(0, 10)
  const [first = ''] = onPage
  const left = requests.slice(onPage.length)
  const rejected = ({ id, locale }: WaitingRequest, digit: number) =>
    [id, { state: 'rejected', reason: templates[digit - 1]?.[locale] ?? '' }] as const
  const pressBulk = async (name: string, tab: 'Tab' | 'Shift+Tab') => {
    await tabTo(bulkBar.getByRole('button', { name, exact: true }), tab)
    await page.keyboard.press('Enter')
  }

  await test.step('three marked one by one, and undone', async () => {
    for (const [index, id] of onPage.slice(0, 5).entries()) {
      await current(id).waitFor()
      await press(page, ...(index % 2 === 0 ? ['x', 'j'] : ['j']))
    }
    await bulkBar.getByText(DESK_TEXTS.selected(3)).waitFor()
    await pressBulk(DESK_TEXTS.authoriseCount(3), 'Shift+Tab')
    await undoStatus(DESK_TEXTS.decidedCount(3)).waitFor()
    await row(first).waitFor({ state: 'hidden' })
    await page.keyboard.press('z')
    for (const id of onPage.slice(0, 5)) await row(id).waitFor()
  })

  await test.step('a range', async () => {
    for (const id of onPage.slice(0, 5).toReversed()) {
      await page.keyboard.press('k')
      await current(id).waitFor()
    }
    await page.keyboard.press('x')
    for (const id of onPage.slice(1)) {
      await page.keyboard.press('j')
      await current(id).waitFor()
    }
    await page.keyboard.press('Shift+X')
    await bulkBar.getByText(DESK_TEXTS.selected(10)).waitFor()
    await pressBulk(DESK_TEXTS.reject, 'Shift+Tab')
    await sendTemplate(desk, DESK_TEXTS.rejectManyTitle(10), 4)
    await undoStatus(DESK_TEXTS.decidedCount(10)).waitFor()
  })

  await test.step('all others that match', async () => {
    await current(left[0]?.id ?? '').waitFor()
    await tabTo(selectPage, 'Shift+Tab')
    await page.keyboard.press('Space')
    await pressBulk(DESK_TEXTS.selectAllMatching(left.length), 'Shift+Tab')
    await bulkBar.getByText(DESK_TEXTS.selected(left.length)).waitFor()
    await pressBulk(DESK_TEXTS.reject, 'Tab')
    await sendTemplate(desk, DESK_TEXTS.rejectManyTitle(left.length), 2)
  })
  return new Map([
    ...requests.slice(0, onPage.length).map((request) => rejected(request, 4)),
    ...left.map((request) => rejected(request, 2)),
  ])
}

test.describe('Requests by keyboard', () => {
  test.use({ account: ADMIN })

  test('200 are decided, some of them undone, and each person gets the mail of the last decision only', async ({
    page,
    product,
    sharedSession,
  }) => {
    test.slow()
    const { origin, dataDir } = product
    const { token } = await sharedSession(ADMIN)
    const desk: Desk = { page, templates: await loadTemplates(origin, token) }
    const [bulk, single] = [uniqueCompany('Agencia'), uniqueCompany('Diario')]
    const inBulk = await insertRequests(dataDir, { count: IN_BULK, companyName: bulk })
    const oneByOne = await insertRequests(dataDir, { count: ONE_BY_ONE, companyName: single })
    const all = [...inBulk, ...oneByOne]

    await requestsDesk(page).open({ text: bulk })
    const decidedInBulk = await test.step('in bulk', () => decideInBulk(desk, inBulk))
    await requestsDesk(page).open({ text: single, rows: 50 })
    const decidedOneByOne = await test.step('one by one', () => decideOneByOne(desk, oneByOne))

    const decided = new Map([...decidedInBulk, ...decidedOneByOne])
    // The last bulk action may still run.
    await expect.poll(() => storedDecisions(dataDir, all), { timeout: 120_000 }).toEqual(decided)
    await sendDelayedMails(dataDir)
    const mails = all.flatMap(({ id, email }) => {
      const { state } = decided.get(id) ?? WAITING
      return state === 'waiting' ? [] : [[email, [`${state} sent`]] as const]
    })
    await expect.poll(() => storedMails(dataDir, all), { timeout: 60_000 }).toEqual(new Map(mails))
    const recipients = new Set(readOutbox(dataDir).map(({ to }) => to.match(/[^\s<>]+@[^\s<>]+/)?.[0] ?? ''))
    const undone = oneByOne.filter(({ id }) => decided.get(id)?.state === 'waiting')
    expect(undone).toHaveLength(4)
    expect(undone.filter(({ email }) => recipients.has(email))).toEqual([])
  })
})
