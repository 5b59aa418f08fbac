import { getCaptionContext, saveAssetDetails, saveManyAssetTexts } from '@mixed-zone/contract/endpoints/studio/files'
import type { AssetTextsChange } from '@mixed-zone/contract/schemas/studio/post-facts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { galleryDesk } from '../../../../test/gallery-desk.ts'
import { insertTag } from '../../../../test/insert-posts.ts'
import { insertMatchday } from '../../../../test/matchday-desk.ts'
import { assets, fileDetails } from '../../../platform/database/schema/files.ts'
import { matchdays, squadMembers, tags, teams } from '../../../platform/database/schema/library.ts'

const { desk, createGallery, addPicture, readAssets, textsOf } = galleryDesk()

const CAMERA = {
  captions: { en: 'A goal' },
  credit: 'Inés Carvajal',
  copyright: '© Inés',
  place: 'El Tajo',
  keywords: ['goal'],
}

/** Stores what the job finds in the file. */
async function readMetadata(assetId: string): Promise<void> {
  const [row] = await desk.test.db
    .select()
    .from(assets)
    .where(eq(assets.id, Number(assetId)))
  await desk.test.db
    .insert(fileDetails)
    .values({ fileId: row?.fileId ?? 0, state: 'ready', camera: CAMERA })
    .onConflictDoUpdate({ target: fileDetails.fileId, set: { camera: CAMERA } })
}

const saveMany = (id: string, change: { assetId: string; texts: AssetTextsChange }) =>
  desk.test.call(saveManyAssetTexts, { token: desk.writer.token, params: { id }, body: { changes: [change] } })

describe('texts of the camera', () => {
  it('stand in for what nobody has written, and are marked until they are edited', async () => {
    const { id, postId } = await createGallery()
    const assetId = await addPicture(postId, 'one.jpg', '#00aa00')
    await readMetadata(assetId)
    const [asset] = (await desk.detail(id)).assets
    expect(asset).toMatchObject({
      captions: { es: '', en: 'A goal', pt: '' },
      credit: 'Inés Carvajal',
      fromCamera: ['en', 'credit'],
      keywords: ['goal'],
      copyright: '© Inés',
      place: 'El Tajo',
    })
    const texts = { ...(await textsOf(id, assetId)), credit: 'Somebody else' }
    const body = { changes: [{ assetId, texts }] }
    ;(await desk.test.call(saveManyAssetTexts, { token: desk.writer.token, params: { id }, body })).answer()
    expect((await desk.detail(id)).assets[0]?.fromCamera).toEqual(['en'])
    await desk.publishAndWait(id)
    expect(await readAssets(id)).toMatchObject([{ caption: 'A goal' }])
  })

  it('fill only what is empty and untouched if they are read after somebody has begun to write', async () => {
    const { id, postId } = await createGallery()
    const assetId = await addPicture(postId, 'late.jpg', '#00aabb')
    const texts = { ...(await textsOf(id, assetId)), captions: { es: 'Gol', en: '', pt: '' } }
    ;(await saveMany(id, { assetId, texts })).answer()
    await readMetadata(assetId)
    const filled = { captions: { es: 'Gol', en: 'A goal', pt: '' }, credit: 'Inés Carvajal', version: 1 }
    expect((await desk.detail(id)).assets).toMatchObject([{ ...filled, fromCamera: ['en', 'credit'] }])
    // From a page that does not show them yet: there is no conflict, and nothing is lost.
    const typed = { captions: { en: 'Our words' }, version: 1 }
    expect((await saveMany(id, { assetId, texts: typed })).answer().saved).toMatchObject([
      { captions: { es: 'Gol', en: 'Our words' }, credit: 'Inés Carvajal', fromCamera: ['credit'] },
    ])
  })

  it('do not come back once somebody has deleted them', async () => {
    const { id, postId } = await createGallery()
    const assetId = await addPicture(postId, 'deleted.jpg', '#00bbaa')
    await readMetadata(assetId)
    ;(await saveMany(id, { assetId, texts: { captions: { en: '' }, version: 0 } })).answer()
    ;(await saveMany(id, { assetId, texts: { captions: { es: 'Gol' }, version: 1 } })).answer()
    expect((await desk.detail(id)).assets).toMatchObject([
      { captions: { es: 'Gol', en: '', pt: '' }, credit: 'Inés Carvajal' },
    ])
  })
})

