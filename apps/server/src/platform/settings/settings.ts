import {
  isSettingKey,
  SETTING_SCHEMAS,
  type SettingKey,
  type SettingValues,
  type SettingVariables,
} from '@mixed-zone/contract/schemas/studio/settings'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Changes } from '../changes/changes.ts'
import { createSingleFlight } from '../concurrency/single-flight.ts'
import type { Db } from '../database/database.ts'
import { settingVersions } from '../database/schema/records.ts'
import type { Log } from '../log/log.ts'
import { defaultSettings, type EnvironmentSettings } from './default-settings.ts'

/** What the studio has set, as this node knows it. Changes by other nodes are known within a second. */
export interface Settings {
  /** The values in effect. The object stays the same until one of them changes, so that derived values can be cached by it. */
  readonly current: SettingValues
  /** The version in effect of each setting that was ever changed. */
  readonly versions: { readonly [Key in SettingKey]?: { readonly version: number; readonly changedAt: Date } }
  /** The environment variables that set fields. They win over stored values. */
  readonly variables: SettingVariables
  /** What is in effect if `value` is stored: fields that the environment sets keep its values. */
  withEnvironment<Key extends SettingKey>(key: Key, value: SettingValues[Key]): SettingValues[Key]
  /** Reads the stored values, after a change by this node. */
  refresh(): Promise<void>
  stop(): void
}

interface SettingsDeps {
  readonly db: Db
  readonly changes: Pick<Changes, 'isConnected' | 'refresh' | 'versionOf'>
  readonly log: Pick<Log, 'error'>
  readonly environment: { readonly values: EnvironmentSettings; readonly variables: SettingVariables }
}

/** While notifications are received, the listener observes the counters, and this costs no statement. */
const CHECK_INTERVAL_MS = 500

/** Loads the settings, and keeps them up to date until it is stopped. */
export async function openSettings({ db, changes, log, environment }: SettingsDeps): Promise<Settings> {
  const defaults = defaultSettings(environment.values)
  const { variables } = environment
  const once = createSingleFlight<void>()
  let current = defaults
  let versions: Settings['versions'] = {}
  let loadedText = ''
  let loadedCounter: string | null = null

  function withEnvironment<Key extends SettingKey>(key: Key, value: SettingValues[Key]): SettingValues[Key] {
    const fields = Object.keys(variables[key] ?? {})
    const given = Object.entries(defaults[key]).filter(([field]) => fields.includes(field))
    return { ...value, ...Object.fromEntries(given) }
  }

  /** A value that an older or newer version of the product has stored may not fit: its default is in effect then. */
  function effectiveValue(key: SettingKey, stored: unknown): SettingValues[SettingKey] {
    const parsed = z.safeParse<z.ZodMiniType>(SETTING_SCHEMAS[key], stored)
    if (!parsed.success) {
      log.error({ key }, 'a stored setting is invalid; its default is in effect')
      return defaults[key]
    }
    // Parsed by the schema of this key.
    return withEnvironment(key, parsed.data as SettingValues[typeof key])
  }

  async function load(): Promise<void> {
    await changes.refresh()
    // Read before the values: they may be newer, never older.
    const counter = changes.versionOf('settings')
    const rows = await listCurrentValues(db)
    const text = JSON.stringify(rows)
    if (text !== loadedText) {
      const stored = rows.flatMap(({ key, value }) => (isSettingKey(key) ? [[key, effectiveValue(key, value)]] : []))
      current = { ...defaults, ...Object.fromEntries(stored) }
      versions = Object.fromEntries(rows.map(({ key, version, changedAt }) => [key, { version, changedAt }]))
      loadedText = text
    }
    loadedCounter = counter
  }

  async function check(): Promise<void> {
    if (!changes.isConnected()) await changes.refresh()
    if (changes.versionOf('settings') !== loadedCounter) await load()
  }

  await load()
  // During an outage the last known values stay in effect; the calls report it.
  const timer = setInterval(() => void once('check', check).catch(() => undefined), CHECK_INTERVAL_MS)
  timer.unref()

  return {
    get current() {
      return current
    },
    get versions() {
      return versions
    },
    variables,
    withEnvironment,
    refresh: load,
    stop: () => clearInterval(timer),
  }
}

/** Derives a value from the settings, and again once they have changed. */
export function deriveFromSettings<T>(
  settings: Pick<Settings, 'current'>,
  derive: (values: SettingValues) => T,
): () => T {
  let source = settings.current
  let derived = derive(source)
  return () => {
    if (source !== settings.current) {
      source = settings.current
      derived = derive(source)
    }
    return derived
  }
}

/** When one of the texts that people accept was published last; null while they are those of the product. */
export function termsPublishedAt({ versions }: Pick<Settings, 'versions'>): Date | null {
  const times = [versions.legalNotice, versions.privacyPolicy].flatMap((version) => version?.changedAt.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.max(...times))
}

async function listCurrentValues(db: Db) {
  return db
    .selectDistinctOn([settingVersions.key], {
      key: settingVersions.key,
      version: settingVersions.version,
      value: settingVersions.value,
      changedAt: settingVersions.changedAt,
    })
    .from(settingVersions)
    .orderBy(settingVersions.key, sql`${settingVersions.version} desc`)
}
