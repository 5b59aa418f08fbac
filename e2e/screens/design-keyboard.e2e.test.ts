import { describe, expect, test } from 'vitest'
import { productUnderTest } from '../harness/product-under-test.ts'
import { focusedWords, hasFocus, openDesign, tabTo } from '../pages/design-page.ts'

// The page exists in development only.
const product = productUnderTest({ NODE_ENV: 'development' })

describe('by keyboard alone', () => {
  test('shows where focus is on every stop', async () => {
    const page = await openDesign(product)
    await page.getByRole('heading', { level: 1 }).click()
    const unseen = new Set<string>()
    for (let presses = 0; presses < 220; presses += 1) {
      await page.keyboard.press('Tab')
      const problem = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return ''
        // A control that is not drawn itself (a file input, a segment's radio) lends its ring to the box around it.
        const ringed = [element, element.parentElement, element.parentElement?.parentElement]
        const isRinged = ringed.some((each) => each && getComputedStyle(each).outlineStyle === 'solid')
        const { width } = element.getBoundingClientRect()
        return isRinged && width > 0 ? '' : element.outerHTML.slice(0, 120)
      })
      if (problem !== '') unseen.add(problem)
    }
    expect([...unseen]).toEqual([])
  })

  test('a button that cannot be pressed can be reached and says why', async () => {
    const page = await openDesign(product)
    const button = page.getByRole('button', { name: 'Authorise' }).first()
    await tabTo(page, button)
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    const reason = await button.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${reason}"]`).textContent()).toBe('The permission to publish is missing.')
  })

  test('a password is shown and hidden, and its rule follows what is typed', async () => {
    const page = await openDesign(product)
    const field = page.getByLabel('New password')
    const rules = page.getByRole('list', { name: 'The password needs' }).getByRole('listitem')
    await tabTo(page, field)
    await page.keyboard.type('Zone-2026')
    expect(await field.inputValue()).toBe('Zone-2026')
    await expect.poll(() => rules.filter({ hasText: '(met)' }).count()).toBe(5)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await field.getAttribute('type')).toBe('text')
    expect(await field.inputValue()).toBe('Zone-2026')
    await page.keyboard.press('Enter')
    expect(await field.getAttribute('type')).toBe('password')
  })

  test('a telephone prefix is found by its country without accents and by its code', async () => {
    const page = await openDesign(product, { locale: 'es' })
    const prefix = page.getByRole('button', { name: /\+34/ })
    await tabTo(page, prefix)
    await page.keyboard.press('Enter')
    await page.keyboard.type('mexico')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('button', { name: /\+52/ }).count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.keyboard.type('+351')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('button', { name: /\+351/ }).count()).toBe(1)
  })

  test('several choices are made in one list, which Escape closes and gives focus back', async () => {
    const page = await openDesign(product)
    const box = page.getByRole('button', { name: /^Real Almenara, Puerto Claro/ })
    await tabTo(page, box)
    await page.keyboard.press('Enter')
    await page.keyboard.type('brisa')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
    const after = page.getByRole('button', { name: /^Real Almenara, Puerto Claro CF, Atlético Brisa/ })
    expect(await after.count()).toBe(1)
    expect(await hasFocus(after)).toBe(true)
  })

  test('checkbox, switch, radios and select answer to their keys', async () => {
    const page = await openDesign(product)
    const box = page.getByRole('checkbox', { name: 'I have read and accept the legal notice' })
    await tabTo(page, box)
    await page.keyboard.press('Space')
    expect(await box.isChecked()).toBe(false)

    const change = page.getByRole('switch', { name: 'Weekly newsletter' }).first()
    await tabTo(page, change)
    await page.keyboard.press('Space')
    expect(await change.isChecked()).toBe(false)

    const views = page.getByRole('radio', { name: /^News views/ })
    await tabTo(page, views)
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('radio', { name: /^News Posts/ }).isChecked()).toBe(true)

    const select = page.getByLabel('Media type')
    await tabTo(page, select)
    await page.keyboard.type('Port')
    expect(await select.inputValue()).toBe('pt')
  })

  test('a day is typed as d/m/Y, and a wrong one is named once the field is left', async () => {
    const page = await openDesign(product)
    const field = page.locator('#dates').getByLabel('Date start').last()
    await tabTo(page, field)
    await page.keyboard.type('5/3/2026')
    await page.keyboard.press('Tab')
    expect(await field.inputValue()).toBe('05/03/2026')
    expect(await page.getByText('Value: 2026-03-05', { exact: true }).count()).toBe(1)
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('31/2/2026')
    expect(await page.locator('#dates').getByText('The format is wrong').count()).toBe(0)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator('#dates').getByText('The format is wrong').count()).toBe(1)
    expect(await field.inputValue()).toBe('31/2/2026')
  })

  test('a range is picked in the calendar: two days, then it closes and gives focus back', async () => {
    const page = await openDesign(product)
    const opener = page.locator('#dates').getByRole('button', { name: 'Open calendar' }).first()
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedWords(page)).toContain('15 November 2026')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Home')
    await expect.poll(() => focusedWords(page)).toContain('14 December 2026')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    const [start, end] = [page.getByLabel('Date start').first(), page.getByLabel('Date end')]
    expect([await start.inputValue(), await end.inputValue()]).toEqual(['14/12/2026', '21/12/2026'])
    expect(await hasFocus(opener)).toBe(true)
  })

  test('a moment begins at 12:00, goes in steps of five minutes, and is told once', async () => {
    const page = await openDesign(product)
    const group = page.getByRole('group', { name: 'Embargo' })
    await tabTo(page, group.getByLabel('Day'))
    await page.keyboard.type('15/11/2026')
    await expect.poll(() => group.textContent()).toContain('Value: 2026-11-15T12:00')
    expect(await group.getByLabel('Minutes').locator('option').allTextContents()).toEqual([
      '00',
      '05',
      '10',
      '15',
      '20',
      '25',
      '30',
      '35',
      '40',
      '45',
      '50',
      '55',
    ])
    await tabTo(page, group.getByLabel('Hour'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => group.textContent()).toContain('Value: 2026-11-15T13:05')
  })

  test('a flagged file says why in the words of the specification, and is taken out', async () => {
    const page = await openDesign(product, { locale: 'es' })
    const files = page.locator('#files')
    expect(await files.getByText('Formato no válido').count()).toBe(1)
    expect(await files.getByText('"plano-zona-mixta.svg" no es un formato de archivo válido.').count()).toBe(1)
    const single = files.getByLabel('Acreditación')
    await tabTo(page, single)
    const names = ['first.jpeg', 'second.gif'].map((name) => ({ name, mimeType: '', buffer: Buffer.from('x') }))
    await single.setInputFiles(names[0] ?? [])
    await expect.poll(() => files.getByText('first.jpeg', { exact: true }).count()).toBe(1)
    await single.setInputFiles(names[1] ?? [])
    await expect.poll(() => files.getByText('"second.gif" no es un formato de archivo válido.').count()).toBe(1)
    expect(await files.getByText('first.jpeg').count()).toBe(0)
    await tabTo(page, files.getByRole('button', { name: 'Quitar second.gif' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => files.getByText('second.gif').count()).toBe(0)
  })

  test('a column goes through ascending, descending and none; rows and pages follow', async () => {
    const page = await openDesign(product)
    const table = page.getByRole('table', { name: 'Most viewed posts' })
    const head = table.getByRole('columnheader', { name: 'Downloads' })
    await tabTo(page, head.getByRole('button'))
    const seen = []
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Enter')
      seen.push(await head.getAttribute('aria-sort'))
    }
    expect(seen).toEqual(['ascending', 'descending', 'none'])

    await tabTo(page, table.getByRole('checkbox').first())
    await page.keyboard.press('Space')
    expect(await table.locator('tbody').getByRole('checkbox', { checked: true }).count()).toBe(10)

    await tabTo(page, page.getByRole('button', { name: 'Next page' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByText('11–20 of 64').count()).toBe(1)
    const rows = page.getByLabel('Rows')
    expect(await rows.locator('option').allTextContents()).toEqual(['10', '20', '30', '40', '50'])
    await tabTo(page, rows)
    await page.keyboard.type('50')
    await expect.poll(() => page.getByText('1–50 of 64').count()).toBe(1)
  })

  test('a menu is opened, walked through and left with Escape', async () => {
    const page = await openDesign(product)
    const button = page.getByRole('button', { name: 'More actions' })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedWords(page)).toBe('Edit')
    // The one in between cannot be used.
    await page.keyboard.press('ArrowDown')
    expect(await focusedWords(page)).toBe('Delete')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByTestId('last-action').textContent()).toBe('remove')
    expect(await hasFocus(button)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('menu').count()).toBe(0)
    expect(await hasFocus(button)).toBe(true)
  })

  test('tabs are changed with the arrows', async () => {
    const page = await openDesign(product)
    await tabTo(page, page.getByRole('tab', { name: /English/ }))
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('tab', { name: /Português/ }).getAttribute('aria-selected')).toBe('true')
  })

  test.each(['Open the dialog', 'Open the sheet'])('%s: focus stays inside, and comes back', async (name) => {
    const page = await openDesign(product)
    const button = page.getByRole('button', { name })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => hasFocus(button)).toBe(true)
  })

  test('a toast is announced and undone, and a tooltip comes with focus and goes with Escape', async () => {
    const page = await openDesign(product)
    await tabTo(page, page.getByRole('button', { name: 'Show a message' }))
    await page.keyboard.press('Enter')
    const region = page.getByRole('region', { name: 'Messages' })
    await expect.poll(() => region.getByText('Post archived').count()).toBe(1)
    await region.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => region.getByText('Undone').count()).toBe(1)

    await tabTo(page, page.getByRole('button', { name: 'By focus or mouse' }))
    await page.getByRole('tooltip').waitFor()
    expect(await page.getByRole('tooltip').textContent()).toBe('Only the press office sees it.')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0)
  })

  test('a choice is taken away by its chip, and work is cancelled', async () => {
    const page = await openDesign(product)
    await tabTo(page, page.getByRole('button', { name: 'Remove «derbi»' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('button', { name: 'Remove «derbi»' }).count()).toBe(0)
    const progress = page.getByRole('progressbar', { name: 'Download' })
    expect(await progress.getAttribute('aria-valuenow')).toBe('33')
    await tabTo(page, page.locator('#waiting').getByRole('button', { name: 'Cancel' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('0')
  })

  test('a text is copied, and the button says so', async () => {
    const { page, context } = await product.visit()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/en/design')
    const button = page.locator('#buttons').getByRole('button', { name: 'Copy text' })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#buttons').getByRole('button', { name: 'Copied' }).count()).toBe(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Download all')
  })

  test('the language menu of the header opens, closes with Escape and leads to the same page', async () => {
    const page = await openDesign(product)
    const button = page.getByRole('button', { name: 'Language: EN' })
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await hasFocus(button)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/es/design')
    await page.getByRole('heading', { level: 1, name: 'Sistema de diseño' }).waitFor()
  })
})
