import { filterPosts, suggest } from '@mixed-zone/contract/endpoints/search'
import { filteredPostsResponse, suggestionsResponse, teamResponse } from '@mixed-zone/test-data/responses'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { fill } from '../../../../test/fill.ts'
import { hold, loseConnection } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'

const server = portalServer()

beforeEach(() => server.on(filterPosts, () => filteredPostsResponse()))

const findSearch = () => screen.findByRole('combobox', { name: 'Search' })

describe('Search box', () => {
  it('shows the suggestions for the current text although an older response arrives later', async () => {
    const { handler, release } = hold(() => suggestionsResponse({ teams: [teamResponse({ name: 'Atlético Brisa' })] }))
    server.on(suggest, (request) =>
      request.body.text === 'brisa'
        ? handler()
        : suggestionsResponse({ teams: [teamResponse({ name: 'Real Almenara' })] }),
    )
    const user = await renderScreen('/en/home', { session: READER })
    const search = await findSearch()
    await user.type(search, 'brisa')
    await waitFor(() => expect(server.requestsTo(suggest)).toHaveLength(1))
    await user.clear(search)
    await user.type(search, 'almena')
    expect(await screen.findByRole('option', { name: 'Real Almenara' })).toBeInTheDocument()

    release()

    expect(await screen.findByRole('option', { name: /“almena”/ })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: 'Atlético Brisa' })).toBeNull()
  })

  it('says that there are no suggestions and offers all results', async () => {
    server.on(suggest, () => suggestionsResponse())
    const user = await renderScreen('/en/home', { session: READER })
    await fill(user, await findSearch(), 'zzzz')
    expect(await screen.findByText('No suggestions for “zzzz”.')).toBeInTheDocument()
    expect(screen.getByRole('option', { name: 'See all results for “zzzz”' })).toBeInTheDocument()
  })

  it('reports failed suggestions and still searches', async () => {
    server.on(suggest, loseConnection)
    const user = await renderScreen('/en/home', { session: READER })
    await fill(user, await findSearch(), 'derby')
    expect(await screen.findByText('There are no suggestions right now. You can still search.')).toBeInTheDocument()

    await user.keyboard('{Enter}')

    await waitFor(() => expect(location.pathname).toMatch(/\/derby$/))
  })

  it('follows the suggestion that is marked with the arrow keys', async () => {
    server.on(suggest, () =>
      suggestionsResponse({ teams: [teamResponse({ textId: 'almenara', name: 'Real Almenara' })] }),
    )
    const user = await renderScreen('/en/home', { session: READER })
    const search = await findSearch()
    await user.type(search, 'almena')
    const option = await screen.findByRole('option', { name: 'Real Almenara' })
    await user.keyboard('{ArrowDown}')
    expect(search).toHaveAttribute('aria-activedescendant', option.id)

    await user.keyboard('{Enter}')

    await waitFor(() => expect(location.pathname).toContain('/teams/almenara/'))
  })
})
