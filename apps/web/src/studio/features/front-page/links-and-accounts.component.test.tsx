import { getFrontPage, saveFrontPageDraft } from '@mixed-zone/contract/endpoints/studio/front-page'
import {
  createSocialAccount,
  deleteSocialAccount,
  fetchSocialAccount,
  listSocialAccounts,
  setSocialOrder,
  updateSocialAccount,
} from '@mixed-zone/contract/endpoints/studio/social-accounts'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { FrontPageState } from '@mixed-zone/contract/schemas/studio/front-page'
import type { StudioSocialAccount } from '@mixed-zone/contract/schemas/studio/social-accounts'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith, hold } from '../../../../test/fake-server.ts'
import { fill } from '../../../../test/fill.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { dismissUndo, useUndo } from '../../shared/undo.ts'
import { frontPageState, socialAccount } from './front-page.fixture.ts'

const server = portalServer()

const EDITOR = { ...READER, permissions: PERMISSIONS }

let state: FrontPageState
let accounts: StudioSocialAccount[]

beforeEach(() => {
  for (const { id } of useUndo.getState().entries) dismissUndo(id)
  state = frontPageState()
  accounts = [
    socialAccount(),
    socialAccount({
      id: '2',
      network: 'mastodon',
      handle: '@liga@meridiana.test',
      failingSince: '2026-11-15T16:40:00.000Z',
      problem: { kind: 'status', status: 503 },
      items: 22,
    }),
    socialAccount({ id: '3', network: 'tiktok', handle: '@corto', feedUrl: null, readAt: null, items: 0 }),
  ]
  server.on(listSocialAccounts, () => ({ accounts }))
  server.on(getFrontPage, () => state)
  server.on(saveFrontPageDraft, ({ body: { value } }) => {
    state = { ...state, draft: value, revision: state.revision + 1 }
    return state
  })
})

const open = () => renderScreen('/en/studio/front-page', { session: EDITOR })

const region = async (name: string) => within(await screen.findByRole('region', { name }))

const titles = () => state.draft?.quickLinks.map(({ titles: { en } }) => en)

