import {
  getChecklist,
  listPosts,
  publishPost,
  restorePost,
  sendToReview,
  setPostEmbargo,
} from '@mixed-zone/contract/endpoints/studio/posts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findViolations } from '../../../../test/axe.ts'
import { fakeServer } from '../../../../test/fake-server.ts'
import { renderComponent } from '../../../../test/render-component.tsx'
import { READER } from '../../../../test/render-screen.tsx'
import { loadTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { sharedTexts } from '../shared-texts.ts'
import { startShortcuts } from '../shortcuts/shortcuts.ts'
import { useUndo } from '../undo.ts'
import { aPostDetail, aStudioPost, NOTHING_MISSING } from './posts.fixture.ts'
import { PublishButton } from './publish-button.tsx'
import { publishTexts } from './publish-texts.ts'

const server = fakeServer(() => undefined)

// Transforming the dialogs takes long on a busy machine.
beforeAll(() => import('./publish-dialogs.tsx'), 120_000)

const PUBLISHED_AT = '2026-11-15T17:42:00.000Z'

const PUBLISHED = aPostDetail({
  state: 'published',
  publishedAt: PUBLISHED_AT,
  downloads: 1388,
  recipients: 37,
})

beforeEach(() => {
  useSession.setState(READER)
  useUndo.setState({ entries: [] })
  server.on(getChecklist, () => NOTHING_MISSING)
  server.on(listPosts, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
  server.on(publishPost, ({ params: { id } }) => aPostDetail({ id, state: 'published', version: 5 }))
  return startShortcuts()
})

afterEach(() => {
  vi.restoreAllMocks()
})

async function show(
  post: PostDetail,
  props: { blockedReason?: string; isOffline?: boolean; flushPendingEdits?: () => Promise<boolean> } = {},
) {
  await loadTexts('en', [sharedTexts])
  return renderComponent(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PublishButton post={post} embargo={post.facts.embargo.value} title="Almenara win" {...props} />
    </QueryClientProvider>,
    { texts: publishTexts },
  )
}

type User = Awaited<ReturnType<typeof show>>

async function choose(user: User, step: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More publishing actions' }))
  await user.click(await screen.findByRole('menuitem', { name: step }))
}

describe('PublishButton', () => {
  it('publishes nothing if what was typed has not reached the server', async () => {
    const user = await show(aPostDetail(), { flushPendingEdits: async () => false })
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    await screen.findByText('Everything is in order')
    await user.click(screen.getByRole('button', { name: 'Publish now' }))
    await waitFor(() => expect(toasts.getSnapshot().at(-1)).toMatchObject({ isError: true }))
    expect(server.requestsTo(publishPost)).toHaveLength(0)
  })

  it('publishes now with the keyboard, after the editor has stored what is on its way', async () => {
    const order: string[] = []
    server.on(publishPost, () => {
      order.push('published')
      return aPostDetail({ state: 'published', version: 5 })
    })
    const user = await show(aPostDetail(), { flushPendingEdits: async () => order.push('stored') > 0 })
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    await screen.findByText('Everything is in order')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(order).toEqual(['stored', 'published']))
    expect(server.requestsTo(publishPost)[0]?.body).toEqual({ version: 4, embargoUntil: null, seenEmbargo: null })
    await waitFor(() => expect(useUndo.getState().entries.at(-1)?.text).toBe('“Almenara win” is being published.'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what blocks and what only warns, and publishes nothing then', async () => {
    server.on(getChecklist, () => ({
      ...NOTHING_MISSING,
      blocking: [{ kind: 'rights-missing' as const, count: 4 }],
      warnings: [{ kind: 'caption-missing' as const, count: 6, locales: ['pt' as const] }],
    }))
    const user = await show(aPostDetail())
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Publish' })
    expect(await within(dialog).findByText('Rights are missing for 4 files')).toBeVisible()
    expect(within(dialog).getByText('6 captions missing (Portuguese)')).toBeVisible()
    expect(within(dialog).getByText('1 must be solved')).toBeVisible()
    expect(within(dialog).getByText('10 checks pass')).toBeVisible()
    expect(await findViolations(dialog)).toEqual([])
    const passing = within(dialog).getByText(/^title · /)
    expect(passing).toHaveTextContent('press contact')
    expect(passing).not.toHaveTextContent('captions')
    expect(within(dialog).getByRole('button', { name: 'Publish now' })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(server.requestsTo(publishPost)).toEqual([])
  })

  it('lists what else goes out on the chosen day, around this post', async () => {
    server.on(listPosts, ({ query: { state, from, to, page, pageSize } }) => {
      const isAsked = state === 'scheduled' && from === '2099-07-15' && to === from
      const posts = [
        aStudioPost(2, { state: 'scheduled', publishedAt: '2099-07-15T11:15:00.000Z' }),
        aStudioPost(3, { state: 'scheduled', publishedAt: '2099-07-15T07:00:00.000Z' }),
        aStudioPost(1, { state: 'scheduled', publishedAt: '2099-07-15T06:00:00.000Z' }),
      ]
      return { items: isAsked ? posts : [], total: isAsked ? posts.length : 0, page, pageSize }
    })
    const user = await show(aPostDetail())
    await choose(user, 'Schedule…')
    fireEvent.change(await screen.findByRole('textbox', { name: 'Day' }), { target: { value: '15/7/2099' } })
    expect(await screen.findByRole('heading', { name: 'That day' })).toBeVisible()
    const agenda = screen.getAllByRole('listitem').filter((item) => item.querySelector('time') !== null)
    // Noon is the proposed time.
    expect(agenda.map((item) => item.textContent)).toEqual([
      '09:00Title 3Scheduled',
      '12:00This post',
      '13:15Title 2Scheduled',
    ])
  })

  it('says on a phone how much is missing, in the button', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
    )
    server.on(getChecklist, () => ({ ...NOTHING_MISSING, warnings: [{ kind: 'section-missing' as const }] }))
    await show(aPostDetail())
    expect(await screen.findByRole('button', { name: 'Publish… 1 warning' })).toBeVisible()
  })

  it('sends for review without the permission to publish', async () => {
    server.on(sendToReview, () => aPostDetail({ state: 'review' }))
    const user = await show(aPostDetail({ canPublish: false }))
    await user.click(screen.getByRole('button', { name: 'Send for review' }))
    await user.type(await screen.findByLabelText('Note for the reviewer'), 'Please check the score')
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Ask for review' }))
    expect(await screen.findByText('“Almenara win” waits for review.')).toBeVisible()
    expect(server.requestsTo(sendToReview)[0]?.body).toEqual({ version: 4, note: 'Please check the score' })
  })

  it('says why it is blocked', async () => {
    await show(aPostDetail(), { blockedReason: 'No connection' })
    const button = screen.getByRole('button', { name: 'Publish…' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('No connection')
  })

  it.each([
    ['draft', ['Move to the trash']],
    ['scheduled', ['Take off the schedule', 'Archive', 'Move to the trash']],
    ['published', ['Embargo…', 'Unpublish', 'Archive', 'Correct…', 'Withdraw a file…', 'Move to the trash']],
  ] as const)('can still withdraw a %s post whose draft cannot be published', async (state, names) => {
    const user = await show(aPostDetail({ state }), { blockedReason: 'A field is to be decided' })
    await user.click(screen.getByRole('button', { name: 'More publishing actions' }))
    const items = await screen.findAllByRole('menuitem')
    const isEnabled = (item: HTMLElement) => item.getAttribute('aria-disabled') !== 'true'
    expect(items.filter(isEnabled).map((item) => item.textContent)).toEqual(names)
  })

  it('restores a post from the trash although its text cannot be saved there', async () => {
    server.on(restorePost, () => aPostDetail())
    const user = await show(aPostDetail({ state: 'trash' }), { blockedReason: 'No longer saved' })
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(server.requestsTo(restorePost)).toHaveLength(1))
  })

  it('says that it waits for the connection', async () => {
    await show(aPostDetail(), { blockedReason: 'No connection', isOffline: true })
    expect(screen.getByRole('button', { name: 'Publish when back online' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText('No connection')).toBeNull()
  })

  it('updates at once if nobody has downloaded it', async () => {
    const user = await show({ ...PUBLISHED, recipients: 0 })
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(server.requestsTo(publishPost)[0]?.body).toEqual({ version: 4 }))
    await waitFor(() => expect(useUndo.getState().entries.at(-1)?.text).toBe('“Almenara win” is being updated.'))
  })

  it('says when a post was published that has no changes', async () => {
    await show({ ...PUBLISHED, hasChanges: false })
    expect(screen.getByText(/^Published .*18:42$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull()
  })

  it('lifts an embargo', async () => {
    server.on(setPostEmbargo, () => ({ ...PUBLISHED, version: 5 }))
    const user = await show({ ...PUBLISHED, state: 'embargoed', embargoUntil: '2099-01-01T00:00:00.000Z' })
    await choose(user, 'Embargo…')
    const lift = await screen.findByRole('button', { name: 'Lift the embargo' })
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([])
    await user.click(lift)
    await waitFor(() => expect(server.requestsTo(setPostEmbargo)[0]?.body).toEqual({ version: 4, until: null }))
  })
})
