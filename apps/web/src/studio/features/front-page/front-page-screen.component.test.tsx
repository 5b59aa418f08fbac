import {
  discardFrontPageDraft,
  getFrontPage,
  listFrontPageVersions,
  publishFrontPage,
  saveFrontPageDraft,
  undoFrontPagePublication,
} from '@mixed-zone/contract/endpoints/studio/front-page'
import { listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { listSocialAccounts } from '@mixed-zone/contract/endpoints/studio/social-accounts'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import { mergeFrontPage } from '@mixed-zone/contract/rules/merge-front-page'
import type { FrontPageState } from '@mixed-zone/contract/schemas/studio/front-page'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { findViolations } from '../../../../test/axe.ts'
import { failWith, loseConnection } from '../../../../test/fake-server.ts'
import { fill } from '../../../../test/fill.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { act } from '../../../../test/react.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { aStudioPost } from '../../shared/publish/posts.fixture.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { dismissUndo, useUndo } from '../../shared/undo.ts'
import { frontPageState } from './front-page.fixture.ts'

const server = portalServer()

const EDITOR = { ...READER, permissions: PERMISSIONS }

let state: FrontPageState

beforeEach(() => {
  for (const { id } of useUndo.getState().entries) dismissUndo(id)
  state = frontPageState()
  server.on(listSocialAccounts, () => ({ accounts: [] }))
  server.on(getFrontPage, () => state)
  server.on(saveFrontPageDraft, ({ body: { base, value } }) => {
    const draft = mergeFrontPage(base, value, state.draft ?? state.published).value
    state = { ...state, draft, revision: state.revision + 1 }
    return state
  })
  server.on(publishFrontPage, () => {
    const published = state.draft ?? state.published
    state = { ...state, published, draft: null, revision: state.revision + 1, version: state.version + 1 }
    return state
  })
})

const open = () => renderScreen('/en/studio/front-page', { session: EDITOR })

const sections = async () => within(await screen.findByRole('region', { name: 'Sections' }))

const names = async () =>
  (await sections())
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.textContent?.split(' ')[0])

const draftedIds = () => state.draft?.sections.map(({ textId }) => textId)

