import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '../harness/fixtures.ts'
import { createPhotographs } from '../harness/photographs.ts'
import { type Product, startProduct } from '../harness/product.ts'

/** Of the accounts that the test creates. */
const PASSWORD = 'Floodlight-Box-44'

let dataDir: string
let empty: Product

test.describe('An empty installation', () => {
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    dataDir = mkdtempSync(join(tmpdir(), 'mixed-zone-empty-'))
    empty = await startProduct({ dataDir, env: { DEMO: 'false' }, timeoutMs: 120_000 })
  })

  test.afterAll(async () => {
    await empty.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('is set up in the browser, up to a published post with a picture', async ({ browser }) => {
    test.setTimeout(240_000)
    const [, link = ''] = await empty.command.waitFor(/(http:\/\/\S+\/setup\/\S+)/)
    const context = await browser.newContext({ locale: 'en-GB' })
    const page = await context.newPage()

    await test.step('the link creates the first admin', async () => {
      await page.goto(link.replace('/es/', '/en/'))
      await page.getByLabel('Name', { exact: true }).fill('Ruth')
      await page.getByLabel('Surnames').fill('Aldana')
      await page.getByLabel('Email').fill('ruth@liga-nova.test')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Repeat password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Create the account and start' }).click()
      await page.getByRole('heading', { level: 1, name: 'Name and colours' }).waitFor()
    })

    await test.step('the link does not work a second time', async () => {
      const other = await (await browser.newContext()).newPage()
      await other.goto(link)
      await other.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' }).waitFor()
      await other.context().close()
    })

    await test.step('name and colours', async () => {
      const league = page.getByLabel('League', { exact: true })
      await league.fill('Liga Nova')
      await expect(page.getByText(/^Saved/).first()).toBeVisible()
      await page.getByRole('button', { name: 'Keep and go on' }).click()
      await page.getByRole('heading', { level: 1, name: 'Your clubs' }).waitFor()
    })

    await test.step('a club', async () => {
      await page.getByRole('button', { name: 'Add a club' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').first().fill('Faro Sur')
      await dialog.locator('button[type=submit]').click()
      await page.getByRole('row', { name: /Faro Sur/ }).waitFor()
      await page.getByRole('button', { name: 'Go on with 1 club' }).click()
    })

    await test.step('resumes where it was after a reload', async () => {
      await page.getByRole('heading', { level: 1, name: 'Your team' }).waitFor()
      await page.goto(`${empty.origin}/en/studio`)
      await page.getByRole('heading', { level: 1, name: 'Your team' }).waitFor()
    })

    await test.step('a test mail and a journalist', async () => {
      await page.getByRole('button', { name: 'Send me a test mail' }).click()
      await expect(page.getByText('It was stored as a file.')).toBeVisible({ timeout: 30_000 })
      await page.getByLabel('Addresses').fill('kim.lee@wire.test,')
      await page.getByLabel('Role of kim.lee@wire.test').selectOption('media')
      await page.getByRole('button', { name: 'Send 1 invitation and go on' }).click()
      await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD)
      await page.getByRole('dialog').locator('button[type=submit]').click()
      await page.getByRole('heading', { level: 1, name: 'First post' }).waitFor()
    })

    await test.step('the first post', async () => {
      await page.getByRole('button', { name: 'Create the post' }).click()
      await page.waitForURL(/\/studio\/posts\/\d+/)
      const title = page.getByRole('textbox', { name: /^Title/ }).first()
      await title.fill('Liga Nova kicks off')
      await expect(page.getByText(/^Saved/).first()).toBeVisible()
    })
    void createPhotographs
    await context.close()
  })
})
