import { listPosts } from '@mixed-zone/contract/endpoints/search'
import { cardResponse, pageOfPosts, sectionPageResponse, sectionResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

const SECTION = sectionResponse({ textId: 'interviews', name: 'Interviews', description: 'In their own words' })

const open = () => renderScreen('/en/posts/interviews', { session: READER })

describe('Section screen', () => {
  it('shows the section and its posts page by page', async () => {
    server.on(listPosts, ({ body }) =>
      sectionPageResponse({ section: SECTION, ...pageOfPosts({ total: 30, page: body.page ?? 1 }) }),
    )
    const user = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Interviews' })).toBeInTheDocument()
    expect(screen.getByText('In their own words')).toBeInTheDocument()
    expect(screen.getByText('30 posts')).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Show 6 more' }))

    expect(await screen.findByRole('link', { name: /^Result 30/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  })

  it('shows a post that is published while the next page is loaded', async () => {
    let posts = Array.from({ length: 30 }, (_, index) => cardResponse({ title: `Result ${index + 1}` }))
    server.on(listPosts, ({ body: { page = 1 } }) =>
      sectionPageResponse({
        section: SECTION,
        ...pageOfPosts({ total: posts.length, page }),
        posts: posts.slice((page - 1) * 24, page * 24),
      }),
    )
    const user = await open()
    const more = await screen.findByRole('button', { name: 'Show 6 more' })
    // Everything else moves by one, so that the next page begins with a post that is shown already.
    posts = [cardResponse({ title: 'Breaking' }), ...posts]
    await user.click(more)

    expect(await screen.findByRole('link', { name: /^Breaking/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Result 30/ })).toBeInTheDocument()
    expect(screen.getByText('31 of 31')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  })

  it('says that the section has no posts', async () => {
    server.on(listPosts, () => sectionPageResponse({ section: SECTION, ...pageOfPosts({ total: 0 }) }))
    await open()
    expect(await screen.findByText('No posts yet')).toBeInTheDocument()
  })

  it('reports an error and loads after a retry', async () => {
    server.on(listPosts, failWith('generic'))
    const user = await open()
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('alert')).toHaveTextContent('Operation not available.')

    server.on(listPosts, () => sectionPageResponse({ section: SECTION }))
    await user.click(main.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Interviews' })).toBeInTheDocument()
  })
})
