import { getFactChoices, getPostsSummary, listPosts, setFeatured } from '@mixed-zone/contract/endpoints/studio/posts'
import type { StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { findViolations } from '../../../../test/axe.ts'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { aStudioPost, CHOICES, SUMMARY } from '../../shared/publish/posts.fixture.ts'

const server = portalServer()

let stored: StudioPost[]

beforeEach(() => {
  server.on(listPosts, ({ query: { page, pageSize } }) => ({ items: stored, total: stored.length, page, pageSize }))
  server.on(getPostsSummary, () => SUMMARY)
  server.on(getFactChoices, () => CHOICES)
})

async function openOrder() {
  const user = await renderScreen('/en/studio/posts', { session: { ...READER, permissions: ['posts', 'publish'] } })
  await user.click(await screen.findByRole('button', { name: 'Front page order' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Order of the featured posts' }) }
}

describe('Order of the featured posts', () => {
  it('is changed by keyboard; the first is the lead story', async () => {
    stored = [
      aStudioPost(1, { featuredPosition: 1 }),
      aStudioPost(2, { featuredPosition: 0 }),
      aStudioPost(3, { featuredPosition: 2 }),
    ]
    server.on(setFeatured, ({ body: { ids } }) => ({ ids }))
    const { user, dialog } = await openOrder()
    const rows = await within(dialog).findAllByRole('listitem')
    expect(await findViolations(dialog)).toEqual([])
    expect(rows[0]).toHaveTextContent('1Title 2Lead story')
    const up = within(dialog).getByRole('button', { name: 'Move “Title 1” up' })
    up.focus()
    await user.keyboard('{Enter}')
    expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent('1Title 1Lead story')
    expect(within(dialog).getByRole('status')).toHaveTextContent('“Title 1” is now number 1.')
    expect(within(dialog).getByRole('button', { name: 'Move “Title 1” down' })).toHaveFocus()
    await user.click(within(dialog).getByRole('button', { name: 'Stop featuring “Title 3”' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save the order' }))
    await waitFor(() =>
      expect(server.requestsTo(setFeatured)[0]?.body).toEqual({ ids: ['1', '2'], previousIds: ['2', '1', '3'] }),
    )
  })

  it('says that somebody else has changed it meanwhile, and replaces that only if told to', async () => {
    stored = [aStudioPost(1, { featuredPosition: 0 }), aStudioPost(2, { featuredPosition: 1 })]
    server.on(setFeatured, failWith('conflict'))
    const { user, dialog } = await openOrder()
    await user.click(await within(dialog).findByRole('button', { name: 'Move “Title 2” up' }))
    stored = [aStudioPost(1, { featuredPosition: 1 }), aStudioPost(3, { featuredPosition: 0 })]
    await user.click(within(dialog).getByRole('button', { name: 'Save the order' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Somebody has changed the order meanwhile.')
    const titles = () =>
      within(dialog)
        .getAllByRole('listitem')
        .map((row) => /Title \d/.exec(row.textContent ?? '')?.[0])
    expect(titles()).toEqual(['Title 2', 'Title 1'])
    server.on(setFeatured, ({ body: { ids } }) => ({ ids }))
    await user.click(within(dialog).getByRole('button', { name: 'Replace with this order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requestsTo(setFeatured).at(-1)?.body).toEqual({ ids: ['2', '1'], previousIds: ['3', '1'] })
  })

  it('shows what somebody else has saved instead', async () => {
    stored = [aStudioPost(1, { featuredPosition: 0 }), aStudioPost(2, { featuredPosition: 1 })]
    server.on(setFeatured, failWith('conflict'))
    const { user, dialog } = await openOrder()
    await user.click(await within(dialog).findByRole('button', { name: 'Move “Title 2” up' }))
    stored = [aStudioPost(3, { featuredPosition: 0 })]
    await user.click(within(dialog).getByRole('button', { name: 'Save the order' }))
    await user.click(await within(dialog).findByRole('button', { name: 'Show the new order' }))
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
    expect(within(dialog).queryByRole('alert')).toBeNull()
    expect(within(dialog).getByRole('button', { name: 'Save the order' })).toHaveAttribute('aria-disabled', 'true')
  })
})
