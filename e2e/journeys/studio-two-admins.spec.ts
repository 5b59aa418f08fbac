import { expect, type Page } from '@playwright/test'
import { ADMIN } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { holdRequests } from '../harness/held-requests.ts'
import { insertAdmin, insertRequests, storedDecisions, storedMails, uniqueCompany } from '../harness/studio-data.ts'
import { runSql } from '../harness/database.ts'
import { DESK_TEXTS, requestsDesk } from '../pages/requests-desk.ts'

const DECISION = /\/api\/studio\/requests\/\d+\/(?:authorise|reject)$/

async function pressReject(page: Page, name: string): Promise<void> {
  const { dialog, reasons } = requestsDesk(page).rejection
  await page.keyboard.press('r')
  await dialog(DESK_TEXTS.rejectTitle(name)).waitFor()
  await reasons.nth(1).waitFor()
  await reasons.first().and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+Enter')
}

/** Lets both decide before the server gets either decision. Returns the status of each response. */
async function decideAtOnce(decisions: ReadonlyMap<Page, () => Promise<void>>): Promise<readonly number[]> {
  const pages = [...decisions.keys()]
  const releases = await Promise.all(
    pages.map((page) => holdRequests(page, '**/api/studio/requests/*/{authorise,reject}')),
  )
  const responses = pages.map((page) => page.waitForResponse(DECISION))
  for (const [page, decide] of decisions) {
    const request = page.waitForRequest(DECISION)
    await decide()
    await request
  }
  await Promise.all(releases.map((release) => release()))
  return (await Promise.all(responses)).map((response) => response.status())
}

test.describe('Requests with two admins', () => {
  test.use({ account: ADMIN })

  test('what one decides leaves the list of the other, and of two decisions on one request exactly one counts', async ({
    page,
    visit,
    product,
    browserErrors,
  }) => {
    const { dataDir } = product
    const companyName = uniqueCompany('Radio')
    const requests = await insertRequests(dataDir, { count: 4, companyName })
    const [first, second, third] = requests
    if (first === undefined || second === undefined || third === undefined) throw new Error('The requests are missing')
    const colleague = await visit({ account: await insertAdmin(dataDir, { firstName: 'Ruth', surnames: 'Aldana' }) })
    const [own, theirs] = [requestsDesk(page), requestsDesk(colleague)]
    const ownName = await runSql(
      dataDir,
      `select trim(first_name || ' ' || surnames) from people where email = '${ADMIN.email}'`,
    )

    await test.step('each sees that the other is there', async () => {
      await own.open({ text: companyName })
      await theirs.open({ text: companyName })
      await own.colleaguesButton.click()
      await expect(own.colleagues.getByText('Ruth Aldana · Solicitudes')).toBeVisible()
      await page.keyboard.press('Escape')
      await theirs.colleaguesButton.click()
      await expect(theirs.colleagues.getByText(`${ownName} · Solicitudes`)).toBeVisible()
      await colleague.keyboard.press('Escape')
    })

    await test.step('a decision of the colleague moves this desk on, and says so', async () => {
      await own.current(first.id).waitFor()
      await theirs.current(first.id).waitFor()
      await colleague.keyboard.press('a')
      await expect(own.toast(DESK_TEXTS.decidedBy('Ruth Aldana', first.name))).toBeVisible()
      await expect(own.row(first.id)).toBeHidden()
      await own.current(second.id).waitFor()
      await expect(own.panel(second.name)).toBeVisible()
    })

    await test.step('of two decisions at once one counts, and the other desk learns of it', async () => {
      browserErrors.allow(/status of 409/)
      await theirs.current(second.id).waitFor()
      const statuses = await decideAtOnce(
        new Map([
          [page, () => page.keyboard.press('a')],
          [colleague, () => pressReject(colleague, second.name)],
        ]),
      )
      expect(statuses.toSorted()).toEqual([200, 409])
      const isOwn = statuses[0] === 200
      const [winner, loser] = isOwn ? [own, theirs] : [theirs, own]
      const done = isOwn ? DESK_TEXTS.authorised(second.name) : DESK_TEXTS.rejected(second.name)
      await expect(winner.undoStatus(done)).toBeVisible()
      await expect(loser.toast(DESK_TEXTS.decidedMeanwhile(second.name))).toBeVisible()
      await own.current(third.id).waitFor()
      await theirs.current(third.id).waitFor()
      const decided = (await storedDecisions(dataDir, [second])).get(second.id)
      expect(decided?.state).toBe(isOwn ? 'authorised' : 'rejected')
      expect((await storedMails(dataDir, [second])).get(second.email)).toHaveLength(1)

      await (isOwn ? page : colleague).keyboard.press('z')
      await winner.current(second.id).waitFor()
      await expect(loser.row(second.id)).toBeVisible()
      expect((await storedDecisions(dataDir, [second])).get(second.id)?.state).toBe('waiting')
      expect(await storedMails(dataDir, [second])).toEqual(new Map())
    })
  })
})
