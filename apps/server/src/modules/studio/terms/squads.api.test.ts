import { checkSquads, importSquads } from '@mixed-zone/contract/endpoints/studio/squads'
import { getTerm } from '@mixed-zone/contract/endpoints/studio/terms'
import type { SquadField } from '@mixed-zone/contract/schemas/studio/squads'
import { inAll } from '@mixed-zone/test-data/localised'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { squadMembers, tags } from '../../../platform/database/schema/library.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'
import { studioEvents } from '../../../platform/database/schema/studio.ts'

let test: TestApp
let editor: SignedIn
let club: { id: number; textId: string }

const FIELDS: SquadField[] = ['club', 'name', 'number', 'position']

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.signIn({ role: 'editor' })
  club = await insertTeam(test.db, { textId: 'almenara', name: 'Real Almenara', shortName: 'Almenara' })
})

beforeEach(async () => {
  await test.db.delete(squadMembers)
  await test.db.delete(tags).where(eq(tags.kind, 'player'))
})

afterAll(() => test.remove())

const table = (...rows: readonly string[][]) => ({ season: '2026-27', teamId: null, fields: FIELDS, rows: [...rows] })

const check = async (...rows: readonly string[][]) =>
  (await test.call(checkSquads, { token: editor.token, body: table(...rows) })).answer()

const send = (expected: { new: number; changed: number }, ...rows: readonly string[][]) =>
  test.call(importSquads, { token: editor.token, body: { ...table(...rows), expected } })

const squad = async () =>
  (await test.call(getTerm, { token: editor.token, params: { kind: 'teams', id: String(club.id) } }))
    .answer()
    .squad.map(({ name, number, position }) => [name, number, position])

const RUEDA = ['Real Almenara', 'Martín Rueda', '7', 'Extremo']
const QUINTELA = ['ALMENARA', 'Nerea Quintela', '9', 'forward']

describe('POST studio/squads', () => {
  it('creates players with number and position; repeating it changes nothing', async () => {
    expect((await check(RUEDA, QUINTELA)).counts).toEqual({ new: 2, changed: 0, same: 0, wrong: 0 })
    expect(await squad()).toEqual([])
    expect((await send({ new: 2, changed: 0 }, RUEDA, QUINTELA)).answer()).toMatchObject({ new: 2 })
    expect(await squad()).toEqual([
      ['Martín Rueda', 7, 'winger'],
      ['Nerea Quintela', 9, 'forward'],
    ])
    expect((await check(['almenara', 'martin rueda', '7', 'winger'], QUINTELA)).counts).toMatchObject({ same: 2 })
    expect((await send({ new: 0, changed: 0 }, RUEDA, QUINTELA)).answer()).toMatchObject({ same: 2 })
    expect(await test.db.$count(tags, eq(tags.kind, 'player'))).toBe(2)
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'term.squads-imported'))
    expect(entries).toHaveLength(1)
  })

  it('tells all staff, since everybody who writes chooses among players', async () => {
    await test.db.delete(studioEvents)
    await send({ new: 1, changed: 0 }, RUEDA)
    expect(await test.db.select().from(studioEvents)).toMatchObject([{ kind: 'fixture', permission: null }])
  })

  it('exchanges numbers, and keeps positions that the file leaves empty', async () => {
    await send({ new: 2, changed: 0 }, RUEDA, QUINTELA)
    const exchanged = [
      ['almenara', 'Martín Rueda', '9', ''],
      ['almenara', 'Nerea Quintela', '7', ''],
    ]
    expect((await send({ new: 0, changed: 2 }, ...exchanged)).status).toBe(200)
    expect(await squad()).toEqual([
      ['Nerea Quintela', 7, 'forward'],
      ['Martín Rueda', 9, 'winger'],
    ])
  })

  it('says by line what is wrong, and imports the rest', async () => {
    await send({ new: 1, changed: 0 }, RUEDA)
    const { counts, rows } = await check(
      ['Nowhere FC', 'Ana', '1', 'gk'],
      ['almenara', '', '1', 'gk'],
      ['almenara', 'Ana', '100', 'gk'],
      ['almenara', 'Ana', '1', 'sweeper'],
      ['almenara', 'Ana', '7', 'gk'],
      ['almenara', 'Ana', '1', 'portera'],
      ['almenara', 'ANA', '2', 'gk'],
      ['almenara', 'Eva', '3'],
    )
    expect(counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 7 })
    expect(rows.map(({ line, state, problems }) => [line, state, problems.map(({ field }) => field).join()])).toEqual([
      [2, 'wrong', 'club'],
      [3, 'wrong', 'name'],
      [4, 'wrong', 'number'],
      [5, 'wrong', 'position'],
      [6, 'wrong', 'number'],
      [7, 'new', ''],
      [8, 'wrong', 'name'],
      [9, 'wrong', 'position'],
    ])
  })

  it('recognises players of the club and those without one, but nobody of another club', async () => {
    const other = await insertTeam(test.db)
    const names = inAll('Lua Prado')
    await insertTag(test.db, { kind: 'player', textId: 'lua-prado', names, teamId: other.id })
    const free = await insertTag(test.db, { kind: 'player', textId: 'iker', names: inAll('Iker Saldaña') })
    await send({ new: 2, changed: 0 }, ['almenara', 'Lua Prado', '4', 'def'], ['almenara', 'Iker Saldana', '5', 'def'])
    const rows = await test.db.select().from(tags).where(eq(tags.kind, 'player')).orderBy(tags.id)
    expect(rows.map(({ textId, teamId }) => [textId, teamId])).toEqual([
      ['lua-prado', other.id],
      ['iker', club.id],
      ['lua-prado-2', club.id],
    ])
    expect(rows[1]?.id).toBe(free.id)
  })

  it('stores nothing if somebody has changed a squad since it was checked', async () => {
    expect((await send({ new: 2, changed: 0 }, RUEDA)).failure().type).toBe('conflict')
    expect(await squad()).toEqual([])
  })

  it('takes the club of the request for a file without that column', async () => {
    const body = {
      season: '2026-27',
      teamId: String(club.id),
      fields: ['name', 'position'] as SquadField[],
      rows: [['Eva', 'defensa']],
    }
    expect((await test.call(checkSquads, { token: editor.token, body })).answer().counts.new).toBe(1)
    const unknown = { ...body, teamId: '999999' }
    expect((await test.call(checkSquads, { token: editor.token, body: unknown })).failure().type).toBe('not-found')
    const wrong = { ...body, season: 'soon' }
    expect((await test.call(checkSquads, { token: editor.token, body: wrong })).failure().fields).toHaveProperty(
      'season',
    )
  })
})
