import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import {
  archivePost,
  archivePosts,
  createPost,
  duplicatePost,
  findTags,
  getChecklist,
  getFactChoices,
  getPostDetail,
  getPostsSummary,
  listPosts,
  publishPost,
  restorePost,
  tagPosts,
  undoPublish,
} from '@mixed-zone/contract/endpoints/studio/posts'
import { recordVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import type { StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { findViolations } from '../../../../test/axe.ts'
import { failWith, hold } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { TABLE_SCREENS } from '../../shared/use-media-query.ts'
import {
  aPostDetail,
  aStudioPost,
  CHOICES,
  NOTHING_MISSING,
  SUMMARY,
  tagMatchResponse,
} from '../../shared/publish/posts.fixture.ts'

const server = portalServer()

const EDITOR = { ...READER, permissions: ['posts', 'publish'] as const }
const WRITER = { ...READER, permissions: ['posts'] as const }

let stored: StudioPost[]

beforeEach(() => {
  // An editor that was opened is left at the end of a test.
  server.on(recordVersion, failWith('not-found'))
  stored = [
    aStudioPost(1),
    aStudioPost(2, { state: 'draft', publishedAt: null, views: 0, downloads: 0, hasChanges: true }),
    aStudioPost(3, { state: 'embargoed', embargoUntil: '2099-01-01T20:00:00.000Z', featuredPosition: 0 }),
  ]
  server.on(listPosts, ({ query: { page, pageSize, state, featured } }) => {
    const items = stored
      .filter((post) => (state === undefined ? post.state !== 'trash' : post.state === state))
      .filter((post) => featured === undefined || post.featuredPosition !== null)
    return { items, total: items.length, page, pageSize }
  })
  server.on(getPostsSummary, () => SUMMARY)
  server.on(getFactChoices, () => CHOICES)
  // Before the detail, whose path also matches.
  server.on(findTags, ({ query: { text } }) => ({
    tags: [tagMatchResponse({ id: text === 'rueda' ? '31' : '32', textId: text, name: `Tag ${text}` })],
  }))
  server.on(getChecklist, () => NOTHING_MISSING)
  server.on(getPostDetail, ({ params: { id } }) => aPostDetail({ id }))
  server.on(getJob, ({ params: { id } }) => ({
    job: {
      id,
      kind: 'post.archive',
      state: 'done' as const,
      total: 1,
      finished: 1,
      failed: 0,
      createdAt: '2026-11-14T21:06:00.000Z',
      endedAt: '2026-11-14T21:06:01.000Z',
    },
    rows: { items: [], total: 0, page: 1, pageSize: 50 },
  }))
})

const openPosts = (
  search = '',
  { locale = 'en', session = EDITOR }: { locale?: string; session?: typeof READER } = {},
) => renderScreen(`/${locale}/studio/posts${search}`, { session })
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const openMenu = async (user: Awaited<ReturnType<typeof openPosts>>, title: string) =>
  user.click(within(await findRow(title)).getByRole('button', { name: `Actions of “${title}”` }))

describe('Posts', () => {
  it('lists posts with state, languages in words, clubs, author and use', async () => {
    await openPosts()
    const row = await findRow('Title 1')
    expect(row).toHaveTextContent('Title 1Derbies · Match galleryPublished')
    expect(row).toHaveTextContent('ESSpanish: thereEN, English: therePT, Portuguese: missing')
    expect(within(row).getByText('Real Almenara')).toBeInTheDocument()
    expect(within(row).getByText('Ruth Aldana')).toBeInTheDocument()
    expect(row).toHaveTextContent('4,102')
    expect(await findRow('Title 3')).toHaveTextContent('Lead story')
    expect(await findRow('Title 3')).toHaveTextContent(/Embargo 2099/)
  })

  it.each([
    ['desk', undefined, ['Clubs', 'By', 'When', 'Views', 'Downloads']],
    ['tablet', TABLE_SCREENS.tablet, []],
  ])('has columns for the room of a %s, and always the menu', async (_device, media, others) => {
    onTestFinished(() => void vi.restoreAllMocks())
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { media: query, matches: query === media }) as MediaQueryList,
    )
    await renderScreen('/en/studio/posts', { session: EDITOR })
    await screen.findAllByRole('rowheader')
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.filter(Boolean)).toEqual(['Post', 'State', 'Languages', ...others, 'Actions'])
  })

  it('has a tab with a count for each state, and for those without Portuguese', async () => {
    await openPosts()
    expect(await screen.findByRole('link', { name: 'All 1,406' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'In review 4' })).toHaveAttribute('href', '/en/studio/posts?state=review')
    expect(screen.getByRole('link', { name: 'No Portuguese 62' })).toHaveAttribute('href', '/en/studio/posts?locale=pt')
    expect(screen.getByRole('link', { name: 'Mine 11' })).toHaveAttribute('href', '/en/studio/posts?author=me')
  })

  it('sends filters and the order to the server', async () => {
    const user = await openPosts('?state=published&sort=downloads&direction=desc')
    await findRow('Title 1')
    expect(server.requestsTo(listPosts).at(-1)?.query).toMatchObject({
      state: 'published',
      sort: 'downloads',
      direction: 'desc',
    })
    await user.selectOptions(screen.getByLabelText('Section'), 'Interviews')
    await waitFor(() => expect(server.requestsTo(listPosts).at(-1)?.query.section).toBe('interviews'))
    await user.type(screen.getByRole('searchbox', { name: 'Title, text, caption, player' }), 'Rueda')
    await waitFor(() => expect(server.requestsTo(listPosts).at(-1)?.query.text).toBe('Rueda'))
  })

  it('creates a post by N and opens it', async () => {
    server.on(createPost, () => ({ id: '99' }))
    const user = await openPosts()
    await findRow('Title 1')
    await user.keyboard('n')
    await waitFor(() => expect(window.location.pathname).toBe('/en/studio/posts/99'))
    expect(server.requestsTo(createPost)).toMatchObject([{ body: {} }])
  })

  it('opens a post by its row', async () => {
    const user = await openPosts()
    await user.click(within(await findRow('Title 2')).getByRole('button', { name: /^Title 2/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/en/studio/posts/2'))
  })

  it('previews the row at hand by the space bar, in another tab', async () => {
    const openTab = vi.fn<typeof window.open>()
    vi.stubGlobal('open', openTab)
    const user = await openPosts()
    await findRow('Title 1')
    await user.keyboard('jj')
    await user.keyboard(' ')
    expect(openTab.mock.calls).toEqual([['/en/preview/post/2', '_blank', 'noopener']])
    expect(window.location.pathname).toBe('/en/studio/posts')
    await openMenu(user, 'Title 1')
    await user.click(await screen.findByRole('menuitem', { name: 'Preview' }))
    expect(openTab).toHaveBeenLastCalledWith('/en/preview/post/1', '_blank', 'noopener')
  })

  it('duplicates a post and opens the copy', async () => {
    server.on(duplicatePost, () => ({ id: '98' }))
    const user = await openPosts()
    await openMenu(user, 'Title 1')
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(() => expect(window.location.pathname).toBe('/en/studio/posts/98'))
  })

  it('publishes from the row, and takes it back', async () => {
    server.on(publishPost, () => aPostDetail({ id: '2', state: 'published', version: 5 }))
    server.on(undoPublish, () => aPostDetail({ id: '2', version: 6 }))
    const user = await openPosts()
    await openMenu(user, 'Title 2')
    await user.click(await screen.findByRole('menuitem', { name: 'Publish now…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Publish' })
    expect(await within(dialog).findByText('Everything is in order')).toBeVisible()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(server.requestsTo(publishPost)).toHaveLength(1))
    expect(server.requestsTo(publishPost)[0]).toMatchObject({
      params: { id: '2' },
      body: { version: 4, embargoUntil: null },
    })
    expect(await screen.findByText('“Title 2” is being published.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('“Title 2” stays as it was.')).toBeVisible()
    expect(server.requestsTo(undoPublish)[0]?.body).toEqual({ version: 5 })
  })

  it('says that a post could not be loaded, and loads it again for the next step', async () => {
    const { handler, release } = hold(failWith('not-found'))
    server.on(getPostDetail, handler)
    const user = await openPosts()
    await openMenu(user, 'Title 2')
    await user.click(await screen.findByRole('menuitem', { name: 'Publish now…' }))
    expect(await screen.findByText('Loading…')).toBeInTheDocument()
    release()
    expect(await screen.findByText('The page you are looking for no longer exists.')).toBeVisible()
    expect(screen.queryByText('Loading…')).toBeNull()
    server.on(getPostDetail, ({ params: { id } }) => aPostDetail({ id }))
    await openMenu(user, 'Title 2')
    await user.click(await screen.findByRole('menuitem', { name: 'Publish now…' }))
    expect(await screen.findByRole('dialog', { name: 'Publish' })).toBeVisible()
  })

  it('archives at once, and takes it out of the archive if that is undone', async () => {
    server.on(archivePost, () => aPostDetail({ id: '1', state: 'archived', version: 5 }))
    server.on(restorePost, () => aPostDetail({ id: '1', state: 'published', version: 6 }))
    const user = await openPosts()
    await openMenu(user, 'Title 1')
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    expect(await screen.findByText('“Title 1” is archived.')).toBeInTheDocument()
    await user.keyboard('z')
    expect(await screen.findByText('“Title 1” stays as it was.')).toBeVisible()
    expect(server.requestsTo(restorePost)).toMatchObject([{ params: { id: '1' }, body: { version: 5 } }])
  })

  it('says that somebody was faster', async () => {
    server.on(archivePost, failWith('conflict'))
    const user = await openPosts()
    await openMenu(user, 'Title 1')
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    expect(await screen.findByText('Somebody has changed it meanwhile. Look at it and try again.')).toBeVisible()
  })

  it('restores from the trash, where nothing can be selected', async () => {
    stored = [aStudioPost(5, { state: 'trash', trashedAt: '2026-11-15T17:42:00.000Z' })]
    server.on(restorePost, () => aPostDetail({ id: '5' }))
    const user = await openPosts('?state=trash')
    expect(within(await findRow('Title 5')).queryByRole('checkbox')).toBeNull()
    await openMenu(user, 'Title 5')
    await user.click(await screen.findByRole('menuitem', { name: 'Restore' }))
    expect(await screen.findByText('“Title 5” is back as a draft.')).toBeVisible()
  })
})

describe('Bulk actions on posts', () => {
  const select = async (user: Awaited<ReturnType<typeof openPosts>>, ...names: string[]) => {
    for (const name of names) await user.click(within(await findRow(name)).getByRole('checkbox'))
    return screen.findByRole('group', { name: 'Actions on the selected rows' })
  }

  it('archives published posts as a job, and disables what not all of them allow', async () => {
    server.on(archivePosts, () => ({ jobId: '5' }))
    const user = await openPosts()
    const bar = await select(user, 'Title 1')
    expect(bar).toHaveTextContent('1 selectedall published')
    const publish = within(bar).getByRole('button', { name: 'Publish' })
    expect(publish).toHaveAttribute('aria-disabled', 'true')
    expect(publish).toHaveAttribute('title', expect.stringContaining('published without changes'))
    await user.click(within(bar).getByRole('button', { name: 'Archive' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive 1' })
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(server.requestsTo(archivePosts)).toMatchObject([{ body: { ids: ['1'] } }]))
  })

  it('adds and removes tags', async () => {
    server.on(tagPosts, () => ({ jobId: '5' }))
    const user = await openPosts()
    const bar = await select(user, 'Title 1', 'Title 2')
    await user.click(within(bar).getByRole('button', { name: 'Tags' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tag 2' })
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }))
    expect(await within(dialog).findByText('Choose at least one tag.')).toBeVisible()
    expect(await findViolations(dialog)).toEqual([])
    const search = within(dialog).getByRole('searchbox', { name: 'Find a tag or a player' })
    await user.type(search, 'rueda')
    await user.click(await within(dialog).findByRole('button', { name: 'Tag rueda' }))
    await user.click(within(dialog).getByRole('radio', { name: 'Remove' }))
    await user.type(search, 'old')
    await user.click(await within(dialog).findByRole('button', { name: 'Tag old' }))
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(server.requestsTo(tagPosts)).toHaveLength(1))
    expect(server.requestsTo(tagPosts)[0]?.body).toEqual({ ids: ['1', '2'], add: ['31'], remove: ['32'] })
  })

  it('leaves published posts to those who may publish', async () => {
    const user = await openPosts('', { session: WRITER })
    const bar = await select(user, 'Title 1')
    for (const name of ['Publish', 'Archive', 'Trash', 'Tags']) {
      expect(within(bar).getByRole('button', { name })).toHaveAttribute('title', 'It needs the permission to publish.')
    }
    expect(screen.queryByRole('button', { name: 'Front page order' })).toBeNull()
  })
})

describe('Posts in other languages', () => {
  it.each([
    ['es', 'Publicaciones', 'Nueva publicación'],
    ['pt', 'Publicações', 'Nova publicação'],
  ])('are written in %s', async (locale, title, button) => {
    await openPosts('', { locale })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('button', { name: button })).toBeVisible()
  })
})
