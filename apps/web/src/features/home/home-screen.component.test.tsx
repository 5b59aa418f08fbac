import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { cardResponse, homeResponse, sectionResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/react'
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