describe('Front page: sections', () => {
  it('lists them in order with their kind and posts, and folds those without posts', async () => {
    const user = await open()
    const list = await sections()
    expect(await list.findByText('Portrait and quote')).toBeInTheDocument()
    expect(list.getByText('41')).toBeInTheDocument()
    expect(list.queryByText('Lifestyle')).not.toBeInTheDocument()
    await user.click(list.getByRole('button', { name: '1 more, with nothing published' }))
    expect(list.getByText('Lifestyle')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument()
  })

  it('moves a section by keyboard and by its menu, keeps the focus and says so', async () => {
    const user = await open()
    const list = await sections()
    const row = list.getByRole('button', { name: /^Interviews/ })
    row.focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(await names()).toEqual(['Featured', 'Interviews', 'Derbies'])
    expect(list.getByRole('button', { name: /^Interviews/ })).toHaveFocus()
    expect(list.getByText('Interviews goes up from place 3 to 2.')).toBeInTheDocument()
    await waitFor(() => expect(draftedIds()?.slice(0, 3)).toEqual(['featured', 'interviews', 'derbies']))
    await user.click(list.getByRole('button', { name: 'Actions of Featured' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move after' }))
    await waitFor(() => expect(draftedIds()?.slice(0, 2)).toEqual(['interviews', 'featured']))
  })

  it('saves names, kind and number as they are changed, and no empty name', async () => {
    const user = await open()
    const list = await sections()
    await user.click(list.getByRole('button', { name: /^Interviews/ }))
    const name = list.getByLabelText('Name in Portuguese')
    await user.clear(name)
    expect(await list.findByText('This needs a text.')).toBeInTheDocument()
    await fill(user, name, 'Conversas')
    await user.tab()
    await user.selectOptions(list.getByLabelText('Kind of card'), 'index')
    await user.selectOptions(list.getByLabelText('How many posts'), '6')
    await waitFor(() =>
      expect(state.draft?.sections[2]).toMatchObject({
        names: { es: 'Interviews (es)', en: 'Interviews', pt: 'Conversas' },
        layout: 'index',
        limit: 6,
      }),
    )
    expect(server.requestsTo(saveFrontPageDraft).every(({ body }) => body.value.sections[2]?.names.pt !== '')).toBe(
      true,
    )
    await user.click(list.getByRole('switch', { name: 'Derbies is on the front page' }))
    expect(await screen.findByRole('button', { name: 'Publish 4 changes' })).toBeInTheDocument()
  })

  it('shows what a colleague has saved meanwhile in a field that still has the focus, and does not overwrite it', async () => {
    const user = await open()
    const list = await sections()
    const portuguese = () => state.draft?.sections[2]?.names.pt
    await user.click(list.getByRole('button', { name: /^Interviews/ }))
    const name = list.getByLabelText('Name in Portuguese')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    await fill(user, name, 'Conversas ')
    await act(() => vi.advanceTimersByTimeAsync(500))
    await waitFor(() => expect(portuguese()).toBe('Conversas'))
    // More may be typed.
    expect(name).toHaveValue('Conversas ')
    expect(name).toHaveFocus()

    const { draft } = state
    if (draft === null) throw new Error('nothing was saved')
    const renamed = draft.sections.map((section) =>
      section.textId === 'interviews' ? { ...section, names: { ...section.names, pt: 'Entrevistas' } } : section,
    )
    state = { ...state, draft: { ...draft, sections: renamed }, revision: state.revision + 1 }
    const { queryClient } = await import('../../../api/query-client.ts')
    await act(() => queryClient.invalidateQueries({ queryKey: studioKey('setting') }))
    await waitFor(() => expect(name).toHaveValue('Entrevistas'))
    await user.click(list.getByRole('switch', { name: 'Derbies is on the front page' }))
    await waitFor(() => expect(state.draft?.sections[1]?.isVisible).toBe(false))
    expect(portuguese()).toBe('Entrevistas')
  })

  it('asks whose change counts if somebody else has changed the same', async () => {
    const user = await open()
    const list = await sections()
    const accept = ({
      body: { base, value },
    }: {
      body: { base: FrontPageState['published']; value: FrontPageState['published'] }
    }) => {
      state = { ...state, draft: mergeFrontPage(base, value, state.draft ?? state.published).value }
      return state
    }
    server.on(saveFrontPageDraft, failWith('conflict'))
    await user.click(list.getByRole('switch', { name: 'Derbies is on the front page' }))
    const alert = await screen.findByText('Somebody else changed the same while you were at it.')
    expect(alert).toBeInTheDocument()
    expect(screen.getByText('1 change to decide', { selector: '[aria-hidden]' })).toBeInTheDocument()
    server.on(saveFrontPageDraft, accept)
    await user.click(screen.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(state.draft?.sections[1]?.isVisible).toBe(false))
    await waitFor(() => expect(alert).not.toBeInTheDocument())
  })

  it('keeps what cannot be saved, also for the next visit', async () => {
    const user = await open()
    server.on(saveFrontPageDraft, loseConnection)
    await user.click((await sections()).getByRole('switch', { name: 'Derbies is on the front page' }))
    expect(await screen.findByText('Offline: 1 change kept here', { selector: '[aria-hidden]' })).toBeInTheDocument()
    server.on(saveFrontPageDraft, ({ body: { value } }) => {
      state = { ...state, draft: value, revision: 9 }
      return state
    })
    await renderScreen('/en/studio/front-page', { keepsStorage: true })
    await waitFor(() => expect(state.draft?.sections[1]?.isVisible).toBe(false))
  })
})

describe('Front page: publishing', () => {
  it('publishes all changes of the draft it shows, and can take it back', async () => {
    const user = await open()
    await user.click((await sections()).getByRole('switch', { name: 'Derbies is on the front page' }))
    await waitFor(() => expect(state.revision).toBe(4))
    await user.click(await screen.findByRole('button', { name: 'Publish 1 change' }))
    await waitFor(() => expect(state.published.sections[1]?.isVisible).toBe(false))
    expect(server.requestsTo(publishFrontPage)[0]?.body).toEqual({ revision: 4 })
    const before = frontPageState()
    server.on(undoFrontPagePublication, () => ({ ...before, draft: state.published, revision: 6, version: 2 }))
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText(/as it was before; the changes are in the draft/)).toBeInTheDocument()
    expect(server.requestsTo(undoFrontPagePublication)[0]?.body).toEqual({ version: 1 })
    expect(screen.getByRole('button', { name: 'Publish 1 change' })).toBeInTheDocument()
  })

  it('restores an earlier version into the draft', async () => {
    const older = { ...state.published, quickLinks: [] }
    state = { ...state, version: 1, publishedAt: new Date().toISOString() }
    server.on(listFrontPageVersions, ({ query: { page, pageSize } }) => ({
      items: [
        {
          version: 1,
          publishedAt: state.publishedAt,
          publishedBy: { id: '7', name: 'Ana Ruiz' },
          value: state.published,
        },
        { version: 0, publishedAt: null, publishedBy: null, value: older },
      ],
      total: 2,
      page,
      pageSize,
    }))
    const user = await open()
    await user.click(await screen.findByText('Versions'))
    expect(await screen.findByText('Ana Ruiz')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Restore version 1' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Restore version 0' }))
    await waitFor(() => expect(state.draft?.quickLinks).toEqual([]))
    expect(await screen.findByRole('button', { name: 'Publish 1 change' })).toBeInTheDocument()
  })

  it('discards the draft after a question', async () => {
    state = { ...state, draft: { ...state.published, quickLinks: [] } }
    server.on(discardFrontPageDraft, () => {
      state = { ...state, draft: null }
      return state
    })
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    const question = await screen.findByRole('dialog', { name: 'Discard the draft?' })
    expect(await findViolations(question)).toEqual([])
    const dialog = within(question)
    await user.click(dialog.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument())
    expect(screen.getByText('Rules')).toBeInTheDocument()
  })

  it('says that somebody else has changed the draft', async () => {
    state = { ...state, draft: { ...state.published, quickLinks: [] } }
    server.on(publishFrontPage, failWith('conflict'))
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Publish 1 change' }))
    expect(
      await screen.findByText('Somebody else changed the draft. Look at it before you publish.'),
    ).toBeInTheDocument()
  })
})

describe('Front page: lead story', () => {
  it('pins a published story until a time', async () => {
    server.on(listPosts, ({ query: { page, pageSize } }) => ({
      items: [aStudioPost(12, { titles: { en: 'Derby night' } })],
      total: 1,
      page,
      pageSize,
    }))
    const user = await open()
    const list = await sections()
    await user.click(list.getByRole('button', { name: /^Featured/ }))
    await user.click(list.getByRole('button', { name: 'Pin a story' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pin the lead story' }))
    await user.click(dialog.getByRole('button', { name: 'Pin' }))
    expect(await dialog.findByText('Choose a story.')).toBeInTheDocument()
    await user.click(await dialog.findByRole('radio', { name: /Derby night/ }))
    await user.click(dialog.getByRole('button', { name: 'Pin' }))
    await waitFor(() => expect(state.draft?.lead?.postId).toBe('12'))
    expect(new Date(state.draft?.lead?.until ?? 0).getTime()).toBeGreaterThan(Date.now())
    expect(await list.findByText('Derby night')).toBeInTheDocument()
    await user.click(list.getByRole('button', { name: 'Unpin it' }))
    await waitFor(() => expect(state.draft?.lead).toBeNull())
  })

  it('says that readers cannot see it, and when it ended', async () => {
    const until = new Date(Date.now() - 60_000).toISOString()
    state = frontPageState({
      published: { ...state.published, lead: { postId: '12', until } },
      leadPosts: [{ id: '12', title: 'Derby night', isVisible: false }],
    })
    const user = await open()
    await user.click((await sections()).getByRole('button', { name: /^Featured/ }))
    expect(await screen.findByText(/stopped leading the page/)).toBeInTheDocument()
  })
})

describe('Front page: loading', () => {
  it('shows an error and loads after a retry', async () => {
    server.on(getFrontPage, failWith('unavailable'))
    const user = await open()
    const alert = await screen.findByRole('alert')
    server.on(getFrontPage, () => state)
    await user.click(within(alert.parentElement ?? alert).getByRole('button'))
    expect(await screen.findByRole('region', { name: 'Sections' })).toBeInTheDocument()
  })
})
