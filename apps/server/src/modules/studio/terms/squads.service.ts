import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { checkSquads, importSquads } from '@mixed-zone/contract/endpoints/studio/squads'
import type { Locale } from '@mixed-zone/contract/locales'
import { foldWords } from '@mixed-zone/contract/rules/fold-text'
import type { SquadCheck, SquadRowState, SquadTable } from '@mixed-zone/contract/schemas/studio/squads'
import type { Position } from '@mixed-zone/contract/schemas/studio/terms'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { parseSquadRows, SQUAD_MESSAGES, type SquadProblem, type SquadRow } from './squad-row.ts'
import {
  clearNumbers,
  listClubWords,
  listMembers,
  listPlayers,
  lockSquads,
  type MemberRow,
  type PlayerRow,
  saveMember,
} from './squads.repository.ts'
import { insertTerm } from './term-writes.repository.ts'
import { findFreeTextId } from './text-ids.ts'

type SquadsDeps = Pick<Platform, 'db' | 'clock' | 'changes'>

/** What becomes of a row. */
interface PlannedRow {
  readonly row: SquadRow
  readonly state: SquadRowState
  readonly problems: readonly SquadProblem[]
  readonly player: PlayerRow | null
  readonly position: Position
}

interface Plan {
  readonly rows: readonly PlannedRow[]
  readonly check: SquadCheck
}

export type SquadsService = ReturnType<typeof createSquadsService>

/** Imports squads from a table. Repeating it changes nothing, and nobody is removed. */
export function createSquadsService({ db, clock, changes }: SquadsDeps) {
  async function plan(tx: Db, table: SquadTable, locale: Locale): Promise<Plan> {
    const clubs = await listClubWords(tx)
    const teamId = table.teamId === null ? null : requireRowId(table.teamId)
    if (teamId !== null && ![...clubs.values()].includes(teamId)) throw new ApiError('not-found')
    const parsed = parseSquadRows(table, { clubs, teamId, locale })
    const members = await listMembers(tx, table.season)
    const findPlayer = playerFinder(await listPlayers(tx), members)
    const rows = planRows(parsed, { findPlayer, members, locale })
    const counts = { new: 0, changed: 0, same: 0, wrong: 0 }
    for (const { state } of rows) counts[state] += 1
    const checked = rows.map(({ row: { line }, state, problems }) => ({ line, state, problems: [...problems] }))
    return { rows, check: { counts, rows: checked } }
  }

  async function store(tx: Db, season: string, rows: readonly PlannedRow[]): Promise<void> {
    const changed = rows.filter(({ state }) => state === 'changed')
    // Two players may exchange their numbers.
    for (const { row, player } of changed)
      if (player && row.teamId !== null) await clearNumbers(tx, { season, teamId: row.teamId, playerId: player.id })
    for (const { row, state, player, position } of rows) {
      if ((state !== 'new' && state !== 'changed') || row.teamId === null) continue
      const playerId = player?.id ?? (await createPlayer(tx, row.name, row.teamId))
      await saveMember(tx, { season, teamId: row.teamId, playerId, number: row.number, position })
    }
  }

  return {
    check: async (table: BodyOf<typeof checkSquads>, locale: Locale): Promise<AnswerOf<typeof checkSquads>> =>
      (await plan(db, table, locale)).check,

    /** Rejects with `conflict` if another number of rows is new or changed than the caller saw. */
    async import(
      actor: Actor,
      { expected, ...table }: BodyOf<typeof importSquads>,
      locale: Locale,
    ): Promise<AnswerOf<typeof importSquads>> {
      return changes.commit(async (tx, affect) => {
        await lockSquads(tx)
        const { rows, check } = await plan(tx, table, locale)
        const { counts } = check
        if (counts.new !== expected.new || counts.changed !== expected.changed) throw new ApiError('conflict')
        if (counts.new + counts.changed === 0) return counts
        await store(tx, table.season, rows)
        await recordAudit(tx, {
          at: clock.now(),
          actor: { personId: actor.personId },
          action: 'term.squads-imported',
          subject: { kind: 'import', id: table.season },
          details: { ...counts },
        })
        await recordStudioEvent(tx, { kind: 'fixture', permission: null, subjectId: 'squads' })
        affect('taxonomy')
        return counts
      })
    },
  }
}

