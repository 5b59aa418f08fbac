import {
  createPreviewLink,
  listPreviewLinks,
  previewPost,
  revokePreviewLink,
} from '@mixed-zone/contract/endpoints/studio/versions'
import { updatePostData } from '@mixed-zone/contract/endpoints/usage'
import type { PreviewLink } from '@mixed-zone/contract/schemas/studio/versions'
import { assetResponse, postResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'

const server = portalServer()

const EDITOR = { ...READER, permissions: ['posts' as const] }

const DRAFT = postResponse({
  id: '12',
  title: 'Derby day',
  assets: [assetResponse({ url: null })],
  texts: [],
  zip: { size: 0, count: 0 },
})

const LINK: PreviewLink = {
  id: '5',
  author: { id: '1', name: 'Ruth Aldana' },
  createdAt: '2026-11-15T18:00:00.000Z',
  expiresAt: '2026-11-16T18:00:00.000Z',
  openedAt: null,
  isValid: true,
}

const open = () => renderScreen('/en/preview/post/12', { session: EDITOR })

describe('Draft preview screen', () => {
  it('shows the draft in the language of the page, counts no view and leads back to the editor', async () => {
    server.on(previewPost, () => DRAFT)
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Derby day' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to the editor' })).toHaveAttribute('href', '/en/studio/posts/12')
    expect(server.requestsTo(previewPost)[0]).toMatchObject({ params: { id: '12' }, query: { locale: 'en' } })
    expect(server.requestsTo(updatePostData)).toEqual([])
  })

  it('creates a link, which is shown once, and revokes it', async () => {
    let links: PreviewLink[] = []
    server.on(previewPost, () => DRAFT)
    server.on(listPreviewLinks, () => ({ items: links }))
    server.on(createPreviewLink, () => {
      links = [LINK]
      return { ...LINK, url: 'https://portal.test/en/preview/secret' }
    })
    server.on(revokePreviewLink, () => {
      links = []
      return undefined
    })
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Share by link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview links' }))
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    expect(await dialog.findByText('https://portal.test/en/preview/secret')).toBeInTheDocument()
    expect(dialog.getByText('Nobody has opened it')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: /^Revoke the link/ }))
    await expect.poll(() => dialog.queryByText('Nobody has opened it')).toBeNull()
    expect(dialog.queryByText('https://portal.test/en/preview/secret')).toBeNull()
  })

  it('says so if there is no title yet', async () => {
    server.on(previewPost, failWith('not-found'))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing to see yet' })).toBeInTheDocument()
  })

  it('is page not found for readers', async () => {
    await renderScreen('/en/preview/post/12', { session: READER })
    await screen.findByRole('main')
    expect(server.requestsTo(previewPost)).toEqual([])
  })
})
