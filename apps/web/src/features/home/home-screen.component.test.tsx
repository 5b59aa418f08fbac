import { listenLive } from '@mixed-zone/contract/endpoints/live'
import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { SECTION_LAYOUTS } from '@mixed-zone/contract/rules/section-layouts'
import { loadFilterData } from '@mixed-zone/contract/endpoints/search'
import { FEATURED_SECTION_KEYS, REGULAR_SECTION_KEYS } from '@mixed-zone/contract/sections'
import { cardResponse, filterDataResponse, homeResponse, sectionResponse } from '@mixed-zone/test-data/responses'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith, hold } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

const open = () => renderScreen('/en/home', { session: READER })
const findMain = async () => within(await screen.findByRole('main'))

describe('Home screen', () => {
  it('shows a skeleton while it loads, then lead, sections, matchday and quick links', async () => {
    const section = {
      ...sectionResponse({ name: 'Interviews', textId: 'interviews' }),
      layout: 'index' as const,
      posts: [cardResponse({ title: 'My season' })],
    }
    const { handler, release } = hold(() => homeResponse({ sections: [section] }))
    server.on(getHome, handler)
    await open()
    const main = await findMain()
    expect(await main.findByRole('status')).toHaveTextContent('Loading…')
    release()

    expect(await main.findByRole('link', { name: 'Lead story' })).toBeInTheDocument()
    expect(await main.findByRole('link', { name: 'Interviews' })).toHaveAttribute('href', '/en/posts/interviews')
    expect(main.getByRole('link', { name: 'My season' })).toBeInTheDocument()
    for (const link of main.getAllByRole('link', { name: /matchday/i }))
      expect(link).toHaveAttribute('href', '/en/matchdays/matchday-12-2026-27')
    expect(await main.findByRole('link', { name: /League rules/ })).toBeInTheDocument()
  })

  it('shows the name and the description of every section', async () => {
    const sections = [...FEATURED_SECTION_KEYS, ...REGULAR_SECTION_KEYS].map((key, index) => ({
      ...sectionResponse({
        textId: key,
        name: `Name of ${key}`,
        description: `Description of ${key}`,
        kind: index < FEATURED_SECTION_KEYS.length ? 'featured' : 'regular',
      }),
      layout: index < FEATURED_SECTION_KEYS.length ? (SECTION_LAYOUTS[index] ?? 'row') : ('index' as const),
      posts: [cardResponse()],
    }))
    server.on(getHome, () => homeResponse({ sections }))
    await open()
    const main = await findMain()
    // Sections are rendered one per frame.
    await main.findByText('Description of smartbank-stories')
    for (const { name, description } of sections) {
      expect(main.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeInTheDocument()
      expect(main.getByText(description)).toBeInTheDocument()
    }
  })

  it('reports filters that could not be loaded with the bold "Error!", and loads them after a retry', async () => {
    server.on(loadFilterData, failWith('generic'))
    const user = await open()
    await user.click(await screen.findByRole('button', { name: /^Team/ }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Error! The filters could not be loaded.')
    expect(within(alert).getByText('Error!').tagName).toBe('STRONG')

    server.on(loadFilterData, () => filterDataResponse())
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('checkbox', { name: /^Real Almenara/ })).toBeInTheDocument()
  })

  it('also counts what is announced while it loads again', async () => {
    const encoder = new TextEncoder()
    const announce = Promise.withResolvers<(id: string) => void>()
    server.on(listenLive, () => {
      const start = (stream: ReadableStreamDefaultController) => {
        announce.resolve((id) => {
          const announcement = { id, slug: `post-${id}`, title: `Post ${id}`, locale: 'en', section, newAt }
          stream.enqueue(encoder.encode(`event: post\nid: ${id}\ndata: ${JSON.stringify(announcement)}\n\n`))
        })
      }
      return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } })
    })
    const section = { name: 'Interviews', textId: 'interviews' }
    const newAt = new Date().toISOString()
    const user = await open()
    const push = await announce.promise
    push('21')
    const pill = await screen.findByRole('button', { name: '1 new post' })

    const { handler, release } = hold(() => homeResponse({ sections: [] }))
    server.on(getHome, handler)
    await user.click(pill)
    await waitFor(() => expect(server.requestsTo(getHome)).toHaveLength(2))
    push('22')
    await screen.findByRole('button', { name: '2 new posts' })
    release()
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeInTheDocument()
  })

  it('says that nothing is published yet', async () => {
    server.on(getHome, () => homeResponse({ lead: null, sections: [], matchday: null, quickLinks: [] }))
    await open()
    expect(await (await findMain()).findByText('Nothing published yet')).toBeInTheDocument()
  })

  it('reports an error and loads after a retry', async () => {
    server.on(getHome, failWith('generic'))
    const user = await open()
    const main = await findMain()
    expect(await main.findByRole('alert')).toHaveTextContent('Operation not available.')

    server.on(getHome, () => homeResponse())
    await user.click(main.getByRole('button', { name: 'Try again' }))

    expect(await main.findByRole('link', { name: 'Lead story' })).toBeInTheDocument()
  })
})
