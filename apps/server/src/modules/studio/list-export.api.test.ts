import { register } from '@mixed-zone/contract/endpoints/access'
import {
  exportMails,
  exportSuppressedAddresses,
  listMails,
  listSuppressedAddresses,
} from '@mixed-zone/contract/endpoints/studio/mail'
import { exportPeople, listPeople } from '@mixed-zone/contract/endpoints/studio/people'
import {
  exportDomains,
  exportRequests,
  listDomains,
  listRequests,
  setDomainState,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import { DOMAIN_EXPORT_COLUMNS, REQUEST_EXPORT_COLUMNS } from '@mixed-zone/contract/schemas/studio/requests'
import { ADDRESS_EXPORT_COLUMNS, MAIL_EXPORT_COLUMNS } from '@mixed-zone/contract/schemas/studio/mail'
import { PEOPLE_EXPORT_COLUMNS } from '@mixed-zone/contract/schemas/studio/people'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration } from '../../../test/a-registration.ts'
import { readCsv } from '../../../test/read-csv.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { RETURNED, storeMail } from '../../../test/store-mail.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { auditEntries, auditPersonal, mailSuppressions } from '../../platform/database/schema/records.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin', firstName: 'Ruth', surnames: 'Aldana' })
})

afterAll(() => test.remove())

/** The last recorded export, with what is erased with people. */
async function lastExport() {
  const [entry] = await test.db
    .select({
      subjectId: auditEntries.subjectId,
      actorId: auditEntries.actorId,
      details: auditEntries.details,
      personal: auditPersonal.details,
    })
    .from(auditEntries)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditEntries.id))
    .where(eq(auditEntries.action, 'list.exported'))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return entry
}

