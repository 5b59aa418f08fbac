import {
  getChecklist,
  getPostDetail,
  listPosts,
  publishPost,
  sendToReview,
  unpublishPost,
} from '@mixed-zone/contract/endpoints/studio/posts'
import { getVersion, listRecipients, listVersions } from '@mixed-zone/contract/endpoints/studio/versions'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { failWith, fakeServer, hold } from '../../../../test/fake-server.ts'
import { act } from '../../../../test/react.ts'
import { renderComponent } from '../../../../test/render-component.tsx'
import { READER } from '../../../../test/render-screen.tsx'
import { loadTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { sharedTexts } from '../shared-texts.ts'
import { startShortcuts } from '../shortcuts/shortcuts.ts'
import { studioKey } from '../studio-query.ts'
import type { UploadItem } from '../uploads/upload-item.ts'
import { useUploadsState } from '../uploads/uploads-store.ts'
import { postDetailQuery } from './post-queries.ts'
import { aPostDetail, aRecipientsPage, aVersion, aVersionItem, NOTHING_MISSING } from './posts.fixture.ts'
import { PublishButton } from './publish-button.tsx'
import { publishTexts } from './publish-texts.ts'

const server = fakeServer(() => undefined)

// Transforming the dialogs takes long on a busy machine.
beforeAll(() => import('./publish-dialogs.tsx'), 120_000)

const CHANGED_MEANWHILE = 'Somebody has changed it meanwhile. Look at it and try again.'

const PUBLISHED = aPostDetail({ state: 'published', publishedAt: '2026-11-15T17:42:00.000Z', recipients: 37 })
const SCHEDULED = aPostDetail({ state: 'scheduled', publishedAt: '2099-07-15T10:00:00.000Z', hasChanges: false })

const EMBARGO = '2099-11-15T20:00:00.000Z'

/** The post as the server has it. */
let stored: PostDetail

beforeEach(() => {
  useSession.setState(READER)
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id)
  server.on(getPostDetail, () => stored)
  server.on(getChecklist, () => NOTHING_MISSING)
  server.on(listPosts, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
  server.on(listRecipients, () => aRecipientsPage(37))
  server.on(getVersion, ({ params }) => aVersion(Number(params.number)))
  server.on(listVersions, ({ query: { page, pageSize } }) => {
    return { items: [aVersionItem(18)], total: 1, lastPublished: 18, page, pageSize }
  })
  return startShortcuts()
})

afterEach(() => useUploadsState.setState({ items: [] }))

function Editor() {
  const { data } = useQuery(postDetailQuery('1'))
  return data && <PublishButton post={data} embargo={data.facts.embargo.value} title="Almenara win" />
}

async function show(post: PostDetail) {
  stored = post
  await loadTexts('en', [sharedTexts])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const user = await renderComponent(
    <QueryClientProvider client={client}>
      <Editor />
    </QueryClientProvider>,
    { texts: publishTexts },
  )
  await screen.findByRole('button', { name: 'More publishing actions' })
  /** Loads the post and its checklist again, as after an event of the live stream. */
  const reload = () => client.invalidateQueries({ queryKey: studioKey('post') })
  return { user, client, reload }
}

async function choose(user: UserEvent, step: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More publishing actions' }))
  await user.click(await screen.findByRole('menuitem', { name: step }))
}

const errors = () => toasts.getSnapshot().flatMap(({ text, isError }) => (isError ? [text] : []))

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
      server.on(publishPost, () => stored)
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
    server.on(publishPost, () => stored)
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

  it.each(['Change the time…', 'Publish under embargo…', 'Publish now…'])(
    'closes “%s” once the post is out',
    async (step) => {
      const { user, reload } = await show(SCHEDULED)
      await choose(user, step)
      const dialog = await screen.findByRole('dialog', { name: 'Publish' })
      // The last one, too, asks for a time then.
      await user.click(within(dialog).getByRole('radio', { name: /^Schedule/ }))
      await within(dialog).findByRole('textbox', { name: 'Day' })
      stored = { ...SCHEDULED, state: 'published', publishedAt: '2026-11-15T17:42:00.000Z' }
      await reload()
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      expect(errors()).toEqual([CHANGED_MEANWHILE])
      expect(screen.getByText(/^Published /)).toBeVisible()
    },
  )

  it.each([
    ['planned', null, EMBARGO],
    ['lifted', EMBARGO, null],
  ])('closes and publishes nothing once somebody has %s an embargo', async (_, before, after) => {
    const { user, reload } = await show(aPostDetail({}, { embargo: before }))
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Publish' })
    await within(dialog).findByText('Everything is in order')
    stored = aPostDetail({}, { embargo: after })
    await reload()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(errors()).toEqual([CHANGED_MEANWHILE])
    expect(server.requestsTo(publishPost)).toEqual([])
  })

  it('does not take its own publication for somebody else’s', async () => {
    const published = hold(() => stored)
    server.on(publishPost, published.handler)
    const { user, reload } = await show(aPostDetail({}, { embargo: EMBARGO }))
    // It overwrites the embargo of the facts.
    await choose(user, 'Publish now…')
    const dialog = await screen.findByRole('dialog', { name: 'Publish' })
    await within(dialog).findByText('Everything is in order')
    await user.click(within(dialog).getByRole('button', { name: 'Publish now' }))
    await waitFor(() => expect(server.requestsTo(publishPost)).toHaveLength(1))
    // The live stream may be faster than the answer.
    stored = { ...PUBLISHED, version: 5, hasChanges: false }
    await reload()
    await screen.findByText(/^Published /)
    expect(dialog).toBeVisible()
    published.release()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(errors()).toEqual([])
  })

  it('keeps the confirmation open after a failure', async () => {
    server.on(unpublishPost, failWith('conflict'))
    const { user } = await show(PUBLISHED)
    await choose(user, 'Unpublish')
    const dialog = await screen.findByRole('alertdialog', { name: 'Unpublish' })
    await user.click(within(dialog).getByRole('button', { name: 'Unpublish' }))
    await waitFor(() => expect(errors()).toEqual([CHANGED_MEANWHILE]))
    expect(dialog).toBeVisible()
  })

  it('keeps another dialog and its note when a late answer arrives', async () => {
    const unpublished = hold(() => PUBLISHED)
    server.on(unpublishPost, unpublished.handler)
    const { user } = await show(PUBLISHED)
    await choose(user, 'Unpublish')
    const dialog = await screen.findByRole('alertdialog', { name: 'Unpublish' })
    await user.click(within(dialog).getByRole('button', { name: 'Unpublish' }))
    await user.keyboard('{Escape}')
    await choose(user, 'Correct…')
    const note = await screen.findByRole('textbox', { name: /^What the journalist sees/ })
    await user.type(note, 'The scorer is Rueda')
    unpublished.release()
    await waitFor(() => expect(toasts.getSnapshot().at(-1)?.text).toBe('“Almenara win” is a draft again.'))
    expect(note).toHaveValue('The scorer is Rueda')
    expect(note).toBeVisible()
  })

  it('keeps a dialog that was opened while the checklist of an update was loading', async () => {
    const checklist = hold(() => NOTHING_MISSING)
    server.on(getChecklist, checklist.handler)
    const { user, client } = await show(PUBLISHED)
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await choose(user, 'Unpublish')
    const dialog = await screen.findByRole('alertdialog', { name: 'Unpublish' })
    checklist.release()
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(dialog).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Correct a post that has been used' })).toBeNull()
  })

  it('keeps a dialog that was opened again when a late answer to the first arrives', async () => {
    const sent = hold(() => aPostDetail({ version: 5 }))
    server.on(sendToReview, sent.handler)
    const { user } = await show(aPostDetail())
    await choose(user, 'Ask for review…')
    await user.click(await screen.findByRole('button', { name: 'Ask for review' }))
    await user.keyboard('{Escape}')
    await choose(user, 'Ask for review…')
    const note = await screen.findByLabelText('Note for the reviewer')
    await user.type(note, 'Please check the score')
    sent.release()
    await waitFor(() => expect(toasts.getSnapshot().at(-1)?.text).toBe('“Almenara win” waits for review.'))
    expect(note).toHaveValue('Please check the score')
    expect(note).toBeVisible()
  })
})

