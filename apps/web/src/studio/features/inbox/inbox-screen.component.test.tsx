import { deleteInboxFiles, listInbox, moveInboxFiles } from '@mixed-zone/contract/endpoints/studio/files'
import { getFactChoices, getPostDetail, listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { createSavedView, listSavedViews } from '@mixed-zone/contract/endpoints/studio/shell'
import { recordVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import type { InboxFile } from '@mixed-zone/contract/schemas/studio/files'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { findViolations } from '../../../../test/axe.ts'
import { failWith } from '../../../../test/fake-server.ts'
import { fill } from '../../../../test/fill.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { aStudioAsset, aStudioPost } from '../../shared/publish/posts.fixture.ts'

const server = portalServer()

const EDITOR = { ...READER, permissions: ['posts'] as const }

const DAY_MS = 86_400_000

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS + DAY_MS / 2).toISOString()

function fileOf(id: string, change: Partial<InboxFile> = {}): InboxFile {
  return {
    ...aStudioAsset(id, `IMG_${id}.jpg`),
    uploadedAt: '2026-11-17T10:00:00.000Z',
    expiresAt: inDays(29),
    ...change,
  }
}

let stored: InboxFile[]

beforeEach(() => {
  stored = [
    fileOf('1', { captions: { es: 'Gol de Rueda', en: '', pt: '' }, expiresAt: inDays(2) }),
    fileOf('2', { file: { ...aStudioAsset('2', '').file, state: 'waiting' } }),
    fileOf('3', { kind: 'file', name: 'raw.cr3', file: { ...aStudioAsset('3', '').file, state: 'failed' } }),
    fileOf('4'),
  ]
  server.on(listInbox, ({ query: { page, pageSize, kind } }) => {
    const items = stored.filter((file) => kind === undefined || file.kind === kind)
    return { items, total: items.length, page, pageSize }
  })
  // An editor that opens has nothing to show here.
  server.on(getPostDetail, failWith('not-found'))
  server.on(getFactChoices, failWith('not-found'))
  server.on(recordVersion, failWith('not-found'))
  server.on(moveInboxFiles, ({ body: { ids, postId = '77' } }) => {
    stored = stored.filter(({ id }) => !ids.includes(id))
    return { postId, moved: ids.length }
  })
  server.on(deleteInboxFiles, ({ body: { ids } }) => {
    stored = stored.filter(({ id }) => !ids.includes(id))
    return { deleted: ids.length }
  })
})

const open = (search = '', locale = 'en') => renderScreen(`/${locale}/studio/inbox${search}`, { session: EDITOR })

/** Its name is everything that the tile says. */
const tile = (name: string) => screen.findByRole('option', { name: new RegExp(name) })

const bulk = () => within(screen.getByRole('group', { name: 'Actions on the selected rows' }))

describe('Sorting desk', () => {
  it.each([
    ['es', 'Mesa de clasificación', 'Quedan 2 días'],
    ['en', 'Sorting desk', '2 days left'],
    ['pt', 'Mesa de triagem', 'Faltam 2 dias'],
  ])('shows files with caption, days left and state in %s', async (locale, title, daysLeft) => {
    await open('', locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    const first = within(await tile('IMG_1.jpg'))
    expect(first.getByText('Gol de Rueda')).toBeInTheDocument()
    expect(first.getByText(daysLeft)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: new RegExp(`^${title}`) })).toHaveAttribute('aria-current', 'page')
  })

  it('says which files are being prepared and which have no preview', async () => {
    await open()
    expect(within(await tile('IMG_2.jpg')).getByText('Preparing')).toBeInTheDocument()
    expect(within(await tile('raw.cr3')).getByText('No preview')).toBeInTheDocument()
  })

  it('selects by click, Shift and the keyboard', async () => {
    const user = await open()
    await user.click(await tile('IMG_1.jpg'))
    await user.keyboard('{Shift>}')
    await user.click(await tile('raw.cr3'))
    await user.keyboard('{/Shift}')
    expect(bulk().getByText('3 selected')).toBeInTheDocument()
    await user.keyboard('{Control>}a{/Control}')
    expect(bulk().getByText('4 selected')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Actions on the selected rows' })).toBeNull()
    await user.keyboard(' ')
    expect(bulk().getByText('1 selected')).toBeInTheDocument()
  })

  it('creates a post from the selection and opens it', async () => {
    const user = await open()
    await user.click(await tile('IMG_1.jpg'))
    await user.click(await tile('IMG_4.jpg'))
    await user.click(bulk().getByRole('button', { name: 'New post' }))
    await waitFor(() => expect(server.requestsTo(moveInboxFiles)[0]?.body).toEqual({ ids: ['1', '4'] }))
    await waitFor(() => expect(location.pathname).toBe('/en/studio/posts/77'))
  })

  it('adds the selection to a post that is searched', async () => {
    server.on(listPosts, ({ query: { text, page, pageSize } }) => {
      const items = text === 'derby' ? [aStudioPost(12, { id: '12', titles: { en: 'The derby' } })] : []
      return { items, total: items.length, page, pageSize }
    })
    const user = await open()
    await user.click(await tile('IMG_1.jpg'))
    await user.click(bulk().getByRole('button', { name: 'Add to a post…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 file to a post' }))
    expect(await dialog.findByText('No post matches.')).toBeInTheDocument()
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([])
    await fill(user, dialog.getByRole('searchbox', { name: 'Search for a post' }), 'derby')
    await user.click(await dialog.findByRole('button', { name: /The derby/ }))
    expect(await screen.findByText('1 file added')).toBeInTheDocument()
    expect(server.requestsTo(moveInboxFiles)[0]?.body).toEqual({ ids: ['1'], postId: '12' })
    await waitFor(() => expect(screen.queryByRole('option', { name: /IMG_1.jpg/ })).toBeNull())
  })

  it('asks before it deletes', async () => {
    const user = await open()
    await user.click(await tile('IMG_4.jpg'))
    await user.click(bulk().getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1 file?' }))
    expect(question.getByText(/cannot be undone/)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('1 file deleted')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('option', { name: /IMG_4.jpg/ })).toBeNull())
  })

  it('keeps the selection if a file is gone, and says so', async () => {
    server.on(moveInboxFiles, failWith('not-found'))
    const user = await open()
    await user.click(await tile('IMG_4.jpg'))
    await user.click(bulk().getByRole('button', { name: 'New post' }))
    expect(await screen.findByText(/no longer on the desk/)).toBeInTheDocument()
    expect(bulk().getByText('1 selected')).toBeInTheDocument()
  })

  it('has its filters and order in the address', async () => {
    const user = await open('?kind=file')
    await tile('raw.cr3')
    expect(server.requestsTo(listInbox)[0]?.query).toMatchObject({ kind: 'file' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By capture time')
    await waitFor(() => expect(location.search).toContain('sort=capturedAt'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Whose' }), 'Uploaded by me')
    await waitFor(() => expect(server.requestsTo(listInbox).at(-1)?.query).toMatchObject({ mine: 'true' }))
  })

  it('saves what is shown as a tab, and shows own views', async () => {
    server.on(listSavedViews, () => ({ views: [{ id: '1', name: 'My films', query: 'kind=video&mine=true' }] }))
    server.on(createSavedView, ({ body: { name, query } }) => ({ id: '2', name, query }))
    const user = await open('?kind=file')
    expect(await screen.findByRole('link', { name: 'My films' })).toHaveAttribute(
      'href',
      '/en/studio/inbox?kind=video&mine=true',
    )
    await user.click(screen.getByRole('button', { name: 'Save this view' }))
    await fill(user, await screen.findByLabelText('Name'), 'Raw files')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.requestsTo(createSavedView)[0]?.body).toEqual({
        list: 'inbox',
        name: 'Raw files',
        query: 'kind=file',
      }),
    )
  })

  it('goes to the last page once the last file of this one is deleted', async () => {
    stored = Array.from({ length: 11 }, (_, index) => fileOf(`${index + 1}`))
    server.on(listInbox, ({ query: { page, pageSize } }) => ({
      items: stored.slice((page - 1) * pageSize, page * pageSize),
      total: stored.length,
      page,
      pageSize,
    }))
    const user = await open('?page=2')
    await user.click(await tile('IMG_11.jpg'))
    await user.click(bulk().getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await tile('IMG_10.jpg')).toBeInTheDocument()
    expect(location.search).toBe('')
    expect(screen.queryByText('The desk is clear')).toBeNull()
  })

  it('invites to drop something on an empty desk, and says when nothing matches', async () => {
    stored = []
    const user = await open('?text=nothing')
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }))
    expect(await screen.findByText('The desk is clear')).toBeInTheDocument()
  })

  it('can load again after a failure', async () => {
    server.on(listInbox, failWith('unavailable'))
    const user = await open()
    const retry = await screen.findByRole('button', { name: /again/i })
    server.on(listInbox, ({ query: { page, pageSize } }) => ({ items: stored, total: 4, page, pageSize }))
    await user.click(retry)
    expect(await tile('IMG_1.jpg')).toBeInTheDocument()
  })
})
