import { ENDPOINTS } from '@mixed-zone/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '../test/start-test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp({ environment: { METRICS: 'on' } })
})

afterAll(() => test.remove())

/** Calls that need no session. The list is frozen: a new one is a decision, made here. */
const PUBLIC_CALLS = [
  'GET captcha',
  'GET legal-texts/:page',
  'GET load-register-types',
  'POST check-setup-link',
  'POST check-subscription',
  'POST check-token',
  'POST create-first-admin',
  'POST forgot-password',
  'POST login',
  'POST preview',
  'POST register',
  'POST request-status',
  'POST reset-password',
  'POST unsubscribe',
]

/** What is served beside the API, by anybody who asks; files and thumbnails check their signature. */
const OTHER_ROUTES = [
  '/*',
  '/:lang/unsubscribe/:id',
  '/api',
  '/api/*',
  '/api/crests/:name',
  '/api/docs',
  '/api/docs/',
  '/api/docs/json',
  '/api/docs/static/*',
  '/api/docs/static/index.html',
  '/api/docs/static/swagger-initializer.js',
  '/api/docs/yaml',
  '/api/files/:id/:rendition/*',
  '/api/logos/:name',
  '/api/mail-templates/:template/:locale',
  '/api/mails/:id',
  '/api/openapi.json',
  '/api/preview-thumbs/:name',
  '/api/previews/:id/:rendition/*',
  '/api/social/:name',
  '/api/studio-videos/:id/:form',
  '/api/studio-pages/:id/:page',
  '/api/studio-pictures/:id/:size',
  '/api/studio-subtitles/:id',
  '/api/studio/posts/:id/document',
  '/api/studio/uploads',
  '/api/studio/uploads/:id',
  '/api/texts/:id/:locale/:format/*',
  '/api/zips/:id/*',
  '/healthz',
  '/metrics',
  '/readyz',
  '/thumbs/:name',
]

/** Every path that Fastify knows, as it is written in its own list. */
function registeredPaths(): string[] {
  const listed = test.app.printRoutes()
  const paths: string[] = []
  const above: string[] = []
  for (const line of listed.split('\n')) {
    const match = /^(?<indent>[│ ]*)[├└]── (?<part>\S+)(?: \((?<methods>[^)]*)\))?/.exec(line)
    if (!match?.groups) continue
    const depth = (match.groups['indent'] ?? '').length / 4
    above.length = depth
    above[depth] = match.groups['part'] ?? ''
    if (match.groups['methods']) paths.push(above.join(''))
  }
  return [...new Set(paths)]
}

/** A path as OpenAPI writes it. */
const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}')

describe('registered routes', () => {
  it('are public only where the frozen list names them', () => {
    const withoutSession = ENDPOINTS.filter((endpoint) => (endpoint.access.kind as string) !== 'private')
    expect(withoutSession.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(PUBLIC_CALLS)
  })

  it('are the endpoints of the contract and the frozen list of others', () => {
    const calls = ENDPOINTS.map((endpoint) => `/api/${endpoint.path}`)
    expect(registeredPaths().sort()).toEqual([...new Set([...calls, ...OTHER_ROUTES])].sort())
  })

  it('have a handler for every endpoint of the contract', () => {
    for (const { method, path } of ENDPOINTS) {
      expect(test.app.hasRoute({ method, url: `/api/${path}` }), `${method} ${path}`).toBe(true)
    }
  })
})

describe('GET /api/openapi.json', () => {
  it('lists exactly the registered endpoints, as OpenAPI 3.1', async () => {
    const answer = await test.inject({ url: '/api/openapi.json' })
    const description = answer.json()
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(description.openapi).toBe('3.1.0')
    const listed = Object.entries<object>(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const endpoints = ENDPOINTS.map(({ method, path }) => `${method} /api/${inBraces(path)}`)
    const tus = ['HEAD', 'PATCH', 'DELETE'].map((method) => `${method} /api/studio/uploads/{id}`)
    expect(listed.sort()).toEqual([...endpoints, 'POST /api/studio/uploads', ...tus].sort())
  })

  it('contains every schema that it refers to', async () => {
    const description = (await test.inject({ url: '/api/openapi.json' })).json()
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
    expect(references.length).toBeGreaterThan(20)
    for (const path of references) {
      const target = path.split('/').reduce<Record<string, unknown> | undefined>(
        // Walks into plain JSON, where every step is an object or nothing.
        (place, key) => place?.[key] as Record<string, unknown> | undefined,
        description,
      )
      expect(target, path).toBeDefined()
    }
  })

  it('has a page that runs under the content security policy', async () => {
    const page = await test.inject({ url: '/api/docs' })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(page.body).not.toMatch(/<script>|<style|style=|onclick/)
    const initializer = await test.inject({ url: '/api/docs/static/swagger-initializer.js' })
    expect(initializer.headers['content-type']).toMatch(/javascript/)
  })
})

describe('GET /healthz, /readyz and /metrics', () => {
  it('answers 200 when alive and ready', async () => {
    expect((await test.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await test.inject({ url: '/readyz' })).statusCode).toBe(200)
  })

  it('labels metrics by route, never by path', async () => {
    await test.inject({ url: '/es/new-password/s3cret' })
    const figures = await test.inject({ url: '/metrics' })
    expect(figures.statusCode).toBe(200)
    expect(figures.body).toContain('http_request_duration_seconds_bucket')
    expect(figures.body).not.toContain('s3cret')
  })
})
