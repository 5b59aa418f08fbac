import { LOCALES } from '@mixed-zone/contract/locales'
import { ASSET_KINDS } from '@mixed-zone/contract/schemas/asset'
import { bigint, date, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { bytea, identity, instant, localised, partlyLocalised, randomId, reference } from './columns.ts'

export const files = pgTable('files', {
  id: identity(),
  sha256: bytea('sha256').notNull(),
  crc32: bigint('crc32', { mode: 'number' }).notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  mediaType: text('media_type').notNull(),
  width: integer('width'),
  height: integer('height'),
  durationMs: integer('duration_ms'),
  placeholder: text('placeholder'),
  unreferencedSince: instant('unreferenced_since'),
  createdAt: instant('created_at').notNull(),
})

export const renditions = pgTable(
  'renditions',
  {
    sourceId: reference('source_id').notNull(),
    name: text('name', { enum: ['1920', '1080', 'thumb', '320', '640', '1280'] }).notNull(),
    format: text('format', { enum: ['webp', 'jpeg'] }).notNull(),
    fileId: reference('file_id').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.name, table.format] })],
)

export const assets = pgTable('assets', {
  id: randomId(),
  postId: reference('post_id').notNull(),
  position: integer('position').notNull().default(0),
  kind: text('kind', { enum: ASSET_KINDS }).notNull(),
  fileId: reference('file_id'),
  name: text('name').notNull(),
  credit: text('credit').notNull().default(''),
  copyright: text('copyright').notNull().default(''),
  captions: partlyLocalised('captions'),
  alternatives: partlyLocalised('alternatives'),
  rights: localised('rights'),
  rightsUntil: date('rights_until', { mode: 'string' }),
  focalX: real('focal_x').notNull().default(0.5),
  focalY: real('focal_y').notNull().default(0.5),
  mediaId: text('media_id'),
  posterFileId: reference('poster_file_id'),
  subtitlesOf: reference('subtitles_of'),
  locale: text('locale', { enum: LOCALES }),
  recalledAt: instant('recalled_at'),
  recallReasons: localised('recall_reasons'),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
})

export const corrections = pgTable('corrections', {
  id: identity(),
  postId: reference('post_id').notNull(),
  assetId: reference('asset_id'),
  at: instant('at').notNull(),
  texts: localised('texts').notNull(),
})
