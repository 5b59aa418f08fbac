import { LOCALES } from '@mixed-zone/contract/locales'
import { describe, expect, test } from 'vitest'
import { findBarriersInBothThemes } from '../harness/looks.ts'
import { callPrivate, EDITOR, logIn } from '../harness/outside-client.ts'
import { sharedProduct } from '../harness/product-under-test.ts'
import { savedBytes } from '../pages/downloads.ts'
import { exportPage } from '../pages/export-page.ts'
import { frame } from '../pages/frame.ts'
import { hasFocus, pressOn, tabTo, typeInto } from '../pages/keyboard.ts'
import { notFoundPage } from '../pages/not-found-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { aboutToOpen, signedIn } from '../pages/signed-in.ts'
import { WORDS } from '../pages/words.ts'

const product = sharedProduct()

const CALL = '**/api/private/export-posts'

async function openExport(locale: (typeof LOCALES)[number] = 'en') {
  const visit = await aboutToOpen(product, { account: EDITOR, locale })
  const reports = exportPage(visit.page, locale)
  await reports.open()
  await reports.isShown()
  return { ...visit, reports }
}

/** An answer that the server gives only when it is in trouble or busy. */
const failWith = (type: string, message: string) => JSON.stringify({ error: { type, message, requestId: 'r-1' } })

describe('whoever may export', () => {
  test.each(LOCALES)(
    'is led there by their menu, and gets a file with as many rows as were promised, in %s',
    async (locale) => {
      const { page } = await signedIn(product, { account: EDITOR, locale })
      const reports = exportPage(page, locale)
      await frame(page, locale).header.getByRole('button', { name: WORDS[locale].accountMenu }).click()
      await page.getByRole('link', { name: reports.words.menu, exact: true }).click()
      await expect.poll(() => pathOf(page)).toBe(`/${locale}/export`)
      await reports.isShown()
      expect(await findBarriersInBothThemes(page)).toEqual([])
      await reports.format('CSV').check()
      const promised = await reports.promisedRows()

      const [download] = await Promise.all([page.waitForEvent('download'), reports.send.click()])

      expect(download.suggestedFilename()).toMatch(/^news-views-\d{4}-\d\d-\d\d\.csv$/)
      const lines = (await savedBytes(download)).toString('utf8').trimEnd().split('\r\n')
      expect(promised).toBeGreaterThan(0)
      expect(lines.length - 1).toBe(promised)
      const heads = await reports.preview.getByRole('columnheader').allInnerTexts()
      expect(
        lines[0]
          ?.replace('\uFEFF', '')
          .slice(1, -1)
          .split(/"[,;]"/),
      ).toEqual(heads)
    },
  )

  test('gets what the API gives for the same choices, as XLSX', async () => {
    const { page, reports } = await openExport()
    await reports.type('users').check()
    await page.getByRole('button', { name: 'All time', exact: true }).click()
    await reports.field('mediaType').selectOption('newspaper')
    const token = await logIn(product.origin, EDITOR)
    const body = { exportType: 'users', mediaType: 'newspaper' }
    const answer = await callPrivate({ origin: product.origin, token, path: 'report-preview', body })
    const { rows } = (await answer.json()) as { rows: number }
    await expect.poll(() => reports.promisedRows()).toBe(rows)

    const [download] = await Promise.all([page.waitForEvent('download'), reports.send.click()])

    expect(download.suggestedFilename()).toMatch(/^users-.*\.xlsx$/)
    expect((await savedBytes(download)).subarray(0, 2).toString()).toBe('PK')
    await page.getByText(/is among your downloads/).waitFor()
  })

  test('takes the days of the matchday or the season, and says what they come to', async () => {
    const { page, reports } = await openExport()
    const token = await logIn(product.origin, EDITOR)
    for (const period of ['This matchday', 'Season']) {
      await page.getByRole('button', { name: period, exact: true }).click()
      const [dateStart, dateEnd] = [
        await reports.field('dateStart').inputValue(),
        await reports.field('dateEnd').inputValue(),
      ]
      const body = { exportType: 'news-views', dateStart, dateEnd }
      const answer = await callPrivate({ origin: product.origin, token, path: 'report-preview', body })
      const { rows, totals } = (await answer.json()) as { rows: number; totals: Record<string, number> }
      expect(dateStart).toMatch(/^\d\d\/\d\d\/\d{4}$/)
      const figures = [rows, totals['views'], totals['downloads'], totals['copies'], totals['media']].map((each) =>
        new Intl.NumberFormat('en').format(each ?? 0),
      )
      await expect.poll(() => page.locator('dl dd').allInnerTexts()).toEqual(figures)
    }
    await page.getByRole('heading', { name: 'Use by medium' }).waitFor()
  })

  test('narrows the countries by the region', async () => {
    const { page, reports } = await openExport()
    const choose = page.locator('[data-field="country"]').getByRole('button').first()
    await reports.field('region').selectOption('europe')
    await choose.click()
    const options = await page.getByRole('listbox').getByRole('option').allInnerTexts()
    await page.keyboard.type('Spain')
    await page.getByRole('listbox').getByRole('option').first().click()
    await reports.field('region').selectOption('latin-america')

    expect(options[0]).toBe('All countries')
    expect(options).toContain('Spain')
    expect(options).not.toContain('Brazil')
    await expect.poll(() => choose.innerText()).toContain('All countries')
  })

  test('does it with the keyboard alone', async () => {
    const { page, reports } = await openExport()
    // The group of radios is one stop: the chosen one.
    await tabTo(reports.type('news-views'))
    await page.keyboard.press('ArrowDown')
    expect(await reports.type('news').isChecked()).toBe(true)
    await expect.poll(() => reports.preview.getByRole('columnheader').first().innerText()).toBe('Id')
    await typeInto(reports.field('dateStart'), '31/02/2026')
    await pressOn(reports.send)
    await reports.alert.first().waitFor()
    await expect.poll(() => hasFocus(reports.field('dateStart'))).toBe(true)

    await typeInto(reports.field('dateStart'), '01/01/2020')
    await tabTo(reports.format('XLSX'))
    await page.keyboard.press('ArrowDown')
    expect(await reports.format('CSV').isChecked()).toBe(true)
    const [download] = await Promise.all([page.waitForEvent('download'), pressOn(reports.send)])
    expect(download.suggestedFilename()).toMatch(/^news-.*\.csv$/)
  })
})

