import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mergeScenario } from '../../../../test/merge-scenario.ts'
import { storeMail } from '../../../../test/store-mail.ts'
import { mails } from '../../../platform/database/schema/records.ts'

const scenario = mergeScenario()

it.each([0, 1])('A merge cancels the mails of the closed account that wait after %i attempts', async (attempts) => {
  const { test, merge } = scenario
  const [merged, survivor] = [await test.signIn(), await test.signIn()]
  const id = await storeMail(test, { to: merged.email, personId: merged.personId }, { attempts })
  const own = await storeMail(test, { to: survivor.email, personId: survivor.personId }, { attempts })
  expect((await merge(merged, survivor)).status).toBe(201)
  const find = (mailId: string) =>
    test.db
      .select()
      .from(mails)
      .where(eq(mails.id, Number(mailId)))
  expect(await find(id)).toMatchObject([{ state: 'cancelled', details: null }])
  expect(await find(own)).toMatchObject([{ state: 'waiting' }])
})
