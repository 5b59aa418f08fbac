import type { QueryOf } from '@mixed-zone/contract/endpoint'
import { getRequestStatus, login } from '@mixed-zone/contract/endpoints/access'
import { getRejectionMail } from '@mixed-zone/contract/endpoints/studio/requests'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { requestDesk } from '../../../../test/request-desk.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import { listJobs } from '../../../../test/test-jobs.ts'
import { accessRequests, people } from '../../../platform/database/schema/people.ts'
import { mails } from '../../../platform/database/schema/records.ts'
import { MAIL_QUEUE } from '../../../platform/mail/outbox.ts'

const desk = requestDesk()
const { ask, authorise, reject, undo, list, auditOf } = desk

const decisionOf = async (id: string) => (await desk.app.mails()).find(({ cause }) => cause === `decision:${id}`)

async function passwordOf(id: string): Promise<string> {
  const mail = await decisionOf(id)
  if (mail?.template !== 'authorised' || mail.details === null) throw new Error('no password was mailed')
  return mail.details.provisionalPassword
}

const logIn = (email: string, password: string) =>
  desk.app.call(login, { body: { email, password, captcha: SOLVED }, address: desk.nextAddress() })

describe('POST studio/requests/:id/authorise', () => {
  it('creates an account with a provisional password that expires after 72 hours', async () => {
    const asked = [await ask({ comunicationsLocale: 'pt', newsletter: true }), await ask()] as const
    for (const { id } of asked) expect((await authorise(id)).answer()).toMatchObject({ id, state: 'authorised' })
    const mail = await decisionOf(asked[0].id)
    expect(mail).toMatchObject({ template: 'authorised', locale: 'pt', recipient: asked[0].email })
    const job = (await listJobs(desk.app.db, MAIL_QUEUE.name)).find(({ key }) => key === String(mail?.id))
    expect(job?.delaySeconds).toBe(10)
    const passwords = [await passwordOf(asked[0].id), await passwordOf(asked[1].id)] as const
    expect(new Set(passwords).size).toBe(2)
    expect((await logIn(asked[0].email, passwords[0])).answer()).toMatchObject({
      mustChangePassword: true,
      permissions: [],
      user: { role: 'media', newsletter: true },
    })
    desk.app.clock.advance(72 * HOUR_MS)
    expect((await logIn(asked[1].email, passwords[1])).failure().type).toBe('credentials')
    await desk.renewAdmin()
  })

  it('does not confirm the newsletter before the password is used', async () => {
    const { id, email } = await ask({ newsletter: true })
    await authorise(id)
    const [person] = await desk.app.db.select().from(people).where(eq(people.email, email))
    expect([person?.newsletter, person?.newsletterPending]).toEqual([false, true])
  })

  it('decides once when called concurrently, and tells the others who has decided', async () => {
    const { id, email } = await ask()
    const other = await desk.app.signIn({ role: 'admin', firstName: 'Ruth', surnames: 'Aldana' })
    const results = await Promise.all([authorise(id), authorise(id), reject(id, 'No', other.token), authorise(id)])
    const [winner, ...more] = results.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    const decided = winner?.answer()
    for (const lost of results.filter(({ status }) => status !== 200)) {
      expect(lost.failure()).toMatchObject({
        type: 'conflict',
        current: { id, state: decided?.state, decidedBy: decided?.decidedBy },
      })
    }
    expect(['Alba Rey', 'Ruth Aldana']).toContain(decided?.decidedBy)
    expect((await desk.app.db.select().from(people).where(eq(people.email, email))).length).toBe(
      decided?.state === 'authorised' ? 1 : 0,
    )
    expect(await auditOf(id)).toHaveLength(1)
  })

  it('mails the owner of an account that was created meanwhile', async () => {
    const { id, email } = await ask()
    await desk.app.access.createPerson(desk.app.db, {
      email,
      firstName: 'Ada',
      surnames: 'Lois',
      password: 'Early-Bird-77',
    })
    expect((await authorise(id)).status).toBe(200)
    expect((await decisionOf(id))?.template).toBe('already-have-account')
    expect((await logIn(email, 'Early-Bird-77')).status).toBe(200)
  })
})

