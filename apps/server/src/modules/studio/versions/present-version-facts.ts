import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { FACT_FIELDS, type FactField } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { Version } from '@mixed-zone/contract/schemas/studio/versions'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowIds } from '../../../platform/database/row-id.ts'
import {
  categories,
  fixtures,
  pressContacts,
  sections,
  tags,
  teams,
} from '../../../platform/database/schema/library.ts'
import type { PostSnapshot } from '../posts/versions.repository.ts'

const home = alias(teams, 'home')
const away = alias(teams, 'away')

/** The facts of a version as people read them. Deleted terms are left out. */
export async function presentVersionFacts(db: Db, snapshot: PostSnapshot, locale: Locale): Promise<Version['facts']> {
  const { facts, assets } = snapshot
  const inLocale = (rows: readonly { readonly id: number; readonly names: Localised }[]) =>
    new Map(rows.map(({ id, names }) => [String(id), names[locale]]))
  const pick = (names: ReadonlyMap<string, string>, ids: readonly (string | null)[]) =>
    ids.flatMap((id) => names.get(id ?? '') ?? [])

  const tagIds = rowIds([...facts.tags, ...facts.players, facts.matchday ?? ''])
  const tagNames = inLocale(
    await db.select({ id: tags.id, names: tags.names }).from(tags).where(anyOf(tags.id, tagIds)),
  )
  const categoryNames = inLocale(
    await db
      .select()
      .from(categories)
      .where(anyOf(categories.id, rowIds(facts.categories))),
  )
  const teamRows = await db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(anyOf(teams.id, rowIds(facts.teams)))
  const [section] = await db
    .select({ names: sections.names })
    .from(sections)
    .where(eq(sections.textId, facts.section ?? ''))
  const [contact] = await db
    .select({ name: pressContacts.name })
    .from(pressContacts)
    .where(anyOf(pressContacts.id, rowIds([facts.contact ?? ''])))
  const [fixture] = await db
    .select({ names: fixtures.names, home: home.name, away: away.name })
    .from(fixtures)
    .innerJoin(home, eq(home.id, fixtures.homeTeamId))
    .innerJoin(away, eq(away.id, fixtures.awayTeamId))
    .where(anyOf(fixtures.id, rowIds([facts.fixture ?? ''])))

  const values: Readonly<Record<FactField, readonly string[]>> = {
    section: section ? [section.names[locale]] : [],
    teams: pick(new Map(teamRows.map(({ id, name }) => [String(id), name])), facts.teams),
    categories: pick(categoryNames, facts.categories),
    tags: pick(tagNames, facts.tags),
    players: pick(tagNames, facts.players),
    matchday: pick(tagNames, [facts.matchday]),
    fixture: fixture ? [fixture.names?.[locale] ?? `${fixture.home} – ${fixture.away}`] : [],
    contact: contact ? [contact.name] : [],
    rights: facts.rights ? [facts.rights.texts[locale], ...(facts.rights.until ? [facts.rights.until] : [])] : [],
    links: facts.links.map(({ titles, url }) => `${titles[locale]}: ${url}`),
    leadAsset: assets.flatMap(({ id, name }) => (id === facts.leadAsset ? name : [])),
    assetOrder: assets.map(({ name }) => name),
    embargo: facts.embargo === null ? [] : [facts.embargo],
  }
  return FACT_FIELDS.map((field) => ({ field, values: [...values[field]] }))
}
