import type { AnswerOf, BodyOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { exportAudit, listAudit, listAuditActors } from '@mixed-zone/contract/endpoints/studio/audit'
import type { Locale } from '@mixed-zone/contract/locales'
import { isEndBeforeStart, leagueDay } from '@mixed-zone/contract/rules/days'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import { type AuditDetail, MAX_AUDIT_TOTAL } from '@mixed-zone/contract/schemas/studio/audit'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Cell } from '../../../platform/tables/table.ts'
import type { ExportedFile, ExportTable } from '../../usage/usage.ts'
import type { DraftIndex } from '../posts/draft-index.ts'
import {
  AUDIT_TITLES,
  presentAuditCells,
  presentAuditColumns,
  presentAuditDetail,
  presentAuditItem,
} from './audit.presenter.ts'
import {
  type AuditFilter,
  type AuditRow,
  findAuditPage,
  findAuditRow,
  listAuditRows,
  listNextAuditRows,
  listStaff,
} from './audit.repository.ts'

/** Small enough that a batch blocks the event loop for a few milliseconds only. */
const BATCH_ROWS = 500

export interface AuditLogDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone' | 'settings'> {
  readonly exportTable: ExportTable
  readonly draftIndex: Pick<DraftIndex, 'refresh'>
}

export type AuditLogService = ReturnType<typeof createAuditLogService>

export function createAuditLogService({ db, clock, getTimeZone, settings, exportTable, draftIndex }: AuditLogDeps) {
  const loadBatch = (filter: AuditFilter, locale: Locale, after?: AuditRow) =>
    listNextAuditRows(db, filter, { locale, timeZone: getTimeZone(), limit: BATCH_ROWS, after })

  async function* streamCells(
    filter: AuditFilter,
    locale: Locale,
    first: readonly AuditRow[],
  ): AsyncGenerator<Cell[][]> {
    for (let rows = first; rows.length > 0; rows = await loadBatch(filter, locale, rows.at(-1))) {
      yield rows.map(presentAuditCells)
    }
  }

  return {
    async list(query: QueryOf<typeof listAudit>, locale: Locale): Promise<AnswerOf<typeof listAudit>> {
      const { page, pageSize, sort, direction: asked, ...filter } = query
      checkDays(filter, locale)
      const direction = sort === undefined ? 'desc' : asked
      const offset = (page - 1) * pageSize
      const { ids, matches } = await findAuditPage(
        db,
        { filter, timeZone: getTimeZone() },
        {
          direction,
          maxTotal: MAX_AUDIT_TOTAL,
          limit: Math.max(0, Math.min(pageSize, MAX_AUDIT_TOTAL - offset)),
          offset,
        },
      )
      await draftIndex.refresh()
      const rows = await listAuditRows(db, ids, { locale, timeZone: getTimeZone(), direction })
      return {
        items: rows.map(presentAuditItem),
        total: Math.min(matches, MAX_AUDIT_TOTAL),
        isTotalExact: matches <= MAX_AUDIT_TOTAL,
        keptYears: settings.current.retention.auditYears,
        page,
        pageSize,
      }
    },

    async listActors(): Promise<AnswerOf<typeof listAuditActors>> {
      const staff = await listStaff(db)
      return {
        actors: staff.map(({ id, firstName, surnames }) => ({
          id: String(id),
          name: fullName({ firstName, surnames }),
        })),
      }
    },

    async get(id: string, locale: Locale): Promise<AuditDetail> {
      const entryId = rowId(id)
      await draftIndex.refresh()
      const row = entryId === null ? null : await findAuditRow(db, entryId, { locale, timeZone: getTimeZone() })
      if (!row) throw new ApiError('not-found')
      return presentAuditDetail(row)
    },

    async export(actor: Actor, body: BodyOf<typeof exportAudit>, locale: Locale): Promise<ExportedFile> {
      if (!actor.permissions.has('export')) throw new ApiError('permission')
      const { format, ...filter } = body
      checkDays(filter, locale)
      const { text, ...facts } = filter
      return exportTable(actor, {
        audit: {
          action: 'audit.exported',
          subject: { kind: 'audit', id: format },
          details: facts,
          // What was searched for is usually a name.
          ...(text ? { personal: { details: { text } } } : {}),
        },
        title: AUDIT_TITLES[locale],
        fileName: `audit-${leagueDay(clock.now(), getTimeZone())}`,
        columns: presentAuditColumns(locale),
        format,
        locale,
        loadFirst: async () => {
          await draftIndex.refresh()
          return loadBatch(filter, locale)
        },
        streamRows: (first) => streamCells(filter, locale, first),
      })
    },
  }
}

function checkDays({ from, to }: AuditFilter, locale: Locale): void {
  if (isEndBeforeStart({ startDate: from ?? null, endDate: to ?? null })) {
    throw wrongFields(locale, { to: 'end-before-start' })
  }
}
