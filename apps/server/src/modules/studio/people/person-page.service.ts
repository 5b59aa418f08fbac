import type { AnswerOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type {
  getPersonUsage,
  listPersonDownloads,
  listPersonHistory,
  listPersonMails,
  listPersonSessions,
} from '@mixed-zone/contract/endpoints/studio/people'
import type { Locale } from '@mixed-zone/contract/locales'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { fullNameOrNull } from '@mixed-zone/contract/rules/full-name'
import { MAX_AUDIT_TOTAL } from '@mixed-zone/contract/schemas/studio/audit'
import type { PersonDetail } from '@mixed-zone/contract/schemas/studio/people'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { canGrant, isLastAdmin, listOpenSessions } from '../../access/access.ts'
import { isSessionValid, permissionsOf } from '../../access/rules.ts'
import { presentAuditDetail } from '../audit/audit.presenter.ts'
import { findAuditPage, listAuditRows } from '../audit/audit.repository.ts'
import { rangeOf } from '../list-page.ts'
import { isFreeMail } from '../requests/mail-domains.ts'
import { listMergesOf } from './merge.repository.ts'
import { presentMerge, presentPermissions, presentPerson } from './people.presenter.ts'
import { findPerson, type PersonRow } from './people.repository.ts'
import {
  countUsageByDay,
  findSeasonStart,
  listDownloads,
  listMails,
  listPermissionChanges,
  preparePersonPage,
  sumUsage,
} from './person-page.repository.ts'

const USAGE_DAYS = 30

/** Of a season without a calendar. */
const SEASON_DAYS = 365

export type PersonPageService = ReturnType<typeof createPersonPageService>

export function createPersonPageService({ db, clock, getTimeZone }: Pick<Platform, 'db' | 'clock' | 'getTimeZone'>) {
  const personPage = preparePersonPage(db)

  async function find(id: string): Promise<PersonRow> {
    const personId = rowId(id)
    const person = personId === null ? null : await findPerson(db, personId)
    if (!person) throw new ApiError('not-found')
    return person
  }

  return {
    async get(actor: Actor, id: string): Promise<PersonDetail> {
      const personId = rowId(id)
      const [person] = personId === null ? [] : await personPage.execute({ id: personId })
      if (!person) throw new ApiError('not-found')
      const { authorisation: request } = person
      // Of nearly everybody there is nothing more to read.
      const [changes, isLast, merges] = await Promise.all([
        hasOwnPermissions(person) ? listPermissionChanges(db, person.id) : [],
        person.role === 'admin' && isLastAdmin(db, person.id),
        person.hasMerges ? listMergesOf(db, person.id) : [],
      ])
      return {
        ...presentPerson(person, clock.now()),
        telephone: { prefix: person.telephonePrefix, number: person.telephoneNumber },
        region: person.region,
        comunicationsLocale: person.communicationsLocale,
        newsletter: person.newsletter,
        permissionSources: presentPermissions(person, changes),
        isLastAdmin: isLast,
        cannotChange: reasonNotToChange(actor, person),
        domain: {
          name: person.mailDomain,
          isFreeMail: isFreeMail(person.mailDomain),
          state: person.domainState,
          people: person.peopleOfDomain,
        },
        authorised:
          request?.decidedAt == null
            ? null
            : {
                requestId: String(request.id),
                at: new Date(request.decidedAt).toISOString(),
                by: fullNameOrNull(request),
                byDomain: request.decidedByDomain,
              },
        merges: merges.map(presentMerge),
        notes: person.notes.map((note) => ({
          id: String(note.id),
          at: new Date(note.at).toISOString(),
          author: fullNameOrNull(note),
          text: note.text,
        })),
      }
    },

    async listSessions(id: string): Promise<AnswerOf<typeof listPersonSessions>> {
      const person = await find(id)
      const grants = { role: person.role, permissions: permissionsOf(person) }
      const open = await listOpenSessions(db, person.id)
      const valid = open.filter((session) => isSessionValid(session, grants, clock.now()))
      return {
        sessions: valid.map((session) => ({
          id: String(session.id),
          device: session.device,
          address: session.address,
          createdAt: session.createdAt.toISOString(),
          lastUsedAt: session.usedAt.toISOString(),
        })),
      }
    },

    async getUsage(id: string, { period }: QueryOf<typeof getPersonUsage>): Promise<AnswerOf<typeof getPersonUsage>> {
      const person = await find(id)
      const timeZone = getTimeZone()
      const now = clock.now()
      const to = dayIn(timeZone, now)
      const daysAgo = (days: number) => dayIn(timeZone, new Date(now.getTime() - days * DAY_MS))
      const from =
        period === 'season' ? ((await findSeasonStart(db, to)) ?? daysAgo(SEASON_DAYS)) : daysAgo(USAGE_DAYS - 1)
      const [days, sums] = await Promise.all([
        countUsageByDay(db, person.id, { from, timeZone }),
        sumUsage(db, person.id, { from, timeZone }),
      ])
      return { from, to, ...sums, days }
    },

    async listDownloads(
      id: string,
      { locale, query }: { locale: Locale; query: QueryOf<typeof listPersonDownloads> },
    ): Promise<AnswerOf<typeof listPersonDownloads>> {
      const person = await find(id)
      const { rows, total } = await listDownloads(db, person.id, { locale, ...latestFirst(query), ...rangeOf(query) })
      const items = rows.map(({ packedPosts, ...row }) => ({
        ...row,
        id: String(row.id),
        at: row.at.toISOString(),
        postId: row.postId === null ? null : String(row.postId),
        posts: packedPosts === 0 ? 1 : packedPosts,
      }))
      return { items, total, page: query.page, pageSize: query.pageSize }
    },

    async listMails(id: string, query: QueryOf<typeof listPersonMails>): Promise<AnswerOf<typeof listPersonMails>> {
      const person = await find(id)
      const { rows, total } = await listMails(db, person, { ...latestFirst(query), ...rangeOf(query) })
      const items = rows.map((mail) => ({
        ...mail,
        id: String(mail.id),
        createdAt: mail.createdAt.toISOString(),
        sentAt: mail.sentAt?.toISOString() ?? null,
      }))
      return { items, total, page: query.page, pageSize: query.pageSize }
    },

    async listHistory(
      id: string,
      { locale, query }: { locale: Locale; query: QueryOf<typeof listPersonHistory> },
    ): Promise<AnswerOf<typeof listPersonHistory>> {
      const person = await find(id)
      const { page, pageSize } = query
      const { direction } = latestFirst(query)
      const { limit, offset } = rangeOf(query)
      const timeZone = getTimeZone()
      const filter = { subjectKind: 'person', subjectId: String(person.id) }
      const { ids, matches } = await findAuditPage(
        db,
        { filter, timeZone },
        { direction, maxTotal: MAX_AUDIT_TOTAL, limit: Math.max(0, Math.min(limit, MAX_AUDIT_TOTAL - offset)), offset },
      )
      const rows = await listAuditRows(db, ids, { locale, timeZone, direction })
      return { items: rows.map(presentAuditDetail), total: Math.min(matches, MAX_AUDIT_TOTAL), page, pageSize }
    },
  }
}

/** These lists are sorted by time alone, the latest first unless asked otherwise. */
function latestFirst({ sort, direction }: { sort?: string | undefined; direction: 'asc' | 'desc' }) {
  return { direction: sort === undefined ? ('desc' as const) : direction }
}

function reasonNotToChange(actor: Actor, person: PersonRow): PersonDetail['cannotChange'] {
  if (actor.personId === person.id) return 'own-account'
  return canGrant(actor.permissions, permissionsOf(person)) ? null : 'more-permissions'
}

/** Beside those of the role. Who gave and took them is in the audit log. */
function hasOwnPermissions({ permissionsAdded, permissionsTaken }: PersonRow): boolean {
  return permissionsAdded.length + permissionsTaken.length > 0
}

/** `YYYY-MM-DD`, as Swedish dates are written. */
function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)
}
