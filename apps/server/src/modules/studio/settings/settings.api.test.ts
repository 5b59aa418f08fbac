import {
  discardSettingDraft,
  getRejectTemplates,
  getSettingVersion,
  listSettings,
  listSettingVersions,
  publishSettingDraft,
  saveSettingDraft,
  updateSetting,
} from '@mixed-zone/contract/endpoints/studio/settings'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { auditEntries, settingDrafts, settingVersions } from '../../../platform/database/schema/records.ts'
import { studioEvents } from '../../../platform/database/schema/studio.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp({
    environment: { HELP_TELEPHONE: '+34 910 000 000', SMTP_URL: 'smtp://user:secret@smtp.liga.example:587' },
  })
  admin = await test.signIn({ role: 'admin', firstName: 'Alba', surnames: 'Rey' })
})

afterEach(async () => {
  await test.db.delete(settingVersions)
  await test.db.delete(settingDrafts)
  await test.settings.refresh()
})

afterAll(() => test.remove())

const list = async () => (await test.call(listSettings, { token: admin.token })).answer()

const change = (key: string, version: number, value: unknown) =>
  test.call(updateSetting, { token: admin.token, params: { key }, body: { version, value } })

const restore = (key: string, version: number, restored: number) =>
  test.call(updateSetting, { token: admin.token, params: { key }, body: { version, restore: restored } })

const saveDraft = (key: string, revision: number, value: unknown) =>
  test.call(saveSettingDraft, { token: admin.token, params: { key }, body: { revision, value } })

const publish = (key: string, revision: number, seen: { version?: number } = {}) =>
  test.call(publishSettingDraft, { token: admin.token, params: { key }, body: { revision, ...seen } })

const help = (email: string) => ({ email, telephone: null })

const BRAND = {
  portalName: 'Zona Meridiana',
  leagueName: 'Liga Meridiana',
  accent: '#E4002B',
  logoOnLight: null,
  logoOnDark: null,
}

const TEXTS = { es: 'Uno', en: 'One', pt: 'Um' }

describe('GET studio/settings', () => {
  it('lists defaults with version 0, and the variables that set them', async () => {
    const { settings, hasCaptchaKeys, connections } = await list()
    expect(hasCaptchaKeys).toBe(false)
    expect(connections).toMatchObject({
      videoHost: null,
      mailHost: 'smtp.liga.example',
      mailServer: { state: 'unused' },
    })
    expect(JSON.stringify(connections)).not.toContain('secret')
    expect(settings.timeZone).toEqual({
      value: { name: 'Europe/Madrid' },
      variables: {},
      version: 0,
      changedAt: null,
      changedBy: null,
    })
    expect(settings.help.variables).toEqual({ telephone: 'HELP_TELEPHONE' })
    expect(settings.brand.draft).toBeNull()
  })

  it('names who changed a setting, until that person is deleted', async () => {
    const colleague = await test.signIn({ role: 'admin', firstName: 'Bea', surnames: 'Sol' })
    const body = { version: 0, value: { name: 'UTC' } }
    await test.call(updateSetting, { token: colleague.token, params: { key: 'timeZone' }, body })
    expect((await list()).settings.timeZone.changedBy?.name).toBe('Bea Sol')
    await test.db.update(settingVersions).set({ changedBy: null })
    expect((await list()).settings.timeZone.changedBy).toBeNull()
  })
})

