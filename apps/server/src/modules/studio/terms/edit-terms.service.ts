import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { createTeam, createTerm, updateTeam, updateTerm } from '@mixed-zone/contract/endpoints/studio/terms'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { EditableTermKind, TermDetail } from '@mixed-zone/contract/schemas/studio/terms'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/database-errors.ts'
import { requireRowId, rowId } from '../../../platform/database/row-id.ts'
import type { TermTable } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changesBetween } from '../../audit/audit.ts'
import type { TermChanges } from './term-changes.ts'
import { TERM_SOURCES } from './term-tables.ts'
import {
  deleteTermRow,
  hasContact,
  hasTeam,
  insertTeam,
  insertTerm,
  lockCategory,
  lockTag,
  lockTeam,
  type TeamValues,
  updateTeamRow,
  updateTermRow,
} from './term-writes.repository.ts'
import { loadTerm, requireEditableKind } from './terms.service.ts'
import { countUses } from './terms.repository.ts'
import { deleteAlias, findFreeTextId, insertAlias, isTextIdTaken } from './text-ids.ts'

const TAKEN: Localised = {
  es: 'Esta dirección ya se usa o se usó antes. Elige otra.',
  en: 'This address is in use or was used before. Choose another one.',
  pt: 'Este endereço já é ou já foi usado. Escolha outro.',
}

const taken = (locale: Locale) => new ApiError('validation', { fields: { textId: TAKEN[locale] } })

/** Another transaction has taken the text id meanwhile. */
const rethrowAsTaken = (locale: Locale) => (error: unknown) => {
  throw isViolation(error, 'unique') ? taken(locale) : error
}

type NamedKind = Exclude<EditableTermKind, 'teams'>

/** Clubs have fields of their own, and endpoints. */
function requireNamedKind(name: string): NamedKind {
  const kind = requireEditableKind(name)
  if (kind === 'teams') throw new ApiError('not-found')
  return kind
}

interface EditDeps extends Pick<Platform, 'db' | 'clock' | 'changes'> {
  readonly termChanges: TermChanges
}

interface TermCall<Body> {
  readonly body: Body
  readonly locale: Locale
}

export type EditTermsService = ReturnType<typeof createEditTermsService>