describe('PublishButton', () => {
  function fakeClock(now: string): void {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date(now) })
  }

  const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  afterEach(() => vi.useRealTimers())

  it('stops saying that a post is being published if the clock here is ahead of the server’s', async () => {
    fakeClock('2026-11-15T17:42:00.000Z')
    const { reload } = await show(aPostDetail())
    vi.setSystemTime('2026-11-15T17:42:09.000Z')
    const undoUntil = '2026-11-15T17:42:08.000Z'
    const pending = { kind: 'publish' as const, at: undoUntil, undoUntil, version: 1 }
    stored = { ...PUBLISHED, publishedAt: undoUntil, hasChanges: false, pending }
    await reload()
    await screen.findByRole('button', { name: 'Publishing' })
    advance(1_000)
    expect(screen.getByText(/^Published /)).toBeVisible()
  })

  it('offers the time of a post that was taken off the schedule only while it is ahead', async () => {
    fakeClock('2026-11-15T17:42:00.000Z')
    await show(aPostDetail({ publishedAt: '2026-11-15T17:45:00.000Z' }))
    expect(screen.getByRole('button', { name: /^Schedule for/ })).toBeVisible()
    advance(190_000)
    expect(screen.getByRole('button', { name: 'Publish…' })).toBeVisible()
  })
})
