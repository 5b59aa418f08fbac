import { filterPosts, loadFilterData } from '@mixed-zone/contract/endpoints/search'
import {
  countTerms,
  createTeam,
  createTerm,
  deleteTerm,
  getTerm,
  listTerms,
  updateTeam,
  updateTerm,
} from '@mixed-zone/contract/endpoints/studio/terms'
import { inAll } from '@mixed-zone/test-data/localised'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { insertCategory, insertPost, insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import type { TestApp } from '../../../../test/start-test-app.ts'
import { pressContacts, squadMembers, tags, teams } from '../../../platform/database/schema/library.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'
import { studioEvents } from '../../../platform/database/schema/studio.ts'

const desk = postDesk({ runsJobs: true })

const call: TestApp['call'] = (endpoint, options) => desk.test.call(endpoint, { token: desk.editor.token, ...options })

const list = async (kind: string, query: Record<string, string | number> = {}) =>
  (await call(listTerms, { params: { kind }, query })).answer()

const textIds = async (kind: string, query: Record<string, string | number> = {}) =>
  (await list(kind, query)).items.map(({ textId }) => textId)

const createTag = async (name: string) =>
  (await call(createTerm, { params: { kind: 'tags' }, body: { names: inAll(name) } })).answer()

const CLUB = {
  name: 'Real Almenara',
  shortName: 'Almenara',
  code: 'alm',
  city: 'Almenara',
  stadium: 'La Atalaya',
  coach: 'Celestina Abreu',
  mainColour: '#D3263C',
  secondColour: '#f5ecdc',
  contactId: null,
}

describe('GET studio/terms/:kind', () => {
  it('counts posts once, whether they are published, drafts or both', async () => {
    const { id: tagId } = await insertTag(desk.test.db, { textId: 'counted' })
    await insertPost(desk.test.db, { tagIds: [tagId] })
    const both = await insertPost(desk.test.db, { tagIds: [tagId] })
    await desk.save(String(both.id), { field: 'tags', value: [String(tagId)] })
    const draft = await desk.create()
    await desk.save(draft, { field: 'tags', value: [String(tagId)] })
    const [row] = (await list('tags', { text: 'counted' })).items
    expect(row).toMatchObject({ textId: 'counted', posts: 3, version: 1, club: null })
    expect(row?.lastPostAt).not.toBeNull()
    const detail = (await call(getTerm, { params: { kind: 'tags', id: String(tagId) } })).answer()
    expect(detail.uses).toMatchObject({ posts: 2, drafts: 1, savedViews: 0 })
    expect(await textIds('tags', { unused: 'true', text: 'counted' })).toEqual([])
  })

  it('finds words of any language without accents, sorts and pages', async () => {
    for (const [textId, es] of [
      ['zeta-lesion', 'Zeta lesión'],
      ['alfa-lesion', 'Alfa lesión'],
      ['beta-lesion', 'Beta lesión'],
    ] as const) {
      await insertTag(desk.test.db, { textId, names: { es, en: `${es} injury`, pt: `${es} lesão` } })
    }
    expect(await textIds('tags', { text: 'LESION' })).toEqual(['alfa-lesion', 'beta-lesion', 'zeta-lesion'])
    expect(await textIds('tags', { text: 'lesao alfa' })).toEqual(['alfa-lesion'])
    expect(await textIds('tags', { text: 'lesion', sort: 'name', direction: 'desc' })).toEqual([
      'zeta-lesion',
      'beta-lesion',
      'alfa-lesion',
    ])
    const { id } = await insertTag(desk.test.db, { textId: 'used-lesion', names: inAll('Usada lesión') })
    await insertPost(desk.test.db, { tagIds: [id] })
    expect((await textIds('tags', { text: 'lesion', sort: 'posts', direction: 'desc' }))[0]).toBe('used-lesion')
    const page = await list('tags', { text: 'lesion', pageSize: 10, page: 2 })
    expect([page.items, page.total]).toEqual([[], 4])
    expect(await textIds('tags', { text: '%' })).toEqual([])
  })

  it('keeps topics, players and matchdays apart', async () => {
    const team = await insertTeam(desk.test.db, { textId: 'player-club' })
    const player = await insertTag(desk.test.db, { kind: 'player', textId: 'the-player', teamId: team.id })
    await insertTag(desk.test.db, { kind: 'matchday', textId: 'matchday-99' })
    await desk.test.db
      .insert(squadMembers)
      .values({ season: '2026-27', teamId: team.id, playerTagId: player.id, number: 7, position: 'winger' })
    expect(await textIds('players', { team: String(team.id) })).toEqual(['the-player'])
    expect(await textIds('tags', { text: 'the-player' })).toEqual([])
    expect(await textIds('tags', { text: 'matchday-99' })).toEqual([])
    const [row] = (await list('players', { text: 'the-player' })).items
    expect(row?.player).toMatchObject({ team: { textId: 'player-club' }, number: 7, position: 'winger' })
    const [club] = (await list('teams', { text: 'player-club' })).items
    expect(club?.club).toMatchObject({ players: 1, crest: null })
    const { squad, uses } = (await call(getTerm, { params: { kind: 'teams', id: String(team.id) } })).answer()
    expect(squad).toMatchObject([{ textId: 'the-player', number: 7 }])
    expect(uses).toMatchObject({ players: 1, squads: 1 })
  })

  it('lists the fourteen sections, which nobody can change', async () => {
    expect((await list('sections', { pageSize: 50 })).total).toBe(14)
    const names = inAll('x')
    const params = { kind: 'sections', id: 'derbies' }
    expect((await call(createTerm, { params, body: { names } })).failure().type).toBe('not-found')
    expect((await call(updateTerm, { params, body: { names, version: 1 } })).failure().type).toBe('not-found')
    expect((await call(deleteTerm, { params })).failure().type).toBe('not-found')
  })

  it.each(['nothing', 'team', '', '__proto__'])('does not know the kind %j', async (kind) => {
    expect((await call(listTerms, { params: { kind } })).failure().type).toBe('not-found')
  })

  it('counts the kinds and names what their fields can name', async () => {
    const { sections, clubs, tags: topics } = (await call(countTerms)).answer()
    expect(sections).toBe(14)
    expect(topics).toBeGreaterThan(0)
    expect(clubs.length).toBeGreaterThan(0)
  })
})

describe('POST studio/terms/:kind', () => {
  it('makes a text id of the name that nothing has', async () => {
    const first = await createTag('Vídeo & árbitro')
    const second = await createTag('Vídeo & árbitro')
    expect([first.textId, second.textId]).toEqual(['video-and-arbitro', 'video-and-arbitro-2'])
    expect((await createTag('All')).textId).toBe('tag-all')
    expect((await createTag('Гол')).textId).toBe('tag-1')
  })

  it('refuses a text id that is taken, also one of a player or a matchday', async () => {
    await insertTag(desk.test.db, { kind: 'player', textId: 'taken-player' })
    const body = { names: inAll('Taken'), textId: 'taken-player' }
    const failure = (await call(createTerm, { params: { kind: 'tags' }, body })).failure()
    expect(failure).toMatchObject({ type: 'validation', fields: { textId: expect.stringContaining('address') } })
    const other = await call(createTerm, { params: { kind: 'categories' }, body })
    expect(other.answer().textId).toBe('taken-player')
  })

  it.each([{ textId: 'all' }, { textId: 'A b' }, { textId: 'a,b' }, { names: { es: 'x', en: ' ', pt: 'x' } }])(
    'refuses %j',
    async (fields) => {
      const body = { names: inAll('Wrong'), ...fields }
      expect((await call(createTerm, { params: { kind: 'tags' }, body })).failure().type).toBe('validation')
    },
  )

  it('creates a club with its details and a player of it', async () => {
    const [contact] = await desk.test.db
      .insert(pressContacts)
      .values({ name: 'Beatriz Solana', roles: inAll('Prensa'), email: 'b@club.test', telephone: '+34 600' })
      .returning()
    const body = { ...CLUB, contactId: String(contact?.id) }
    const club = (await call(createTeam, { body })).answer()
    expect(club).toMatchObject({
      textId: 'real-almenara',
      names: inAll('Real Almenara'),
      club: { code: 'ALM', mainColour: '#d3263c', contact: { name: 'Beatriz Solana' } },
    })
    const player = { names: inAll('Martín Rueda'), teamId: club.id }
    const created = (await call(createTerm, { params: { kind: 'players' }, body: player })).answer()
    expect(created.player?.team?.id).toBe(club.id)
    const unknown = { ...player, teamId: '999999' }
    expect((await call(createTerm, { params: { kind: 'players' }, body: unknown })).failure().fields).toHaveProperty(
      'teamId',
    )
    expect((await call(createTeam, { body: { ...CLUB, contactId: '999999' } })).failure().fields).toHaveProperty(
      'contactId',
    )
  })
})

describe('PATCH studio/terms/:kind/:id', () => {
  it('renames in all languages; readers and search follow', async () => {
    const { id: tagId } = await insertTag(desk.test.db, { textId: 'renamed', names: inAll('Antiguo') })
    await insertPost(desk.test.db, { tagIds: [tagId] })
    const choices = async () =>
      (await desk.test.call(loadFilterData, { token: desk.media.token, locale: 'pt' })).answer().tags
    expect(await choices()).toContainEqual(expect.objectContaining({ name: 'Antiguo' }))
    const names = { es: 'Xenófilo', en: 'Xenophile', pt: 'Xenófila' }
    const params = { kind: 'tags', id: String(tagId) }
    const changed = (await call(updateTerm, { params, body: { names, version: 1 } })).answer()
    expect(changed).toMatchObject({ names, version: 2, textId: 'renamed' })
    expect(await choices()).toContainEqual(expect.objectContaining({ textId: 'renamed', name: 'Xenófila' }))
    await vi.waitFor(
      async () => {
        const body = { text: 'xenophile' }
        const { total } = (await desk.test.call(filterPosts, { token: desk.media.token, body })).answer()
        expect(total).toBe(1)
      },
      { timeout: 20_000 },
    )
    const [entry] = await desk.test.db.select().from(auditEntries).where(eq(auditEntries.action, 'term.changed'))
    expect(entry).toMatchObject({ subjectKind: 'tag', subjectId: 'renamed', actorId: desk.editor.personId })
  })

  it('tells all staff, since everybody who writes chooses among terms', async () => {
    const { textId } = await createTag('Anunciado')
    const ofTag = eq(studioEvents.subjectId, `tags:${textId}`)
    const events = await desk.test.db.select().from(studioEvents).where(ofTag)
    expect(events).toMatchObject([{ kind: 'fixture', permission: null }])
  })

  it('rejects an older version and says what is stored', async () => {
    const tag = await createTag('Dos editores')
    const params = { kind: 'tags', id: tag.id }
    const body = { names: inAll('Primera'), version: 1 }
    expect((await call(updateTerm, { params, body })).status).toBe(200)
    const failure = (await call(updateTerm, { params, body: { ...body, names: inAll('Segunda') } })).failure()
    expect(failure).toMatchObject({ type: 'conflict', version: 2, current: { names: { es: 'Primera' } } })
  })

  it('keeps a former text id as an alias, which only the row itself gets back', async () => {
    const tag = await createTag('Dirección vieja')
    const params = { kind: 'tags', id: tag.id }
    const moved = (await call(updateTerm, { params, body: { textId: 'direccion-nueva', version: 1 } })).answer()
    expect(moved).toMatchObject({ textId: 'direccion-nueva', aliases: ['direccion-vieja'] })
    expect((await createTag('Dirección vieja')).textId).toBe('direccion-vieja-2')
    const body = { names: inAll('x'), textId: 'direccion-vieja' }
    expect((await call(createTerm, { params: { kind: 'players' }, body })).failure().type).toBe('validation')
    const insert = desk.test.db.insert(tags).values({ textId: 'direccion-vieja', names: inAll('x') })
    await expect(insert).rejects.toMatchObject({ cause: { code: '23505' } })
    const back = (await call(updateTerm, { params, body: { textId: 'direccion-vieja', version: 2 } })).answer()
    expect(back).toMatchObject({ textId: 'direccion-vieja', aliases: ['direccion-nueva'] })
  })

  it('changes single fields of a club', async () => {
    const club = (await call(createTeam, { body: { ...CLUB, name: 'Vega Real' } })).answer()
    const params = { id: club.id }
    const changed = (await call(updateTeam, { params, body: { coach: 'Fermín Astudillo', version: 1 } })).answer()
    expect(changed).toMatchObject({ version: 2, club: { coach: 'Fermín Astudillo', stadium: 'La Atalaya' } })
    expect((await call(updateTeam, { params, body: { coach: 'x', version: 1 } })).failure().type).toBe('conflict')
    expect(
      (await call(updateTeam, { params, body: { mainColour: 'red', version: 2 } })).failure().fields,
    ).toHaveProperty('mainColour')
  })

  it.each(['0', 'x', '999999999'])('does not know the id %s', async (id) => {
    const body = { names: inAll('x'), version: 1 }
    expect((await call(updateTerm, { params: { kind: 'tags', id }, body })).failure().type).toBe('not-found')
    expect((await call(getTerm, { params: { kind: 'tags', id } })).failure().type).toBe('not-found')
    expect((await call(deleteTerm, { params: { kind: 'tags', id } })).failure().type).toBe('not-found')
  })
})

describe('DELETE studio/terms/:kind/:id', () => {
  const remove = (kind: string, id: number | string) => call(deleteTerm, { params: { kind, id: String(id) } })

  it('deletes what nothing uses, and records it', async () => {
    const tag = await createTag('Sin uso')
    expect((await remove('tags', tag.id)).status).toBe(204)
    expect((await call(getTerm, { params: { kind: 'tags', id: tag.id } })).failure().type).toBe('not-found')
    const entries = await desk.test.db.select().from(auditEntries).where(eq(auditEntries.subjectId, 'sin-uso'))
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['term.created', 'term.deleted'])
  })

  it('refuses what a post, a draft, a fixture, a player or a squad uses', async () => {
    const { db } = desk.test
    const tag = await insertTag(db)
    await insertPost(db, { tagIds: [tag.id] })
    const category = await insertCategory(db)
    const draft = await desk.create()
    await desk.save(draft, { field: 'categories', value: [String(category.id)] })
    const team = await insertTeam(db)
    const player = await insertTag(db, { kind: 'player', teamId: team.id })
    await db
      .insert(squadMembers)
      .values({ season: '2026-27', teamId: team.id, playerTagId: player.id, number: 1, position: 'forward' })
    for (const [kind, id] of [
      ['tags', tag.id],
      ['categories', category.id],
      ['teams', team.id],
      ['players', player.id],
    ] as const) {
      expect((await remove(kind, id)).failure().type, kind).toBe('conflict')
    }
    expect(await db.$count(teams, eq(teams.id, team.id))).toBe(1)
  })

  it('does not delete a player as a tag, and keeps aliases reserved', async () => {
    const player = await insertTag(desk.test.db, { kind: 'player' })
    expect((await remove('tags', player.id)).failure().type).toBe('not-found')
    const tag = await createTag('Con alias')
    await call(updateTerm, { params: { kind: 'tags', id: tag.id }, body: { textId: 'otro-alias', version: 1 } })
    expect((await remove('tags', tag.id)).status).toBe(204)
    expect((await createTag('Con alias')).textId).toBe('con-alias-2')
    expect((await createTag('Otro alias')).textId).toBe('otro-alias')
    const { rows } = await desk.test.db.execute(sql`select tag_id from text_id_aliases where text_id = 'con-alias'`)
    expect(rows).toEqual([{ tag_id: null }])
  })
})
