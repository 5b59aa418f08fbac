import { previewFrontPage } from '@mixed-zone/contract/endpoints/studio/front-page'
import type { ShowSection } from '@mixed-zone/contract/rules/front-page-frame'
import { cardResponse, homeResponse, sectionResponse } from '@mixed-zone/test-data/responses'
import { screen, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

const section = (textId: string, name: string) => ({
  ...sectionResponse({ textId, name }),
  layout: 'row' as const,
  posts: [cardResponse()],
})

const tell = (message: ShowSection, origin = window.location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data: message, origin }))

it('shows the draft in the frame of the studio, loads it again when told, and marks the section in hand', async () => {
  window.scrollBy = () => {}
  server.on(previewFrontPage, () => homeResponse({ sections: [section('interviews', 'Interviews')] }))
  await renderScreen('/en/home?page=draft', { session: { ...READER, permissions: ['posts', 'publish'] } })
  const heading = await screen.findByRole('heading', { name: 'Interviews' })
  tell({ kind: 'show-section', textId: 'interviews', isChanged: false }, 'https://elsewhere.test')
  tell({ kind: 'show-section', textId: 'interviews', isChanged: false })
  await waitFor(() => expect(heading.closest('section')?.style.outline).not.toBe(''))
  expect(server.requestsTo(previewFrontPage)).toHaveLength(1)

  server.on(previewFrontPage, () => homeResponse({ sections: [section('interviews', 'Talks')] }))
  tell({ kind: 'show-section', textId: 'interviews', isChanged: true })
  expect(await screen.findByRole('heading', { name: 'Talks' })).toBeInTheDocument()
})
