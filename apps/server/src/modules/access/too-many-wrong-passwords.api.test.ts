import { login } from '@mixed-zone/contract/endpoints/access'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'
import { listJobs, refuseJobs } from '../../../test/test-jobs.ts'
import { people } from '../../platform/database/schema/people.ts'
import { MAIL_QUEUE } from '../../platform/mail/outbox.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

async function guess(email: string, address: string): Promise<void> {
  for (let time = 0; time < 5; time += 1) {
    await test.call(login, { body: { email, password: 'Wrong-Box-2026', captcha: SOLVED }, address })
  }
}

const mailsTo = async (email: string) => (await test.mails()).filter(({ recipient }) => recipient === email)

describe('POST login › mail about wrong passwords', () => {
  it('is sent to the owner at most once an hour', async () => {
    const { email } = await test.signIn({ communicationsLocale: 'en' })
    await guess(email, '198.51.100.1')
    const told = await mailsTo(email)
    const until = new Date(test.clock.now().getTime() + 30_000).toISOString()
    expect(told).toMatchObject([{ template: 'too-many-wrong-passwords', locale: 'en', details: { until } }])
    await guess(email, '198.51.100.2')
    expect(await mailsTo(email)).toHaveLength(1)
    const body = { email, password: TEST_PASSWORD, captcha: SOLVED }
    expect((await test.call(login, { body, address: '203.0.113.1' })).status).toBe(200)
    test.clock.advance(3_600_000)
    await guess(email, '198.51.100.3')
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('is sent whatever limit others have reached, as is the lock of the account shown', async () => {
    const [spray, address] = [await test.signIn(), '198.51.100.8']
    // More than 128 characters are wrong without hashing.
    const password = 'x'.repeat(129)
    for (let number = 0; number < 100; number += 1) {
      await test.call(login, { body: { email: `spray-${number}@example.test`, password, captcha: SOLVED }, address })
    }
    const { email, personId } = spray
    const statuses: number[] = []
    for (let time = 0; time < 5; time += 1) {
      statuses.push((await test.call(login, { body: { email, password, captcha: SOLVED }, address })).status)
    }
    expect(statuses).toEqual([429, 429, 429, 429, 429])
    const until = new Date(test.clock.now().getTime() + 30_000)
    expect(await mailsTo(email)).toMatchObject([{ details: { until: until.toISOString() } }])
    const [stored] = await test.db.select().from(people).where(eq(people.id, personId))
    expect(stored?.lockedUntil).toEqual(until)
  })

  it('is stored only with its job, and by a later attempt if that fails', async () => {
    const { email } = await test.signIn()
    const accept = await refuseJobs(test.db, MAIL_QUEUE.name)
    await guess(email, '198.51.100.6')
    await accept()
    expect(await mailsTo(email)).toEqual([])
    await guess(email, '198.51.100.7')
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await listJobs(test.db, MAIL_QUEUE.name)).toHaveLength((await test.mails()).length)
  })

  it('is not sent for suspended or unknown accounts', async () => {
    const { email } = await test.signIn()
    await test.database.query(`update people set state = 'suspended' where email = $1`, [email])
    await guess(email, '198.51.100.4')
    await guess('nobody@example.test', '198.51.100.5')
    expect(await mailsTo(email)).toEqual([])
    expect(await mailsTo('nobody@example.test')).toEqual([])
  })
})
