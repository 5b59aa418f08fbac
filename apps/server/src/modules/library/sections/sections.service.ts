import type { Localised } from '@mixed-zone/contract/locales'
import type { SectionLayout } from '@mixed-zone/contract/rules/section-layouts'
import type { Section } from '@mixed-zone/contract/schemas/taxonomy'
import {
  FEATURED_SECTION_KEYS,
  REGULAR_SECTION_KEYS,
  type SectionKey,
  sectionTextId,
} from '@mixed-zone/contract/sections'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { sections } from '../../../platform/database/schema/library.ts'
import { settings } from '../../../platform/database/schema/records.ts'
import { StartError } from '../../../platform/errors/start-error.ts'
import type { PostIndex } from '../post-index/post-index.ts'
import type { ReadContext } from '../rules.ts'
import { SECTION_TEXTS } from './section-texts.ts'

interface SectionsDeps {
  readonly db: Db
  readonly postIndex: PostIndex
}

export async function listVisibleSections(
  { db, postIndex }: SectionsDeps,
  { viewer, now, locale }: ReadContext,
): Promise<Section[]> {
  const [rows, { facets }] = await Promise.all([
    listSectionRows(db),
    postIndex.find({ viewer, now, criteria: {}, page: { offset: 0, limit: 0 }, facets: ['sections'] }),
  ])
  return rows.map(({ textId, kind, names, descriptions }) => ({
    textId,
    name: names[locale],
    description: descriptions[locale],
    kind,
    count: facets.sections?.get(textId) ?? 0,
  }))
}

/** In all languages, by text id. */
export async function listSectionNames(db: Db): Promise<ReadonlyMap<string, Localised>> {
  const rows = await db.select({ textId: sections.textId, names: sections.names }).from(sections)
  return new Map(rows.map(({ textId, names }) => [textId, names]))
}

function listSectionRows(db: Db) {
  return db.select().from(sections).orderBy(asc(sections.position))
}

const SETTING = 'product-key'
const KEYS: readonly SectionKey[] = [...FEATURED_SECTION_KEYS, ...REGULAR_SECTION_KEYS]

/**
 * Creates missing sections. Returns the product key of the first start, whatever is configured now, because it is part
 * of URLs.
 */
export async function seedSections(db: Db, { productKey, now }: { productKey: string; now: Date }): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: SETTING, value: productKey, updatedAt: now }).onConflictDoNothing()
    const [stored] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING))
    const keyInForce = String(stored?.value ?? productKey)
    await tx.insert(sections).values(sectionRows(keyInForce)).onConflictDoNothing()
    return keyInForce
  })
}

interface FrontPlace {
  readonly frontPosition: number
  readonly layout: SectionLayout
  readonly postLimit: number
}

/** Where the home page shows a section until editors change it. The others follow in their order, as an index. */
const FRONT_PLACES: Readonly<Partial<Record<SectionKey, FrontPlace>>> = {
  featured: { frontPosition: 1, layout: 'lead', postLimit: 3 },
  'current-stories': { frontPosition: 2, layout: 'stories', postLimit: 4 },
  'breaking-news': { frontPosition: 3, layout: 'times', postLimit: 8 },
  derbies: { frontPosition: 4, layout: 'derbies', postLimit: 3 },
  interviews: { frontPosition: 5, layout: 'portraits', postLimit: 4 },
  'press-releases': { frontPosition: 6, layout: 'releases', postLimit: 3 },
  'club-media': { frontPosition: 7, layout: 'mosaic', postLimit: 8 },
  'regular-content': { frontPosition: 8, layout: 'cards', postLimit: 3 },
}

function sectionRows(productKey: string): (typeof sections.$inferInsert)[] {
  const rows = KEYS.map((key, index) => ({
    textId: sectionTextId(key, productKey),
    position: index + 1,
    ...(FRONT_PLACES[key] ?? { frontPosition: index + 1, layout: 'index' as const, postLimit: 3 }),
    kind: index < FEATURED_SECTION_KEYS.length ? ('featured' as const) : ('regular' as const),
    ...SECTION_TEXTS[key],
  }))
  if (new Set(rows.map((row) => row.textId)).size < rows.length) {
    throw new StartError(`PRODUCT_KEY "${productKey}" collides with the section "${productKey}-stories"`)
  }
  return rows
}
