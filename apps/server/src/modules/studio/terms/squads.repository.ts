import type { Localised } from '@mixed-zone/contract/locales'
import { foldWords } from '@mixed-zone/contract/rules/fold-text'
import type { Position } from '@mixed-zone/contract/schemas/studio/terms'
import { and, eq, sql } from 'drizzle-orm'
import { takeAdvisoryLock } from '../../../platform/database/advisory-lock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { squadMembers, tags, teams } from '../../../platform/database/schema/library.ts'

/** Two imports at once would create players twice. */
export const lockSquads = (tx: Db) => takeAdvisoryLock(tx, 'squads')

/** Ids of clubs by everything that a file may call them. What names two clubs names neither. */
export async function listClubWords(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: teams.id, textId: teams.textId, name: teams.name, shortName: teams.shortName, code: teams.code })
    .from(teams)
  const ids = new Map<string, Set<number>>()
  for (const { id, ...words } of rows) {
    for (const word of Object.values(words).map(foldWords)) {
      if (word !== '') ids.set(word, (ids.get(word) ?? new Set()).add(id))
    }
  }
  return new Map(
    [...ids].flatMap(([word, [id, ...others]]) => (id === undefined || others.length > 0 ? [] : [[word, id]])),
  )
}

export interface MemberRow {
  readonly teamId: number
  readonly playerId: number
  readonly number: number | null
  readonly position: Position
}

export function listMembers(db: Db, season: string): Promise<MemberRow[]> {
  return db
    .select({
      teamId: squadMembers.teamId,
      playerId: squadMembers.playerTagId,
      number: squadMembers.number,
      position: squadMembers.position,
    })
    .from(squadMembers)
    .where(eq(squadMembers.season, season))
}

export interface PlayerRow {
  readonly id: number
  readonly textId: string
  readonly teamId: number | null
  readonly names: readonly string[]
}

export async function listPlayers(db: Db): Promise<PlayerRow[]> {
  const rows = await db
    .select({ id: tags.id, textId: tags.textId, teamId: tags.teamId, names: tags.names })
    .from(tags)
    .where(eq(tags.kind, 'player'))
    .orderBy(tags.id)
  return rows.map(({ names, ...row }) => ({ ...row, names: Object.values<string>(names satisfies Localised) }))
}

interface MemberKey {
  readonly season: string
  readonly teamId: number
  readonly playerId: number
}

export async function clearNumbers(tx: Db, { season, teamId, playerId }: MemberKey): Promise<void> {
  await tx
    .update(squadMembers)
    .set({ number: null })
    .where(
      and(eq(squadMembers.season, season), eq(squadMembers.teamId, teamId), eq(squadMembers.playerTagId, playerId)),
    )
}

interface NewMember extends MemberKey {
  readonly number: number | null
  readonly position: Position
}

/** A player without a club gets this one. */
export async function saveMember(tx: Db, { playerId, number, position, ...key }: NewMember): Promise<void> {
  await tx
    .insert(squadMembers)
    .values({ ...key, playerTagId: playerId, number, position })
    .onConflictDoUpdate({
      target: [squadMembers.season, squadMembers.teamId, squadMembers.playerTagId],
      set: { number, position },
    })
  await tx.execute(sql`update tags set team_id = ${key.teamId} where id = ${playerId} and team_id is null`)
}
