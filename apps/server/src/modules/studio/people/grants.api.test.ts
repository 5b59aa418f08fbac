import {
  changeRole,
  deletePerson,
  endPersonSessions,
  listPeople,
  reinstatePerson,
  renewPassword,
  suspendPerson,
} from '@mixed-zone/contract/endpoints/studio/people'
import { effectivePermissions, type Permission, PERMISSIONS, type Role, ROLES } from '@mixed-zone/contract/permissions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { people } from '../../../platform/database/schema/people.ts'
import type { ApiError } from '../../../platform/errors/api-error.ts'
import { permissionsOf } from '../../access/rules.ts'
import { createDesk } from '../studio.ts'

interface Grants {
  readonly role: Role
  readonly permissionsAdded: Permission[]
  readonly permissionsTaken: Permission[]
}

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
  // So that the rule about the last admin never decides.
  await test.signIn({ role: 'admin' })
})

afterAll(() => test.remove())

const createTestDesk = () =>
  createDesk({ db: test.db, clock: test.clock, mails: test.mailer, loginLimits: test.access.loginLimits })

const without = (held: readonly Permission[]) => PERMISSIONS.filter((permission) => !held.includes(permission))

async function store({ personId }: SignedIn, grants: Grants): Promise<void> {
  await test.db.update(people).set(grants).where(eq(people.id, personId))
}

async function permissionsStored({ personId }: SignedIn): Promise<Permission[]> {
  const [person] = await test.db.select().from(people).where(eq(people.id, personId))
  return person ? permissionsOf(person) : []
}

const changeRoleOf = (who: SignedIn, body: Grants, by: SignedIn) =>
  test.call(changeRole, { token: by.token, params: { id: String(who.personId) }, body })

/** Each role with `users`, and an admin from whom one permission was taken. */
const OPERATORS: readonly Grants[] = [
  ...ROLES.map((role) => ({ role, permissionsAdded: ['users' as const], permissionsTaken: [] })),
  ...PERMISSIONS.filter((permission) => permission !== 'users').map((permission) => ({
    role: 'admin' as const,
    permissionsAdded: [],
    permissionsTaken: [permission],
  })),
]

/** For each role: nothing, everything that the operator holds, and everything it lacks, both added and taken. */
function listCombinations(held: readonly Permission[]): Grants[] {
  const choices = [[], [...held], without(held)]
  return ROLES.flatMap((role) =>
    choices.flatMap((permissionsAdded) =>
      choices.map((permissionsTaken) => ({ role, permissionsAdded, permissionsTaken })),
    ),
  )
}

describe('POST studio/people/:id/role › grants', () => {
  it.each(OPERATORS)(
    'are at most what a $role with $permissionsAdded minus $permissionsTaken holds',
    async (grants) => {
      const operator = await test.signIn()
      await store(operator, grants)
      const held = permissionsOf(grants)
      const person = await test.signIn()
      for (const requested of listCombinations(held)) {
        await store(person, { role: 'media', permissionsAdded: [], permissionsTaken: [] })
        const result = await changeRoleOf(person, requested, operator)
        const wanted = permissionsOf(requested)
        const isAllowed = wanted.every((permission) => held.includes(permission))
        expect(result.status, JSON.stringify(requested)).toBe(isAllowed ? 200 : 403)
        expect(await permissionsStored(person)).toEqual(isAllowed ? wanted : [])
      }
    },
  )

  it('stay within one permission however a clerk and an accomplice combine their calls', async () => {
    const clerk = await test.signIn({ permissionsAdded: ['users'] })
    const accomplice = await test.signIn()
    const hollowAdmin: Grants = { role: 'admin', permissionsAdded: [], permissionsTaken: without(['users']) }
    expect((await changeRoleOf(accomplice, hollowAdmin, clerk)).status).toBe(200)
    for (const requested of listCombinations(['users'])) {
      await changeRoleOf(clerk, requested, accomplice)
      expect(['', 'users']).toContain((await permissionsStored(clerk)).join())
      await store(clerk, { role: 'media', permissionsAdded: ['users'], permissionsTaken: [] })
    }
  })

  it('do not reach people with a permission that the operator does not hold', async () => {
    const operator = await test.signIn({ role: 'admin', permissionsTaken: ['audit'] })
    const auditor = await test.signIn({ permissionsAdded: ['audit'] })
    const params = { id: String(auditor.personId) }
    const call = { token: operator.token, params }
    const results = [
      await test.call(suspendPerson, { ...call, body: { reason: 'x' } }),
      await test.call(reinstatePerson, call),
      await test.call(renewPassword, call),
      await test.call(endPersonSessions, call),
      await test.call(deletePerson, call),
    ]
    for (const result of results) expect(result.failure().type).toBe('permission')
  })

  it('end with the permission, also for a call that was admitted before', async () => {
    const clerk = await test.signIn({ permissionsAdded: ['users'] })
    const person = await test.signIn()
    await store(clerk, { role: 'media', permissionsAdded: [], permissionsTaken: [] })
    const desk = createTestDesk()
    await expect(desk.people.suspend(clerk.actor, String(person.personId))).rejects.toMatchObject({
      type: 'permission',
    })
  })
})

describe('invite', () => {
  it.each(ROLES)('creates a %s only for an operator who holds all of its permissions', async (role) => {
    const { invitations } = createTestDesk()
    const invitation = { firstName: 'Ana', surnames: 'Gil', locale: 'es', role } as const
    const wanted = effectivePermissions({ role, added: [], taken: [] })
    for (const [index, grants] of OPERATORS.entries()) {
      const operator = await test.signIn()
      await store(operator, grants)
      const held = permissionsOf(grants)
      const isAllowed = wanted.every((permission) => held.includes(permission))
      const refusal = await invitations
        .invite(operator.actor, { ...invitation, email: `${role}-${index}@invited.test` })
        .then(
          () => null,
          (error: ApiError) => error.type,
        )
      expect(refusal, JSON.stringify(grants)).toBe(isAllowed ? null : 'permission')
    }
  })
})

describe('the last admin', () => {
  it('stays when the only other admin holds less', async () => {
    const admins = await test.db.select({ id: people.id }).from(people).where(eq(people.role, 'admin'))
    for (const { id } of admins) await test.db.update(people).set({ role: 'media' }).where(eq(people.id, id))
    const admin = await test.signIn({ role: 'admin' })
    await test.signIn({ role: 'admin', permissionsTaken: ['settings'] })
    const clerk = await test.signIn({ role: 'editor', permissionsAdded: ['users', 'settings', 'audit'] })
    const params = { id: String(admin.personId) }
    expect((await test.call(suspendPerson, { token: clerk.token, params, body: { reason: 'x' } })).failure().type).toBe(
      'permission',
    )
    const listed = await test.call(listPeople, { token: clerk.token, query: { text: admin.email } })
    expect(listed.answer().items[0]?.state).toBe('active')
  })
})
