import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type AssetData, anAsset } from '@mixed-zone/test-data/assets'
import sharp from 'sharp'
import { createAssets, type StoredFileRow } from '../src/modules/assets/assets.ts'
import { assets } from '../src/platform/database/schema/files.ts'
import type { TestApp } from './start-test-app.ts'

type AssetDeps = Pick<TestApp, 'db' | 'storage' | 'clock'>

interface PictureOptions {
  readonly width?: number
  readonly height?: number
  readonly colour?: string
}

/** A JPEG of one colour. */
export function drawPicture({ width = 1200, height = 800, colour = '#8c1d2f' }: PictureOptions = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
}

/** Stores bytes in the storage of the app. */
export function storeBytes({ db, storage, clock }: AssetDeps, bytes: Buffer | string): Promise<StoredFileRow> {
  const source = Readable.from([Buffer.from(bytes)])
  return createAssets({ db, storage, clock }).storeFile({ bytes: source, name: 'test file' })
}

type NewAsset = Partial<Omit<AssetData, 'postId'>> & { postId: number }

/** Inserts an asset of a post. The test provides its file, or the id of a video on another host. */
export async function insertAsset(
  { db }: Pick<TestApp, 'db'>,
  asset: NewAsset,
): Promise<{ id: number; version: number }> {
  const row = anAsset({ fileId: null, ...asset })
  const [stored] = await db.insert(assets).values(row).returning({ id: assets.id, version: assets.version })
  if (!stored) throw new Error('nothing was stored')
  return stored
}

type NewDraftAsset = Partial<Omit<AssetData, 'postId'>> &
  Pick<typeof assets.$inferInsert, 'draftPostId' | 'changeOf' | 'changeKind' | 'chosenOrder'>

/** Inserts an asset that readers do not get yet: one of a draft, or without `draftPostId` of the inbox. */
export async function insertDraftAsset({ db }: Pick<TestApp, 'db'>, asset: NewDraftAsset): Promise<string> {
  const row = { ...anAsset({ postId: 0, fileId: null, captions: null, credit: '', ...asset }), postId: null }
  const [stored] = await db
    .insert(assets)
    .values({ ...row, draftPostId: asset.draftPostId ?? null })
    .returning({ id: assets.id })
  if (!stored) throw new Error('nothing was stored')
  return String(stored.id)
}

/** Inserts a picture whose stored file is missing. */
export async function insertLostPicture(
  test: TestApp,
  postId: number,
): Promise<{ assetId: number; sizeBytes: number }> {
  const { sha256, sizeBytes, id: fileId } = await storeBytes(test, await drawPicture({ width: 300, height: 200 }))
  const { id } = await insertAsset(test, { postId, fileId, name: 'lost.jpg' })
  const name = sha256.toString('hex')
  await unlink(join(test.database.dataDir, 'files', name.slice(0, 2), name.slice(2, 4), name))
  return { assetId: id, sizeBytes }
}
