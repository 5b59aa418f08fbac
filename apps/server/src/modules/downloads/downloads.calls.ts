import { getFileUrl, getZip } from '@mixed-zone/contract/endpoints/downloads'
import { leagueDay } from '@mixed-zone/contract/rules/league-day'
import type { Download } from '@mixed-zone/contract/schemas/downloads'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { BytesAnswer } from '../../platform/http/bytes-answer.ts'
import { type Call, type Route, route } from '../../platform/http/route.ts'
import { sendContent } from '../../platform/http/send-content.ts'
import { createFileAddresses, type ServedRendition } from '../../platform/signing/file-addresses.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import { listBasketIds } from './basket/basket.repository.ts'
import type { Contents } from './contents.service.ts'
import type { RunningZips } from './count/running-zips.service.ts'
import { findSessionEnd } from './downloads.repository.ts'
import { bytesRequest } from './downloads.routes.ts'
import type { FindFile } from './find-file.service.ts'
import { findMatchdayTag } from './pack/pack.repository.ts'
import type { createZips, WantedZip } from './zip/create-zip.service.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly timeZone: string
  readonly fileKeys: FileKeys
  readonly findFile: FindFile
  readonly contents: Contents
  readonly runningZips: RunningZips
  readonly createZip: ReturnType<typeof createZips>
}

/** `get-file-url` and `get-zip`: bytes, or the address at which they are. */
export function createDownloadCalls(parts: Parts): Route[] {
  const { db, clock, timeZone, fileKeys, findFile, contents, runningZips, createZip } = parts

  async function addressed(actor: Actor, download: Omit<Download, 'expiresAt'>): Promise<Download> {
    const endsAt = await findSessionEnd(db, actor.sessionId)
    if (!endsAt) throw new ApiError('token')
    return { ...download, expiresAt: endsAt.toISOString() }
  }

  async function answerFile({ actor, locale, body, acceptsJsonAlone }: Call<typeof getFileUrl>) {
    const id = rowId(body.assetId)
    if (id === null) throw new ApiError('not-found')
    const rendition: ServedRendition =
      body.rendition === undefined || body.rendition === 'original' ? 'original' : `${body.rendition}-jpeg`
    if (!acceptsJsonAlone) {
      return new BytesAnswer(async (request, reply) =>
        sendContent(request, reply, await contents.file(actor, bytesRequest(request), { id, rendition })),
      )
    }
    const found = await findFile.file(actor, { id, rendition, locale })
    const url = createFileAddresses(fileKeys.signerOf(actor.fileHandle)).file(found, rendition)
    return addressed(actor, { url, name: found.fileName, size: found.file.sizeBytes })
  }

  async function answerZip({ actor, locale, body, acceptsJsonAlone }: Call<typeof getZip>) {
    await runningZips.check(actor, locale)
    const now = clock.now()
    const today = leagueDay(now, timeZone)
    const wanted = await choose(actor, { body, today })
    const packing = {
      viewer: actor,
      now,
      today,
      locale: body.locale ?? locale,
      rendition: body.rendition ?? 'original',
    }
    const zip = await createZip(actor, wanted, packing)
    if (acceptsJsonAlone) {
      const url = createFileAddresses(fileKeys.signerOf(actor.fileHandle)).zip(zip.id, zip.name)
      return addressed(actor, { url, name: zip.name, size: zip.sizeBytes })
    }
    return new BytesAnswer(async (request, reply) =>
      sendContent(request, reply, await contents.zip(actor, bytesRequest(request), zip.id)),
    )
  }

  async function choose(
    actor: Actor,
    { body, today }: { body: Call<typeof getZip>['body']; today: string },
  ): Promise<WantedZip> {
    const isOnlyNew = body.since === 'last'
    if (body.postId !== undefined) {
      return { isOnlyNew, name: 'post', choice: { kind: 'post', postId: numberOf(body.postId) } }
    }
    if (body.fixtureId !== undefined) {
      const fixtureId = numberOf(body.fixtureId)
      return { isOnlyNew, name: `fixture-${fixtureId}-${today}`, choice: { kind: 'fixture', fixtureId } }
    }
    if (body.matchday !== undefined) {
      const tag = await findMatchdayTag(db, body.matchday)
      if (!tag) throw new ApiError('not-found')
      return { isOnlyNew, name: body.matchday, choice: { kind: 'matchday', tagId: tag.id } }
    }
    const assetIds = body.assetIds ? body.assetIds.map(numberOf) : await listBasketIds(db, basketOf(actor, today))
    if (assetIds.length === 0) throw new ApiError('not-found')
    return { isOnlyNew, name: `mixed-zone-${today}`, choice: { kind: 'assets', assetIds: [...new Set(assetIds)] } }
  }

  const basketOf = (actor: Actor, today: string) => ({ actor, now: clock.now(), today })

  return [route(getFileUrl, answerFile), route(getZip, answerZip)]
}

function numberOf(id: string): number {
  const number = rowId(id)
  if (number === null) throw new ApiError('not-found')
  return number
}
