import type { AnswerOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type {
  countTerms as countTermsEndpoint,
  listTerms as listTermsEndpoint,
} from '@mixed-zone/contract/endpoints/studio/terms'
import type { Locale } from '@mixed-zone/contract/locales'
import {
  type EditableTermKind,
  isTermKind,
  type TermDetail,
  type TermKind,
} from '@mixed-zone/contract/schemas/studio/terms'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { rangeOf } from '../list-page.ts'
import { listOpenMerges } from './merge-terms.repository.ts'
import { TERM_SOURCES } from './term-tables.ts'
import { presentMerge, presentSectionRow, presentTermRow } from './terms.presenter.ts'
import {
  countSections,
  countTerms,
  countUses,
  findLatestSeason,
  listClubNames,
  listContactNames,
  listSectionTerms,
  listSquad,
  listTerms,
  listTermsById,
} from './terms.repository.ts'
import { listAliases } from './text-ids.ts'

type ListQuery = QueryOf<typeof listTermsEndpoint>

export type TermsService = ReturnType<typeof createTermsService>

/** Lists and details of clubs, categories, tags, players and sections. */
export function createTermsService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  async function listSections({ page, pageSize }: ListQuery): Promise<AnswerOf<typeof listTermsEndpoint>> {
    const rows = await listSectionTerms(db)
    const items = rows.slice((page - 1) * pageSize, page * pageSize).map(presentSectionRow)
    return { items, total: rows.length, page, pageSize }
  }

  return {
    async count(): Promise<AnswerOf<typeof countTermsEndpoint>> {
      const [teams, categories, tags, players] = [
        await countTerms(db, 'teams'),
        await countTerms(db, 'categories'),
        await countTerms(db, 'tags'),
        await countTerms(db, 'players'),
      ]
      const named = ({ id, name }: { id: number; name: string }) => ({ id: String(id), name })
      return {
        teams,
        categories,
        tags,
        players,
        sections: await countSections(db),
        season: await findLatestSeason(db),
        contacts: (await listContactNames(db)).map(named),
        clubs: (await listClubNames(db)).map(named),
      }
    },

    async list(kindName: string, query: ListQuery, locale: Locale): Promise<AnswerOf<typeof listTermsEndpoint>> {
      const kind = requireKind(kindName)
      if (kind === 'sections') return listSections(query)
      const { page, pageSize, sort, direction, ...filter } = query
      const rows = await listTerms(db, kind, { filter, order: { sort, direction, locale }, page: rangeOf(query) })
      const total = await countTerms(db, kind, filter)
      return { items: rows.map((row) => presentTermRow(kind, row)), total, page, pageSize }
    },

    async get(kindName: string, id: string, locale: Locale): Promise<TermDetail> {
      const kind = requireEditableKind(kindName)
      return loadTerm(db, { kind, id: requireRowId(id), locale, now: clock.now() })
    },
  }
}

interface LoadTermOptions {
  readonly kind: EditableTermKind
  readonly id: number
  readonly locale: Locale
  readonly now: Date
}

export async function loadTerm(db: Db, { kind, id, locale, now }: LoadTermOptions): Promise<TermDetail> {
  const [row] = await listTermsById(db, kind, { ids: [id], locale })
  if (!row) throw new ApiError('not-found')
  const { table } = TERM_SOURCES[kind]
  const squad = kind === 'teams' ? await listSquad(db, id) : []
  return {
    ...presentTermRow(kind, row),
    uses: await countUses(db, kind, id),
    aliases: await listAliases(db, table, id),
    merges: (await listOpenMerges(db, { table, survivorId: id, now })).map(presentMerge),
    squad: squad.map(({ playerId, ...member }) => ({ ...member, playerId: String(playerId) })),
  }
}

export function requireKind(name: string): TermKind {
  if (!isTermKind(name)) throw new ApiError('not-found')
  return name
}

/** Sections are fixed. */
export function requireEditableKind(name: string): EditableTermKind {
  const kind = requireKind(name)
  if (kind === 'sections') throw new ApiError('not-found')
  return kind
}
