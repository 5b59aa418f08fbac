import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { checkPeopleImport, importPeople } from '@mixed-zone/contract/endpoints/studio/people-import'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { ImportCheck, ImportTable } from '@mixed-zone/contract/schemas/studio/people-import'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createCode } from '../../../platform/random/tokens.ts'
import { recordAudit } from '../../audit/audit.ts'
import { type BulkJobs, RowRefusal } from '../jobs/bulk-jobs.service.ts'
import {
  finishImportRow,
  findInvitation,
  insertImportRows,
  listImportNames,
  listKnownEmails,
} from './import.repository.ts'
import { createImportRowParser, type ImportRow, importRowsOf, type ParsedImportRow } from './import-row.ts'
import type { Invitation, InviteService } from './invite.service.ts'

/** A few milliseconds of work: checking telephone numbers takes long. */
const SLICE_ROWS = 25

interface ImportDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly jobs: Pick<BulkJobs, 'register'>
  readonly invitations: Pick<InviteService, 'inviteWithin'>
}

interface ParsedTable {
  readonly rows: readonly ImportRow[]
  readonly parsed: readonly ParsedImportRow[]
  readonly locale: Locale
}

interface CheckedTable {
  readonly check: ImportCheck
  /** Of the new people. */
  readonly invitations: readonly Invitation[]
}

const REPEATED: Localised<(line: number) => string> = {
  es: (line) => `La dirección ya está en la línea ${line}`,
  en: (line) => `The address is already in line ${line}`,
  pt: (line) => `O endereço já está na linha ${line}`,
}

/** What the errors of an invitation mean for a row. */
function refuseRow(error: unknown): never {
  if (error instanceof ApiError && error.type === 'conflict') throw new RowRefusal('conflict', 'has-account')
  if (error instanceof ApiError && error.type === 'permission') throw new RowRefusal('permission', 'cannot-grant')
  throw error
}

export type ImportService = ReturnType<typeof createImportService>

/** Creates accounts from the rows of a file. People who have one stay as they are. */
export function createImportService({ db, clock, jobs, invitations }: ImportDeps) {
  const parseRow = createImportRowParser()
  const startJob = jobs.register<never, unknown>({
    kind: 'people.import',
    permission: 'users',
    listIds: async () => [],
    listLabels: listImportNames,
    async run(tx, { operator, id: key }) {
      const invitation = await findInvitation(tx, key)
      if (!invitation) throw new RowRefusal('conflict', 'has-account')
      const { id } = await invitations.inviteWithin(tx, operator, invitation).catch(refuseRow)
      await finishImportRow(tx, key, id)
    },
  })

  async function parseTable(actor: Actor, table: ImportTable, locale: Locale): Promise<ParsedTable> {
    const rows = importRowsOf(table)
    const context = { locale, grantable: actor.permissions }
    const parsed: ParsedImportRow[] = []
    for (let start = 0; start < rows.length; start += SLICE_ROWS) {
      parsed.push(...rows.slice(start, start + SLICE_ROWS).map((row) => parseRow(row, context)))
      await nextTurn()
    }
    return { rows, parsed, locale }
  }

  async function checkTable(tx: Db, { rows, parsed, locale }: ParsedTable): Promise<CheckedTable> {
    const emails = parsed.flatMap((row) => ('invitation' in row ? [row.invitation.email] : []))
    const known = await listKnownEmails(tx, emails)
    const lines = new Map<string, number>()
    const counts = { new: 0, existing: 0, wrong: 0 }
    const accepted: Invitation[] = []
    const checked = rows.map(({ line }, index): ImportCheck['rows'][number] => {
      const row = parsed[index]
      const state = classify()
      counts[state.state] += 1
      return { line, ...state }

      function classify(): Omit<ImportCheck['rows'][number], 'line'> {
        if (row === undefined || 'problems' in row) return { state: 'wrong', problems: [...(row?.problems ?? [])] }
        const { invitation } = row
        const email = invitation.email.toLowerCase()
        const first = lines.get(email)
        if (first !== undefined) {
          return { state: 'wrong', problems: [{ field: 'email', message: REPEATED[locale](first) }] }
        }
        lines.set(email, line)
        if (known.has(email)) return { state: 'existing', problems: [] }
        accepted.push(invitation)
        return { state: 'new', problems: [] }
      }
    })
    return { check: { counts, rows: checked }, invitations: accepted }
  }

  return {
    async check(
      actor: Actor,
      table: BodyOf<typeof checkPeopleImport>,
      locale: Locale,
    ): Promise<AnswerOf<typeof checkPeopleImport>> {
      return (await checkTable(db, await parseTable(actor, table, locale))).check
    },

    /** Rejects with `conflict` if another number of people is new than the caller saw. */
    async start(
      actor: Actor,
      { expected, ...table }: BodyOf<typeof importPeople>,
      locale: Locale,
    ): Promise<AnswerOf<typeof importPeople>> {
      const parsed = await parseTable(actor, table, locale)
      return db.transaction(async (tx) => {
        const { check, invitations: accepted } = await checkTable(tx, parsed)
        if (accepted.length !== expected) throw new ApiError('conflict')
        const code = createCode()
        const keyed = accepted.map((invitation, index) => ({ key: `${code}:${index + 1}`, invitation }))
        const selection = { ids: keyed.map(({ key }) => key) }
        const { jobId } = await startJob(actor, { selection, options: {} }, tx)
        await insertImportRows(tx, { jobId: Number(jobId), rows: keyed })
        await recordAudit(tx, {
          at: clock.now(),
          actor: { personId: actor.personId },
          action: 'person.imported',
          subject: { kind: 'import', id: jobId },
          details: { rows: table.rows.length, ...check.counts },
        })
        return { jobId }
      })
    },
  }
}