/** Creates, renames and deletes clubs, categories, tags and players. */
export function createEditTermsService({ db, clock, changes, termChanges }: EditDeps) {
  const load = (kind: EditableTermKind, id: number, locale: Locale): Promise<TermDetail> =>
    loadTerm(db, { kind, id, locale, now: clock.now() })

  async function chooseTextId(tx: Db, table: TermTable, { wanted, name, locale }: WantedTextId): Promise<string> {
    if (wanted === undefined) return findFreeTextId(tx, table, name)
    if (await isTextIdTaken(tx, table, { textId: wanted })) throw taken(locale)
    return wanted
  }

  /** The old text id leads to the row from now on. */
  async function moveTextId(tx: Db, table: TermTable, { id, from, to, locale }: MovedTextId): Promise<void> {
    if (from === to) return
    if (await isTextIdTaken(tx, table, { textId: to, except: id })) throw taken(locale)
    await deleteAlias(tx, table, to)
    await insertAlias(tx, table, { textId: from, id, at: clock.now() })
  }

  return {
    async createTeam(actor: Actor, { body, locale }: TermCall<BodyOf<typeof createTeam>>): Promise<TermDetail> {
      const id = await changes
        .commit(async (tx, affect) => {
          const { textId: wanted, contactId, ...fields } = body
          const textId = await chooseTextId(tx, 'team', { wanted, name: body.name, locale })
          const values = { ...fields, textId, contactId: await requireContact(tx, contactId, locale) }
          const created = await insertTeam(tx, values)
          await termChanges.record(tx, actor, {
            kind: 'teams',
            action: 'term.created',
            textId,
            changes: changesBetween<Partial<TeamValues>>({}, values),
          })
          affect('taxonomy')
          return created
        })
        .catch(rethrowAsTaken(locale))
      return load('teams', id, locale)
    },

    async updateTeam(actor: Actor, id: string, { body, locale }: TermCall<BodyOf<typeof updateTeam>>) {
      const teamId = requireRowId(id)
      await changes
        .commit(async (tx, affect) => {
          const before = await lockTeam(tx, teamId)
          if (!before) throw new ApiError('not-found')
          const { version, contactId, ...fields } = body
          if (before.version !== version) throw await conflict(tx, 'teams', { id: teamId, locale })
          const { id: _id, version: _version, crestFileId: _crest, ...stored } = before
          const values: TeamValues = {
            ...stored,
            ...definedOnly(fields),
            contactId: contactId === undefined ? before.contactId : await requireContact(tx, contactId, locale),
          }
          if (isDeepStrictEqual(values, stored)) return
          await moveTextId(tx, 'team', { id: teamId, from: before.textId, to: values.textId, locale })
          await updateTeamRow(tx, teamId, values)
          if (values.name !== before.name || values.shortName !== before.shortName) {
            await termChanges.reindex(tx, 'team', teamId)
          }
          await termChanges.record(tx, actor, {
            kind: 'teams',
            action: 'term.changed',
            textId: values.textId,
            changes: changesBetween(stored, values),
          })
          affect('taxonomy')
        })
        .catch(rethrowAsTaken(locale))
      return load('teams', teamId, locale)
    },

    async create(actor: Actor, kindName: string, { body, locale }: TermCall<BodyOf<typeof createTerm>>) {
      const kind = requireNamedKind(kindName)
      const id = await changes
        .commit(async (tx, affect) => {
          const textId = await chooseTextId(tx, TERM_SOURCES[kind].table, {
            wanted: body.textId,
            name: body.names.es,
            locale,
          })
          const teamId = kind === 'players' ? await requireTeam(tx, body.teamId ?? null, locale) : null
          const values = { textId, names: body.names, teamId }
          const created = await insertTerm(tx, kind, values)
          await termChanges.record(tx, actor, {
            kind,
            action: 'term.created',
            textId,
            changes: changesBetween<Partial<typeof values>>({}, values),
          })
          affect('taxonomy')
          return created
        })
        .catch(rethrowAsTaken(locale))
      return load(kind, id, locale)
    },

    async update(actor: Actor, params: { kind: string; id: string }, call: TermCall<BodyOf<typeof updateTerm>>) {
      const { body, locale } = call
      const kind = requireNamedKind(params.kind)
      const id = requireRowId(params.id)
      const { table } = TERM_SOURCES[kind]
      await changes
        .commit(async (tx, affect) => {
          const before = await lockNamed(tx, kind, id)
          if (!before) throw new ApiError('not-found')
          if (before.version !== body.version) throw await conflict(tx, kind, { id, locale })
          const teamId =
            kind !== 'players' || body.teamId === undefined ? before.teamId : await requireTeam(tx, body.teamId, locale)
          const stored = { textId: before.textId, names: before.names, teamId: before.teamId }
          const values = { textId: body.textId ?? before.textId, names: body.names ?? before.names, teamId }
          if (isDeepStrictEqual(values, stored)) return
          await moveTextId(tx, table, { id, from: before.textId, to: values.textId, locale })
          await updateTermRow(tx, kind, { id, ...values })
          if (!isDeepStrictEqual(values.names, before.names)) await termChanges.reindex(tx, table, id)
          await termChanges.record(tx, actor, {
            kind,
            action: 'term.changed',
            textId: values.textId,
            changes: changesBetween(stored, values),
          })
          affect('taxonomy')
        })
        .catch(rethrowAsTaken(locale))
      return load(kind, id, locale)
    },

    /** Rejects with `conflict` if something uses it. Its aliases stay reserved. */
    async delete(actor: Actor, params: { kind: string; id: string }): Promise<void> {
      const kind = requireEditableKind(params.kind)
      const id = requireRowId(params.id)
      await changes
        .commit(async (tx, affect) => {
          const row = kind === 'teams' ? await lockTeam(tx, id) : await lockNamed(tx, kind, id)
          if (!row) throw new ApiError('not-found')
          const { savedViews: _savedViews, ...uses } = await countUses(tx, kind, id)
          if (Object.values(uses).some((count) => count > 0)) throw new ApiError('conflict')
          await deleteTermRow(tx, TERM_SOURCES[kind].table, id)
          await termChanges.record(tx, actor, {
            kind,
            action: 'term.deleted',
            textId: row.textId,
            details: { names: 'names' in row ? row.names : row.name },
          })
          affect('taxonomy')
        })
        .catch((error: unknown) => {
          throw isViolation(error, 'foreign-key') ? new ApiError('conflict', { cause: error }) : error
        })
    },
  }
}

interface WantedTextId {
  readonly wanted: string | undefined
  readonly name: string
  readonly locale: Locale
}

interface MovedTextId {
  readonly id: number
  readonly from: string
  readonly to: string
  readonly locale: Locale
}

const lockNamed = (tx: Db, kind: NamedKind, id: number) =>
  kind === 'categories' ? lockCategory(tx, id) : lockTag(tx, id, kind === 'players' ? 'player' : 'topic')

async function conflict(tx: Db, kind: EditableTermKind, { id, locale }: { id: number; locale: Locale }) {
  const current = await loadTerm(tx, { kind, id, locale, now: new Date(0) })
  return new ApiError('conflict', { current, version: current.version })
}

function definedOnly<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  // The same keys without those that are undefined.
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }
}

async function requireContact(tx: Db, id: string | null, locale: Locale): Promise<number | null> {
  if (id === null) return null
  const contactId = rowId(id)
  if (contactId === null || !(await hasContact(tx, contactId))) throw wrongFields(locale, { contactId: 'format' })
  return contactId
}

async function requireTeam(tx: Db, id: string | null, locale: Locale): Promise<number | null> {
  if (id === null) return null
  const teamId = rowId(id)
  if (teamId === null || !(await hasTeam(tx, teamId))) throw wrongFields(locale, { teamId: 'format' })
  return teamId
}
