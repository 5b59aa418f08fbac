import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { MergePair, MovedSquadRow } from './merge-terms.repository.ts'

type SquadRow = Omit<MovedSquadRow, 'isShared'>

/** Few: the seasons of one player, or the squads of one club. */
export async function moveSquads(tx: Db, pair: MergePair): Promise<MovedSquadRow[]> {
  const { kind, mergedId, survivorId } = pair
  if (kind !== 'teams' && kind !== 'players') return []
  const { rows } = await tx.execute<SquadRow & Record<string, unknown>>(sql`
    select season, team_id as "teamId", player_tag_id as "playerId", number, position from squad_members
    where ${kind === 'teams' ? sql`team_id` : sql`player_tag_id`} = ${mergedId}
    order by season, team_id, player_tag_id for update`)
  const moved: MovedSquadRow[] = []
  for (const row of rows) {
    const target = kind === 'teams' ? { ...row, teamId: survivorId } : { ...row, playerId: survivorId }
    const isShared = await isInSquad(tx, target)
    await deleteRow(tx, row)
    if (!isShared) await insertRow(tx, target)
    moved.push({ ...row, isShared })
  }
  return moved
}

/** Members who left the surviving squad since stay out of either. */
export async function restoreSquads(tx: Db, pair: MergePair, moved: readonly MovedSquadRow[]): Promise<void> {
  const { kind, survivorId } = pair
  for (const { isShared, ...row } of moved) {
    const current = kind === 'teams' ? { ...row, teamId: survivorId } : { ...row, playerId: survivorId }
    if (!(await isInSquad(tx, current))) continue
    if (!isShared) await deleteRow(tx, current)
    await insertRow(tx, row)
  }
}

async function isInSquad(tx: Db, { season, teamId, playerId }: SquadRow): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from squad_members where season = ${season} and team_id = ${teamId} and player_tag_id = ${playerId}`)
  return rows.length > 0
}

async function deleteRow(tx: Db, { season, teamId, playerId }: SquadRow): Promise<void> {
  await tx.execute(sql`
    delete from squad_members where season = ${season} and team_id = ${teamId} and player_tag_id = ${playerId}`)
}

/** Without its number, if somebody else of the squad has it. */
async function insertRow(tx: Db, { season, teamId, playerId, number, position }: SquadRow): Promise<void> {
  await tx.execute(sql`
    insert into squad_members (season, team_id, player_tag_id, number, position)
    select ${season}, ${teamId}, ${playerId}, case when exists (
      select from squad_members where season = ${season} and team_id = ${teamId} and number = ${number}::integer
    ) then null else ${number}::integer end, ${position}
    on conflict do nothing`)
}
