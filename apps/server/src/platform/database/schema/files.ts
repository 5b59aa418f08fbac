import { LOCALES } from '@mixed-zone/contract/locales'
import { ASSET_KINDS } from '@mixed-zone/contract/schemas/asset'
import { type CameraTexts, type Frame, PREPARATION_STATES } from '@mixed-zone/contract/schemas/studio/asset-details'
import { bigint, date, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { bytea, identity, instant, json, localised, partlyLocalised, randomId, reference } from './columns.ts'

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
  /** The post whose readers get the file. */
  postId: reference('post_id'),
  /** The post whose draft it is part of while readers do not get it. In the inbox, both are null. */
  draftPostId: reference('draft_post_id'),
  position: integer('position').notNull().default(0),
  /** Among files of the same person. Null if it is not known. */
  chosenOrder: bigint('chosen_order', { mode: 'number' }),
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
  /** The asset that this one changes at the next publication. */
  changeOf: reference('change_of'),
  changeKind: text('change_kind', { enum: ['replacement', 'poster'] }),
  uploadedBy: reference('uploaded_by'),
  frame: json('frame').$type<Frame>(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
})

export const fileDetails = pgTable('file_details', {
  fileId: reference('file_id').primaryKey(),
  state: text('state', { enum: PREPARATION_STATES }).notNull().default('waiting'),
  capturedAt: instant('captured_at'),
  camera: json('camera').$type<CameraTexts>(),
  colourProfile: text('colour_profile'),
  /** 64 bits. */
  perceptualHash: bigint('perceptual_hash', { mode: 'bigint' }),
  sharpness: real('sharpness'),
  focalX: real('focal_x'),
  focalY: real('focal_y'),
  videoCodec: text('video_codec'),
  audioCodec: text('audio_codec'),
  previewFileId: reference('preview_file_id'),
  previewPercent: integer('preview_percent'),
  pageCount: integer('page_count'),
  content: text('content'),
  preparedAt: instant('prepared_at'),
})

export const documentPages = pgTable(
  'document_pages',
  {
    fileId: reference('file_id').notNull(),
    page: integer('page').notNull(),
    pictureFileId: reference('picture_file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.page] })],
)

export const sourceDigests = pgTable('source_digests', {
  sha256: bytea('sha256').primaryKey(),
  fileId: reference('file_id').notNull(),
})

export const corrections = pgTable('corrections', {
  id: identity(),
  postId: reference('post_id').notNull(),
  assetId: reference('asset_id'),
  at: instant('at').notNull(),
  texts: localised('texts').notNull(),
})