describe('Front page: quick links', () => {
  it('adds a link after its fields are right, without the language of a page of ours', async () => {
    const user = await open()
    const links = await region('Quick links')
    await user.click(links.getByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a quick link' }))
    await fill(user, dialog.getByLabelText('Address'), 'javascript:alert(1)')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText('It needs a title in at least one language.')).toBeInTheDocument()
    expect(dialog.getByText(/Enter an address that starts with/)).toBeInTheDocument()
    await fill(user, dialog.getByLabelText('Title in English'), 'Guide')
    await fill(user, dialog.getByLabelText('Address'), '/en/posts/derbies')
    await user.click(dialog.getByRole('radio', { name: 'Trophy' }))
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(state.draft?.quickLinks.at(-1)).toEqual({
        titles: { es: '', en: 'Guide', pt: '' },
        url: '/posts/derbies',
        icon: 'trophy',
      }),
    )
  })

  it('says which languages a link has, changes, moves and removes it', async () => {
    const user = await open()
    const links = await region('Quick links')
    expect(links.getAllByTitle('Portuguese: missing')).toHaveLength(1)
    await user.click(links.getByRole('button', { name: 'Rules' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Quick link' }))
    await fill(user, dialog.getByLabelText('Title in English'), 'Regulations')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(titles()).toEqual(['Regulations', 'Passes']))
    await user.click(links.getByRole('button', { name: 'Actions of Passes' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move before' }))
    await waitFor(() => expect(titles()).toEqual(['Passes', 'Regulations']))
    await user.click(links.getByRole('button', { name: 'Actions of Passes' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(titles()).toEqual(['Regulations']))
  })
})

describe('Front page: social accounts', () => {
  it('shows the health of each feed', async () => {
    await open()
    const social = await region('Social media')
    expect(await social.findByText(/18 items/)).toHaveTextContent('4 min ago · 18 items')
    expect(social.getByText(/503 since/)).toHaveTextContent(/· 22 kept$/)
    expect(social.getByText('no feed: link only')).toBeInTheDocument()
    expect(social.getAllByRole('button', { name: /^Fetch now/ })).toHaveLength(2)
  })

  it('fetches a feed now', async () => {
    const user = await open()
    const social = await region('Social media')
    server.on(fetchSocialAccount, ({ params: { id } }) => {
      accounts = accounts.map((account) => (account.id === id ? { ...account, isFetching: true } : account))
      return accounts.find((account) => account.id === id) ?? socialAccount()
    })
    await user.click(await social.findByRole('button', { name: /^Fetch now ?@liga@meridiana/ }))
    expect(await social.findByText('reading…')).toBeInTheDocument()
  })

  it('adds an account and keeps what was typed when it is refused', async () => {
    const user = await open()
    await user.click((await region('Social media')).getByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an account' }))
    await user.selectOptions(dialog.getByLabelText('Network'), 'bluesky')
    await fill(user, dialog.getByLabelText('Name of the account'), '@liga.test')
    await fill(user, dialog.getByLabelText('Address'), 'liga.test')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText('Enter an address that starts with https://.')).toBeInTheDocument()
    await fill(user, dialog.getByLabelText('Address'), 'https://bsky.test/liga')
    server.on(createSocialAccount, failWith('unavailable'))
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByRole('alert')).toBeInTheDocument()
    expect(dialog.getByLabelText('Name of the account')).toHaveValue('@liga.test')
    server.on(createSocialAccount, ({ body }) => socialAccount({ id: '9', ...body }))
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requestsTo(createSocialAccount).at(-1)?.body).toEqual({
      network: 'bluesky',
      handle: '@liga.test',
      url: 'https://bsky.test/liga',
      feedUrl: null,
    })
  })

  it('changes the version that was shown, and says if it is an older one', async () => {
    const user = await open()
    await user.click(await (await region('Social media')).findByRole('button', { name: /^YouTube/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Account' }))
    server.on(updateSocialAccount, failWith('conflict'))
    await fill(user, dialog.getByLabelText('Name of the account'), '@otra')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Somebody else changed it meanwhile.')).toBeInTheDocument()
    expect(server.requestsTo(updateSocialAccount).at(-1)?.body).toMatchObject({ version: 2, handle: '@otra' })
  })

  it('sorts, removes and restores', async () => {
    const user = await open()
    const social = await region('Social media')
    server.on(setSocialOrder, ({ body: { ids } }) => {
      accounts = ids.flatMap((id) => accounts.find((account) => account.id === id) ?? [])
      return { accounts }
    })
    await user.click(await social.findByRole('button', { name: 'Actions of @liga' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move after' }))
    await waitFor(() => expect(accounts.map(({ id }) => id)).toEqual(['2', '1', '3']))
    expect(server.requestsTo(setSocialOrder)[0]?.body).toEqual({ ids: ['2', '1', '3'], previousIds: ['1', '2', '3'] })
    server.on(deleteSocialAccount, () => undefined)
    server.on(createSocialAccount, ({ body }) => socialAccount(body))
    await user.click(social.getByRole('button', { name: 'Actions of @corto' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(server.requestsTo(createSocialAccount)).toHaveLength(1))
  })

  describe('two quick moves', () => {
    const rows = async () =>
      (await (await region('Social media')).findAllByRole('button', { name: /^(YouTube|Mastodon|TikTok)/ })).map(
        (row) => row.textContent.split(' ')[0],
      )

    /** Moves the first account down twice, before the first response. */
    async function moveTwice(): Promise<void> {
      const user = await open()
      const first = await (await region('Social media')).findByRole('button', { name: /^YouTube/ })
      first.focus()
      await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
      expect(await rows()).toEqual(['Mastodon', 'TikTok', 'YouTube'])
    }

    it('are sent one after the other, the second from the order of the first', async () => {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
      server.on(setSocialOrder, async ({ body: { ids, previousIds } }) => {
        await isReleased
        if (previousIds.join(' ') !== accounts.map(({ id }) => id).join(' ')) return failWith('conflict')()
        accounts = ids.flatMap((id) => accounts.find((account) => account.id === id) ?? [])
        return { accounts }
      })
      await moveTwice()
      expect(server.requestsTo(setSocialOrder)).toHaveLength(1)
      release()
      await waitFor(() =>
        expect(server.requestsTo(setSocialOrder).map(({ body }) => body)).toEqual([
          { ids: ['2', '1', '3'], previousIds: ['1', '2', '3'] },
          { ids: ['2', '3', '1'], previousIds: ['2', '1', '3'] },
        ]),
      )
      await waitFor(() => expect(accounts.map(({ id }) => id)).toEqual(['2', '3', '1']))
      expect(await rows()).toEqual(['Mastodon', 'TikTok', 'YouTube'])
      expect(screen.queryByText('Somebody else changed it meanwhile.')).toBeNull()
    })

    it('show the stored order and one error if the first fails', async () => {
      const { handler, release } = hold(failWith('conflict'))
      server.on(setSocialOrder, handler)
      await moveTwice()
      accounts = [...accounts].reverse()
      release()
      await waitFor(async () => expect(await rows()).toEqual(['TikTok', 'Mastodon', 'YouTube']))
      expect(screen.getAllByText('Somebody else changed it meanwhile.')).toHaveLength(1)
      expect(server.requestsTo(setSocialOrder)).toHaveLength(1)
    })
  })
})