describe('POST studio/requests/:id/reject', () => {
  it('mails the reason, shows it on the status page, and records it', async () => {
    const { id, email } = await ask({ comunicationsLocale: 'en' })
    expect((await reject(id, '  No accreditation ')).answer()).toMatchObject({
      state: 'rejected',
      decidedBy: 'Alba Rey',
      decidedById: String(desk.admin.personId),
      canBeUndone: true,
      reason: 'No accreditation',
    })
    expect(await decisionOf(id)).toMatchObject({
      template: 'rejected',
      locale: 'en',
      recipient: email,
      details: { reason: 'No accreditation' },
    })
    const [request] = await desk.app.db.select().from(accessRequests).where(eq(accessRequests.email, email))
    const status = await desk.app.call(getRequestStatus, { body: { code: request?.code ?? '' } })
    expect(status.answer()).toMatchObject({ state: 'rejected', reason: 'No accreditation' })
    expect(await auditOf(id)).toMatchObject([{ action: 'request.rejected' }])
    expect((await list({ state: 'rejected' })).items[0]?.id).toBe(id)
  })

  it('mails the text in the language of the person', async () => {
    const { id } = await ask({ comunicationsLocale: 'pt' })
    const answer = (await reject(id, { es: 'Sin carné', en: 'No card', pt: 'Sem cartão' })).answer()
    expect(answer.reason).toBe('Sem cartão')
    expect(await decisionOf(id)).toMatchObject({ locale: 'pt', details: { reason: 'Sem cartão' } })
  })

  it.each(['', '   ', 'x'.repeat(1_001)])('requires a reason', async (reason) => {
    const { id } = await ask()
    expect((await reject(id, reason)).failure().fields).toHaveProperty('reason')
    expect((await reject(id, { es: 'Sí', en: reason, pt: 'Sim' })).failure().type).toBe('validation')
  })
})

describe('GET studio/requests/rejection-mail', () => {
  const show = (query: QueryOf<typeof getRejectionMail>) =>
    desk.app.call(getRejectionMail, { token: desk.admin.token, query })

  it('shows what the mail says around the reason, in the language of its reader', async () => {
    const mail = (await show({ locale: 'pt', firstName: 'Lígia' })).answer()
    expect(mail.greeting).toContain('Lígia')
    expect([mail.subject, mail.button, ...mail.paragraphs, ...mail.afterwards].filter((text) => text === '')).toEqual(
      [],
    )
    const english = await show({ locale: 'en', firstName: '' })
    expect(english.answer().subject).toBe('Your access request was not accepted')
  })
})

describe('POST studio/requests/:id/undo', () => {
  it('undoes a decision while its mail is waiting', async () => {
    const { id, email } = await ask()
    await authorise(id)
    const password = await passwordOf(id)
    expect((await undo(id)).answer()).toMatchObject({ id, state: 'waiting', decidedBy: null, decidedById: null })
    expect(await decisionOf(id)).toBeUndefined()
    expect((await logIn(email, password)).failure().type).toBe('credentials')
    expect(await desk.app.db.select().from(people).where(eq(people.email, email))).toEqual([])
    expect((await reject(id, 'On second thoughts')).status).toBe(200)
    expect((await undo(id)).status).toBe(200)
    expect((await authorise(id)).status).toBe(200)
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'request.authorised',
      'request.undone',
      'request.rejected',
      'request.undone',
      'request.authorised',
    ])
  })

  it('is a conflict once the mail is being sent or the account is used', async () => {
    const [sent, used] = [await ask(), await ask()]
    await authorise(sent.id)
    await authorise(used.id)
    await desk.app.db
      .update(mails)
      .set({ state: 'sending' })
      .where(eq(mails.cause, `decision:${sent.id}`))
    await logIn(used.email, await passwordOf(used.id))
    for (const { id } of [sent, used]) {
      expect((await undo(id)).failure()).toMatchObject({ type: 'conflict', current: { state: 'authorised' } })
    }
    expect(await decisionOf(used.id)).toBeDefined()
    expect(await desk.app.db.select().from(people).where(eq(people.email, sent.email))).toHaveLength(1)
  })

  it('keeps a decision that was followed by a new request', async () => {
    const { id, email } = await ask()
    await reject(id, 'No accreditation')
    await ask({ email })
    expect((await undo(id)).failure().type).toBe('conflict')
  })

  it('is a conflict for a request that is waiting', async () => {
    const { id } = await ask()
    expect((await undo(id)).failure()).toMatchObject({ type: 'conflict', current: { state: 'waiting' } })
  })
})
