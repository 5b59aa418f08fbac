import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BOOT_CONFIG_PLACEHOLDER } from '@mixed-zone/contract/boot-config'
import { bootConfigSchema } from '@mixed-zone/contract/schemas/boot-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { bootConfigOf, registerWebApp } from './web-app.ts'
import { createTestServer } from './http-server.fixture.ts'

let folder = ''
let app: ReturnType<typeof createTestServer>['app']

function bootConfigFor(environment: Readonly<Record<string, string>>) {
  const config = readConfig(environment)
  const settings = defaultSettings(config.settings.values)
  return bootConfigOf({ config, settings, captcha: { kind: 'altcha' }, version: '1.2.3' })
}

const bootConfig = bootConfigFor({ LEAGUE_NAME: '</script><b>$& & Liga' })

async function serve(directory: string, development = false) {
  const server = createTestServer()
  const served = { ...bootConfig, development }
  await registerWebApp(server.app, { directory, getBootConfig: () => served })
  return server.app
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mz-web-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  const page = `<!doctype html><html lang="es"><head><link rel="manifest" href="/app-es.webmanifest" />${BOOT_CONFIG_PLACEHOLDER}</head><body>${'<p>loading</p>'.repeat(200)}</body></html>`
  await Promise.all([
    writeFile(join(folder, 'index.html'), page),
    writeFile(join(folder, 'favicon.svg'), '<svg/>'),
    writeFile(join(folder, 'assets/app-abc.js'), 'plain'),
    writeFile(join(folder, 'assets/app-abc.js.br'), 'brotli'),
    writeFile(join(folder, 'assets/app-abc.js.gz'), 'gzip'),
    writeFile(join(folder, '.vite/manifest.json'), '{}'),
  ])
  app = await serve(folder)
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('GET home with the draft of the front page', () => {
  it('may be framed by pages of ours, and no other page by any', async () => {
    const headersOf = async (url: string) => {
      const { headers } = await get(url)
      const [ancestors] = /frame-ancestors [^;]+/.exec(String(headers['content-security-policy'])) ?? []
      return [ancestors, headers['x-frame-options']]
    }
    expect(await headersOf('/en/home?page=draft')).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN'])
    for (const url of ['/en/home', '/en/home?page=draft&x=1', '/en/login?page=draft', '/?page=draft']) {
      expect(await headersOf(url)).toEqual(["frame-ancestors 'none'", 'DENY'])
    }
  })
})

describe('GET a screen', () => {
  it.each([
    ['/es/login', 200, 'es'],
    ['/en/post/12/some-slug', 200, 'en'],
    ['/pt/filter-posts/teams/all/categories/all/tags/all/locale/all', 200, 'pt'],
    ['/en/filter-posts/team/all/categories/all/tags/all/locale/all', 404, 'en'],
    ['/en/nothing-here', 404, 'en'],
    ['/fr/login', 404, 'es'],
    ['/es/design', 404, 'es'],
    ['/pt/%zz', 404, 'pt'],
    ['/en/post/12/100%', 200, 'en'],
    ['/en/%c3%28?x=%zz', 404, 'en'],
    ['/API/private/home', 404, 'es'],
    ['/.vite/manifest.json', 404, 'es'],
    ['/assets/../index.html', 404, 'es'],
    ['/index.html', 404, 'es'],
  ])('%s answers %i in %s', async (url, status, language) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(`<html lang="${language}"`)
    expect(answer.body).toContain(`href="/app-${language}.webmanifest"`)
    expect(answer.headers['content-language']).toBe(language)
  })

  it('answers the root in the browser’s language', async () => {
    const answer = await get('/', { 'accept-language': 'pt-BR,pt;q=0.9' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<html lang="pt"')
    expect(answer.headers['vary']).toContain('accept-language')
  })

  it('contains its configuration as data that cannot close the element', async () => {
    const { body } = await get('/es/login')
    const json = /<script type="application\/json" id="boot-config">(.*)<\/script><\/head>/.exec(body)?.[1] ?? ''
    expect(json).not.toContain('<')
    expect(bootConfigSchema.parse(JSON.parse(json))).toMatchObject({
      leagueName: '</script><b>$& & Liga',
      version: '1.2.3',
    })
  })

  it('contains no secret of the configuration', async () => {
    const bootConfig = bootConfigFor({
      SECRET: 'x'.repeat(40),
      DATABASE_URL: 'postgres://me:hunter2@db/x',
      METRICS: 'm'.repeat(20),
    })
    const told = JSON.stringify(bootConfig)
    for (const secret of ['x'.repeat(40), 'hunter2', 'm'.repeat(20)]) expect(told).not.toContain(secret)
  })

  it('is compressed, and answers 304 while it is unchanged', async () => {
    const plain = await get('/es/login')
    const br = await get('/es/login', { 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    const gz = await get('/es/login', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body)
    const again = await get('/es/login', { 'accept-encoding': 'br', 'if-none-match': String(br.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/en/login', { 'if-none-match': String(plain.headers['etag']) })).statusCode).toBe(200)
  })

  it('must be revalidated every time', async () => {
    expect((await get('/es/login')).headers['cache-control']).toBe('no-cache')
  })

  it('answers 404, not 304, for an unknown path', async () => {
    const answer = await get('/es/nothing-here')
    const again = await get('/es/nothing-here', { 'if-none-match': String(answer.headers['etag']) })
    expect(again.statusCode).toBe(404)
  })

  it('shows the design page in development', async () => {
    const developing = await serve(folder, true)
    expect((await developing.inject('/es/design')).statusCode).toBe(200)
  })
})

describe('GET a file of the build', () => {
  it.each([
    [undefined, 'plain', undefined],
    ['gzip', 'gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'brotli', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
    ['identity', 'plain', undefined],
    ['BR', 'brotli', 'br'],
  ])('answers Accept-Encoding %s with the variant %s', async (accepted, body, encoding) => {
    const answer = await get('/assets/app-abc.js', accepted === undefined ? {} : { 'accept-encoding': accepted })
    expect(answer.body).toBe(body)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
  })

  it('must be revalidated where its name has no hash', async () => {
    const answer = await get('/favicon.svg')
    expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
    const again = await get('/favicon.svg', { 'if-none-match': `"other", ${answer.headers['etag']}` })
    expect(again.statusCode).toBe(304)
  })

  it('answers not-found, not a page, where it does not exist', async () => {
    const answer = await get('/assets/gone.js')
    expect(answer.statusCode).toBe(404)
    expect(answer.json().error.type).toBe('not-found')
  })

  it('answers HEAD with the same headers and nothing else', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/assets/app-abc.js' })
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '5'])
  })
})

describe('GET a screen without a build', () => {
  it('answers 404', async () => {
    const empty = await serve(join(folder, 'nowhere'))
    expect((await empty.inject('/es/login')).statusCode).toBe(404)
  })
})