describe('PUT studio/settings/:key', () => {
  it('takes effect at once, with a version, an audit entry and an event', async () => {
    const saved = (await change('help', 0, help('ayuda@liga.example'))).answer()
    expect(saved.version).toBe(1)
    expect(test.settings.current.help.email).toBe('ayuda@liga.example')
    const { settings } = await list()
    expect(settings.help).toMatchObject({ version: 1, changedBy: { name: 'Alba Rey' } })
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectKind, 'setting'), eq(auditEntries.subjectId, 'help')))
    expect(entries.at(-1)).toMatchObject({
      action: 'setting.changed',
      details: { version: 1 },
      changes: { email: { before: 'prensa@ligameridiana.test', after: 'ayuda@liga.example' } },
    })
    const events = await test.db.select().from(studioEvents).where(eq(studioEvents.subjectId, 'help'))
    expect(events.at(-1)).toMatchObject({ kind: 'setting', permission: 'settings' })
  })

  it('keeps fields that the environment sets', async () => {
    await change('help', 0, { email: 'ayuda@liga.example', telephone: '+44 20 7946 0000' })
    expect((await list()).settings.help.value).toEqual({
      email: 'ayuda@liga.example',
      telephone: '+34 910 000 000',
    })
  })

  it('rejects an outdated version with what is stored now', async () => {
    await change('timeZone', 0, { name: 'UTC' })
    const failure = (await change('timeZone', 0, { name: 'Atlantic/Canary' })).failure()
    expect(failure).toMatchObject({ type: 'conflict', current: { name: 'UTC' }, version: 1 })
    expect(test.settings.current.timeZone.name).toBe('UTC')
  })

  it('accepts one of several concurrent changes', async () => {
    const zones = ['UTC', 'Atlantic/Canary', 'Europe/Lisbon', 'Europe/London']
    const results = await Promise.all(zones.map((name) => change('timeZone', 0, { name })))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await list()).settings.timeZone.version).toBe(1)
  })

  it('stores no version if nothing changes', async () => {
    await change('timeZone', 0, { name: 'UTC' })
    expect((await change('timeZone', 1, { name: 'UTC' })).answer().version).toBe(1)
  })

  it('restores a version as a new one', async () => {
    await change('timeZone', 0, { name: 'UTC' })
    await change('timeZone', 1, { name: 'Europe/Lisbon' })
    expect((await restore('timeZone', 2, 1)).answer().version).toBe(3)
    expect(test.settings.current.timeZone.name).toBe('UTC')
    const { items, total } = (
      await test.call(listSettingVersions, { token: admin.token, params: { key: 'timeZone' } })
    ).answer()
    expect(total).toBe(3)
    expect(items.map(({ version, value, restoredFrom }) => [version, value, restoredFrom])).toEqual([
      [3, { name: 'UTC' }, 1],
      [2, { name: 'Europe/Lisbon' }, null],
      [1, { name: 'UTC' }, null],
    ])
    expect((await restore('timeZone', 3, 9)).failure().type).toBe('not-found')
    const get = (key: string, version: string) =>
      test.call(getSettingVersion, { token: admin.token, params: { key, version } })
    expect((await get('timeZone', '2')).answer()).toEqual(items[1])
    for (const version of ['0', '4', '99999999999', '-1', 'x']) {
      expect((await get('timeZone', version)).failure().type).toBe('not-found')
    }
    expect((await get('unknown', '1')).failure().type).toBe('not-found')
  })

  it.each([
    ['timeZone', { name: 'Mars/Olympus' }, 'value.name'],
    ['timeZone', null, 'value'],
    ['timeZone', 'UTC', 'value'],
    ['help', { email: 'no address', telephone: null }, 'value.email'],
    ['help', { email: 'a@b.example\r\nBcc: c@d.example', telephone: null }, 'value.email'],
    ['analytics', { id: 'GTM-<script>' }, 'value.id'],
    ['retention', { usageMonths: 0, auditYears: 5, mailsDays: 90 }, 'value.usageMonths'],
    ['retention', { usageMonths: 1.5, auditYears: 5, mailsDays: 90 }, 'value.usageMonths'],
    ['embargoTerms', { text: { es: '', en: '', pt: '' } }, 'value.text.es'],
    ['rejectTemplates', { templates: [{ name: TEXTS, text: { ...TEXTS, pt: ' ' } }] }, 'value.templates.0.text.pt'],
    [
      'rejectTemplates',
      { templates: Array.from({ length: 7 }, () => ({ name: TEXTS, text: TEXTS })) },
      'value.templates',
    ],
  ])('refuses %s = %j', async (key, value, field) => {
    const failure = (await change(key, 0, value)).failure()
    expect(failure.type).toBe('validation')
    expect(Object.keys(failure.fields ?? {})).toEqual([field])
    expect((await list()).settings[key === 'help' ? 'help' : 'timeZone'].version).toBe(0)
  })

  it('refuses a value together with a version to restore, and neither of them', async () => {
    const call = (body: { version: number; value?: unknown; restore?: number }) =>
      test.call(updateSetting, { token: admin.token, params: { key: 'timeZone' }, body })
    expect((await call({ version: 0 })).failure().type).toBe('validation')
    expect((await call({ version: 0, value: { name: 'UTC' }, restore: 1 })).failure().type).toBe('validation')
  })

  it.each(['unknown', '__proto__', 'toString', 'brand', 'legalNotice', 'staffSecurity', 'captcha'])(
    'does not know %s',
    async (key) => {
      expect((await change(key, 0, { name: 'UTC' })).failure().type).toBe('not-found')
    },
  )

  it('drops unknown fields', async () => {
    await change('timeZone', 0, { name: 'UTC', more: 'x', __proto__: { polluted: true } })
    const [row] = await test.db.select().from(settingVersions)
    expect(row?.value).toEqual({ name: 'UTC' })
  })

  it('is refused without the permission', async () => {
    const editor = await test.signIn({ role: 'editor' })
    const body = { version: 0, value: { name: 'UTC' } }
    const result = await test.call(updateSetting, { token: editor.token, params: { key: 'timeZone' }, body })
    expect(result.failure().type).toBe('permission')
    expect((await test.call(listSettings, { token: editor.token })).failure().type).toBe('permission')
  })
})

