import { deleteTerm, listTerms } from '@mixed-zone/contract/endpoints/studio/terms'
import { inAll } from '@mixed-zone/test-data/localised'
import { expect, it } from 'vitest'
import { insertCategory, insertPost, insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { insertFixture, insertMatchday } from '../../../../test/matchday-desk.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import { postFacts } from '../../../platform/database/schema/drafts.ts'
import { squadMembers } from '../../../platform/database/schema/library.ts'
import { coveragePromises } from '../../../platform/database/schema/studio.ts'

const desk = postDesk()

const list = async (kind: string, query: Record<string, string | number> = {}) =>
  (await desk.test.call(listTerms, { token: desk.editor.token, params: { kind }, query })).answer()

const remove = (kind: string, id: number) =>
  desk.test.call(deleteTerm, { token: desk.editor.token, params: { kind, id: String(id) } })

it('GET studio/terms/sections counts the posts and drafts of a section, and no draft whose section was not chosen', async () => {
  const counts = async () =>
    (await list('sections', { pageSize: 50 })).items.map(({ id, posts }) => [id, posts] as const)
  const before = new Map(await counts())
  const published = await insertPost(desk.test.db, { sectionId: 'derbies' })
  await insertPost(desk.test.db, { sectionId: 'derbies', state: 'trash' })
  await desk.save(String(published.id), { field: 'section', value: 'interviews' })
  await desk.create({ sectionId: 'derbies' })
  await desk.create()
  const added = (await counts()).map(([id, posts]) => [id, posts - (before.get(id) ?? 0)] as const)
  expect(Object.fromEntries(added.filter(([, posts]) => posts !== 0))).toEqual({ derbies: 3, interviews: 1 })
})

it('GET studio/terms/:kind lists as unused what can be deleted, and nothing else', async () => {
  const { db } = desk.test
  const names = inAll('Sinuso')
  const inCaption = await insertTag(db, { kind: 'player', names })
  const inSquad = await insertTag(db, { kind: 'player', names })
  const [home, away] = [await insertTeam(db, { name: 'Sinuso FC' }), await insertTeam(db, { name: 'Sinuso CF' })]
  const promised = await insertCategory(db, { names })
  const unused = {
    players: (await insertTag(db, { kind: 'player', names })).id,
    teams: (await insertTeam(db, { name: 'Sinuso UD' })).id,
    categories: (await insertCategory(db, { names })).id,
    tags: (await insertTag(db, { names })).id,
  }
  const value = { players: [String(inCaption.id)] }
  const postId = Number(await desk.create())
  await db.insert(postFacts).values({ postId, field: 'details:1', value, changedAt: desk.test.clock.now() })
  const { id: matchdayId } = await insertMatchday(db)
  await insertFixture(db, matchdayId, { homeTeamId: home.id, awayTeamId: away.id })
  await db.insert(squadMembers).values({
    season: '2026-27',
    teamId: (await insertTeam(db)).id,
    playerTagId: inSquad.id,
    number: 3,
    position: 'winger',
  })
  const promise = { anchor: 'whistle', minutes: 20, titles: names } as const
  await db.insert(coveragePromises).values({ ...promise, locales: ['es'], categoryId: promised.id })
  for (const [kind, id] of Object.entries(unused)) {
    const { items, total } = await list(kind, { text: 'sinuso', unused: 'true' })
    expect([items.map((item) => item.id), total], kind).toEqual([[String(id)], 1])
    expect((await remove(kind, id)).status, kind).toBe(204)
  }
})
