import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { reportPresence } from '@mixed-zone/contract/endpoints/studio/shell'
import { isStaff } from '@mixed-zone/contract/permissions'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import { PRESENCE_MS, type Presence, presencePlaceSchema } from '@mixed-zone/contract/schemas/studio/shell'
import { accessOf } from '@mixed-zone/contract/screens'
import { and, asc, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/database.ts'
import { people, sessions } from '../../../platform/database/schema/people.ts'
import { staffPresence } from '../../../platform/database/schema/studio.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { permissionsOf } from '../../access/rules.ts'
import { recordStudioEvent } from '../../live/live.ts'

type Place = BodyOf<typeof reportPresence>

export type PresenceService = ReturnType<typeof createPresenceService>

/** Who of the staff is where. One row per session, which counts for some seconds after its last heartbeat. */
export function createPresenceService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const announce = (tx: Db, { personId }: Actor) =>
    recordStudioEvent(tx, { kind: 'presence', permission: null, subjectId: personId })

  const canOpen = (actor: Actor, { screen }: Pick<Place, 'screen'>) => {
    const { permission } = accessOf(screen)
    return permission === undefined || actor.permissions.has(permission)
  }

  async function list(actor: Actor): Promise<Presence> {
    // A person with several sessions is where they went last.
    const rows = await db
      .selectDistinctOn([people.id], {
        personId: people.id,
        firstName: people.firstName,
        surnames: people.surnames,
        role: people.role,
        permissionsAdded: people.permissionsAdded,
        permissionsTaken: people.permissionsTaken,
        screen: staffPresence.screen,
        subjectId: staffPresence.subjectId,
        since: staffPresence.since,
      })
      .from(staffPresence)
      .innerJoin(sessions, and(eq(sessions.id, staffPresence.sessionId), isNull(sessions.endedAt)))
      .innerJoin(people, and(eq(people.id, staffPresence.personId), eq(people.state, 'active')))
      .where(
        and(
          ne(staffPresence.personId, actor.personId),
          gt(staffPresence.seenAt, new Date(clock.now().getTime() - PRESENCE_MS)),
        ),
      )
      .orderBy(asc(people.id), desc(staffPresence.since), desc(staffPresence.sessionId))
    const inOrder = rows.toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.personId - b.personId)
    const colleagues = inOrder.flatMap(({ firstName, surnames, personId, since, subjectId, ...row }) => {
      if (!isStaff(permissionsOf(row))) return []
      const place = z.safeParse(presencePlaceSchema.shape.screen, row.screen)
      const isShown = place.success && canOpen(actor, { screen: place.data })
      return [
        {
          personId: String(personId),
          name: fullName({ firstName, surnames }),
          screen: isShown ? place.data : null,
          subjectId: isShown ? subjectId : null,
          since: since.toISOString(),
        },
      ]
    })
    return { colleagues }
  }

  return {
    list,

    /** Colleagues are told of a new place only, not of each heartbeat. */
    async report(actor: Actor, place: Place): Promise<Presence> {
      if (!canOpen(actor, place)) throw new ApiError('permission')
      const { screen, subjectId = null } = place
      const now = clock.now()
      await db.transaction(async (tx) => {
        const [known] = await tx
          .select()
          .from(staffPresence)
          .where(eq(staffPresence.sessionId, actor.sessionId))
          .for('update')
        const isThere =
          known?.screen === screen &&
          known.subjectId === subjectId &&
          known.seenAt.getTime() > now.getTime() - PRESENCE_MS
        const since = isThere ? known.since : now
        await tx
          .insert(staffPresence)
          .values({ sessionId: actor.sessionId, personId: actor.personId, screen, subjectId, since, seenAt: now })
          .onConflictDoUpdate({ target: staffPresence.sessionId, set: { screen, subjectId, since, seenAt: now } })
        if (!isThere) await announce(tx, actor)
      })
      return list(actor)
    },

    async end(actor: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const ended = await tx
          .delete(staffPresence)
          .where(eq(staffPresence.sessionId, actor.sessionId))
          .returning({ sessionId: staffPresence.sessionId })
        if (ended.length > 0) await announce(tx, actor)
      })
    },
  }
}
