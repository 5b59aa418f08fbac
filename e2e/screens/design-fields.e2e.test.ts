import { describe, expect, test } from 'vitest'
import { sharedProduct } from '../harness/product-under-test.ts'
import { focusedWords, openDesign, tabInChapter } from '../pages/design-page.ts'
import { hasFocus } from '../pages/keyboard.ts'

// The page exists in development only.
const product = sharedProduct({ NODE_ENV: 'development' })

describe('filled in by keyboard alone', () => {
  test('a password is shown and hidden, and its rule follows what is typed', async () => {
    const page = await openDesign(product)
    const field = page.getByLabel('New password')
    const rules = page.getByRole('list', { name: 'The password needs' }).getByRole('listitem')
    await tabInChapter(field)
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
    await tabInChapter(prefix)
    await page.keyboard.press('Enter')
    await page.keyboard.type('mexico')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(page.getByRole('button', { name: /\+52/ }))).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.type('+351')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('button', { name: /\+351/ }).count()).toBe(1)
  })

  test('several choices are made in one list, which Escape closes and gives focus back', async () => {
    const page = await openDesign(product)
    const box = page.getByRole('button', { name: /^Real Almenara, Puerto Claro/ })
    await tabInChapter(box)
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
    await tabInChapter(box)
    await page.keyboard.press('Space')
    expect(await box.isChecked()).toBe(false)

    const change = page.getByRole('switch', { name: 'Weekly newsletter' }).first()
    await tabInChapter(change)
    await page.keyboard.press('Space')
    expect(await change.isChecked()).toBe(false)

    const views = page.getByRole('radio', { name: /^News views/ })
    await tabInChapter(views)
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('radio', { name: /^News Posts/ }).isChecked()).toBe(true)

    const select = page.getByLabel('Media type')
    await tabInChapter(select)
    await page.keyboard.type('Port')
    expect(await select.inputValue()).toBe('pt')
  })

  test('a day is typed as d/m/Y, and a wrong one is named once the field is left', async () => {
    const page = await openDesign(product)
    const field = page.locator('#dates').getByLabel('Date start').last()
    await tabInChapter(field)
    await page.keyboard.type('5/3/2026')
    await page.keyboard.press('Tab')
    expect(await field.inputValue()).toBe('05/03/2026')
    expect(await page.getByText('Value: 2026-03-05', { exact: true }).count()).toBe(1)
    await tabInChapter(field)
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
    await tabInChapter(opener)
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
    await tabInChapter(group.getByLabel('Day'))
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
    await tabInChapter(group.getByLabel('Hour'))
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
    await tabInChapter(single)
    const names = ['first.jpeg', 'second.gif'].map((name) => ({ name, mimeType: '', buffer: Buffer.from('x') }))
    await single.setInputFiles(names[0] ?? [])
    await expect.poll(() => files.getByText('first.jpeg', { exact: true }).count()).toBe(1)
    await single.setInputFiles(names[1] ?? [])
    await expect.poll(() => files.getByText('"second.gif" no es un formato de archivo válido.').count()).toBe(1)
    expect(await files.getByText('first.jpeg').count()).toBe(0)
    await tabInChapter(files.getByRole('button', { name: 'Quitar second.gif' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => files.getByText('second.gif').count()).toBe(0)
  })
})
