import { getPost } from '@mixed-zone/contract/endpoints/pages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aFixture, aMatchday, aMatchdayTag } from '@mixed-zone/test-data/matchdays'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertCategory, insertPost, insertTag, insertTeam } from '../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { corrections } from '../../platform/database/schema/files.ts'
import { externalLinks, fixtures, matchdays, posts, pressContacts } from '../../platform/database/schema/library.ts'

let test: TestApp
let token: string

beforeAll(async () => {
  test = await startTestApp({ environment: { VIDEO_HOST: 'https://video.example' } })
  token = (await test.signIn()).token
})

afterAll(() => test.remove())

async function read(id: number, locale: Locale = 'es'): Promise<Post> {
  return (await test.call(getPost, { token, locale, body: { id: String(id) } })).answer()
}

describe('POST private/post', () => {
  it.each([
    'abc',
    '',
    '0',
    '-1',
    '01',
    '1.5',
    '1e1',
    ' 1',
    '999999999',
    '9007199254740993',
    '99999999999999999999',
    '١',
    'x'.repeat(10_000),
    '\0',
    '1\0',
    '\ud800',
    "1' or '1'='1",
  ])('returns not-found for the id %j', async (id) => {
    expect((await test.call(getPost, { token, body: { id } })).failure().type).toBe('not-found')
  })

  it('uses the caller’s language if the post has it, else the first', async () => {
    const translations = [
      { locale: 'pt' as const, title: 'Um golo & três pontos', summary: 'Resumo', body: '<p>Corpo</p>' },
      { locale: 'en' as const, title: 'One goal & three points', summary: 'Summary', body: '<p>Body</p>' },
    ]
    const { id } = await insertPost(test.db, { translations })
    const inEnglish = { locale: 'en', title: 'One goal & three points', slug: 'one-goal-and-three-points' }
    expect(await read(id, 'pt')).toMatchObject({ locale: 'pt', title: 'Um golo & três pontos', body: '<p>Corpo</p>' })
    expect(await read(id, 'en')).toMatchObject({ ...inEnglish, body: '<p>Body</p>' })
    const post = await read(id, 'es')
    expect(post).toMatchObject({ ...inEnglish, locales: ['en', 'pt'] })
    expect(post.translations).toEqual({
      en: { title: 'One goal & three points', summary: 'Summary', body: '<p>Body</p>' },
      pt: { title: 'Um golo & três pontos', summary: 'Resumo', body: '<p>Corpo</p>' },
    })
    expect(post.section.name).toBe('Última hora')
  })

  it('returns all relations in order and in the caller’s language', async () => {
    const [home, away] = [await insertTeam(test.db), await insertTeam(test.db)]
    const category = await insertCategory(test.db)
    const tag = await insertTag(test.db)
    const round = await insertTag(
      test.db,
      aMatchdayTag({ names: { es: 'Jornada 12', en: 'Matchday 12', pt: 'Jornada 12' } }),
    )
    await test.db.insert(matchdays).values(aMatchday({ tagId: round.id, number: 12 }))
    const match = { matchdayId: round.id, homeTeamId: home.id, awayTeamId: away.id }
    const score = { state: 'finished', homeGoals: 2, awayGoals: 1 } as const
    const names = inEveryLanguage('Derbi')
    const [fixture] = await test.db
      .insert(fixtures)
      .values(aFixture({ ...match, ...score, names }))
      .returning()
    const person = { name: 'Marta Rey', roles: inEveryLanguage('Prensa'), email: 'm@liga.test', telephone: '+34 1' }
    const [contact] = await test.db.insert(pressContacts).values(person).returning()
    const { id } = await insertPost(test.db, {
      sectionId: 'derbies',
      teamIds: [away.id, home.id],
      categoryIds: [category.id],
      tagIds: [tag.id, round.id],
      matchdayId: round.id,
      fixtureId: fixture?.id ?? null,
      pressContactId: contact?.id ?? null,
    })
    await test.db.insert(externalLinks).values([
      { postId: id, position: 2, titles: inEveryLanguage('B'), url: 'https://b.test' },
      { postId: id, position: 1, titles: inEveryLanguage('A'), url: 'https://a.test' },
    ])
    await test.db.insert(corrections).values({ postId: id, at: minutesLater(-5), texts: inEveryLanguage('Corregido') })

    const post = await read(id, 'pt')
    expect(post.teams.map(({ textId }) => textId)).toEqual([away.textId, home.textId])
    expect(post.categories.map(({ textId }) => textId)).toEqual([category.textId])
    expect(post.tags.map(({ textId }) => textId)).toEqual([tag.textId, round.textId])
    expect(post.external.map(({ title }) => title)).toEqual(['A (pt)', 'B (pt)'])
    expect(post.contact).toEqual({ name: 'Marta Rey', role: 'Prensa (pt)', email: 'm@liga.test', telephone: '+34 1' })
    expect(post.corrections).toEqual([{ at: minutesLater(-5).toISOString(), text: 'Corregido (pt)' }])
    expect(post.matchday).toMatchObject({
      name: 'Jornada 12',
      number: 12,
      startsOn: '2026-11-13',
      endsOn: '2026-11-16',
    })
    expect(post.fixture).toMatchObject({ name: 'Derbi (pt)', state: 'finished', score: { home: 2, away: 1 } })
    expect(post.fixture?.home.textId).toBe(home.textId)
  })

  it('returns a post without any relations', async () => {
    const { id } = await insertPost(test.db, { sectionId: 'lifestyle-stories' })
    expect(await read(id)).toMatchObject({
      image: null,
      assets: [],
      external: [],
      matchday: null,
      fixture: null,
      contact: null,
      corrections: [],
      previous: null,
      next: null,
      counts: { images: 0, videos: 0, texts: 0, files: 0 },
    })
  })
})

