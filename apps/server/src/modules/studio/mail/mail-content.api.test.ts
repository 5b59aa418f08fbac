import { getMail, getMailContent, getMailTemplate, listMails } from '@mixed-zone/contract/endpoints/studio/mail'
import { LOCALES } from '@mixed-zone/contract/locales'
import { MAIL_TEMPLATES } from '@mixed-zone/contract/schemas/studio/mail'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { storeMail, type StoredMailState } from '../../../../test/store-mail.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import type { Mail } from '../../../mails/mail-types.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { mails } from '../../../platform/database/schema/records.ts'

const HOSTILE = '"><img src=x onerror=alert(1)>'
const PASSWORD = 'Very-Secret-77'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp({ rendersMails: true })
  admin = await test.signIn({ role: 'admin' })
})

afterAll(() => test.remove())

const store = (given?: Partial<Mail>, state?: StoredMailState) => storeMail(test, given, state)

describe('GET studio/mail/templates/:template', () => {
  const template = (name: string, locale: string) =>
    test.call(getMailTemplate, { token: admin.token, params: { template: name }, query: { locale } })

  it.each(MAIL_TEMPLATES)('shows %s in every language, as text and as HTML', async (name) => {
    const subjects = new Set<string>()
    for (const locale of LOCALES) {
      const { subject, text, htmlUrl } = (await template(name, locale)).answer()
      subjects.add(subject)
      expect(text).toContain('Marta')
      const { statusCode, body, headers } = await test.inject({ url: htmlUrl })
      expect([statusCode, body.includes(`lang="${locale}"`)]).toEqual([200, true])
      expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
      for (const shown of [text, body]) expect(shown).not.toMatch(/undefined|\[object|NaN/)
    }
    expect(subjects.size).toBe(LOCALES.length)
  })

  it('answers not-found for other names, and for an address with another signature', async () => {
    for (const name of ['lost', '__proto__', 'constructor', '../1']) {
      expect((await template(name, 'es')).failure().type).toBe('not-found')
    }
    expect((await template('rejected', 'fr')).failure().fields).toHaveProperty('locale')
    const { htmlUrl } = (await template('rejected', 'es')).answer()
    for (const url of [htmlUrl.replace('/es?', '/pt?'), htmlUrl.replace('rejected', 'authorised'), `${htmlUrl}x`]) {
      expect((await test.inject({ url })).statusCode).toBe(404)
    }
  })
})

describe('GET studio/mail/:id/content', () => {
  const content = (id: string, token = admin.token) => test.call(getMailContent, { token, params: { id } })

  const AUTHORISED = {
    template: 'authorised',
    details: {
      firstName: HOSTILE,
      provisionalPassword: PASSWORD,
      expiresAt: '2026-11-18T10:30:00.000Z',
      unsubscribeCode: 'unsubscribe-secret',
      isRenewal: false,
    },
  } as const

  it.each([
    ['a provisional password', AUTHORISED],
    ['a reset link', { template: 'reset-link', details: { firstName: 'Ana', token: PASSWORD, minutes: 60 } } as const],
    ['the code of a request', { template: 'request-received', details: { firstName: 'Ana', code: PASSWORD } } as const],
  ])('hides %s in the text and in the HTML', async (_name, mail) => {
    const { text, subject, htmlUrl } = (await content(await store(mail))).answer()
    const { body: html, statusCode } = await test.inject({ url: htmlUrl })
    expect(statusCode).toBe(200)
    for (const shown of [text, subject, html]) expect(shown).not.toMatch(/Very-Secret|unsubscribe-secret/)
    expect(text).toContain('********')
    expect(html).toContain('********')
  })

  it('stores no secret in what is shown', async () => {
    const id = await store(AUTHORISED)
    await test.db
      .update(mails)
      .set({ state: 'sent', details: null })
      .where(eq(mails.id, Number(id)))
    expect((await content(id)).answer().text).toContain('********')
  })

  it('sends the HTML with a sandboxing policy, escapes what people typed, and runs nothing', async () => {
    const { htmlUrl } = (await content(await store(AUTHORISED))).answer()
    const { headers, body } = await test.inject({ url: htmlUrl })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'; style-src 'unsafe-inline'/)
    expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['SAMEORIGIN', 'no-store'])
    expect(body).not.toContain('<img')
    expect(body).toContain('<base target="_blank">')
  })

  it('answers not-found without a signature, with one of another mail, and after the permission is gone', async () => {
    const id = await store()
    const other = await store()
    const colleague = await test.signIn({ role: 'admin' })
    const { htmlUrl } = (await content(id, colleague.token)).answer()
    expect((await test.inject({ url: htmlUrl })).statusCode).toBe(200)
    for (const url of [
      `/api/mails/${id}`,
      htmlUrl.replace(`/${id}?`, `/${other}?`),
      `${htmlUrl}x`,
      '/api/mails/x?k=y',
    ]) {
      expect((await test.inject({ url })).statusCode).toBe(404)
    }
    await test.db.update(people).set({ role: 'editor' }).where(eq(people.id, colleague.personId))
    expect((await test.inject({ url: htmlUrl })).statusCode).toBe(404)
  })

  it('stores no content of the desk’s mail, which lists what waits when it is sent', async () => {
    await test.db.transaction((tx) => test.mailer.notifyDesk(tx))
    const { items } = (
      await test.call(listMails, { token: admin.token, query: { template: 'desk-requests' } })
    ).answer()
    const id = items[0]?.id ?? ''
    const detail = await test.call(getMail, { token: admin.token, params: { id } })
    expect(detail.answer().hasContent).toBe(false)
    expect((await content(id)).failure().type).toBe('not-found')
  })

  it('answers not-found once the content was erased', async () => {
    const id = await store({}, { preview: null })
    expect((await content(id)).failure().type).toBe('not-found')
    const detail = await test.call(getMail, { token: admin.token, params: { id } })
    expect(detail.answer().hasContent).toBe(false)
  })
})
