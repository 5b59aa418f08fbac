import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { isLastAdmin } from '../../access/access.ts'
import { type BulkAction, type BulkJobs, type BulkRow, RowRefusal } from '../jobs/bulk-jobs.service.ts'
import { findPerson, listPeopleNames, listPersonIds, type PersonFilter } from './people.repository.ts'
import type { PeopleService } from './people.service.ts'

interface BulkChangesDeps {
  readonly clock: Clock
  readonly jobs: Pick<BulkJobs, 'register'>
  readonly people: Pick<PeopleService, 'bulkChanges'>
}

interface ChangeRule {
  /** The state that is needed, and what is said of people in the other one. */
  readonly needs?: {
    readonly state: 'active' | 'suspended'
    readonly otherwise: 'already-suspended' | 'not-suspended' | 'suspended'
  }
  /** Whether it would end the access of the last admin. */
  readonly endsAccess?: true
}

export type BulkChanges = ReturnType<typeof createBulkChanges>

/** Changes of several people as jobs. Each person is checked as for a single change. */
export function createBulkChanges({ clock, jobs, people: { bulkChanges } }: BulkChangesDeps) {
  function register<Options>(
    kind: string,
    run: BulkAction<PersonFilter, Options>['run'],
    { needs, endsAccess }: ChangeRule = {},
  ) {
    return jobs.register<PersonFilter, Options>({
      kind,
      permission: 'users',
      listIds: (db: Db, filter: PersonFilter) =>
        listPersonIds(db, filter, { now: clock.now(), order: { direction: 'asc' } }),
      listLabels: listPeopleNames,
      async run(tx, row) {
        const person = await findPerson(tx, rowId(row.id) ?? 0)
        if (!person) throw new ApiError('not-found')
        if (needs && person.state !== needs.state) throw new RowRefusal('conflict', needs.otherwise)
        try {
          await run(tx, row)
        } catch (error) {
          throw await explain(tx, error, { row, personId: person.id, endsAccess })
        }
      },
    })
  }
  return {
    suspend: register('people.suspend', bulkChanges.suspend, {
      needs: { state: 'active', otherwise: 'already-suspended' },
      endsAccess: true,
    }),
    reinstate: register('people.reinstate', bulkChanges.reinstate, {
      needs: { state: 'suspended', otherwise: 'not-suspended' },
    }),
    endSessions: register('people.end-sessions', bulkChanges.endSessions),
    renewPassword: register('people.renew-password', bulkChanges.renewPassword, {
      needs: { state: 'active', otherwise: 'suspended' },
    }),
  }
}

interface Refused {
  readonly row: Pick<BulkRow<unknown>, 'operator'>
  readonly personId: number
  readonly endsAccess: true | undefined
}

/** Says which rule has refused a person. */
async function explain(tx: Db, error: unknown, { row, personId, endsAccess }: Refused): Promise<unknown> {
  if (!(error instanceof ApiError) || error.type !== 'permission') return error
  if (row.operator.personId === personId) return new RowRefusal('permission', 'own-account')
  if (endsAccess && (await isLastAdmin(tx, personId))) return new RowRefusal('permission', 'last-admin')
  return new RowRefusal('permission', 'more-permissions')
}
