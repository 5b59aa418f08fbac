import { getChecklist, publishPost, sendToReview, unpublishPost } from '@mixed-zone/contract/endpoints/studio/posts'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failWith, hold } from '../../../../test/fake-server.ts'
import { publishDialogs } from '../../../../test/publish-dialogs.tsx'
import { act } from '../../../../test/react.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { aPostDetail, NOTHING_MISSING } from './posts.fixture.ts'

const { server, state, show } = publishDialogs()

const CHANGED_MEANWHILE = 'Somebody has changed it meanwhile. Look at it and try again.'

const PUBLISHED = aPostDetail({ state: 'published', publishedAt: '2026-11-15T17:42:00.000Z', recipients: 37 })
const SCHEDULED = aPostDetail({ state: 'scheduled', publishedAt: '2099-07-15T10:00:00.000Z', hasChanges: false })

const EMBARGO = '2099-11-15T20:00:00.000Z'

async function choose(user: UserEvent, step: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More publishing actions' }))
  await user.click(await screen.findByRole('menuitem', { name: step }))
}

const errors = () => toasts.getSnapshot().flatMap(({ text, isError }) => (isError ? [text] : []))

describe('PublishDialogs', () => {
  it.each(['Change the time…', 'Publish under embargo…', 'Publish now…'])(
    'closes “%s” once the post is out',
    async (step) => {
      const { user, reload } = await show(SCHEDULED)
      await choose(user, step)
      const dialog = await screen.findByRole('dialog', { name: 'Publish' })
      // The last one, too, asks for a time then.
      await user.click(within(dialog).getByRole('radio', { name: /^Schedule/ }))
      await within(dialog).findByRole('textbox', { name: 'Day' })
      state.stored = { ...SCHEDULED, state: 'published', publishedAt: '2026-11-15T17:42:00.000Z' }
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
    state.stored = aPostDetail({}, { embargo: after })
    await reload()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(errors()).toEqual([CHANGED_MEANWHILE])
    expect(server.requestsTo(publishPost)).toEqual([])
  })

  it('does not take its own publication for somebody else’s', async () => {
    const published = hold(() => state.stored)
    server.on(publishPost, published.handler)
    const { user, reload } = await show(aPostDetail({}, { embargo: EMBARGO }))
    // It overwrites the embargo of the facts.
    await choose(user, 'Publish now…')
    const dialog = await screen.findByRole('dialog', { name: 'Publish' })
    await within(dialog).findByText('Everything is in order')
    await user.click(within(dialog).getByRole('button', { name: 'Publish now' }))
    await waitFor(() => expect(server.requestsTo(publishPost)).toHaveLength(1))
    // The live stream may be faster than the answer.
    state.stored = { ...PUBLISHED, version: 5, hasChanges: false }
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
    state.stored = { ...PUBLISHED, publishedAt: undoUntil, hasChanges: false, pending }
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