describe('variables of captions', () => {
  it('are resolved in each language at the publication, and stay in the draft', async () => {
    const { id, postId } = await createGallery('Variables')
    const assetId = await addPicture(postId, 'goal.jpg', '#0000ff')
    const fixture = await desk.insertFixture()
    const { db } = desk.test
    const homeTeamId = Number(fixture.teams[0])
    await db.update(teams).set({ stadium: 'El Tajo', shortName: 'Cantera' }).where(eq(teams.id, homeTeamId))
    const player = await insertTag(db, {
      kind: 'player',
      textId: 'alma-reguera',
      names: { es: 'Alma Reguera', en: 'Alma Reguera', pt: 'Alma Reguera' },
      teamId: homeTeamId,
    })
    const [{ season } = { season: '' }] = await db.select().from(matchdays).orderBy(matchdays.season).limit(1)
    await db
      .insert(squadMembers)
      .values({ season, teamId: homeTeamId, playerTagId: player.id, number: 9, position: 'forward' })
    ;(await desk.save(id, { field: 'fixture', value: String(fixture.id) })).answer()

    const context = (await desk.test.call(getCaptionContext, { token: desk.writer.token, params: { id } })).answer()
    expect(context.squad).toMatchObject([{ playerId: String(player.id), name: 'Alma Reguera', number: 9 }])

    const details = {
      state: 'used',
      focalPoint: null,
      frame: null,
      players: [String(player.id)],
      minute: 12,
      version: 0,
    } as const
    ;(
      await desk.test.call(saveAssetDetails, {
        token: desk.writer.token,
        params: { id, assetId },
        body: { ...details, players: [String(player.id)] },
      })
    ).answer()
    const captions = { es: '{jugador} en {estadio}', en: '{player} at {stadium}, minute {minute}', pt: '' }
    const texts = { ...(await textsOf(id, assetId)), captions }
    ;(
      await desk.test.call(saveManyAssetTexts, {
        token: desk.writer.token,
        params: { id },
        body: { changes: [{ assetId, texts }] },
      })
    ).answer()
    await desk.publishAndWait(id)
    expect(await readAssets(id)).toMatchObject([{ caption: 'Alma Reguera at El Tajo, minute 12' }])
    expect((await desk.detail(id)).assets[0]?.captions).toEqual(captions)
    await db.delete(squadMembers)
    await db.delete(tags).where(eq(tags.id, player.id))
  })

  it('use the shirt numbers of the season of the fixture, and of the latest season without a fixture', async () => {
    const { id } = await createGallery('Seasons')
    const { db } = desk.test
    const fixture = await desk.insertFixture()
    const teamId = Number(fixture.teams[0])
    const [{ season } = { season: '' }] = await db
      .select({ season: matchdays.season })
      .from(matchdays)
      .where(eq(matchdays.tagId, Number(fixture.matchdayId)))
    const latestSeason = '2098-99'
    const latest = await insertMatchday(db, { season: latestSeason })
    const player = await insertTag(db, {
      kind: 'player',
      textId: 'nora-vidal',
      names: inEveryLanguage('Nora Vidal'),
      teamId,
    })
    const member = { teamId, playerTagId: player.id, position: 'forward' } as const
    await db.insert(squadMembers).values([
      { ...member, season, number: 9 },
      { ...member, season: latestSeason, number: 17 },
    ])
    const listSquad = async () => {
      const context = await desk.test.call(getCaptionContext, { token: desk.writer.token, params: { id } })
      return context.answer().squad.map(({ number }) => number)
    }
    ;(await desk.save(id, { field: 'teams', value: [String(teamId)] })).answer()
    expect(await listSquad()).toEqual([17])
    ;(await desk.save(id, { field: 'fixture', value: fixture.id })).answer()
    expect(await listSquad()).toEqual([9])

    await db.delete(squadMembers)
    await db.delete(tags).where(eq(tags.id, player.id))
    await db.delete(matchdays).where(eq(matchdays.tagId, latest.id))
  })
})
