import type { Endpoint } from '@mixed-zone/contract/endpoint'
import { ENDPOINTS } from '@mixed-zone/contract/endpoints'
import { isStaff, type Permission, PERMISSIONS, ROLE_PERMISSIONS, ROLES } from '@mixed-zone/contract/permissions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { NewPerson } from '../access/access.ts'
import { people, sessions } from '../../platform/database/schema/people.ts'

const STUDIO_ENDPOINTS = ENDPOINTS.filter(({ path }) => path.startsWith('studio/'))

/** The permission of everything below a path, as it was decided; `staff` for what all of them use. A new area is a decision, made here. */
const AREAS: Readonly<Record<string, Permission | 'staff'>> = {
  requests: 'users',
  domains: 'users',
  'reject-templates': 'users',
  people: 'users',
  invitations: 'users',
  mail: 'users',
  'suppressed-addresses': 'users',
  settings: 'settings',
  'access-settings': 'settings',
  logos: 'settings',
  setup: 'settings',
  demo: 'settings',
  audit: 'audit',
  figures: 'figures',
  jobs: 'staff',
  'saved-views': 'staff',
  presence: 'staff',
  counts: 'staff',
  search: 'staff',
  posts: 'posts',
  uploads: 'posts',
  files: 'posts',
  inbox: 'posts',
  terms: 'taxonomy',
  'term-merges': 'taxonomy',
  squads: 'taxonomy',
  matchdays: 'taxonomy',
  fixtures: 'taxonomy',
  'live-scores': 'posts',
  promises: 'taxonomy',
  tonight: 'posts',
  'front-page': 'posts',
  'social-accounts': 'posts',
}

/** What readers see at once, or later by itself. */
const NEEDS_PUBLISH =
  /^(GET|POST|PUT|PATCH|DELETE) studio\/(front-page|social-accounts)(\/|$)|^(GET|POST|PUT) studio\/(live-scores\/:id\/(score|phase|undo)|posts\/(:id\/(publish|undo-publish|embargo|archive|unpublish|corrections|recipients|withdraw|assets\/:assetId\/(copies|recall))|bulk\/(publish|archive)|featured))$/

/** Changes of roles and access settings, deletions of people, and that of the demo. */
const NEEDS_CONFIRMATION =
  /^(POST|PUT|PATCH|DELETE) studio\/(access-settings\/|demo\/|people\/:id\/(role|delete|merge)|people(\/:id|\/import)?$)/

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const areaOf = ({ path }: Endpoint) => AREAS[path.split('/')[1] ?? '']

const isAllowed = (endpoint: Endpoint, permissions: readonly Permission[]) => {
  const area = areaOf(endpoint)
  if (NEEDS_PUBLISH.test(nameOf(endpoint)) && !permissions.includes('publish')) return false
  return area === 'staff' ? isStaff(permissions) : area !== undefined && permissions.includes(area)
}

let test: TestApp
const tokens = new Map<string, string>()

const SINGLE_PERMISSIONS = PERMISSIONS.map((permission) => `only ${permission}`)

beforeAll(async () => {
  test = await startTestApp()
  const signIn = async (name: string, person: Partial<NewPerson>) => {
    const signedIn = await test.signIn(person)
    tokens.set(name, signedIn.token)
    return signedIn
  }
  for (const role of ROLES) await signIn(role, { role })
  for (const permission of PERMISSIONS) await signIn(`only ${permission}`, { permissionsAdded: [permission] })
  await signIn('provisional', { role: 'admin', provisionalUntil: new Date(test.clock.now().getTime() + 3_600_000) })
  const suspended = await signIn('suspended', { role: 'admin' })
  await test.db.update(people).set({ state: 'suspended' }).where(eq(people.id, suspended.personId))
  const unconfirmed = await signIn('unconfirmed', { role: 'admin' })
  await test.db.update(sessions).set({ confirmedUntil: null }).where(eq(sessions.id, unconfirmed.actor.sessionId))
})

afterAll(() => test.remove())

/** What the gate refuses with; any other result is what the call itself says. */
const REFUSALS = ['client', 'token', 'permission', 'password-change', 'reauthentication', 'code-setup']

/** The body is never valid, so that no call changes what the next one needs. */
async function refusalFor(endpoint: Endpoint, caller: string): Promise<string | null> {
  const token = tokens.get(caller)
  const answer = await test.inject({
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(endpoint.method === 'GET' ? {} : { payload: '[' }),
  })
  expect(answer.statusCode).toBeLessThan(500)
  if (answer.statusCode !== 401 && answer.statusCode !== 403) return null
  const { type } = answer.json().error
  return REFUSALS.includes(type) ? type : null
}

describe.each(STUDIO_ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  it('belongs to an area whose permission was decided', () => {
    const { access } = endpoint
    const declared = access.kind === 'private' ? (access.permission ?? (access.staff && 'staff')) : undefined
    expect(declared).toBeDefined()
    expect(declared).toBe(areaOf(endpoint))
    expect(access.kind === 'private' && access.also).toBe(NEEDS_PUBLISH.test(name) ? 'publish' : undefined)
  })

  it('needs confirmation if it changes roles or access settings, or deletes a person', () => {
    const isConfirmed = endpoint.access.kind === 'private' && endpoint.access.confirmed === true
    expect(isConfirmed || !NEEDS_CONFIRMATION.test(name)).toBe(true)
  })

  it('rejects calls without a session, of suspended people and with a provisional password', async () => {
    expect(await refusalFor(endpoint, 'nobody')).toBe('token')
    expect(await refusalFor(endpoint, 'suspended')).toBe('token')
    expect(await refusalFor(endpoint, 'provisional')).toBe('password-change')
  })

  it.each(ROLES)('allows a %s what the role may do', async (role) => {
    expect(await refusalFor(endpoint, role)).toBe(isAllowed(endpoint, ROLE_PERMISSIONS[role]) ? null : 'permission')
  })

  it('needs its own permission and no other', async () => {
    const refused = await Promise.all(SINGLE_PERMISSIONS.map((caller) => refusalFor(endpoint, caller)))
    const expected = PERMISSIONS.map((permission) => (isAllowed(endpoint, [permission]) ? null : 'permission'))
    expect(refused).toEqual(expected)
  })

  it('asks an admin for the password only where it needs confirmation', async () => {
    const { access } = endpoint
    const isConfirmed = access.kind === 'private' && access.confirmed
    expect(await refusalFor(endpoint, 'unconfirmed')).toBe(isConfirmed ? 'reauthentication' : null)
  })
})
