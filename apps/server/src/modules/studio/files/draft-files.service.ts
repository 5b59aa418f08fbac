import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from '@mixed-zone/contract/endpoint'
import type {
  cancelAssetChange,
  getCaptionContext,
  saveAssetDetails,
  saveManyAssetTexts,
  setAssetStates,
  setSubtitlesState,
} from '@mixed-zone/contract/endpoints/studio/files'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId } from '../../../platform/database/row-id.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeTexts } from '../posts/asset-texts.ts'
import { loadCaptionContext } from '../posts/caption-context.ts'
import { setTrackState } from '../posts/draft-subtitles.ts'
import { lockDraftRow } from '../posts/drafts.repository.ts'
import { assetField, detailsField, type DraftAsset, loadDraft } from '../posts/load-draft.ts'
import type { PresentAsset } from '../posts/post-detail.presenter.ts'
import { recordEdit, saveField } from '../posts/save-field.ts'

interface DraftFilesDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone'> {
  readonly presentAssetFor: (actor: Actor) => PresentAsset
}

interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly body: BodyOf<E>
}

export type DraftFilesService = ReturnType<typeof createDraftFilesService>

/** Edits the files of drafts. Readers get nothing of it before the post is published or updated. */
export function createDraftFilesService({ db, clock, getTimeZone, presentAssetFor }: DraftFilesDeps) {
  async function findAll(tx: Db, postId: number): Promise<Map<string, DraftAsset>> {
    const { post, assets: kept, removed } = await loadDraft(tx, postId, clock.now())
    if (post.state === 'trash') throw new ApiError('not-found')
    return new Map([...kept, ...removed].map((asset) => [String(asset.row.id), asset]))
  }

  async function findOne(tx: Db, postId: number, assetId: string): Promise<DraftAsset> {
    const asset = (await findAll(tx, postId)).get(assetId)
    if (!asset) throw new ApiError('not-found')
    return asset
  }

  const writerOf = ({ personId }: Actor) => ({ personId, at: clock.now() })

  return {
    async saveDetails(
      actor: Actor,
      { params, body }: Call<typeof saveAssetDetails>,
    ): Promise<AnswerOf<typeof saveAssetDetails>> {
      const postId = requireRowId(params.id)
      const { version, ...value } = body
      return db.transaction(async (tx) => {
        await lockDraftRow(tx, postId)
        const { row, details } = await findOne(tx, postId, params.assetId)
        const field = detailsField(row.id)
        await saveField(tx, writerOf(actor), { postId, field, value, before: details.value, version })
        return presentAssetFor(actor)(await findOne(tx, postId, params.assetId))
      })
    },

    /** Whoever is last wins: a state is one of three, and can be changed back. */
    async setStates(
      actor: Actor,
      { params, body }: Call<typeof setAssetStates>,
    ): Promise<AnswerOf<typeof setAssetStates>> {
      const postId = requireRowId(params.id)
      const ids = [...new Set(body.ids)]
      return db.transaction(async (tx) => {
        await lockDraftRow(tx, postId)
        const before = await findAll(tx, postId)
        for (const id of ids) {
          const asset = before.get(id)
          if (!asset) throw new ApiError('not-found')
          const { value, version } = asset.details
          const field = detailsField(asset.row.id)
          const changed = { ...value, state: body.state }
          await saveField(tx, writerOf(actor), { postId, field, value: changed, before: value, version })
        }
        const after = await findAll(tx, postId)
        return { assets: ids.flatMap((id) => after.get(id) ?? []).map(presentAssetFor(actor)) }
      })
    },

    async saveTexts(
      actor: Actor,
      { params, body }: Call<typeof saveManyAssetTexts>,
    ): Promise<AnswerOf<typeof saveManyAssetTexts>> {
      const postId = requireRowId(params.id)
      return db.transaction(async (tx) => {
        await lockDraftRow(tx, postId)
        const before = await findAll(tx, postId)
        const conflicts = new Set<string>()
        for (const { assetId, texts } of body.changes) {
          const asset = before.get(assetId)
          if (!asset) throw new ApiError('not-found')
          const { version, ...changes } = texts
          if (version !== asset.texts.version) {
            conflicts.add(assetId)
            continue
          }
          const field = assetField(asset.row.id)
          const { value: current } = asset.texts
          const changed = changeTexts({ value: current, cleared: asset.clearedTexts }, changes)
          await saveField(tx, writerOf(actor), { postId, field, ...changed, before: current, version })
        }
        const after = await findAll(tx, postId)
        const present = presentAssetFor(actor)
        const ids = body.changes.map(({ assetId }) => assetId)
        const presentAll = (wanted: readonly string[]) => wanted.flatMap((id) => after.get(id) ?? []).map(present)
        return { saved: presentAll(ids.filter((id) => !conflicts.has(id))), conflicts: presentAll([...conflicts]) }
      })
    },

    async cancelChange(
      actor: Actor,
      { id, assetId, kind }: ParamsOf<typeof cancelAssetChange>,
    ): Promise<AnswerOf<typeof cancelAssetChange>> {
      const postId = requireRowId(id)
      return db.transaction(async (tx) => {
        await lockDraftRow(tx, postId)
        const { row } = await findOne(tx, postId, assetId)
        const [cancelled] = await tx
          .delete(assets)
          .where(and(eq(assets.changeOf, row.id), eq(assets.changeKind, kind)))
          .returning({ name: assets.name })
        if (!cancelled) throw new ApiError('not-found')
        const changes = { [kind]: { before: cancelled.name, after: null } }
        await recordEdit(tx, writerOf(actor), { postId, changes, details: { assetId } })
        return presentAssetFor(actor)(await findOne(tx, postId, assetId))
      })
    },

    /** Those that were removed can be used again for 30 days. */
    async setSubtitlesState(
      actor: Actor,
      { params, body }: Call<typeof setSubtitlesState>,
    ): Promise<AnswerOf<typeof setSubtitlesState>> {
      const postId = requireRowId(params.id)
      return db.transaction(async (tx) => {
        await lockDraftRow(tx, postId)
        const { tracks } = await findOne(tx, postId, params.assetId)
        const ids = tracks
          .map(({ row }) => row)
          .filter(({ locale }) => locale === params.locale)
          .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
          .map(({ id }) => id)
        if (ids.length === 0) throw new ApiError('not-found')
        // Only the latest is used again: its upload has removed the earlier tracks of this language.
        for (const trackId of body.state === 'removed' ? ids : ids.slice(-1)) {
          await setTrackState(tx, writerOf(actor), { postId, trackId, state: body.state })
        }
        return presentAssetFor(actor)(await findOne(tx, postId, params.assetId))
      })
    },

    async captionContext(id: string): Promise<AnswerOf<typeof getCaptionContext>> {
      const draft = await loadDraft(db, requireRowId(id), clock.now())
      return loadCaptionContext(db, draft, getTimeZone())
    },
  }
}
