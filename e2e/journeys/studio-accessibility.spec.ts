import { expect } from '@playwright/test'
import { announcementsOf, recordAnnouncements } from '../harness/announcements.ts'
import { ADMIN } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { insertRequests, storedDecisions, uniqueCompany } from '../harness/studio-data.ts'
import { pressOn } from '../pages/keyboard.ts'
import { DESK_TEXTS, requestsDesk } from '../pages/requests-desk.ts'

const REASON = 'Falta la carta del medio.'

test.describe('Requests through the accessibility tree', () => {
  test.use({ account: ADMIN })

  test('have names, roles and states, announce every decision, and never lose the focus', async ({ page, product }) => {
    const { dataDir } = product
    const companyName = uniqueCompany('Gaceta')
    const requests = await insertRequests(dataDir, { count: 6, companyName })
    const [first, second, third, fourth, fifth] = requests
    if (!first || !second || !third || !fourth || !fifth) throw new Error('The requests are missing')
    const desk = requestsDesk(page)
    const { rejection } = desk
    const announced = async (text: string) => (await announcementsOf(page)).filter((line) => line === text).length
    await recordAnnouncements(page)
    await desk.open({ text: companyName })
    const table = page.getByRole('table', { name: DESK_TEXTS.title })
    const rowOf = ({ name }: { name: string }) => table.getByRole('row').filter({ hasText: name })

    await test.step('the list and the panel', async () => {
      await expect(desk.panel(first.name)).toMatchAriaSnapshot(`
        - complementary "${first.name}":
          - button "Cerrar el detalle"
          - heading "${first.name}" [level=2]
          - heading "Indicios" [level=3]
          - textbox "Nota interna, solo la ve la oficina"
          - button "Rechazar…"
          - button "Autorizar"
      `)
      await expect(table).toMatchAriaSnapshot(`
        - table "${DESK_TEXTS.title}":
          - rowgroup:
            - row:
              - columnheader "Seleccionar toda la página":
                - checkbox "Seleccionar toda la página"
              - columnheader "Persona"
              - columnheader "Medio"
              - columnheader "País"
              - columnheader "Indicios"
              - columnheader "Espera"
          - rowgroup:
            - row:
              - cell "Seleccionar ${first.name}":
                - checkbox "Seleccionar ${first.name}"
              - rowheader:
                - button /${first.name}/
      `)
      await expect(rowOf(first)).toHaveAttribute('aria-current', 'true')
      const navigation = page.getByRole('navigation', { name: 'Navegación del estudio' })
      await expect(navigation.getByRole('link', { name: /^Solicitudes ?, \d+ en espera$/ })).toHaveAttribute(
        'aria-current',
        'page',
      )
    })

    await test.step('a decision is announced once, and the focus goes to the next row', async () => {
      await page.keyboard.press('a')
      await expect(desk.opener(second.id)).toBeFocused()
      await desk.undoStatus(DESK_TEXTS.authorised(first.name)).waitFor()
      await expect(page.getByText(/El correo sale en [1-8] s/)).toBeVisible()
      expect(await announced(DESK_TEXTS.authorised(first.name))).toBe(1)
      expect((await announcementsOf(page)).filter((line) => /El correo sale en/.test(line))).toEqual([])
    })

    await test.step('undoing is announced', async () => {
      await page.keyboard.press('z')
      await desk.current(first.id).waitFor()
      await expect.poll(() => announced(DESK_TEXTS.undone(first.name))).toBe(1)
      await page.keyboard.press('j')
      await expect(desk.opener(second.id)).toBeFocused()
    })

    await test.step('marking is a state of the row, and announced', async () => {
      await page.keyboard.press('x')
      await expect(page.getByRole('checkbox', { name: `Seleccionar ${second.name}` })).toBeChecked()
      await expect(table.getByRole('row', { selected: true })).toHaveCount(1)
      await expect(desk.selectPage).toHaveJSProperty('indeterminate', true)
      await expect(desk.bulkBar.getByRole('status')).toHaveText('1 marcada')
      await page.keyboard.press('Escape')
      await expect(desk.bulkBar).toBeHidden()
      await expect(desk.opener(second.id)).toBeFocused()
    })

    await test.step('after a cancelled dialog the focus is back on its button', async () => {
      const reject = desk.panel(second.name).getByRole('button', { name: DESK_TEXTS.reject })
      await pressOn(reject)
      await expect(rejection.dialog(DESK_TEXTS.rejectTitle(second.name))).toBeVisible()
      await expect(rejection.reasons.first()).toBeFocused()
      await expect(rejection.reasons.first()).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('3')
      await expect(rejection.reasons.nth(2)).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Escape')
      await expect(reject).toBeFocused()
    })

    await test.step('a missing reason is said at its field', async () => {
      await page.keyboard.press('r')
      await rejection.text.fill('')
      await page.keyboard.press('Control+Enter')
      await expect(rejection.text).toHaveAttribute('aria-invalid', 'true')
      await expect(rejection.text).toHaveAccessibleDescription(/Escribe por qué\./)
    })

    await test.step('after a rejection by its shortcut the focus is on the next row', async () => {
      await page.keyboard.type(REASON)
      await page.keyboard.press('Control+Enter')
      await expect(rejection.text).toBeHidden()
      await expect(desk.opener(third.id)).toBeFocused()
      await desk.undoStatus(DESK_TEXTS.rejected(second.name)).waitFor()
      expect(await announced(DESK_TEXTS.rejected(second.name))).toBe(1)
    })

    await test.step('after a rejection by the buttons the focus is on the next row', async () => {
      await pressOn(desk.panel(third.name).getByRole('button', { name: DESK_TEXTS.reject }))
      await pressOn(rejection.send)
      await expect(rejection.send).toBeHidden()
      await expect(desk.opener(fourth.id)).toBeFocused()
    })

    await test.step('after an authorisation by the button the focus is on the next row', async () => {
      await pressOn(desk.panel(fourth.name).getByRole('button', { name: DESK_TEXTS.authorise, exact: true }))
      await expect(desk.opener(fifth.id)).toBeFocused()
    })

    await test.step('the palette is a combobox with options, and gives the focus back', async () => {
      await page.keyboard.press('Control+k')
      const field = page.getByRole('combobox', { name: 'Buscar o ejecutar', expanded: true })
      await expect(field).toBeFocused()
      await page.keyboard.press('ArrowDown')
      const chosen = page.getByRole('dialog').getByRole('option', { selected: true })
      await expect(chosen).toHaveCount(1)
      expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
      await page.keyboard.press('Escape')
      await expect(desk.opener(fifth.id)).toBeFocused()
    })

    await test.step('the list of shortcuts names every key, and gives the focus back', async () => {
      await page.keyboard.press('?')
      const sheet = page.getByRole('dialog', { name: 'Atajos de teclado' })
      await expect(sheet.getByRole('term').filter({ hasText: 'Autorizar' })).toBeVisible()
      await expect(sheet.getByRole('switch', { name: 'Atajos de una sola letra', checked: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(desk.opener(fifth.id)).toBeFocused()
    })

    const decided = await storedDecisions(dataDir, requests)
    expect(requests.map(({ id }) => decided.get(id)?.state)).toEqual([
      'waiting',
      'rejected',
      'rejected',
      'authorised',
      'waiting',
      'waiting',
    ])
    expect(decided.get(second.id)?.reason).toBe(REASON)
  })
})
