import type { Localised } from '@mixed-zone/contract/locales'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { categories, pressContacts, tags, teams, type TermTable } from '../../../platform/database/schema/library.ts'
import { TABLE_NAMES } from './term-tables.ts'

/** Locks a row until the transaction ends. Nothing can begin to refer to it. */
export async function lockTeam(tx: Db, id: number) {
  const [row] = await tx
    .select({
      id: teams.id,
      textId: teams.textId,
      name: teams.name,
      shortName: teams.shortName,
      code: teams.code,
      city: teams.city,
      stadium: teams.stadium,
      coach: teams.coach,
      mainColour: teams.mainColour,
      secondColour: teams.secondColour,
      contactId: teams.pressContactId,
      crestFileId: teams.crestFileId,
      version: teams.version,
    })
    .from(teams)
    .where(eq(teams.id, id))
    .for('update')
  return row
}

export type LockedTeam = NonNullable<Awaited<ReturnType<typeof lockTeam>>>

export async function lockCategory(tx: Db, id: number) {
  const [row] = await tx
    .select({ id: categories.id, textId: categories.textId, names: categories.names, version: categories.version })
    .from(categories)
    .where(eq(categories.id, id))
    .for('update')
  return row && { ...row, teamId: null }
}

export async function lockTag(tx: Db, id: number, kind: 'topic' | 'player') {
  const [row] = await tx
    .select({ id: tags.id, textId: tags.textId, names: tags.names, teamId: tags.teamId, version: tags.version })
    .from(tags)
    .where(and(eq(tags.id, id), eq(tags.kind, kind)))
    .for('update')
  return row
}

export interface TermValues {
  readonly textId: string
  readonly names: Localised
  readonly teamId: number | null
}

export async function insertTerm(
  tx: Db,
  kind: 'categories' | 'tags' | 'players',
  { teamId, ...values }: TermValues,
): Promise<number> {
  const [row] =
    kind === 'categories'
      ? await tx.insert(categories).values(values).returning({ id: categories.id })
      : await tx
          .insert(tags)
          .values({ ...values, kind: kind === 'players' ? 'player' : 'topic', teamId })
          .returning({ id: tags.id })
  if (!row) throw new Error('the insert returned no row')
  return row.id
}

export async function updateTermRow(
  tx: Db,
  kind: 'categories' | 'tags' | 'players',
  { id, teamId, ...values }: TermValues & { id: number },
): Promise<void> {
  if (kind === 'categories') {
    await tx
      .update(categories)
      .set({ ...values, version: sql`${categories.version} + 1` })
      .where(eq(categories.id, id))
  } else {
    await tx
      .update(tags)
      .set({ ...values, teamId, version: sql`${tags.version} + 1` })
      .where(eq(tags.id, id))
  }
}

export type TeamValues = Omit<LockedTeam, 'id' | 'version' | 'crestFileId'>

export async function insertTeam(tx: Db, { contactId, ...values }: TeamValues): Promise<number> {
  const [row] = await tx
    .insert(teams)
    .values({ ...values, pressContactId: contactId })
    .returning({ id: teams.id })
  if (!row) throw new Error('the insert returned no row')
  return row.id
}

export async function updateTeamRow(tx: Db, id: number, { contactId, ...values }: TeamValues): Promise<void> {
  await tx
    .update(teams)
    .set({ ...values, pressContactId: contactId, version: sql`${teams.version} + 1` })
    .where(eq(teams.id, id))
}

export async function hasContact(tx: Db, id: number): Promise<boolean> {
  return (await tx.$count(pressContacts, eq(pressContacts.id, id))) > 0
}

export async function hasTeam(tx: Db, id: number): Promise<boolean> {
  return (await tx.$count(teams, eq(teams.id, id))) > 0
}

/** Fails if a row refers to it. */
export async function deleteTermRow(tx: Db, table: TermTable, id: number): Promise<void> {
  await tx.execute(sql`delete from ${TABLE_NAMES[table]} where id = ${id}`)
}

export async function updateCrest(tx: Db, id: number, crestFileId: number | null): Promise<void> {
  await tx
    .update(teams)
    .set({ crestFileId, version: sql`${teams.version} + 1` })
    .where(eq(teams.id, id))
}
