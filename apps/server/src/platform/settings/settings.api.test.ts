import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestLog, type TestLog } from '../../../test/test-log.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { readConfig } from '../../config.ts'
import type { Changes } from '../changes/changes.ts'
import { createChanges } from '../changes/create-changes.ts'
import { settingVersions } from '../database/schema/records.ts'
import { deriveFromSettings, openSettings, type Settings } from './settings.ts'

let database: TestDatabase
let changes: Changes
let log: TestLog
const opened: Settings[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})

beforeEach(async () => {
  log = createTestLog()
  changes = createChanges({ database })
  await database.db.delete(settingVersions)
})

afterEach(async () => {
  for (const settings of opened.splice(0)) settings.stop()
  await changes.stop()
})

afterAll(() => database.remove())

async function open(environment: Readonly<Record<string, string>> = {}): Promise<Settings> {
  const { settings } = readConfig(environment)
  const store = await openSettings({ db: database.db, changes, log: log.log, environment: settings })
  opened.push(store)
  return store
}

/** As another node stores it. */
async function store(key: string, version: number, value: unknown): Promise<void> {
  await changes.commit(async (tx, affect) => {
    await tx.insert(settingVersions).values({ key, version, value, changedAt: new Date() })
    affect('settings')
  })
}

describe('openSettings', () => {
  it('returns the defaults of the environment while nothing is stored', async () => {
    const { current } = await open()
    expect(current.brand).toEqual({
      portalName: 'Mixed Zone',
      leagueName: 'Liga Meridiana',
      accent: null,
      logoOnLight: null,
      logoOnDark: null,
    })
    expect(current.help).toEqual({ email: 'prensa@ligameridiana.test', telephone: null })
    expect(current.timeZone).toEqual({ name: 'Europe/Madrid' })
    expect(current.retention).toEqual({ usageMonths: 24, auditYears: 5, mailsDays: 90 })
    expect(current.rejectTemplates.templates).toHaveLength(6)
    expect(current.legalNotice).toEqual({ text: null })
    expect(current.staffSecurity).toEqual({ requiresOneTimeCodes: false })
  })

  it('returns the latest stored version', async () => {
    await store('help', 1, { email: 'one@n.example', telephone: null })
    await store('help', 2, { email: 'two@n.example', telephone: '+34 910 000 000' })
    expect((await open()).current.help).toEqual({ email: 'two@n.example', telephone: '+34 910 000 000' })
  })

  it('prefers environment variables, field by field', async () => {
    await store('help', 1, { email: 'stored@n.example', telephone: '+34 910 000 000' })
    const settings = await open({ HELP_EMAIL: 'given@n.example' })
    expect(settings.current.help).toEqual({ email: 'given@n.example', telephone: '+34 910 000 000' })
    expect(settings.variables.help).toEqual({ email: 'HELP_EMAIL' })
  })

  it('learns of a change by another node without a notification', async () => {
    const settings = await open()
    const before = settings.current
    await store('timeZone', 1, { name: 'Atlantic/Canary' })
    // A session that is read on this node observes the counters.
    await changes.refresh()
    await expect.poll(() => settings.current.timeZone.name, { timeout: 2_000 }).toBe('Atlantic/Canary')
    expect(settings.current).not.toBe(before)
  })

  it('learns of a change while notifications are not received', async () => {
    const deaf = { ...changes, isConnected: () => false }
    const { settings: environment } = readConfig({})
    const settings = await openSettings({ db: database.db, changes: deaf, log: log.log, environment })
    opened.push(settings)
    await store('timeZone', 1, { name: 'Atlantic/Canary' })
    await expect.poll(() => settings.current.timeZone.name, { timeout: 2_000 }).toBe('Atlantic/Canary')
  })

  it('falls back to the default if a stored value is invalid, and ignores unknown keys', async () => {
    await store('timeZone', 1, { name: 'Mars/Olympus' })
    await store('unknown', 1, { any: 'thing' })
    const { current } = await open()
    expect(current.timeZone.name).toBe('Europe/Madrid')
    expect(current).not.toHaveProperty('unknown')
    expect(log.lines().join()).toContain('a stored setting is invalid')
  })
})

describe('deriveFromSettings', () => {
  it('derives again only after a change', async () => {
    const settings = await open()
    let runs = 0
    const getName = deriveFromSettings(settings, ({ timeZone }) => {
      runs += 1
      return timeZone.name
    })
    expect([getName(), getName(), runs]).toEqual(['Europe/Madrid', 'Europe/Madrid', 1])
    await store('timeZone', 1, { name: 'UTC' })
    await settings.refresh()
    expect([getName(), getName(), runs]).toEqual(['UTC', 'UTC', 2])
  })
})
