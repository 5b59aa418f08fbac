import { getZip } from '@mixed-zone/contract/endpoints/downloads'
import { getFixture, getMatchday, listSections } from '@mixed-zone/contract/endpoints/library'
import { getHome, getPost } from '@mixed-zone/contract/endpoints/pages'
import { filterPosts, listPosts, loadFilterData, suggest } from '@mixed-zone/contract/endpoints/search'
import { saveAssetTexts } from '@mixed-zone/contract/endpoints/studio/posts'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import type { FactField } from '@mixed-zone/contract/schemas/studio/post-facts'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { describe, expect, it } from 'vitest'
import { insertAsset } from '../test/insert-assets.ts'
import { insertCategory, insertTag, insertTeam } from '../test/insert-posts.ts'
import { postDesk } from '../test/post-desk.ts'

// With its caches, as the product runs.
const desk = postDesk({ usesCaches: true })

/** Stands in every text and every name of the draft, and nowhere else. */
const SECRET = 'xilonsecreto'

/** A post of the studio that readers see, and a draft beside it that differs in every text and every fact. */
async function createPost(): Promise<{ id: string; fixtureId: string; matchdayId: string }> {
  const { db } = desk.test
  const id = await desk.createDraft('Visible')
  const fixture = await desk.insertFixture()
  const clip = await insertAsset(desk.test, {
    postId: Number(id),
    kind: 'video',
    mediaId: `clip-${id}`,
    captions: inEveryLanguage('Visible'),
    rights: inEveryLanguage('Visible'),
  })
  await desk.publishAndWait(id)

  const rest = { summary: SECRET, body: `<p>${SECRET}</p>` }
  await desk.write(id, {
    es: { title: SECRET, ...rest },
    en: { title: SECRET, ...rest },
    pt: { title: SECRET, ...rest },
  })
  const names = inEveryLanguage(SECRET)
  const facts: readonly [FactField, unknown][] = [
    ['teams', [String((await insertTeam(db, { name: SECRET })).id)]],
    ['categories', [String((await insertCategory(db, { names })).id)]],
    ['tags', [String((await insertTag(db, { names })).id)]],
    ['players', [String((await insertTag(db, { names, kind: 'player' })).id)]],
    ['fixture', fixture.id],
    ['rights', { texts: names, until: null }],
    ['links', [{ titles: names, url: `https://${SECRET}.test` }]],
    ['section', 'interviews'],
  ]
  for (const [field, value] of facts) {
    const { version } = (await desk.detail(id)).facts[field]
    expect((await desk.save(id, { field, value, version })).status, field).toBe(200)
  }
  const texts = { captions: names, alternatives: names, credit: SECRET, rights: names, rightsUntil: null }
  const params = { id, assetId: String(clip.id) }
  const version = (await desk.detail(id)).assets[0]?.version ?? 0
  const { token } = desk.editor
  expect((await desk.test.call(saveAssetTexts, { token, params, body: { ...texts, version } })).status).toBe(200)
  await desk.list()
  return { id, fixtureId: fixture.id, matchdayId: fixture.matchdayId }
}

/** Everything that a reader gets of posts, as one text. Names of clubs and tags are public, so what is counted for them is asked instead. */
async function readAll({ token }: { token: string }, { id, fixtureId }: { id: string; fixtureId: string }) {
  const { call } = desk.test
  const found = (await call(filterPosts, { token, body: { text: SECRET } })).answer()
  const suggested = (await call(suggest, { token, body: { text: SECRET } })).answer()
  const choices = (await call(loadFilterData, { token })).answer()
  const counted = [...choices.teams, ...choices.categories, ...choices.tags].filter(({ name }) => name.includes(SECRET))
  const fixture = (await call(getFixture, { token, params: { id: fixtureId } })).answer()
  const matchday = (await call(getMatchday, { token, params: { textId: fixture.matchday.textId } })).answer()
  const sections = (await call(listSections, { token })).answer().sections
  const zip = await call(getZip, { token, body: { postId: id } })
  const seen = [
    (await call(getHome, { token })).answer(),
    (await call(getPost, { token, body: { id } })).answer(),
    (await call(listPosts, { token, body: { textId: 'derbies' } })).answer(),
    (await call(filterPosts, { token, body: {} })).answer().posts,
    found.posts,
    suggested.posts,
    fixture.posts,
    matchday.posts,
    zip.raw.rawPayload.toString('latin1'),
  ]
  return {
    text: JSON.stringify(seen),
    counts: counted.map(({ count }) => count),
    found: found.total + suggested.posts.length + fixture.total + matchday.total,
    interviews: sections.find(({ textId }) => textId === 'interviews')?.count,
  }
}

describe('a draft beside a published post', () => {
  it('shows no text and no fact to any reader, an editor included, until it is published', async () => {
    const post = await createPost()
    for (const reader of [desk.media, desk.editor]) {
      const { text, ...known } = await readAll(reader, post)
      expect(text).toContain('Visible')
      expect(text).not.toContain(SECRET)
      expect(known).toEqual({ counts: known.counts.map(() => 0), found: 0, interviews: 0 })
    }
  })

  it('changes no cached response of readers when it is saved', async () => {
    const id = await desk.createDraft('En caché')
    await desk.publishAndWait(id)
    await desk.test.changes.refresh()
    const before = desk.test.changes.versionOf('posts', 'taxonomy')
    await desk.write(id, { es: { title: SECRET } })
    await desk.save(id, { field: 'section', value: 'interviews', version: 0 })
    await desk.list()
    await desk.test.changes.refresh()
    expect(desk.test.changes.versionOf('posts', 'taxonomy')).toBe(before)
  })

  it('stays unseen while its update can still be undone', async () => {
    const post = await createPost()
    expect((await desk.publish(post.id)).answer()).toMatchObject({ hasChanges: false, pending: { kind: 'update' } })
    desk.test.clock.advance(5 * SECOND_MS)
    expect((await readAll(desk.media, post)).text).not.toContain(SECRET)
  })
})
