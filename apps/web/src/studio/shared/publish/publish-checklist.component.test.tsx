import { getChecklist, publishPost } from '@mixed-zone/contract/endpoints/studio/posts'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { publishDialogs } from '../../../../test/publish-dialogs.tsx'
import type { UploadItem } from '../uploads/upload-item.ts'
import { useUploadsState } from '../uploads/uploads-store.ts'
import { aPostDetail, NOTHING_MISSING } from './posts.fixture.ts'

const { server, state, show } = publishDialogs()

const PUBLISHED = aPostDetail({ state: 'published', publishedAt: '2026-11-15T17:42:00.000Z', recipients: 37 })
const SCHEDULED = aPostDetail({ state: 'scheduled', publishedAt: '2099-07-15T10:00:00.000Z', hasChanges: false })

afterEach(() => useUploadsState.setState({ items: [] }))

const BLOCKING_CHECKLISTS = [
  ['could not be loaded', failWith('generic')],
  ['had something that blocks', () => ({ ...NOTHING_MISSING, blocking: [{ kind: 'title-missing' as const }] })],
] as const

describe('PublishDialogs', () => {
  it.each(BLOCKING_CHECKLISTS)(
    'asks whom an update concerns, too, if the checklist %s at first',
    async (_, checklist) => {
      server.on(getChecklist, checklist)
      const { user, reload } = await show(PUBLISHED)
      await user.click(screen.getByRole('button', { name: 'Update' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Update' }))
      server.on(getChecklist, () => NOTHING_MISSING)
      await reload()
      await dialog.findByText('Everything is in order')
      await user.click(dialog.getByRole('button', { name: 'Update' }))
      expect(await screen.findByRole('dialog', { name: 'Correct a post that has been used' })).toBeVisible()
      expect(server.requestsTo(publishPost)).toEqual([])
    },
  )

  it.each(BLOCKING_CHECKLISTS)(
    'keeps the time of a scheduled post if the checklist of its update %s',
    async (_, checklist) => {
      server.on(getChecklist, checklist)
      server.on(publishPost, () => state.stored)
      const { user, reload } = await show({ ...SCHEDULED, hasChanges: true })
      await user.click(screen.getByRole('button', { name: 'Update' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }))
      expect(dialog.getByRole('radio', { name: /^Schedule/ })).toBeChecked()
      server.on(getChecklist, () => NOTHING_MISSING)
      await reload()
      await dialog.findByText('Everything is in order')
      await user.click(dialog.getByRole('button', { name: /^Schedule for/ }))
      await waitFor(() =>
        expect(server.requestsTo(publishPost)[0]?.body).toEqual({
          version: 4,
          at: SCHEDULED.publishedAt,
          seenEmbargo: null,
        }),
      )
    },
  )

  it('updates from the checklist without a question if nobody has downloaded the post', async () => {
    server.on(getChecklist, failWith('generic'))
    server.on(publishPost, () => state.stored)
    const { user, reload } = await show({ ...PUBLISHED, recipients: 0 })
    await user.click(screen.getByRole('button', { name: 'Update' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update' }))
    server.on(getChecklist, () => NOTHING_MISSING)
    await reload()
    await dialog.findByText('Everything is in order')
    await user.click(dialog.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(server.requestsTo(publishPost)[0]?.body).toEqual({ version: 4 }))
  })

  it.each([
    [null, ['2 files still to upload: they stay in the draft and go out with the next update']],
    [
      { texts: inEveryLanguage('Editorial use'), until: null },
      [
        '1 file uploading: it goes out with the post',
        '1 file still to upload: it stays in the draft and goes out with the next update',
      ],
    ],
  ])('says which files that are being uploaded go out with the post, with the rights %j', async (value, sentences) => {
    const sending: UploadItem = {
      id: '1',
      name: 'goal.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 100,
      sentBytes: 0,
      isBegun: true,
      state: 'sending',
      target: { postId: '1' },
      objectUrl: null,
      assetId: null,
      problem: null,
      known: null,
      isAdding: false,
    }
    const queued = { ...sending, id: '2', isBegun: false, state: 'queued' } as const
    useUploadsState.setState({ items: [sending, queued, { ...sending, id: '3', state: 'done' }] })
    const post = aPostDetail()
    const { user } = await show({ ...post, facts: { ...post.facts, rights: { ...post.facts.rights, value } } })
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }))
    await dialog.findByText('Everything is in order')
    expect(dialog.getAllByText(/upload/).map(({ textContent }) => textContent)).toEqual(sentences)
  })
})
