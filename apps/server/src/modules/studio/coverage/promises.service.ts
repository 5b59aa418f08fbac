import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { listPromises, updatePromise } from '@mixed-zone/contract/endpoints/studio/coverage'
import { type Locale, LOCALES } from '@mixed-zone/contract/locales'
import type { CoveragePromise, PromiseFields } from '@mixed-zone/contract/schemas/studio/coverage'
import { isViolation } from '../../../platform/database/database-errors.ts'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId, rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditEntry, changesBetween, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { hasSection, haveAll, listCategories, listContacts, listSections } from '../posts/choices.repository.ts'
import {
  deletePromiseRow,
  findPromiseRow,
  insertPromise,
  isPromised,
  listPromiseRows,
  lockPromise,
  type PromiseRow,
  updatePromiseRow,
} from './promises.repository.ts'

export type PromisesService = ReturnType<typeof createPromisesService>

/** What the league promises for each match. Readers see nothing of it. */
export function createPromisesService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  async function get(tx: Db, id: number, locale: Locale): Promise<CoveragePromise> {
    const row = await findPromiseRow(tx, id)
    if (!row) throw new ApiError('not-found')
    return presentPromise(row, locale)
  }

  async function record(tx: Db, actor: Actor, entry: Pick<AuditEntry, 'action' | 'subject' | 'details' | 'changes'>) {
    await recordAudit(tx, { at: clock.now(), actor: { personId: actor.personId }, ...entry })
    // The board shows it with the fixtures, to all staff. The prefix tells it from the id of a fixture.
    await recordStudioEvent(tx, { kind: 'fixture', permission: null, subjectId: `promise ${entry.subject.id}` })
  }

  /** In a transaction. Somebody else may promise the category meanwhile, or delete what the promise names. */
  function change(work: (tx: Db) => Promise<CoveragePromise>): Promise<CoveragePromise> {
    return db.transaction(work).catch((error: unknown) => {
      const isConflict = isViolation(error, 'unique') || isViolation(error, 'foreign-key')
      throw isConflict ? new ApiError('conflict', { cause: error }) : error
    })
  }

  return {
    async list(locale: Locale): Promise<AnswerOf<typeof listPromises>> {
      const [rows, categories, sections, contacts] = await Promise.all([
        listPromiseRows(db),
        listCategories(db),
        listSections(db),
        listContacts(db),
      ])
      return {
        promises: rows.map((row) => presentPromise(row, locale)),
        categories: categories.map(({ id, names }) => ({ id: String(id), name: names[locale] })),
        sections: sections.map(({ textId, names }) => ({ id: textId, name: names[locale] })),
        contacts: contacts.map(({ id, name }) => ({ id: String(id), name })),
      }
    },

    async create(actor: Actor, body: PromiseFields, locale: Locale): Promise<CoveragePromise> {
      return change(async (tx) => {
        const values = await parsePromise(tx, body, locale)
        const id = await insertPromise(tx, values)
        if (id === null) throw new ApiError('conflict')
        const created = await get(tx, id, locale)
        await record(tx, actor, {
          action: 'promise.created',
          subject: { kind: 'promise', id },
          details: auditedFields(created),
        })
        return created
      })
    },

    async update(
      actor: Actor,
      { id, body, locale }: { id: string; body: BodyOf<typeof updatePromise>; locale: Locale },
    ): Promise<CoveragePromise> {
      const promiseId = requireRowId(id)
      return change(async (tx) => {
        const row = await lockPromise(tx, promiseId)
        if (!row) throw new ApiError('not-found')
        const before = await get(tx, promiseId, locale)
        const values = await parsePromise(tx, body, locale)
        const isTaken = values.categoryId !== row.categoryId && (await isPromised(tx, values.categoryId))
        if (row.version !== body.version || isTaken) {
          throw new ApiError('conflict', { current: before, version: row.version })
        }
        const { id: _id, version: _version, ...stored } = row
        if (isDeepStrictEqual(values, stored)) return before
        await updatePromiseRow(tx, promiseId, values)
        const after = await get(tx, promiseId, locale)
        await record(tx, actor, {
          action: 'promise.changed',
          subject: { kind: 'promise', id: promiseId },
          changes: changesBetween(auditedFields(before), auditedFields(after)),
        })
        return after
      })
    },

    async delete(actor: Actor, id: string, locale: Locale): Promise<void> {
      const promiseId = requireRowId(id)
      await db.transaction(async (tx) => {
        if (!(await lockPromise(tx, promiseId))) throw new ApiError('not-found')
        const before = await get(tx, promiseId, locale)
        await deletePromiseRow(tx, promiseId)
        await record(tx, actor, {
          action: 'promise.deleted',
          subject: { kind: 'promise', id: promiseId },
          details: auditedFields(before),
        })
      })
    },
  }
}

export function presentPromise(row: PromiseRow, locale: Locale): CoveragePromise {
  const { id, categoryId, names, pressContactId, ...fields } = row
  return {
    ...fields,
    id: String(id),
    categoryId: String(categoryId),
    contactId: pressContactId === null ? null : String(pressContactId),
    name: names[locale],
  }
}

async function parsePromise(tx: Db, fields: PromiseFields, locale: Locale) {
  const { sectionId, anchor, minutes, titles } = fields
  const categoryId = rowId(fields.categoryId)
  const pressContactId = fields.contactId === null ? null : rowId(fields.contactId)
  const isKnown = {
    categoryId: categoryId !== null && (await haveAll(tx, 'categories', [categoryId])),
    sectionId: sectionId === null || (await hasSection(tx, sectionId)),
    contactId:
      fields.contactId === null || (pressContactId !== null && (await haveAll(tx, 'contact', [pressContactId]))),
  }
  const wrong = Object.entries(isKnown).filter(([, known]) => !known)
  if (categoryId === null || wrong.length > 0) {
    throw wrongFields(locale, Object.fromEntries(wrong.map(([name]) => [name, 'format'])))
  }
  // In the order of LOCALES, without duplicates; the board shows a dot for each.
  const locales = LOCALES.filter((one) => fields.locales.includes(one))
  return { categoryId, anchor, minutes, locales, sectionId, pressContactId, titles }
}

function auditedFields({ name, anchor, minutes, locales, sectionId, contactId, titles }: CoveragePromise) {
  return { category: name, anchor, minutes, locales, section: sectionId, contactId, titles }
}
