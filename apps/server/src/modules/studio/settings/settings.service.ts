import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type {
  listSettingVersions,
  publishSettingDraft,
  saveSettingDraft,
  updateSetting,
} from '@mixed-zone/contract/endpoints/studio/settings'
import { fieldErrors } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import { describeAccent } from '@mixed-zone/contract/rules/colour/league-accent'
import {
  isAccessSettingKey,
  isDraftSettingKey,
  isSettingKey,
  SETTING_SCHEMAS,
  type SettingKey,
  type SettingValues,
} from '@mixed-zone/contract/schemas/studio/settings'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditAction, changesBetween, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { presentServer } from '../mail/mail.presenter.ts'
import { findServerStatus } from '../mail/mail.repository.ts'
import type { LogosService } from './logos.service.ts'
import { presentSettings, presentVersion } from './settings.presenter.ts'
import {
  deleteDraft,
  deleteSettingFiles,
  findLatestVersion,
  findVersion,
  insertVersion,
  listDrafts,
  listLatestVersions,
  listVersions,
  lockDraft,
  saveDraft,
} from './settings.repository.ts'

export interface SettingsServiceDeps extends Pick<Platform, 'db' | 'clock' | 'changes' | 'settings'> {
  /** Whether the environment has the keys of a hosted captcha. */
  readonly hasCaptchaKeys: boolean
  /** From the environment; see the schema of the answer. */
  readonly hosts: { readonly videoHost: string | null; readonly mailHost: string | null }
  readonly logos: LogosService
}

interface Call<Body> {
  readonly key: string
  readonly body: Body
  /** Of messages about wrong fields. */
  readonly locale: Locale
}

type Change = Call<BodyOf<typeof updateSetting>>

type DraftChange = Call<BodyOf<typeof saveSettingDraft>>

type Publication = Call<BodyOf<typeof publishSettingDraft>>

/** The files of the brand's draft. Those of its versions have their numbers. */
const DRAFT_FILES = { key: 'brand', version: 0 } as const

interface NextVersion {
  readonly key: SettingKey
  readonly value: unknown
  readonly action: AuditAction
  /** The version that the person saw. */
  readonly version: number
  readonly restoredFrom?: number | undefined
}

export type SettingsService = ReturnType<typeof createSettingsService>

