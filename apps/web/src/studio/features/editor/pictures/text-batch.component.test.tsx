import { maxBodyBytesOf } from '@mixed-zone/contract/endpoint'
import { saveManyAssetTexts } from '@mixed-zone/contract/endpoints/studio/files'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer, failWith } from '../../../../../test/fake-server.ts'
import { READER } from '../../../../../test/render-screen.tsx'
import { setSession } from '../../../../session/session-store.ts'
import { studioAssetResponse } from '../editor.fixture.ts'
import { createTextBatch } from './text-batch.ts'

const server = fakeServer()

beforeEach(() => setSession(READER))

describe('createTextBatch', () => {
  it('splits what is larger than one request may be', async () => {
    server.on(saveManyAssetTexts, ({ body }) => {
      const sizeBytes = new TextEncoder().encode(JSON.stringify(body)).length
      if (sizeBytes > maxBodyBytesOf(saveManyAssetTexts)) return failWith('too-large')()
      return { saved: body.changes.map(({ assetId: id }) => studioAssetResponse({ id })), conflicts: [] }
    })
    const batch = createTextBatch('12')
    const caption = 'ñ'.repeat(1_000)
    const texts = { version: 0, captions: { es: caption, en: caption, pt: caption } }
    const results = Array.from({ length: 400 }, (_, index) => batch.save({ assetId: String(index + 1), texts }))
    batch.flush()
    expect((await Promise.all(results)).filter(({ ok }) => !ok)).toEqual([])
    expect(server.requestsTo(saveManyAssetTexts)).toHaveLength(3)
  })
})