describe('POST studio/people/export', () => {
  it('returns the people that match in the order of the list, with the chosen columns, and records it', async () => {
    const names = ['Zoë', 'Ámbar', 'Bruno']
    const signedIn = []
    for (const firstName of names) {
      signedIn.push(
        await test.signIn({
          firstName,
          surnames: 'Exportado',
          companyName: 'Radio Uno',
          country: 'PT',
          mediaType: 'radio',
        }),
      )
    }
    await test.signIn({ firstName: 'Other', surnames: 'Person' })
    const query = { text: 'exportado', sort: 'name', direction: 'desc' } as const
    const listed = (await test.call(listPeople, { token: admin.token, query })).answer().items
    const columns = ['email', 'name', 'mediaType', 'country', 'role', 'lastSeenAt', 'state'] as const
    const { status, headers, raw } = await test.call(exportPeople, {
      token: admin.token,
      body: { ...query, columns: [...columns] },
    })
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringMatching(/filename="people-.*\.csv"/)])
    const rows = readCsv(raw.body)
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'Email',
      'Person',
      'Media type',
      'Country',
      'Role',
      'Last use',
      'State',
    ])
    expect(rows.map(({ Email }) => Email)).toEqual(listed.map(({ email }) => email))
    expect(rows[0]).toMatchObject({
      Person: 'Zoë Exportado',
      'Media type': 'Radio',
      Country: 'Portugal',
      Role: 'Media',
      'Last use': expect.stringMatching(/^\d{4}\/\d\d\/\d\d \d\d:\d\d$/),
      State: 'Active',
    })
    expect(await lastExport()).toEqual({
      subjectId: 'people',
      actorId: admin.personId,
      details: { format: 'csv', sort: 'name', direction: 'desc', columns: [...columns], rows: 3, searched: true },
      personal: null,
    })
    expect(signedIn).toHaveLength(rows.length)
  })

  it('separates by semicolons in Spanish and Portuguese, and translates headings and values', async () => {
    const body = { ids: [String(admin.personId)], columns: ['name' as const, 'role' as const] }
    const es = await test.call(exportPeople, { token: admin.token, body, locale: 'es' })
    expect(es.raw.body).toBe('\ufeff"Persona";"Rol"\r\n"Ruth Aldana";"Administración"\r\n')
    const en = await test.call(exportPeople, { token: admin.token, body, locale: 'en' })
    expect(en.raw.body).toBe('\ufeff"Person","Role"\r\n"Ruth Aldana","Admin"\r\n')
  })

  it('returns only the selected ones of those that match', async () => {
    const [one, other] = [await test.signIn(), await test.signIn({ role: 'editor' })]
    const ids = [one, other].map(({ personId }) => String(personId))
    const body = { ids: [...ids, 'x', '999999'], role: 'editor' as const, columns: ['email' as const] }
    const { raw } = await test.call(exportPeople, { token: admin.token, body })
    expect(readCsv(raw.body)).toEqual([{ Email: other.email }])
    expect((await lastExport())?.details).toMatchObject({ role: 'editor', rows: 1, selected: 4 })
  })

  it('disarms formulas', async () => {
    const person = await test.signIn({ firstName: '=cmd()', surnames: '', companyName: '@SUM(A1)' })
    const body = { ids: [String(person.personId)], columns: ['name' as const, 'companyName' as const] }
    const { raw } = await test.call(exportPeople, { token: admin.token, body })
    expect(readCsv(raw.body)).toEqual([{ Person: "'=cmd()", Medium: "'@SUM(A1)" }])
  })

  it('returns every person once over several batches', async () => {
    await test.db.execute(sql`
      insert into people (email, first_name, surnames, company_name, unsubscribe_code, password_hash, created_at, updated_at)
      select 'batch-' || n || '@batches.test', 'Batch', 'Same', 'Batches', 'batch-' || n, '', now(), now()
      from generate_series(1, 1005) n`)
    const { raw } = await test.call(exportPeople, {
      token: admin.token,
      body: { text: 'batches.test', sort: 'companyName', columns: ['email'] },
    })
    const emails = readCsv(raw.body).map(({ Email }) => Email)
    expect([emails.length, new Set(emails).size]).toEqual([1005, 1005])
  })

  it('takes full-width wildcards of a search for text', async () => {
    const body = { columns: ['email' as const] }
    for (const text of ['％', '＿', '＼']) {
      const { raw } = await test.call(exportPeople, { token: admin.token, body: { ...body, text } })
      expect(readCsv(raw.body), text).toEqual([])
    }
  })

  it('is an XLSX file if that is asked for', async () => {
    const { headers, raw } = await test.call(exportPeople, {
      token: admin.token,
      body: { format: 'xlsx', columns: ['name'] },
    })
    expect(headers['content-type']).toContain('spreadsheetml')
    expect(raw.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it.each([
    ['no columns', { columns: [] }, 'columns'],
    ['an unknown column', { columns: ['passwordHash'] }, 'columns.0'],
    ['an unknown order', { columns: ['name'], sort: 'password' }, 'sort'],
    ['an unknown format', { columns: ['name'], format: 'pdf' }, 'format'],
    ['no ids', { columns: ['name'], ids: [] }, 'ids'],
    ['more than 500 ids', { columns: ['name'], ids: Array.from({ length: 501 }, (_, id) => `${id}`) }, 'ids'],
  ])('refuses %s', async (_name, body, field) => {
    // As a client sends it that does not know the contract.
    const { fields } = (await test.call(exportPeople, { token: admin.token, body: body as never })).failure()
    expect(Object.keys(fields ?? {})).toEqual([field])
  })
})

describe('POST studio/requests/export', () => {
  it('returns the requests of a view with their evidence', async () => {
    await test.call(register, { body: aRegistration({ name: 'Tomasz', email: 'tomasz@gmail.com' }) })
    const listed = (await test.call(listRequests, { token: admin.token })).answer().items
    const body = { columns: [...REQUEST_EXPORT_COLUMNS] }
    const { raw } = await test.call(exportRequests, { token: admin.token, body, locale: 'es' })
    const rows = readCsv(raw.body)
    expect(rows.map(({ Correo }) => Correo)).toEqual(listed.map(({ email }) => email))
    expect(rows.find(({ Correo }) => Correo === 'tomasz@gmail.com')).toMatchObject({
      'Tipo de trabajo': 'Fotógrafo',
      País: 'España',
      Idioma: 'Español',
      Indicios: expect.stringContaining('Correo gratuito'),
      'Decidida por': '',
    })
    const rejected = await test.call(exportRequests, { token: admin.token, body: { ...body, state: 'rejected' } })
    expect(readCsv(rejected.raw.body)).toEqual([])
    expect(await lastExport()).toMatchObject({ subjectId: 'requests', details: { state: 'rejected', rows: 0 } })
  })
})

describe('POST studio/domains/export', () => {
  it('returns the domains that match', async () => {
    for (const domain of ['b.domains.test', 'a.domains.test', 'elsewhere.test']) {
      await test.call(setDomainState, { token: admin.token, params: { domain }, body: { state: 'authorise' } })
    }
    const query = { text: 'domains.test', sort: 'domain', direction: 'desc' } as const
    const listed = (await test.call(listDomains, { token: admin.token, query })).answer().items
    const body = { ...query, columns: [...DOMAIN_EXPORT_COLUMNS] }
    const { raw } = await test.call(exportDomains, { token: admin.token, body })
    const rows = readCsv(raw.body)
    expect(rows.map(({ Domain }) => Domain)).toEqual(listed.map(({ domain }) => domain))
    expect(rows[0]).toMatchObject({
      Domain: 'b.domains.test',
      'A new request': 'Authorise at once',
      'Added by': 'Ruth Aldana',
    })
    const one = await test.call(exportDomains, {
      token: admin.token,
      body: { columns: ['domain'], ids: ['a.domains.test'] },
    })
    expect(readCsv(one.raw.body)).toEqual([{ Domain: 'a.domains.test' }])
  })
})

describe('POST studio/mail/export', () => {
  it('returns the mails that match with what the mail server answered', async () => {
    await storeMail(test, { to: 'caio@exported.test' }, RETURNED)
    await storeMail(test, { to: 'waiting@exported.test' })
    const query = { text: 'exported.test', state: 'returned' } as const
    const listed = (await test.call(listMails, { token: admin.token, query })).answer().items
    const body = { ...query, columns: [...MAIL_EXPORT_COLUMNS] }
    const { raw } = await test.call(exportMails, { token: admin.token, body })
    expect(readCsv(raw.body)).toMatchObject(
      listed.map(({ recipient }) => ({
        To: recipient,
        State: 'Came back',
        Mail: 'Request rejected',
        Language: 'Portuguese',
        Answer: '550 5.1.1 no such user',
        Attempts: '1',
      })),
    )
    expect(listed).toHaveLength(1)
  })
})

describe('POST studio/suppressed-addresses/export', () => {
  it('returns the addresses that match, and records no address', async () => {
    await test.db.insert(mailSuppressions).values([
      { address: 'One@held.test', since: test.clock.now(), answer: '550 no' },
      { address: 'two@held.test', since: test.clock.now() },
    ])
    const query = { text: 'held.test', sort: 'address' } as const
    const listed = (await test.call(listSuppressedAddresses, { token: admin.token, query })).answer().items
    const body = { ...query, columns: [...ADDRESS_EXPORT_COLUMNS] }
    const all = await test.call(exportSuppressedAddresses, { token: admin.token, body })
    expect(readCsv(all.raw.body).map(({ Address }) => Address)).toEqual(listed.map(({ address }) => address))
    const ids = ['one@HELD.test']
    const one = await test.call(exportSuppressedAddresses, { token: admin.token, body: { columns: ['address'], ids } })
    expect(readCsv(one.raw.body)).toEqual([{ Address: 'One@held.test' }])
    expect(JSON.stringify(await lastExport())).not.toContain('held.test')
  })
})

describe('exports of lists', () => {
  const calls = [
    [exportPeople, [...PEOPLE_EXPORT_COLUMNS]],
    [exportRequests, [...REQUEST_EXPORT_COLUMNS]],
    [exportDomains, [...DOMAIN_EXPORT_COLUMNS]],
    [exportMails, [...MAIL_EXPORT_COLUMNS]],
    [exportSuppressedAddresses, [...ADDRESS_EXPORT_COLUMNS]],
  ] as const

  it.each(calls)(
    '%o also needs the permission to export, and records nothing without it',
    async (endpoint, columns) => {
      const clerk = await test.signIn({ permissionsAdded: PERMISSIONS.filter((permission) => permission !== 'export') })
      const before = await test.db.$count(auditEntries, eq(auditEntries.action, 'list.exported'))
      // Each with the columns of its own list.
      const result = await test.call(endpoint, { token: clerk.token, body: { columns } as never })
      expect(result.failure().type).toBe('permission')
      expect(await test.db.$count(auditEntries, eq(auditEntries.action, 'list.exported'))).toBe(before)
    },
  )

  it.each(calls)('%o writes every column', async (endpoint, columns) => {
    const { status, raw } = await test.call(endpoint, { token: admin.token, body: { columns } as never })
    expect(status).toBe(200)
    expect(raw.body.split('\r\n')[0]?.split('","')).toHaveLength(columns.length)
  })
})
