import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { filteredPostsResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith, hold, loseConnection } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'

const server = portalServer()

const EVERYTHING = '/en/filter-posts/teams/all/categories/all/tags/all/locale/all'

const open = (path = EVERYTHING) => renderScreen(path, { session: READER })
const results = () => within(screen.getByRole('main')).queryAllByRole('link', { name: /^Result / })

describe('Filter screen', () => {
  it('shows a skeleton while it loads, then the posts and their number', async () => {
    const { handler, release } = hold(() => filteredPostsResponse({ total: 60 }))
    server.on(filterPosts, handler)
    await open()
    expect(await screen.findByText('Searching…')).toBeInTheDocument()
    release()
    expect(await screen.findByRole('heading', { level: 1, name: '60 posts' })).toBeInTheDocument()
    expect(results()).toHaveLength(24)
  })

  it('sends the filters of the path and shows them as chips', async () => {
    server.on(filterPosts, () => filteredPostsResponse())
    const user = await open('/en/filter-posts/teams/almenara/categories/all/tags/all/locale/es/derby')
    await user.click(await screen.findByRole('button', { name: 'Remove Real Almenara' }))

    await screen.findByRole('heading', { level: 1 })
    const [first, second] = server.requestsTo(filterPosts)
    expect(first?.body).toMatchObject({ team: 'almenara', locale: 'es', text: 'derby', page: 1 })
    expect(second?.body).not.toHaveProperty('team', 'almenara')
    expect(location.pathname).toBe('/en/filter-posts/teams/all/categories/all/tags/all/locale/es/derby')
  })

  it.each([
    ['es', 'No se han encontrado resultados para tu búsqueda.', 'Ver todas las publicaciones'],
    ['en', 'No results found for your search.', 'See all posts'],
    ['pt', 'Não foram encontrados resultados para a sua pesquisa.', 'Ver todas as publicações'],
  ])('says in %s that nothing was found and leads to all posts', async (locale, sentence, everything) => {
    server.on(filterPosts, ({ body }) => filteredPostsResponse({ total: body.team === undefined ? 5 : 0 }))
    const path = (team: string) => `/${locale}/filter-posts/teams/${team}/categories/all/tags/all/locale/all`
    const user = await open(path('no-such-team'))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(results()).toHaveLength(0)

    await user.click(screen.getByRole('link', { name: everything }))

    expect(await screen.findByRole('link', { name: /^Result 1/ })).toBeInTheDocument()
    expect(location.pathname).toBe(path('all'))
  })

  it('reports an error and loads after a retry', async () => {
    server.on(filterPosts, failWith('generic'))
    const user = await open()
    const alert = await within(await screen.findByRole('main')).findByRole('alert')
    expect(alert).toHaveTextContent('Error! Operation not available.')

    server.on(filterPosts, () => filteredPostsResponse())
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: /^Result 1/ })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has the headline before the filters, and a link past the filters to the results', async () => {
    server.on(filterPosts, () => filteredPostsResponse())
    await open()
    const result = await screen.findByRole('link', { name: /^Result 1/ })
    const headline = screen.getByRole('heading', { level: 1 })
    const skip = screen.getByRole('link', { name: 'Skip to results' })
    expect(headline.compareDocumentPosition(skip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const target = document.querySelector<HTMLElement>(skip.getAttribute('href') ?? '')
    expect(target).toContainElement(result)
    // Following a link to it moves the focus there.
    expect(target).toHaveAttribute('tabindex', '-1')
  })

  it('keeps the posts when the next page fails, and loads it after a retry', async () => {
    const respond = (page = 1) => filteredPostsResponse({ total: 60, page })
    server.on(filterPosts, ({ body }) => (body.page === 1 ? respond() : failWith('generic')()))
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Show 24 more' }))
    const alert = await within(screen.getByRole('main')).findByRole('alert')
    expect(results()).toHaveLength(24)

    server.on(filterPosts, ({ body }) => respond(body.page))
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: /^Result 48/ })).toBeInTheDocument()
    expect(results()).toHaveLength(48)
  })

  it('remembers whether posts are shown as a list', async () => {
    server.on(filterPosts, () => filteredPostsResponse())
    const user = await open()
    await user.click(await screen.findByRole('radio', { name: 'List' }))
    expect(screen.getByRole('radio', { name: 'List' })).toBeChecked()
    expect(Object.values(localStorage)).toContain('list')
  })

  it.each([
    ['a NUL', `${EVERYTHING}/%00`],
    ['a path within a segment', EVERYTHING.replace('teams/all', 'teams/..%2F..%2Fhome')],
    ['markup', EVERYTHING.replace('tags/all', 'tags/%3Cscript%3Ealert(1)%3C%2Fscript%3E')],
    ['a thousand teams', EVERYTHING.replace('teams/all', `teams/${'team,'.repeat(1000)}x`)],
    ['an unknown language', EVERYTHING.replace('locale/all', 'locale/xx')],
  ])('shows a message and a link to all posts for %s in the path', async (_name, path) => {
    server.on(filterPosts, () => filteredPostsResponse({ total: 0 }))
    await open(path)

    const link = await screen.findByRole('link', { name: 'See all posts' })
    expect(link).toHaveAttribute('href', EVERYTHING)
    expect(screen.getByRole('main')).toHaveTextContent(/No results found|We cannot search for that/)
  })

  it.each([
    ['a NUL', `${EVERYTHING}/%00`],
    ['a text that is too long', `${EVERYTHING}/${'x'.repeat(300)}`],
  ])('shows no count for %s, but a title', async (_name, path) => {
    await open(path)
    expect(await screen.findByRole('alert')).toHaveTextContent(/We cannot search for that/)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Posts$/)
    expect(document.title).toMatch(/^Posts · /)
    expect(screen.queryByRole('radio', { name: 'List' })).toBeNull()
  })

  it('reports a lost connection after its retries', async () => {
    server.on(filterPosts, loseConnection)
    await open()
    const alert = await within(await screen.findByRole('main')).findByRole('alert')
    expect(alert).toHaveTextContent('The server cannot be reached.')
    expect(server.requestsTo(filterPosts)).toHaveLength(3)
  })

  it.each([
    ['es', 'Ninguna publicación contiene todas las palabras. Hemos buscado sin: «penalty», «Haaland».'],
    ['en', 'No post has all the words. We searched without: “penalty”, “Haaland”.'],
    ['pt', 'Nenhuma publicação contém todas as palavras. Procurámos sem: «penalty», «Haaland».'],
  ])('names in %s the words that were left out, in a status', async (locale, sentence) => {
    server.on(filterPosts, () => ({ ...filteredPostsResponse({ total: 5 }), leftOutWords: ['penalty', 'Haaland'] }))
    await open(`/${locale}/filter-posts/teams/all/categories/all/tags/all/locale/all/penalty%2093%20Haaland`)
    expect((await screen.findByText(sentence)).closest('[role="status"]')).not.toBeNull()
    expect(results()).toHaveLength(5)
  })
})