describe('drafts of settings', () => {
  it('take effect when they are published', async () => {
    expect((await saveDraft('brand', 0, BRAND)).answer().revision).toBe(1)
    expect((await saveDraft('brand', 1, { ...BRAND, portalName: 'Zona' })).answer().revision).toBe(2)
    expect(test.settings.current.brand.portalName).toBe('Mixed Zone')
    expect((await list()).settings.brand.draft).toMatchObject({
      value: { portalName: 'Zona', accent: '#e4002b' },
      revision: 2,
      changedBy: { name: 'Alba Rey' },
    })
    expect((await publish('brand', 2)).answer().version).toBe(1)
    expect(test.settings.current.brand).toMatchObject({ portalName: 'Zona', accent: '#e4002b' })
    expect((await list()).settings.brand.draft).toBeNull()
    expect((await publish('brand', 2)).failure().type).toBe('not-found')
  })

  it('conflict if two people save or publish the same revision', async () => {
    const results = await Promise.all(
      ['A', 'B', 'C'].map((portalName) => saveDraft('brand', 0, { ...BRAND, portalName })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await saveDraft('brand', 1, BRAND)
    expect((await saveDraft('brand', 1, BRAND)).failure()).toMatchObject({ type: 'conflict', version: 2 })
    expect((await publish('brand', 1)).failure()).toMatchObject({ type: 'conflict', version: 2 })
    expect((await publish('brand', 2, { version: 7 })).failure()).toMatchObject({ type: 'conflict', version: 0 })
    const published = await Promise.all([publish('brand', 2), publish('brand', 2)])
    expect(published.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('can be discarded more than once, but not if a colleague has changed them meanwhile', async () => {
    for (const revision of [0, 1]) await saveDraft('brand', revision, BRAND)
    const call = { token: admin.token, params: { key: 'brand' } }
    const discard = (revision: number) => test.call(discardSettingDraft, { ...call, query: { revision } })
    expect((await discard(1)).failure()).toMatchObject({ type: 'conflict', version: 2 })
    expect([(await discard(2)).status, (await discard(2)).status]).toEqual([204, 204])
  })

  it('can start from an earlier version', async () => {
    await saveDraft('legalNotice', 0, { text: { es: 'Uno', en: '', pt: '' } })
    await publish('legalNotice', 1)
    await saveDraft('legalNotice', 0, { text: { es: 'Dos', en: 'Two', pt: '' } })
    await publish('legalNotice', 1)
    const params = { key: 'legalNotice' }
    await test.call(saveSettingDraft, { token: admin.token, params, body: { revision: 0, restore: 1 } })
    expect((await list()).settings.legalNotice.draft?.value.text?.es).toBe('Uno')
    expect(test.settings.current.legalNotice.text?.es).toBe('Dos')
  })

  it.each([
    ['brand', { ...BRAND, accent: 'red' }, 'value.accent'],
    ['brand', { ...BRAND, accent: '#fff;}body{display:none' }, 'value.accent'],
    ['brand', { ...BRAND, portalName: 'Zona\r\nBcc: x' }, 'value.portalName'],
    ['brand', { ...BRAND, leagueName: ' ' }, 'value.leagueName'],
    ['legalNotice', { text: { es: 'a'.repeat(50_001), en: '', pt: '' } }, 'value.text.es'],
  ])('refuse %s = %j', async (key, value, field) => {
    const failure = (await saveDraft(key, 0, value)).failure()
    expect(Object.keys(failure.fields ?? {})).toEqual([field])
  })

  it('exist only for the brand and the legal texts', async () => {
    expect((await saveDraft('timeZone', 0, { name: 'UTC' })).failure().type).toBe('not-found')
    expect((await publish('unknown', 1)).failure().type).toBe('not-found')
  })

  it('survive the person who saved them', async () => {
    const colleague = await test.signIn({ role: 'admin' })
    const params = { key: 'brand' }
    await test.call(saveSettingDraft, { token: colleague.token, params, body: { revision: 0, value: BRAND } })
    await test.db.delete(people).where(eq(people.id, colleague.personId))
    expect((await list()).settings.brand.draft?.changedBy).toBeNull()
  })
})

describe('GET studio/reject-templates', () => {
  it('is readable by those who decide requests, without the permission for settings', async () => {
    const clerk = await test.signIn({ role: 'media', permissionsAdded: ['users'] })
    const { templates } = (await test.call(getRejectTemplates, { token: clerk.token })).answer()
    expect(templates).toHaveLength(6)
    await change('rejectTemplates', 0, { templates: [{ name: TEXTS, text: TEXTS }] })
    expect((await test.call(getRejectTemplates, { token: clerk.token })).answer().templates).toEqual([
      { name: TEXTS, text: TEXTS },
    ])
  })
})
