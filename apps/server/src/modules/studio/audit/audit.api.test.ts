import { exportAudit, getAuditEntry, listAudit, listAuditActors } from '@mixed-zone/contract/endpoints/studio/audit'
import { changeRole } from '@mixed-zone/contract/endpoints/studio/people'
import { updateSetting } from '@mixed-zone/contract/endpoints/studio/settings'
import { MAX_AUDIT_TOTAL } from '@mixed-zone/contract/schemas/studio/audit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCsv } from '../../../../test/read-csv.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { anonymiseInAudit, type AuditEntry, recordAudit } from '../../audit/audit.ts'

const HOSTILE = '<img src=x onerror=alert(1)>'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin', firstName: 'Ruth', surnames: 'Aldana' })
})

afterAll(() => test.remove())

type Query = Readonly<Record<string, string | number | undefined>>

const list = async (query: Query = {}) => (await test.call(listAudit, { token: admin.token, query })).answer()

const record = (entry: Partial<AuditEntry>) =>
  recordAudit(test.db, {
    at: test.clock.now(),
    actor: { label: 'test rule' },
    action: 'domain.trusted',
    subject: { kind: 'domain', id: 'somewhere.test' },
    ...entry,
  })

describe('GET studio/audit', () => {
  it('lists entries newest first, with actor and subject by name', async () => {
    const person = await test.signIn({ firstName: 'Nadia', surnames: 'Chaoui' })
    await test.db.execute(sql`update sessions set device = 'Firefox/145 Windows' where person_id = ${person.personId}`)
    await test.call(changeRole, {
      token: admin.token,
      params: { id: String(person.personId) },
      body: { role: 'editor' },
    })
    const { items, total, isTotalExact, keptYears } = await list()
    expect(items[0]).toMatchObject({
      actor: { id: String(admin.personId), name: 'Ruth Aldana' },
      action: 'person.role-changed',
      subject: { kind: 'person', id: String(person.personId), name: 'Nadia Chaoui' },
    })
    expect(items[1]).toMatchObject({ action: 'session.started', subject: { name: 'Firefox, Windows' } })
    expect(total).toBeGreaterThanOrEqual(3)
    expect([isTotalExact, keptYears]).toEqual([true, 5])
    const times = items.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('sorts by time ascending and pages without gaps', async () => {
    await Promise.all(
      Array.from({ length: 25 }, (_, index) => record({ subject: { kind: 'domain', id: `${index}.page.test` } })),
    )
    const query = { subjectKind: 'domain', sort: 'at', direction: 'asc', pageSize: 10 }
    const pages = [await list(query), await list({ ...query, page: 2 }), await list({ ...query, page: 3 })]
    const items = pages.flatMap((page) => page.items)
    const times = items.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    expect(new Set(items.map(({ id }) => id)).size).toBe(pages[0]?.total)
    expect((await list({ ...query, page: 1000 })).items).toEqual([])
  })

  it('filters by actor, area, action and subject', async () => {
    await record({ subject: { kind: 'domain', id: 'filtered.test' }, action: 'domain.distrusted' })
    const find = async (query: Query) => (await list({ ...query, pageSize: 50 })).items
    expect(await find({ actor: 'system', subjectId: 'filtered.test' })).toMatchObject([
      { actor: { id: null, name: 'test rule' }, action: 'domain.distrusted' },
    ])
    expect(await find({ action: 'domain.distrusted' })).toHaveLength(1)
    expect(new Set((await find({ area: 'domain' })).map(({ action }) => action))).toEqual(
      new Set(['domain.distrusted', 'domain.trusted']),
    )
    const own = await find({ actor: String(admin.personId) })
    expect(new Set(own.map(({ actor }) => actor.id))).toEqual(new Set([String(admin.personId)]))
    expect(await find({ actor: 'no number' })).toEqual([])
    expect(await find({ area: 'dom' })).toEqual([])
  })

  it('filters by days of the league, both included', async () => {
    // In Madrid the 20th begins at 23:00 UTC of the 19th.
    for (const at of ['2025-11-19T22:59:59Z', '2025-11-19T23:00:00Z', '2025-11-20T22:59:59Z', '2025-11-20T23:00:00Z']) {
      await record({ at: new Date(at), subject: { kind: 'domain', id: at } })
    }
    const { items, total } = await list({ from: '2025-11-20', to: '2025-11-20' })
    expect([total, ...items.map(({ subject }) => subject.id)]).toEqual([
      2,
      '2025-11-20T22:59:59Z',
      '2025-11-19T23:00:00Z',
    ])
  })

  it('finds text in names of actors and subjects and in values, ignoring case and accents', async () => {
    const person = await test.signIn({ firstName: 'Íñigo', surnames: 'Peñalver' })
    await record({
      action: 'request.rejected',
      subject: { kind: 'request', id: 77 },
      personal: { name: 'Zoë Quist', address: 'zoe@quist.test', details: { reason: 'No acreditó su 100% de medios_' } },
    })
    await record({ subject: { kind: 'domain', id: 'findable.test' } })
    const find = async (text: string, query: Query = {}) =>
      (await list({ text, pageSize: 50, ...query })).items.map(({ subject }) => subject.id)
    expect(await find('inigo penal')).toEqual([String(person.actor.sessionId)])
    for (const text of ['ZOE', 'quist.test', 'acredito', '100% de', 'medios_']) expect(await find(text)).toEqual(['77'])
    expect(await find('100_')).toEqual([])
    expect(await find('zoe', { action: 'person.created' })).toEqual([])
    expect(await find('FINDABLE')).toEqual(['findable.test'])
    expect(await find("' or 1=1 --")).toEqual([])
  })

  it('does not interpret markup in names', async () => {
    await record({ action: 'request.rejected', subject: { kind: 'request', id: 78 }, personal: { name: HOSTILE } })
    const { items } = await list({ subjectKind: 'request', subjectId: '78' })
    expect(items[0]?.subject.name).toBe(HOSTILE)
  })

  it('shows no name of a deleted person, and keeps the entries', async () => {
    const person = await test.signIn({ firstName: 'Gone', surnames: 'Away' })
    await record({
      actor: { personId: person.personId },
      action: 'person.created',
      subject: { kind: 'person', id: person.personId },
      personal: { name: 'Gone Away' },
    })
    await test.db.transaction(async (tx) => {
      await anonymiseInAudit(tx, { id: person.personId, email: person.email })
      await tx.execute(sql`delete from people where id = ${person.personId}`)
    })
    const { items } = await list({ actor: String(person.personId), action: 'person.created' })
    expect(items).toMatchObject([
      { actor: { id: String(person.personId), name: null }, subject: { id: String(person.personId), name: null } },
    ])
    expect((await list({ text: 'Gone Away' })).total).toBe(0)
  })

  it('says when more entries match than are counted', async () => {
    await test.db.execute(sql`
      insert into audit_entries (at, actor_label, action, subject_kind, subject_id)
      select timestamptz '2025-01-01' + n * interval '1 second', 'bulk', 'post.created', 'post', n::text
      from generate_series(1, ${MAX_AUDIT_TOTAL + 5}::int) n`)
    const bulk = { action: 'post.created', pageSize: 50 }
    const first = await list(bulk)
    expect([first.total, first.isTotalExact]).toEqual([MAX_AUDIT_TOTAL, false])
    expect((await list({ ...bulk, page: MAX_AUDIT_TOTAL / 50 })).items).toHaveLength(50)
    expect((await list({ ...bulk, page: MAX_AUDIT_TOTAL / 50 + 1 })).items).toEqual([])
    expect(await list({ ...bulk, from: '2025-01-01', to: '2025-01-01' })).toMatchObject({ isTotalExact: false })
  })

  it.each([
    ['a day that does not exist', { from: '2026-02-31' }, 'from'],
    ['an end before its start', { from: '2026-02-02', to: '2026-02-01' }, 'to'],
    ['an unknown order', { sort: 'name' }, 'sort'],
    ['a page size over 50', { pageSize: 51 }, 'pageSize'],
    ['page 0', { page: 0 }, 'page'],
    ['a text of two letters', { text: ' ab ' }, 'text'],
    ['a NUL', { text: 'a\0b' }, 'text'],
    ['an action with other characters', { action: "'; drop table people" }, 'action'],
  ])('refuses %s', async (_name, query: Query, field) => {
    const failure = (await test.call(listAudit, { token: admin.token, query })).failure()
    expect([failure.type, Object.keys(failure.fields ?? {})]).toEqual(['validation', [field]])
  })

  it('needs the permission', async () => {
    const editor = await test.signIn({ role: 'editor' })
    for (const endpoint of [listAudit, listAuditActors, exportAudit]) {
      const options = endpoint.method === 'POST' ? { body: {} } : {}
      expect((await test.call(endpoint, { token: editor.token, ...options })).failure().type).toBe('permission')
    }
    expect((await test.call(getAuditEntry, { token: editor.token, params: { id: '1' } })).failure().type).toBe(
      'permission',
    )
  })
})

describe('GET studio/audit/actors', () => {
  it('lists staff only', async () => {
    const reader = await test.signIn()
    const { actors } = (await test.call(listAuditActors, { token: admin.token })).answer()
    const ids = actors.map(({ id }) => id)
    expect(ids).toContain(String(admin.personId))
    expect(ids).not.toContain(String(reader.personId))
  })
})

describe('GET studio/audit/:id', () => {
  const get = (id: string) => test.call(getAuditEntry, { token: admin.token, params: { id } })

  it('returns each changed field before and after, and the other facts', async () => {
    await record({
      action: 'request.rejected',
      subject: { kind: 'request', id: 79 },
      details: { count: 2, nothing: null },
      changes: {
        permissions: { before: ['posts'], after: ['posts', 'publish'] },
        help: { before: { email: 'a@a.test', telephone: null }, after: { email: 'b@b.test', telephone: null } },
      },
      personal: { name: 'Ana', details: { reason: 'Because' }, changes: { name: { before: 'Anna', after: 'Ana' } } },
    })
    const [item] = (await list({ subjectKind: 'request', subjectId: '79' })).items
    expect((await get(item?.id ?? '')).answer()).toEqual({
      ...item,
      changes: [
        { field: 'help.email', before: 'a@a.test', after: 'b@b.test' },
        { field: 'permissions', before: ['posts'], after: ['posts', 'publish'] },
        { field: 'name', before: 'Anna', after: 'Ana' },
      ],
      facts: [
        { field: 'count', value: 2 },
        { field: 'reason', value: 'Because' },
      ],
      settingVersion: null,
    })
  })

  it('names the version of a setting that a change created', async () => {
    const { version } = (
      await test.call(updateSetting, {
        token: admin.token,
        params: { key: 'timeZone' },
        body: { version: 0, value: { name: 'Atlantic/Canary' } },
      })
    ).answer()
    const [item] = (await list({ subjectKind: 'setting', subjectId: 'timeZone' })).items
    expect((await get(item?.id ?? '')).answer()).toMatchObject({
      changes: [{ field: 'name', before: 'Europe/Madrid', after: 'Atlantic/Canary' }],
      settingVersion: { key: 'timeZone', version },
    })
  })

  it('names no version for settings of other versions of the product', async () => {
    const subject = { kind: 'setting', id: 'removed' } as const
    await record({ action: 'setting.changed', subject, details: { version: 1 } })
    const [item] = (await list({ subjectKind: 'setting', subjectId: 'removed' })).items
    expect((await get(item?.id ?? '')).answer().settingVersion).toBeNull()
  })

  it.each(['0', '999999999999', 'abc', '1 or 1=1', '\0'])('returns not-found for %j', async (id) => {
    expect((await get(id)).failure().type).toBe('not-found')
  })
})

describe('POST studio/audit/export', () => {
  const download = (body: object, token = admin.token) => test.call(exportAudit, { token, body })

  it('returns all matches as CSV, disarms formulas, and records the export', async () => {
    await record({
      action: 'request.rejected',
      subject: { kind: 'request', id: 80 },
      personal: { name: '=cmd()', details: { reason: HOSTILE } },
      changes: { state: { before: 'waiting', after: 'rejected' } },
    })
    const { status, headers, raw } = await download({ format: 'csv', subjectKind: 'request', subjectId: '80' })
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringMatching(/filename="audit-.*\.csv"/)])
    expect(readCsv(raw.body)).toMatchObject([
      {
        Who: 'test rule',
        Action: 'request.rejected',
        Kind: 'request',
        Identifier: '80',
        About: "'=cmd()",
        'Before and after': 'state: waiting → rejected',
        Facts: `reason: ${HOSTILE}`,
      },
    ])
    expect((await list({ action: 'audit.exported' })).items).toMatchObject([
      { actor: { id: String(admin.personId) }, subject: { kind: 'audit', id: 'csv' } },
    ])
  })

  it('returns every entry once over several batches', async () => {
    const { raw } = await download({ format: 'csv', action: 'post.created' })
    const ids = readCsv(raw.body).map(({ Identifier }) => Identifier)
    expect(ids).toHaveLength(MAX_AUDIT_TOTAL + 5)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is an XLSX file by default', async () => {
    const { headers, raw } = await download({ action: 'domain.distrusted' })
    expect(headers['content-type']).toContain('spreadsheetml')
    expect(raw.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('also needs the permission to export', async () => {
    const reader = await test.signIn({ permissionsAdded: ['audit'] })
    expect((await test.call(listAudit, { token: reader.token })).status).toBe(200)
    expect((await download({}, reader.token)).failure().type).toBe('permission')
  })

  it('refuses an unknown format', async () => {
    expect((await download({ format: 'pdf' })).failure().fields).toHaveProperty('format')
  })
})
