import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf, BodyOf, ParamsOf } from '@mixed-zone/contract/endpoint'
import type { saveAssetTexts, saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import { fieldErrors } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import { FACT_VALUE_SCHEMAS, type FactField, type FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId, rowId, rowIds } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isVisible } from '../../library/library.ts'
import { changeTexts } from './asset-texts.ts'
import { findTopicsNamed, hasSection, haveAll, isReferenceField, listFixturesById } from './choices.repository.ts'
import { lockDraftRow } from './drafts.repository.ts'
import { resolveMergedTerms } from './merged-terms.ts'
import { assetField, type Draft, isFixedOnceOut, loadDraft } from './load-draft.ts'
import { type PresentAsset, presentFact } from './post-detail.presenter.ts'
import { saveField, type SavedField } from './save-field.ts'

interface FactsDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly presentAssetFor: (actor: Actor) => PresentAsset
}

export type FactsService = ReturnType<typeof createFactsService>

/** Saves fields of drafts, each with a version of its own. Nothing of it reaches readers before it is published. */
export function createFactsService({ db, clock, presentAssetFor }: FactsDeps) {
  const store = (tx: Db, personId: number, field: SavedField) => saveField(tx, { personId, at: clock.now() }, field)

  /** Fills fields that follow from the fixture, where they are empty. */
  async function fillFromFixture(tx: Db, personId: number, { post, facts }: Draft): Promise<FactField[]> {
    const [fixture] = await listFixturesById(tx, rowIds([facts.fixture.value ?? '']))
    if (!fixture) return []
    const isDerby = fixture.names !== null && (await hasSection(tx, DERBY_SECTION))
    const values: Partial<FactValues> = {
      ...(facts.section.value === null && isDerby && { section: DERBY_SECTION }),
      ...(facts.teams.value.length === 0 && { teams: [String(fixture.homeTeamId), String(fixture.awayTeamId)] }),
      ...(facts.matchday.value === null && { matchday: String(fixture.matchdayId) }),
      ...(facts.tags.value.length === 0 &&
        fixture.names && { tags: (await findTopicsNamed(tx, fixture.names)).map(String) }),
    }
    const filled: FactField[] = []
    for (const field of ['section', 'teams', 'matchday', 'tags'] as const) {
      const { value: before, version } = facts[field]
      if (values[field] === undefined || isDeepStrictEqual(values[field], before)) continue
      await store(tx, personId, { postId: post.id, field, value: values[field], before, version })
      filled.push(field)
    }
    return filled
  }

  /** Within the transaction of the caller. Returns the other fields that were filled. */
  async function saveIn(tx: Db, personId: number, { postId, field, value, version }: NewFact): Promise<FactField[]> {
    await lockDraftRow(tx, postId)
    const draft = await loadDraft(tx, postId, clock.now())
    if (draft.post.state === 'trash') throw new ApiError('not-found')
    if (isFixedOnceOut(field) && isVisible(draft.post, clock.now())) throw new ApiError('validation')
    await store(tx, personId, { postId, field, value, before: draft.facts[field].value, version })
    if (field !== 'fixture' || value === null) return []
    return fillFromFixture(tx, personId, await loadDraft(tx, postId, clock.now()))
  }

  return {
    saveIn,

    async save(actor: Actor, { params, body, locale }: SaveCall<typeof saveFact>): Promise<AnswerOf<typeof saveFact>> {
      const { field } = params
      const postId = requireRowId(params.id)
      const sent = parseValue(field, body.value, locale)
      return db.transaction(async (tx) => {
        const value = await resolveMergedTerms(tx, field, sent)
        await checkReferences(tx, { postId, field, value }, locale)
        const filled = await saveIn(tx, actor.personId, { postId, field, value, version: body.version })
        const { facts } = await loadDraft(tx, postId, clock.now())
        return {
          ...presentFact<unknown>(facts[field]),
          filled: Object.fromEntries(filled.map((other) => [other, presentFact<unknown>(facts[other])])),
        }
      })
    },

    async saveAsset(
      actor: Actor,
      { params, body }: SaveCall<typeof saveAssetTexts>,
    ): Promise<AnswerOf<typeof saveAssetTexts>> {
      const postId = requireRowId(params.id)
      const { version, ...changes } = body
      return db.transaction(async (tx) => {
        const find = async () => {
          const { post, assets } = await loadDraft(tx, postId, clock.now())
          const asset = assets.find(({ row }) => String(row.id) === params.assetId)
          if (!asset || post.state === 'trash') throw new ApiError('not-found')
          return asset
        }
        await lockDraftRow(tx, postId)
        const { row, texts, clearedTexts } = await find()
        const field = assetField(row.id)
        const { value: before } = texts
        const changed = changeTexts({ value: before, cleared: clearedTexts }, changes)
        await store(tx, actor.personId, { postId, field, ...changed, before, version })
        return presentAssetFor(actor)(await find())
      })
    },
  }
}

/** Popular fixtures have a name; they are derbies. */
const DERBY_SECTION = 'derbies'

interface NewFact {
  readonly postId: number
  readonly field: FactField
  readonly value: unknown
  readonly version: number
}

interface SaveCall<E extends typeof saveFact | typeof saveAssetTexts> {
  readonly params: ParamsOf<E>
  readonly body: BodyOf<E>
  readonly locale: Locale
}

/** Ids are unique and name rows; the rest is as the schema of the field parses it. */
function parseValue(field: FactField, sent: unknown, locale: Locale): FactValues[FactField] {
  const parsed = z.safeParse<z.ZodMiniType<FactValues[FactField]>>(FACT_VALUE_SCHEMAS[field], sent)
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ['value', ...issue.path] }))
    throw new ApiError('validation', { fields: fieldErrors({ issues }, locale, { sent: { value: sent } }) })
  }
  const { data } = parsed
  // Of these fields, lists hold ids.
  return isReferenceField(field) && Array.isArray(data) ? [...new Set(data as string[])] : data
}

async function checkReferences(
  tx: Db,
  { postId, field, value }: { postId: number; field: FactField; value: FactValues[FactField] },
  locale: Locale,
): Promise<void> {
  if (value === null) return
  const isKnown = async () => {
    if (field === 'section') return hasSection(tx, String(value))
    const ids = (Array.isArray(value) ? value : [value]).map(String)
    if (field === 'leadAsset') {
      const { assets } = await loadDraft(tx, postId, new Date(0))
      return assets.some(({ row }) => String(row.id) === ids[0] && row.kind === 'image')
    }
    if (field === 'assetOrder') {
      const { assets, removed } = await loadDraft(tx, postId, new Date(0))
      const known = new Set([...assets, ...removed].map(({ row }) => String(row.id)))
      return new Set(ids).size === ids.length && ids.every((id) => known.has(id))
    }
    if (!isReferenceField(field)) return true
    return ids.every((id) => rowId(id) !== null) && haveAll(tx, field, rowIds(ids))
  }
  if (!(await isKnown())) throw wrongFields(locale, { value: 'format' })
}
