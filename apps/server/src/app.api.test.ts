import type { Endpoint } from '@mixed-zone/contract/endpoint'
import { ENDPOINTS } from '@mixed-zone/contract/endpoints'
import { isStaff, ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '../test/start-test-app.ts'

const BASIC = `Basic ${Buffer.from('portal:portal').toString('base64')}`

type Caller = 'nobody' | 'basic' | 'bad token' | 'ended token' | 'provisional' | 'media' | 'editor' | 'admin'

let test: TestApp
const headersOf: Partial<Record<Caller, Record<string, string>>> = {}

beforeAll(async () => {
  test = await startTestApp()
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const ended = await test.signIn()
  await test.inject({ method: 'POST', url: '/api/private/logout', headers: bearer(ended.token) })
  const provisionalUntil = new Date(test.clock.now().getTime() + 3_600_000)
  Object.assign(headersOf, {
    nobody: {},
    basic: { authorization: BASIC },
    'bad token': bearer('x'.repeat(43)),
    'ended token': bearer(ended.token),
    provisional: bearer((await test.signIn({ provisionalUntil })).token),
    media: bearer((await test.signIn()).token),
    editor: bearer((await test.signIn({ role: 'editor' })).token),
    admin: bearer((await test.signIn({ role: 'admin' })).token),
  })
})

afterAll(() => test.remove())

/** `METHOD path` and who gets past the gate: a written list, so that a change of access is a change here. */
const PORTAL_MATRIX: Readonly<Record<string, readonly Caller[]>> = {
  'GET captcha': ['basic'],
  'POST login': ['basic'],
  'POST register': ['basic'],
  'POST request-status': ['basic'],
  'GET load-register-types': ['basic'],
  'GET legal-texts/:page': ['basic'],
  'POST forgot-password': ['basic'],
  'POST check-token': ['basic'],
  'POST reset-password': ['basic'],
  'POST check-setup-link': ['basic'],
  'POST create-first-admin': ['basic'],
  'POST unsubscribe': ['basic'],
  'POST check-subscription': ['basic'],
  'POST private/logout': ['media', 'editor', 'admin', 'provisional'],
  'POST private/change-password': ['media', 'editor', 'admin', 'provisional'],
  'POST private/user-data': ['media', 'editor', 'admin', 'provisional'],
  'POST private/update-user-data': ['media', 'editor', 'admin'],
  'POST private/confirm': ['media', 'editor', 'admin'],
  'GET private/sessions': ['media', 'editor', 'admin'],
  'DELETE private/sessions/:id': ['media', 'editor', 'admin'],
  'GET private/my-data': ['media', 'editor', 'admin'],
  'POST private/delete-account': ['media', 'editor', 'admin'],
  'POST private/one-time-code/start': ['media', 'editor', 'admin'],
  'POST private/one-time-code/confirm': ['media', 'editor', 'admin'],
  'POST private/one-time-code/stop': ['media', 'editor', 'admin'],
  'GET private/sections': ['media', 'editor', 'admin'],
  'GET private/home': ['media', 'editor', 'admin'],
  'POST private/export-data': ['editor', 'admin'],
  'POST private/export-posts': ['editor', 'admin'],
  'POST private/report-preview': ['editor', 'admin'],
  'GET private/social': ['media', 'editor', 'admin'],
  'POST private/post': ['media', 'editor', 'admin'],
  'POST private/get-file-url': ['media', 'editor', 'admin'],
  'POST private/get-zip': ['media', 'editor', 'admin'],
  'GET private/basket': ['media', 'editor', 'admin'],
  'POST private/basket': ['media', 'editor', 'admin'],
  'POST private/basket/remove': ['media', 'editor', 'admin'],
  'GET private/matchdays/:textId': ['media', 'editor', 'admin'],
  'GET private/fixtures/:id': ['media', 'editor', 'admin'],
  'POST private/update-post-data': ['media', 'editor', 'admin'],
  'GET private/load-filter-data': ['media', 'editor', 'admin'],
  'POST private/all-posts': ['media', 'editor', 'admin'],
  'POST private/filter-posts': ['media', 'editor', 'admin'],
  'GET live': ['media', 'editor', 'admin'],
  'POST private/accept-embargo-terms': ['editor', 'admin'],
  'GET private/embargo-terms': ['editor', 'admin'],
  'POST private/accept-terms': ['media', 'editor', 'admin'],
  'POST private/suggest': ['media', 'editor', 'admin'],
  'GET private/notices': ['media', 'editor', 'admin'],
  'POST private/notices/read': ['media', 'editor', 'admin'],
  'POST preview': ['basic'],
}

const ROLES_OF_CALLERS = ['media', 'editor', 'admin'] as const

/** Every call of the studio names a permission, which decides alone, or is for all staff. */
function studioMatrix(): Record<string, readonly Caller[]> {
  return Object.fromEntries(
    ENDPOINTS.filter(({ path }) => path.startsWith('studio/')).map((endpoint) => {
      const { permission, also, staff } = endpoint.access.kind === 'private' ? endpoint.access : {}
      const allowed = ROLES_OF_CALLERS.filter((role) => {
        const held = ROLE_PERMISSIONS[role]
        if (also && !held.includes(also)) return false
        return permission ? held.includes(permission) : staff && isStaff(held)
      })
      return [nameOf(endpoint), allowed]
    }),
  )
}

const CALLERS: readonly Caller[] = [
  'nobody',
  'basic',
  'bad token',
  'ended token',
  'provisional',
  'media',
  'editor',
  'admin',
]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const MATRIX: Readonly<Record<string, readonly Caller[]>> = { ...PORTAL_MATRIX, ...studioMatrix() }

/** The error types with which the gate refuses; anything else is what the call itself says. */
const REFUSALS = ['client', 'token', 'permission', 'password-change']

async function refusalOf(request: InjectOptions): Promise<string | null> {
  const answer = await test.inject(request)
  if (answer.statusCode !== 401 && answer.statusCode !== 403) return null
  const { type } = answer.json().error
  return REFUSALS.includes(type) ? type : null
}

/** Logging out ends the session that the next test needs: only the gate is tried, by a body that is never valid. */
const requestOf = (endpoint: Endpoint, caller: Caller, url = `/api/${endpoint.path}`): InjectOptions => ({
  method: endpoint.method,
  url,
  headers: { ...headersOf[caller], ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json' }) },
  ...(endpoint.method === 'GET' ? {} : { payload: '[' }),
})

describe('the access matrix', () => {
  it('names every call', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(ENDPOINTS.map(nameOf).sort())
  })

  describe.each(ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
    it.each(CALLERS)('for %s', async (caller) => {
      const refusal = await refusalOf(requestOf(endpoint, caller))
      const expected = MATRIX[name]?.includes(caller) ? null : expectedRefusal(endpoint, caller)
      expect(refusal).toBe(expected)
    })

    it.each(['nobody', 'bad token', 'media'] as const)('is not weaker by another spelling, for %s', async (caller) => {
      const path = endpoint.path
      const variants = [
        `/api/${path}/`,
        `/api//${path}`,
        `//api/${path}`,
        `/api/${path.toUpperCase()}`,
        `/API/${path}`,
        `/api/${path}%20`,
        `/api/./${path}`,
        `/api/${path}?token=x`,
        `/api/${encodeURIComponent(path)}`,
      ]
      for (const url of variants) {
        const answer = await test.inject(requestOf(endpoint, caller, url))
        const isRefused = [401, 403, 404].includes(answer.statusCode)
        const isTheCallItself = MATRIX[name]?.includes(caller)
        expect(isRefused || isTheCallItself, `${url} answered ${answer.statusCode}`).toBe(true)
      }
    })

    it('is not weaker by HEAD or by another method', async () => {
      for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'GET', 'POST'] as const) {
        if (method === endpoint.method) continue
        const answer = await test.inject({ method, url: `/api/${endpoint.path}` })
        expect([401, 404], `${method} answered ${answer.statusCode}`).toContain(answer.statusCode)
      }
    })
  })
})

function expectedRefusal(endpoint: Endpoint, caller: Caller): string {
  if (endpoint.access.kind === 'public') return 'client'
  if (caller === 'provisional') return 'password-change'
  return caller === 'media' || caller === 'editor' ? 'permission' : 'token'
}
