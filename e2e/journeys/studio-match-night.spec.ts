import type { Home } from '@mixed-zone/contract/schemas/pages'
import { expect } from '@playwright/test'
import { ADMIN, callPrivate, callStudio, READER } from '../harness/api-client.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { homePage } from '../pages/home-page.ts'

interface ListedMatchdays {
  readonly matchdays: readonly { readonly id: string; readonly textId: string }[]
}

test.describe('A match on a phone', () => {
  test.use({ ...DEVICES.phone, account: ADMIN })

  test('is scored by taps, and the strip of a reader follows without a reload', async ({
    page,
    product: { origin },
    sharedSession,
    visit,
  }) => {
    const { token } = await sharedSession(ADMIN)
    const { matchday }: Home = await (await callPrivate({ origin, token, path: 'home' })).json()
    const fixture = matchday?.fixtures.find(({ state }) => state === 'finished')
    if (!matchday || !fixture?.score) throw new Error('The demo has no finished match')
    const season: ListedMatchdays = await (await callStudio({ origin, token, path: 'matchdays' })).json()
    const round = season.matchdays.find(({ textId }) => textId === matchday.textId)
    const [home, away] = [fixture.home.shortName, fixture.away.shortName]
    const { score } = fixture

    const reader = await visit({ account: READER, viewport: DEVICES.desk.viewport })
    await homePage(reader, 'es').open()
    await reader.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    const cell = reader.getByRole('listitem').filter({ hasText: home }).filter({ hasText: away }).first()
    const goals = cell.locator('.figures')
    await expect(goals).toHaveText([String(score.home), String(score.away)])

    await page.goto(`/es/studio/matchdays/${round?.id}`)
    await page.locator('[data-open]').filter({ hasText: home }).filter({ hasText: away }).tap()
    const panel = page.getByRole('dialog')

    await test.step('it goes on', async () => {
      await panel.getByRole('button', { name: 'El partido sigue' }).tap()
      await expect(cell).toContainText('En directo')
    })

    await test.step('a goal is one tap, and so is taking it back', async () => {
      await panel.getByRole('button', { name: `Gol de ${home}`, exact: true }).tap()
      await expect(goals).toHaveText([String(score.home + 1), String(score.away)])
      await panel.getByRole('button', { name: `Quitar un gol de ${home}`, exact: true }).tap()
      await expect(goals).toHaveText([String(score.home), String(score.away)])
    })

    await test.step('the final whistle', async () => {
      await panel.getByRole('button', { name: /^Pitar el final/ }).tap()
      await expect(cell).toContainText('Final')
      await expect(reader.locator('html[data-same-document]')).toHaveCount(1)
    })
  })
})