export function createSettingsService(deps: SettingsServiceDeps) {
  const { db, clock, changes, settings, hasCaptchaKeys, hosts, logos } = deps
  /** As its schema parses it. Fields that the environment sets keep what was stored: they cannot be changed here. */
  function parseValue(key: SettingKey, { value: sent, locale, stored }: ParseOptions): unknown {
    const parsed = z.safeParse<z.ZodMiniType>(SETTING_SCHEMAS[key], sent)
    if (!parsed.success) {
      const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ['value', ...issue.path] }))
      throw new ApiError('validation', { fields: fieldErrors({ issues }, locale, { sent: { value: sent } }) })
    }
    // Every setting is an object.
    const value = parsed.data as Record<string, unknown>
    if (key === 'captcha' && value['kind'] !== 'altcha' && !hasCaptchaKeys) {
      throw wrongFields(locale, { 'value.kind': 'format' })
    }
    const fixed = Object.keys(settings.variables[key] ?? {})
    const kept = Object.entries(stored).filter(([field]) => fixed.includes(field))
    return { ...value, ...Object.fromEntries(kept) }
  }

  /** What is stored, whatever the environment says. */
  async function storedValue(tx: Db, key: SettingKey): Promise<{ version: number; value: Record<string, unknown> }> {
    const row = await findLatestVersion(tx, key)
    // Every setting is an object.
    return { version: row?.version ?? 0, value: (row?.value ?? settings.current[key]) as Record<string, unknown> }
  }

  async function valueOf(tx: Db, key: SettingKey, { body, locale }: Pick<DraftChange, 'body' | 'locale'>) {
    const { value: stored } = await storedValue(tx, key)
    if (body.restore === undefined) return parseValue(key, { value: body.value, locale, stored })
    const restored = await findVersion(tx, key, body.restore)
    if (!restored) throw new ApiError('not-found')
    return parseValue(key, { value: restored.value, locale, stored })
  }

  async function store(tx: Db, actor: Actor, next: NextVersion): Promise<{ version: number; changedAt: string }> {
    const { key, value, action, version: seen, restoredFrom } = next
    const { version, value: before } = await storedValue(tx, key)
    if (version !== seen) throw new ApiError('conflict', { current: before, version })
    const changedAt = clock.now()
    const isStored = await insertVersion(tx, {
      key,
      version: version + 1,
      value,
      changedAt,
      changedBy: actor.personId,
      restoredFrom: restoredFrom ?? null,
    })
    if (!isStored) {
      const other = await storedValue(tx, key)
      throw new ApiError('conflict', { current: other.value, version: other.version })
    }
    await recordAudit(tx, {
      at: changedAt,
      actor: { personId: actor.personId },
      action,
      subject: { kind: 'setting', id: key },
      details: { version: version + 1 },
      // Every setting is an object.
      changes: changesBetween(before, value as Record<string, unknown>),
    })
    await recordStudioEvent(tx, { kind: 'setting', permission: 'settings', subjectId: key })
    return { version: version + 1, changedAt: changedAt.toISOString() }
  }

  async function change(actor: Actor, key: SettingKey, { body, locale }: Omit<Change, 'key'>) {
    const saved = await changes.commit(async (tx, affect) => {
      const value = await valueOf(tx, key, { body: { ...body, revision: 0 }, locale })
      const stored = await findLatestVersion(tx, key)
      if (stored?.version === body.version && isDeepStrictEqual(stored.value, value)) {
        return { version: stored.version, changedAt: stored.changedAt.toISOString() }
      }
      affect('settings')
      const action = body.restore === undefined ? 'setting.changed' : 'setting.restored'
      return store(tx, actor, { key, value, action, version: body.version, restoredFrom: body.restore })
    })
    await settings.refresh()
    return saved
  }

  return {
    async list() {
      const [versions, drafts] = await Promise.all([listLatestVersions(db), listDrafts(db)])
      return {
        settings: presentSettings({ settings, versions, drafts }),
        hasCaptchaKeys,
        connections: { ...hosts, mailServer: presentServer(await findServerStatus(db)) },
      }
    },

    async update(actor: Actor, { key, ...given }: Change) {
      if (!isSettingKey(key) || isDraftSettingKey(key) || isAccessSettingKey(key)) throw new ApiError('not-found')
      return change(actor, key, given)
    },

    async updateAccess(actor: Actor, { key, ...given }: Change) {
      if (!isSettingKey(key) || !isAccessSettingKey(key)) throw new ApiError('not-found')
      return change(actor, key, given)
    },

    async listVersions(key: string, query: QueryOf<typeof listSettingVersions>) {
      if (!isSettingKey(key)) throw new ApiError('not-found')
      const { page, pageSize } = query
      const direction = query.sort === undefined ? 'desc' : query.direction
      const { rows, total } = await listVersions(db, key, { page, pageSize, direction })
      return { items: rows.map(presentVersion), total, page, pageSize }
    },

    async getVersion({ key, version }: { readonly key: string; readonly version: string }) {
      // Longer numbers do not fit into the column.
      const isNumber = /^\d{1,9}$/.test(version)
      const row = isSettingKey(key) && isNumber ? await findVersion(db, key, Number(version)) : undefined
      if (!row) throw new ApiError('not-found')
      return presentVersion(row)
    },

    async saveDraft(actor: Actor, { key, body, locale }: DraftChange) {
      if (!isSettingKey(key) || !isDraftSettingKey(key)) throw new ApiError('not-found')
      return db.transaction(async (tx) => {
        const value = await valueOf(tx, key, { body, locale })
        const changedAt = clock.now()
        const { version: baseVersion } = await storedValue(tx, key)
        const revision = body.revision + 1
        const draft = { key, value, revision, baseVersion, changedAt, changedBy: actor.personId }
        if (!(await saveDraft(tx, draft))) {
          const other = await lockDraft(tx, key)
          throw new ApiError('conflict', { current: other?.value ?? null, version: other?.revision ?? 0 })
        }
        // Parsed by the schema of the brand.
        const brand = key === 'brand' ? (value as SettingValues['brand']) : null
        if (brand) await logos.keepFiles(tx, DRAFT_FILES.version, { brand, locale })
        await recordStudioEvent(tx, { kind: 'setting', permission: 'settings', subjectId: key })
        const accent = brand?.accent ? describeAccent(brand.accent) : null
        return { revision, changedAt: changedAt.toISOString(), accent: accent && [...accent] }
      })
    },

    async discardDraft(key: string, revision: number): Promise<void> {
      if (!isSettingKey(key) || !isDraftSettingKey(key)) throw new ApiError('not-found')
      await db.transaction(async (tx) => {
        const draft = await lockDraft(tx, key)
        if (!draft) return
        if (draft.revision !== revision) {
          throw new ApiError('conflict', { current: draft.value, version: draft.revision })
        }
        await deleteDraft(tx, key)
        if (key === 'brand') await deleteSettingFiles(tx, DRAFT_FILES)
        await recordStudioEvent(tx, { kind: 'setting', permission: 'settings', subjectId: key })
      })
    },

    async publish(actor: Actor, { key, body, locale }: Publication) {
      if (!isSettingKey(key) || !isDraftSettingKey(key)) throw new ApiError('not-found')
      const saved = await changes.commit(async (tx, affect) => {
        const draft = await lockDraft(tx, key)
        if (!draft) throw new ApiError('not-found')
        if (draft.revision !== body.revision) {
          throw new ApiError('conflict', { current: draft.value, version: draft.revision })
        }
        const { version, value: current } = await storedValue(tx, key)
        if (body.version !== undefined && body.version !== version) throw new ApiError('conflict', { current, version })
        await deleteDraft(tx, key)
        affect('settings')
        if (key === 'brand') {
          await deleteSettingFiles(tx, DRAFT_FILES)
          // Stored by `saveDraft`.
          await logos.keepFiles(tx, version + 1, { brand: draft.value as SettingValues['brand'], locale })
        }
        return store(tx, actor, { key, value: draft.value, action: 'setting.published', version })
      })
      await settings.refresh()
      return saved
    },

    getRejectTemplates: async () => settings.current.rejectTemplates,
  }
}

interface ParseOptions {
  readonly value: unknown
  readonly locale: Locale
  readonly stored: Readonly<Record<string, unknown>>
}
