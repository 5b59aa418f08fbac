import { exportTerms } from '@mixed-zone/contract/endpoints/studio/terms'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import { TERMS_EXPORT_COLUMNS } from '@mixed-zone/contract/schemas/studio/terms'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPost, insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin' })
})

afterAll(() => test.remove())

describe('POST studio/terms/:kind/export', () => {
  it('returns the tags that match in the order of the list, and records it', async () => {
    const [used] = [
      await insertTag(test.db, { textId: 'injury', names: { es: 'Lesión', en: 'Injury', pt: 'Lesão' } }),
      await insertTag(test.db, { textId: 'injuries', names: { es: 'Lesiones', en: 'Injuries', pt: 'Lesões' } }),
      await insertTag(test.db, { textId: 'transfer', names: { es: 'Fichaje', en: 'Transfer', pt: 'Contratação' } }),
    ]
    await insertPost(test.db, { tagIds: [used.id] })
    const { status, headers, raw } = await test.call(exportTerms, {
      token: admin.token,
      params: { kind: 'tags' },
      body: { text: 'lesi', sort: 'posts', direction: 'desc', columns: ['nameEs', 'nameEn', 'textId', 'posts'] },
    })
    expect([status, headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/filename="terms-tags-.*\.csv"/),
    ])
    expect(readCsv(raw.body)).toEqual([
      { 'Name (Spanish)': 'Lesión', 'Name (English)': 'Injury', Address: 'injury', Posts: '1' },
      { 'Name (Spanish)': 'Lesiones', 'Name (English)': 'Injuries', Address: 'injuries', Posts: '0' },
    ])
    const [entry] = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'list.exported'))
      .orderBy(desc(auditEntries.id))
      .limit(1)
    expect(entry).toMatchObject({ subjectId: 'terms-tags', details: { rows: 2, searched: true } })
  })

  it('returns only the selected players, and those of a club', async () => {
    const team = await insertTeam(test.db, { name: 'Real Almenara' })
    const [one] = [
      await insertTag(test.db, { kind: 'player', textId: 'one', teamId: team.id }),
      await insertTag(test.db, { kind: 'player', textId: 'two', teamId: team.id }),
      await insertTag(test.db, { kind: 'player', textId: 'other' }),
    ]
    const of = async (body: { team?: string; sort?: 'textId'; ids?: string[] }) => {
      const { raw } = await test.call(exportTerms, {
        token: admin.token,
        params: { kind: 'players' },
        body: { ...body, columns: ['textId', 'team'] },
      })
      return readCsv(raw.body)
    }
    const rows = [
      { Address: 'one', Club: 'Real Almenara' },
      { Address: 'two', Club: 'Real Almenara' },
    ]
    expect(await of({ team: String(team.id), sort: 'textId' })).toEqual(rows)
    expect(await of({ ids: [String(one.id), 'x', '999999'] })).toEqual(rows.slice(0, 1))
  })

  it('returns every section, and writes every column of each kind', async () => {
    for (const kind of ['teams', 'categories', 'tags', 'players', 'sections']) {
      const { status, raw } = await test.call(exportTerms, {
        token: admin.token,
        params: { kind },
        body: { columns: [...TERMS_EXPORT_COLUMNS] },
      })
      expect([status, raw.body.split('\r\n')[0]?.split('","').length], kind).toEqual([200, TERMS_EXPORT_COLUMNS.length])
    }
    const sections = await test.call(exportTerms, {
      token: admin.token,
      params: { kind: 'sections' },
      body: { columns: ['name', 'sectionKind'] },
    })
    expect(readCsv(sections.raw.body)).toHaveLength(14)
  })

  it('also needs the permission to export, and a kind that exists', async () => {
    const clerk = await test.signIn({ permissionsAdded: PERMISSIONS.filter((permission) => permission !== 'export') })
    const body = { columns: ['name' as const] }
    const refused = await test.call(exportTerms, { token: clerk.token, params: { kind: 'tags' }, body })
    expect(refused.failure().type).toBe('permission')
    const unknown = await test.call(exportTerms, { token: admin.token, params: { kind: 'coaches' }, body })
    expect(unknown.failure().type).toBe('not-found')
  })
})
