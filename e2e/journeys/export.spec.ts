import { expect } from '@playwright/test'
import { callPrivate, EDITOR } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { savedBytes } from '../pages/downloads.ts'
import { exportPage } from '../pages/export-page.ts'
import { frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { pressOn, tabTo, typeInto } from '../pages/keyboard.ts'
import { UI_TEXTS } from '../pages/texts.ts'

test.use({ account: EDITOR })

test.describe('Export page', () => {
  test('is reached by the account menu and exports as many CSV rows as it promises', async ({ page }) => {
    const reports = exportPage(page, 'es')
    await homePage(page, 'es').open()
    await frame(page, 'es').header.getByRole('button', { name: UI_TEXTS.es.accountMenu }).click()
    await page.getByRole('link', { name: reports.texts.menu, exact: true }).click()
    await expect(page).toHaveURL('/es/export')
    await reports.waitUntilShown()
    await reports.format('CSV').check()
    const promised = await reports.promisedRows()

    const [download] = await Promise.all([page.waitForEvent('download'), reports.send.click()])

    expect(download.suggestedFilename()).toMatch(/^news-views-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await savedBytes(download)).toString('utf8').trimEnd().split('\r\n')
    expect(promised).toBeGreaterThan(0)
    expect(lines.length - 1).toBe(promised)
    const columns = await reports.preview.getByRole('columnheader').allInnerTexts()
    const header = lines[0]?.replace('\uFEFF', '').slice(1, -1)
    expect(header?.split(/"[,;]"/)).toEqual(expect.arrayContaining(columns))
  })

  test('promises the rows that the API returns for the same choices, and exports XLSX', async ({
    page,
    product,
    sharedSession,
  }) => {
    const reports = exportPage(page, 'en')
    await reports.open()
    await reports.type('users').check()
    await page.getByRole('button', { name: 'All time', exact: true }).click()
    await reports.field('mediaType').selectOption('newspaper')
    const { token } = await sharedSession(EDITOR)
    const body = { exportType: 'users', mediaType: 'newspaper' }
    const response = await callPrivate({ origin: product.origin, token, path: 'report-preview', body })
    const { rows }: { rows: number } = await response.json()
    await expect.poll(() => reports.promisedRows()).toBe(rows)

    const [download] = await Promise.all([page.waitForEvent('download'), reports.send.click()])

    expect(download.suggestedFilename()).toMatch(/^users-.*\.xlsx$/)
    expect((await savedBytes(download)).subarray(0, 2).toString()).toBe('PK')
    await expect(page.getByText(/is among your downloads/)).toBeVisible()
  })

  test('exports with the keyboard only', async ({ page }) => {
    const reports = exportPage(page, 'en')
    await reports.open()
    // The radio group is one tab stop: the checked radio.
    await tabTo(reports.type('news-views'))
    await page.keyboard.press('ArrowDown')
    await expect(reports.type('news')).toBeChecked()
    await expect(reports.preview.getByRole('columnheader').first()).toHaveText('Published')
    await typeInto(reports.field('dateStart'), '31/02/2026')
    await pressOn(reports.send)
    await expect(reports.alert.first()).toBeVisible()
    await expect(reports.field('dateStart')).toBeFocused()

    await typeInto(reports.field('dateStart'), '01/01/2020')
    await tabTo(reports.format('XLSX'))
    await page.keyboard.press('ArrowDown')
    await expect(reports.format('CSV')).toBeChecked()
    const [download] = await Promise.all([page.waitForEvent('download'), pressOn(reports.send)])
    expect(download.suggestedFilename()).toMatch(/^news-.*\.csv$/)
  })
})
