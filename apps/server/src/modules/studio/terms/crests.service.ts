import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { setCrest } from '@mixed-zone/contract/endpoints/studio/terms'
import type { Locale } from '@mixed-zone/contract/locales'
import type { TermDetail } from '@mixed-zone/contract/schemas/studio/terms'
import { requireRowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Assets } from '../../assets/assets.ts'
import { storeSmallPicture } from '../small-picture.ts'
import type { TermChanges } from './term-changes.ts'
import { lockTeam, updateCrest } from './term-writes.repository.ts'
import { loadTerm } from './terms.service.ts'

interface CrestsDeps extends Pick<Platform, 'db' | 'clock' | 'changes'> {
  readonly termChanges: TermChanges
  readonly assets: Pick<Assets, 'storeFile'>
}

export type CrestsService = ReturnType<typeof createCrestsService>

export function createCrestsService({ db, clock, changes, termChanges, assets }: CrestsDeps) {
  return {
    async set(
      actor: Actor,
      id: string,
      { body, locale }: { body: BodyOf<typeof setCrest>; locale: Locale },
    ): Promise<TermDetail> {
      const teamId = requireRowId(id)
      const load = () => loadTerm(db, { kind: 'teams', id: teamId, locale, now: clock.now() })
      // Before the picture is stored, and without a lock while that takes its time.
      await load()
      const { file } = body
      const crest = file === null ? null : await storeSmallPicture(assets, { file, name: 'crest', locale })
      const crestFileId = crest?.stored.id ?? null
      await changes.commit(async (tx, affect) => {
        const before = await lockTeam(tx, teamId)
        if (!before) throw new ApiError('not-found')
        if (before.version !== body.version) throw new ApiError('conflict', { version: before.version })
        if (before.crestFileId === crestFileId) return
        await updateCrest(tx, teamId, crestFileId)
        await termChanges.record(tx, actor, {
          kind: 'teams',
          action: 'term.changed',
          textId: before.textId,
          changes: { crest: { before: before.crestFileId, after: crestFileId } },
        })
        affect('taxonomy')
      })
      return load()
    },
  }
}
