import { getChecklist, listPosts, publishPost, setPostEmbargo } from '@mixed-zone/contract/endpoints/studio/posts'
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
import { sharedTexts } from '../shared-texts.ts'
import { startShortcuts } from '../shortcuts/shortcuts.ts'
import { aPostDetail, NOTHING_MISSING } from './posts.fixture.ts'
import { PublishButton } from './publish-button.tsx'
import { publishTexts } from './publish-texts.ts'

const server = fakeServer(() => undefined)

// Transforming the dialogs takes long on a busy machine.
beforeAll(() => import('./publish-dialogs.tsx'), 120_000)

beforeEach(() => {
  useSession.setState(READER)
  server.on(getChecklist, () => NOTHING_MISSING)
  server.on(listPosts, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
  server.on(publishPost, ({ params: { id } }) => aPostDetail({ id, state: 'published', version: 5 }))
  return startShortcuts()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Opens the dialog of a step of the menu. */
async function open(post: PostDetail, step: string) {
  await loadTexts('en', [sharedTexts])
  const user = await renderComponent(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PublishButton post={post} embargo={post.facts.embargo.value} title="Almenara win" />
    </QueryClientProvider>,
    { texts: publishTexts },
  )
  await user.click(screen.getByRole('button', { name: 'More publishing actions' }))
  await user.click(await screen.findByRole('menuitem', { name: step }))
  return user
}

describe('TimeChoice', () => {
  it('schedules by the league’s clock, also faster than the picker reports', async () => {
    const user = await open(aPostDetail(), 'Schedule…')
    const day = await screen.findByRole('textbox', { name: 'Day' })
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([])
    fireEvent.change(day, { target: { value: '15/7/2099' } })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '20')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Minutes' }), '30')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(server.requestsTo(publishPost)).toHaveLength(1))
    // Summer time in Madrid.
    expect(server.requestsTo(publishPost)[0]?.body).toMatchObject({ version: 4, at: '2099-07-15T18:30:00.000Z' })
  })

  it('cannot be confirmed with a time that has passed or is missing, and shows no countdown of years', async () => {
    await open(aPostDetail(), 'Schedule…')
    const day = await screen.findByRole('textbox', { name: 'Day' })
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(day, { target: { value: '01/01/2020' } })
    expect(await dialog.findByText('That time has passed.')).toBeVisible()
    expect(dialog.getByRole('button', { name: /^Schedule for .*2020/ })).toHaveAttribute('aria-disabled', 'true')
    fireEvent.change(day, { target: { value: '' } })
    expect(await dialog.findByRole('button', { name: 'Schedule' })).toHaveAttribute('aria-disabled', 'true')
    fireEvent.change(day, { target: { value: '01/01/9999' } })
    expect(await dialog.findByRole('button', { name: /^Schedule for .*9999/ })).not.toHaveAttribute('aria-disabled')
    expect(dialog.queryByText(/^Goes out in/)).toBeNull()
  })

  it('says that an hour is skipped, and asks which one if it is repeated', async () => {
    const user = await open(aPostDetail(), 'Publish under embargo…')
    const day = await screen.findByRole('textbox', { name: 'Day' })
    // The clocks change on the last Sunday of March and October.
    fireEvent.change(day, { target: { value: '29/3/2099' } })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '02')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Minutes' }), '30')
    expect(await screen.findByText(/does not exist in Madrid.*It will be 03:30/)).toBeVisible()
    fireEvent.change(day, { target: { value: '25/10/2099' } })
    await user.click(await screen.findByRole('radio', { name: 'The second time' }))
    await user.click(screen.getByRole('button', { name: /^Publish, embargo until/ }))
    await waitFor(() => expect(server.requestsTo(publishPost)).toHaveLength(1))
    expect(server.requestsTo(publishPost)[0]?.body).toMatchObject({ embargoUntil: '2099-10-25T01:30:00.000Z' })
  })

  it('keeps the second of two equal times when an embargo is looked at again', async () => {
    const embargo = '2099-10-25T01:30:00.000Z'
    server.on(setPostEmbargo, () => aPostDetail({ state: 'embargoed', version: 5 }))
    const user = await open(
      aPostDetail({ state: 'embargoed', publishedAt: '2026-11-15T17:42:00.000Z', embargoUntil: embargo }),
      'Embargo…',
    )
    expect(await screen.findByRole('radio', { name: 'The second time' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: /^Embargo until/ }))
    await waitFor(() => expect(server.requestsTo(setPostEmbargo)[0]?.body).toEqual({ version: 4, until: embargo }))
  })

  it('means the instant of a quick time, also if its clock time comes twice', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-10-24T23:50:00.000Z') })
    const user = await open(aPostDetail(), 'Schedule…')
    await user.click(await screen.findByRole('button', { name: '+2 h' }))
    expect(screen.getByRole('radio', { name: 'The second time' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: /^Schedule for/ }))
    await waitFor(() => expect(server.requestsTo(publishPost)[0]?.body.at).toBe('2099-10-25T01:50:00.000Z'))
  })

  it('offers quick times of the fixture', async () => {
    const kickOff = '2099-11-21T17:00:00.000Z'
    const fixture = {
      id: '5',
      matchdayId: '1',
      name: null,
      homeTeamId: '1',
      awayTeamId: '2',
      kickOff,
      state: 'scheduled' as const,
      score: null,
    }
    const post = aPostDetail({ references: { tags: [], matchdays: [], fixtures: [fixture] } }, { fixture: '5' })
    const user = await open(post, 'Schedule…')
    await user.click(await screen.findByRole('button', { name: '24 h before kick-off' }))
    await user.click(screen.getByRole('button', { name: /^Schedule for/ }))
    await waitFor(() => expect(server.requestsTo(publishPost)[0]?.body.at).toBe('2099-11-20T17:00:00.000Z'))
  })
})