describe('what cannot be exported', () => {
  test('wrong dates are told on top and beside the fields, and stay as they were typed', async () => {
    const { reports } = await openExport()
    await reports.field('dateStart').fill('31/02/2026')
    await reports.field('dateEnd').fill('1/13/2026')
    await reports.send.click()

    await expect.poll(() => reports.alert.innerText()).toMatch(/Error!\s+Invalid data\./)
    for (const name of ['dateStart', 'dateEnd'] as const) {
      expect(await reports.field(name).getAttribute('aria-invalid')).toBe('true')
    }
    expect(await reports.field('dateStart').inputValue()).toBe('31/02/2026')
    await reports.field('dateStart').fill('16/11/2026')
    await reports.field('dateEnd').fill('15/11/2026')
    await reports.send.click()
    await expect.poll(() => reports.alert.count()).toBe(1)
    expect(await reports.field('dateEnd').getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    {
      status: 503,
      type: 'unavailable',
      message: 'Operation not available. Please try again later.',
      shown: 'Operation not available. Please try again later.',
    },
    { status: 429, type: 'rate-limit', message: 'Too many attempts.', shown: 'You already have two exports running.' },
    { status: 422, type: 'validation', message: 'Invalid data.', shown: 'Invalid data.' },
  ])('$type is told, and the form keeps its values', async ({ status, type, message, shown }) => {
    const { page, complaints, reports } = await openExport()
    complaints.expect(/status of \d+/, /response: 503/)
    await page.route(CALL, (route) => route.fulfill({ status, json: JSON.parse(failWith(type, message)) }))
    await reports.format('CSV').check()
    await reports.field('region').selectOption('europe')
    await reports.send.click()

    await expect.poll(() => reports.alert.innerText()).toContain(shown)
    expect(await reports.field('region').inputValue()).toBe('europe')
    expect(await reports.format('CSV').isChecked()).toBe(true)
    await page.unroute(CALL)
    const [download] = await Promise.all([page.waitForEvent('download'), reports.send.click()])
    expect(download.suggestedFilename()).toContain('.csv')
    expect(await reports.alert.count()).toBe(0)
  })

  test('a long export shows that it runs, and ends when it is cancelled', async () => {
    const { page, reports } = await openExport()
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('export-posts'))
    await page.route(CALL, () => undefined)
    await reports.send.click()
    await reports.progress.waitFor()
    await reports.cancel.click()

    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
    await reports.isShown()
    expect(await reports.alert.count()).toBe(0)
  })

  test('whoever may not export finds no such page, and no way to it', async () => {
    const { page } = await signedIn(product)
    await frame(page, 'es')
      .header.getByRole('button', { name: /^Cuenta de / })
      .click()
    expect(await page.getByRole('link', { name: 'Informes', exact: true }).count()).toBe(0)

    await page.goto('/es/export')

    await notFoundPage(page, 'es').isShown()
  })
})