describe('POST private/post › assets', () => {
  it('are in order, with subtitles at their video and the size of the zip', async () => {
    const { id: postId } = await insertPost(test.db)
    const picture = await storeBytes(test, await drawPicture({ width: 600, height: 400 }))
    const document = await storeBytes(test, '%PDF-1.7 acta')
    const track = await storeBytes(test, 'WEBVTT\n\n')
    const clip = await storeBytes(test, Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex'))
    await insertAsset(test, { postId, position: 3, kind: 'text', fileId: document.id, name: 'acta.pdf' })
    const video = { kind: 'video', fileId: clip.id, mediaId: 'gol', posterFileId: picture.id, name: 'gol.mp4' } as const
    const { id: videoId } = await insertAsset(test, { postId, position: 2, ...video })
    const subtitles = { kind: 'text', fileId: track.id, subtitlesOf: videoId, locale: 'pt', name: 'gol.vtt' } as const
    const { id: subtitlesId } = await insertAsset(test, { postId, position: 4, ...subtitles })
    await insertAsset(test, { postId, position: 1, fileId: picture.id, name: 'foto.jpg' })

    const post = await read(postId)
    expect(post.assets.map(({ name, type }) => [name, type])).toEqual([
      ['foto.jpg', 'image/jpeg'],
      ['gol.mp4', 'video/mp4'],
      ['acta.pdf', 'application/pdf'],
    ])
    expect(post.assets[1]?.subtitles).toMatchObject([{ id: String(subtitlesId), locale: 'pt', size: track.sizeBytes }])
    expect(post.assets[0]).toMatchObject({ width: 600, height: 400, size: picture.sizeBytes })
    expect(post.counts).toEqual({ images: 1, videos: 1, texts: 1, files: 0 })
    // The four files, the text in two formats, captions and manifest.
    expect(post.zip.count).toBe(8)
    expect(post.documents?.map(({ name, size }) => [name, size])).toEqual([['acta.pdf', document.sizeBytes]])
  })

  it('link to an external video host without a signature', async () => {
    const { id: postId } = await insertPost(test.db)
    await insertAsset(test, { postId, kind: 'video', mediaId: 'far-away' })
    expect((await read(postId)).assets[0]).toMatchObject({
      url: null,
      mediaId: 'far-away',
      thumb: 'https://video.example/thumbs/far-away-640.jpg',
    })
  })

  it('do not count recalled files and ended rights in the zip', async () => {
    const { id: postId } = await insertPost(test.db)
    const picture = await storeBytes(test, await drawPicture({ width: 60, height: 40 }))
    const rights = { rights: inEveryLanguage('Editorial'), rightsUntil: '2026-11-14' }
    await insertAsset(test, { postId, position: 1, fileId: picture.id, ...rights })
    await insertAsset(test, { postId, position: 2, fileId: picture.id, rights: inEveryLanguage('Editorial') })
    const post = await read(postId)
    const [ended, free] = post.assets
    expect(ended).toMatchObject({ url: null, rights: { text: 'Editorial (es)', until: '2026-11-14' } })
    expect(ended?.renditions.map(({ name, type }) => [name, type])).toEqual([['thumb', 'image/webp']])
    expect(free).toMatchObject({ rights: { text: 'Editorial (es)', until: null } })
    expect(free?.url).not.toBeNull()
    expect(post.zip.count).toBe(5)
  })
})

describe('POST private/post › image', () => {
  it('is the lead image, else the first image, else the poster of a video', async () => {
    const { id: postId } = await insertPost(test.db)
    const picture = await storeBytes(test, await drawPicture({ width: 1400, height: 700 }))
    const shown = async () => (await read(postId)).image?.alt
    await insertAsset(test, { postId, kind: 'text', fileId: picture.id, position: 0 })
    expect((await read(postId)).image).toBeNull()
    const alternatives = (text: string) => ({ alternatives: inEveryLanguage(text) })
    const video = { kind: 'video', mediaId: 'lead-clip', posterFileId: picture.id, position: 1 } as const
    await insertAsset(test, { postId, ...video, ...alternatives('video') })
    expect(await shown()).toBe('video (es)')
    await insertAsset(test, { postId, fileId: picture.id, position: 2, ...alternatives('first') })
    expect(await shown()).toBe('first (es)')
    const { id: leadAssetId } = await insertAsset(test, {
      postId,
      fileId: picture.id,
      position: 3,
      ...alternatives('lead'),
    })
    await test.db.update(posts).set({ leadAssetId }).where(eq(posts.id, postId))
    const { image } = await read(postId)
    expect(image).toMatchObject({ alt: 'lead (es)', width: 1080, height: 540, focalPoint: { x: 0.5, y: 0.5 } })
    expect(image?.sources.map(({ width }) => width)).toEqual([480, 640, 1080, 1400])
    expect(image?.placeholder).toMatch(/^data:image\/webp;base64,/)
  })
})