async function createPlayer(tx: Db, name: string, teamId: number): Promise<number> {
  const textId = await findFreeTextId(tx, 'tag', name)
  return insertTerm(tx, 'players', { textId, names: { es: name, en: name, pt: name }, teamId })
}

type FindPlayer = (row: SquadRow) => PlayerRow | null

/** A player of the club or its squad by name or text id, else one without a club. Somebody of another club may have the same name. */
function playerFinder(players: readonly PlayerRow[], members: readonly MemberRow[]): FindPlayer {
  const byWord = new Map<string, PlayerRow[]>()
  for (const player of players) {
    for (const word of new Set([player.textId, ...player.names].map(foldWords))) {
      byWord.set(word, [...(byWord.get(word) ?? []), player])
    }
  }
  const inSquad = new Set(members.map(({ teamId, playerId }) => `${teamId}/${playerId}`))
  return ({ name, teamId }) => {
    const found = byWord.get(foldWords(name)) ?? []
    return (
      found.find(({ id }) => inSquad.has(`${teamId}/${id}`)) ??
      found.find((player) => player.teamId === teamId) ??
      found.find((player) => player.teamId === null) ??
      found.find(({ textId }) => textId === name) ??
      null
    )
  }
}

interface PlanContext {
  readonly findPlayer: FindPlayer
  readonly members: readonly MemberRow[]
  readonly locale: Locale
}

function planRows(parsed: readonly SquadRow[], { findPlayer, members, locale }: PlanContext): PlannedRow[] {
  const messages = SQUAD_MESSAGES[locale]
  const memberOf = new Map(members.map((member) => [`${member.teamId}/${member.playerId}`, member]))
  const keyOf = (row: SquadRow, player: PlayerRow | null) => `${row.teamId}/${player?.id ?? foldWords(row.name)}`
  const lines = new Map<string, number>()
  const found = parsed.map((row) => ({ row, player: findPlayer(row) }))
  // Who has a number when the import is done: players whom the file does not name keep theirs.
  const named = new Set(
    found.filter(({ row }) => row.problems.length === 0).map(({ row, player }) => keyOf(row, player)),
  )
  const owners = new Map<string, string>(
    members.flatMap((member) => {
      const key = `${member.teamId}/${member.playerId}`
      return member.number === null || named.has(key) ? [] : [[`${member.teamId}/${member.number}`, key] as const]
    }),
  )
  return found.map(({ row, player }): PlannedRow => {
    const key = keyOf(row, player)
    const member = memberOf.get(key)
    const problems: SquadProblem[] = [...row.problems]
    const first = lines.get(key)
    if (problems.length === 0 && first !== undefined) {
      problems.push({ field: 'name', message: messages.repeated(String(first)) })
    }
    const position = row.position ?? member?.position ?? null
    if (position === null && problems.every(({ field }) => field !== 'position')) {
      problems.push({ field: 'position', message: messages.position('') })
    }
    const number = row.number === null ? null : `${row.teamId}/${row.number}`
    const owner = number === null ? undefined : owners.get(number)
    if (problems.length === 0 && owner !== undefined && owner !== key) {
      problems.push({ field: 'number', message: messages.numberTaken(String(row.number)) })
    }
    if (problems.length > 0 || position === null) {
      return { row, player, state: 'wrong', problems, position: 'forward' }
    }
    lines.set(key, row.line)
    if (number !== null) owners.set(number, key)
    const isSame = member?.number === row.number && member.position === position
    return { row, player, state: member === undefined ? 'new' : isSame ? 'same' : 'changed', problems, position }
  })
}
