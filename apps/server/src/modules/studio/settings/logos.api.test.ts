import { getLegalText } from '@mixed-zone/contract/endpoints/site'
import {
  discardSettingDraft,
  publishSettingDraft,
  saveSettingDraft,
  uploadLogo,
} from '@mixed-zone/contract/endpoints/studio/settings'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { logoUrl } from '@mixed-zone/contract/rules/media-paths'
import { MAX_LOGO_BYTES } from '@mixed-zone/contract/schemas/studio/settings'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { files } from '../../../platform/database/schema/files.ts'
import { createFileCollector } from '../../assets/assets.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin' })
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

const svg = (fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="50" height="20" fill="${fill}"/></svg>`,
  )

const upload = (bytes: Buffer, locale: 'es' | 'en' | 'pt' = 'en') =>
  test.call(uploadLogo, { token: admin.token, locale, body: { file: bytes.toString('base64') } })

const brandWith = (logo: unknown) => ({
  portalName: 'Zona Meridiana',
  leagueName: 'Liga Meridiana',
  accent: null,
  logoOnLight: logo,
  logoOnDark: null,
})

const params = { key: 'brand' }

const saveDraft = (revision: number, value: unknown) =>
  test.call(saveSettingDraft, { token: admin.token, params, body: { revision, value } })

const fetchLogo = (sha256: string) => test.inject({ method: 'GET', url: logoUrl(sha256) })

async function collect(): Promise<void> {
  const { db, storage, clock, log } = test
  const collector = createFileCollector({ db, storage, clock, log: log.log })
  for (let run = 0; run < 3; run += 1) {
    await collector.run()
    clock.advance(2 * DAY_MS)
  }
}

describe('POST studio/logos', () => {
  it('stores an SVG as a picture and serves it as WebP once the draft uses it', async () => {
    const { logo, type, url } = (await upload(svg('red'))).answer()
    expect({ type, url }).toEqual({ type: 'image/svg+xml', url: logoUrl(logo.sha256) })
    expect((await fetchLogo(logo.sha256)).statusCode).toBe(404)
    const { revision } = (await saveDraft(0, brandWith(logo))).answer()
    const served = await fetchLogo(logo.sha256)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', hasAlpha: true })
    const stored = await test.db.select({ type: files.mediaType }).from(files)
    expect(stored.filter(({ type: mediaType }) => mediaType.includes('svg'))).toEqual([])
    await test.call(publishSettingDraft, { token: admin.token, params, body: { revision } })
    expect(test.settings.current.brand.logoOnLight).toEqual(logo)
  })

  it.each(['png', 'jpeg', 'webp'] as const)('stores a %s', async (format) => {
    const bytes = await sharp({ create: { width: 30, height: 10, channels: 3, background: 'blue' } })
      .toFormat(format)
      .toBuffer()
    expect((await upload(bytes)).answer()).toMatchObject({
      type: `image/${format}`,
      logo: { width: 30, height: 10 },
      sizeBytes: bytes.length,
    })
  })

  it.each([
    ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), /script/],
    ['a broken file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect'), /broken/],
    ['HTML', Buffer.from('<!doctype html><html><body>x</body></html>'), /has to be SVG/],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAAC', 'base64'), /has to be SVG/],
    [
      'a truncated PNG',
      Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000', 'hex'),
      /cannot be read/,
    ],
    ['too many bytes', Buffer.alloc(MAX_LOGO_BYTES + 1, 'a'), /512 kB/],
  ])('refuses %s', async (_what, bytes, message) => {
    const failure = (await upload(bytes)).failure()
    expect(failure.type).toBe('validation')
    expect(failure.fields?.['file']).toMatch(message)
  })

  it('says so in the language of the person', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    expect((await upload(script, 'es')).failure().fields?.['file']).toContain('guion')
    expect((await upload(script, 'pt')).failure().fields?.['file']).toContain('script')
  })

  it('refuses what is no base64', async () => {
    const result = await test.call(uploadLogo, { token: admin.token, body: { file: 'not base64 !' } })
    expect(result.failure().type).toBe('validation')
  })
})

describe('logos of the brand', () => {
  it('are refused if they are not stored', async () => {
    await test.call(discardSettingDraft, { token: admin.token, params, query: { revision: 1 } })
    const failure = (await saveDraft(0, brandWith({ sha256: 'a'.repeat(64), width: 1, height: 1 }))).failure()
    expect(failure.fields).toEqual({ 'value.logoOnLight': 'The logo is no longer stored. Please upload it again.' })
    const wrong = (await saveDraft(0, brandWith({ sha256: '../../etc/passwd', width: 1, height: 1 }))).failure()
    expect(Object.keys(wrong.fields ?? {})).toEqual(['value.logoOnLight.sha256'])
  })

  it('are kept for every version, and collected if only a discarded draft used them', async () => {
    await test.call(discardSettingDraft, { token: admin.token, params, query: { revision: 1 } })
    const { logo: old } = (await upload(svg('green'))).answer()
    await saveDraft(0, brandWith(old))
    await test.call(publishSettingDraft, { token: admin.token, params, body: { revision: 1 } })
    await saveDraft(0, brandWith(null))
    await test.call(publishSettingDraft, { token: admin.token, params, body: { revision: 1 } })
    const { logo: discarded } = (await upload(svg('yellow'))).answer()
    await saveDraft(0, brandWith(discarded))
    await test.call(discardSettingDraft, { token: admin.token, params, query: { revision: 1 } })
    await collect()
    expect((await fetchLogo(old.sha256)).statusCode).toBe(200)
    const digests = (await test.db.select({ sha256: files.sha256 }).from(files)).map(({ sha256 }) =>
      sha256.toString('hex'),
    )
    expect(digests).toContain(old.sha256)
    expect(digests).not.toContain(discarded.sha256)
  })

  it.each(['x.webp', `${'a'.repeat(64)}.webp`, `${'a'.repeat(64)}.svg`, '..%2f..%2fetc'])(
    'answers 404 for %s',
    async (name) => {
      expect((await test.inject({ method: 'GET', url: `/api/logos/${name}` })).statusCode).toBe(404)
    },
  )
})

describe('PUT studio/settings/brand/draft', () => {
  it('reports what was corrected of an accent colour', async () => {
    await test.call(discardSettingDraft, { token: admin.token, params, query: { revision: 1 } })
    const { accent } = (await saveDraft(0, { ...brandWith(null), accent: '#ffff00' })).answer()
    expect(accent?.find(({ use }) => use === 'text-light')).toMatchObject({ change: 'darker', minRatio: 4.5 })
    expect(accent?.every(({ ratio, minRatio }) => ratio >= minRatio)).toBe(true)
    expect((await saveDraft(1, brandWith(null))).answer().accent).toBeNull()
  })
})

describe('GET legal-texts/:page', () => {
  it('returns null until a text is published, then the text of the language or the Spanish one', async () => {
    const read = async (locale: 'es' | 'en' | 'pt') =>
      (await test.call(getLegalText, { locale, params: { page: 'privacyPolicy' } })).answer()
    expect(await read('en')).toEqual({ text: null, locale: 'en', version: 0, publishedAt: null })
    const value = { text: { es: '## Datos\n\nUno', en: '## Data\n\nOne', pt: '' } }
    const key = { key: 'privacyPolicy' }
    await test.call(saveSettingDraft, { token: admin.token, params: key, body: { revision: 0, value } })
    expect((await read('en')).text).toBeNull()
    await test.call(publishSettingDraft, { token: admin.token, params: key, body: { revision: 1 } })
    expect(await read('en')).toMatchObject({ text: '## Data\n\nOne', locale: 'en', version: 1 })
    expect(await read('pt')).toMatchObject({ text: '## Datos\n\nUno', locale: 'es' })
    expect((await test.call(getLegalText, { params: { page: 'brand' } })).failure().type).toBe('not-found')
  })
})
