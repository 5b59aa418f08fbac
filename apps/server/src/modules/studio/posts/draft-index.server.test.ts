import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { postDesk } from '../../../../test/post-desk.ts'
import { createTestLog } from '../../../../test/test-log.ts'
import { postDrafts } from '../../../platform/database/schema/drafts.ts'
import { createDraftIndex } from './draft-index.ts'
import { lockDraftRow } from './drafts.repository.ts'

const desk = postDesk()

it('includes what was written while another refresh was under way', async () => {
  const { db, clock } = desk.test
  const index = createDraftIndex({ db, clock, log: createTestLog().log })
  const [held, written] = [await desk.createDraft('Retenida'), await desk.createDraft('Antes')]
  await index.refresh()
  await desk.write(held, { es: { title: 'Retenida otra vez' } })

  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = db.transaction(async (tx) => {
    await lockDraftRow(tx, Number(held))
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const first = index.refresh()
  // Until it has listed the drafts and waits for the lock.
  await setTimeout(200)
  await desk.write(written, { es: { title: 'Después' } })
  const second = index.refresh()
  released.resolve()
  await Promise.all([holding, first, second])

  const [row] = await db
    .select({ languages: postDrafts.languages })
    .from(postDrafts)
    .where(eq(postDrafts.postId, Number(written)))
  expect(row?.languages?.es?.title).toBe('Después')
})
