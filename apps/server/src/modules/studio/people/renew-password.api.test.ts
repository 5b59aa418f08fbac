import { login } from '@mixed-zone/contract/endpoints/access'
import { reinstatePerson, renewPassword, suspendPerson } from '@mixed-zone/contract/endpoints/studio/people'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import { idOf, isSessionOpen, type SignedIn } from '../../../../test/test-sign-in.ts'
import { auditEntries, mails } from '../../../platform/database/schema/records.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin' })
})

afterAll(() => test.remove())

const renew = (who: SignedIn, by = admin) => test.call(renewPassword, { token: by.token, params: idOf(who) })

const logIn = ({ email }: SignedIn, password: string, address?: string) =>
  test.call(login, { body: { email, password, captcha: SOLVED }, ...(address !== undefined && { address }) })

/** In mails that were not sent yet. */
const listMailedPasswords = async ({ email }: SignedIn) =>
  (await test.mails()).flatMap((mail) =>
    mail.recipient === email && mail.template === 'authorised' && mail.details !== null
      ? [mail.details.provisionalPassword]
      : [],
  )

const auditOf = async ({ personId }: SignedIn) =>
  test.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, 'person'), eq(auditEntries.subjectId, String(personId))))

describe('POST studio/people/:id/renew-password', () => {
  it('mails a provisional password and ends all sessions and links', async () => {
    const person = await test.signIn({ communicationsLocale: 'en' })
    const { provisionalUntil } = (await renew(person)).answer()
    expect(provisionalUntil).toBe(new Date(test.clock.now().getTime() + 72 * 3_600_000).toISOString())
    expect(await isSessionOpen(test, person)).toBe(false)
    expect((await logIn(person, TEST_PASSWORD)).failure().type).toBe('credentials')
    const mail = (await test.mails()).find(({ recipient }) => recipient === person.email)
    if (mail?.template !== 'authorised' || mail.details === null) throw new Error('no password was mailed')
    expect(mail.details.isRenewal).toBe(true)
    expect((await logIn(person, mail.details.provisionalPassword)).answer().mustChangePassword).toBe(true)
    expect(JSON.stringify(await auditOf(person))).not.toContain(mail.details.provisionalPassword)
  })

  it('lets somebody in at once who was locked out', async () => {
    const person = await test.signIn()
    const [locked, elsewhere] = ['203.0.113.5', '192.0.2.99']
    const tryPassword = async (password: string, address: string) => (await logIn(person, password, address)).status
    // More than 128 characters are wrong without hashing. As many as one account may have in total.
    const wrong = 'x'.repeat(129)
    for (let time = 0; time < 5; time += 1) await tryPassword(wrong, locked)
    for (let time = 0; time < 45; time += 1) await tryPassword(wrong, `192.0.2.${Math.floor(time / 5)}`)
    expect(await tryPassword(TEST_PASSWORD, locked)).toBe(429)
    expect(await tryPassword(TEST_PASSWORD, elsewhere)).toBe(429)
    expect((await renew(person)).answer().state).toBe('provisional')
    const [password = ''] = await listMailedPasswords(person)
    expect(await tryPassword(password, locked)).toBe(200)
    expect(await tryPassword(password, elsewhere)).toBe(200)
  })

  it('sends only the last of several passwords, whoever asked for them', async () => {
    const person = await test.signIn()
    const colleague = await test.signIn({ role: 'admin' })
    const ofPerson = eq(mails.personId, person.personId)
    await renew(person)
    await test.db.update(mails).set({ state: 'sent', attempts: 1, details: null }).where(ofPerson)
    await renew(person)
    // The mail server was away.
    await test.db
      .update(mails)
      .set({ attempts: 3 })
      .where(and(ofPerson, eq(mails.state, 'waiting')))
    await Promise.all([renew(person), renew(person, colleague)])
    const passwords = await listMailedPasswords(person)
    expect(passwords).toHaveLength(1)
    expect((await logIn(person, passwords[0] ?? '')).status).toBe(200)
    const states = await test.db.select({ state: mails.state }).from(mails).where(ofPerson).orderBy(mails.id)
    expect(states.map(({ state }) => state)).toEqual(['sent', 'cancelled', 'cancelled', 'waiting'])
  })

  it('answers conflict for a suspended person, who gets no mail', async () => {
    const person = await test.signIn()
    const call = { token: admin.token, params: idOf(person) }
    await test.call(suspendPerson, { ...call, body: { reason: 'Shared the password' } })
    expect((await renew(person)).failure().type).toBe('conflict')
    expect((await test.mails()).filter(({ recipient }) => recipient === person.email)).toEqual([])
    await test.call(reinstatePerson, call)
    expect((await logIn(person, TEST_PASSWORD)).status).toBe(200)
  })
})
