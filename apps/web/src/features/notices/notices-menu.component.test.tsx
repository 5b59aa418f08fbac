import { listNotices, markNoticesRead } from '@mixed-zone/contract/endpoints/notices'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import type { Notice } from '@mixed-zone/contract/schemas/notices'
import { postResponse } from '@mixed-zone/test-data/responses'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

const NOTICE: Notice = {
  id: '7',
  kind: 'correction',
  at: '2026-11-15T18:31:00.000Z',
  postId: '12',
  postTitle: 'Derby day',
  assetId: '3',
  assetName: 'rueda.jpg',
  text: 'The scorer is Rueda, not Gálvez.',
  isRead: false,
}

/** Answers with what is stored, as the server does. */
function serveNotices(...notices: readonly Notice[]): void {
  let items = [...notices]
  server.on(listNotices, () => ({ items, unread: items.filter(({ isRead }) => !isRead).length }))
  server.on(markNoticesRead, ({ body }) => {
    items = items.map((item) => (body.ids?.includes(item.id) === false ? item : { ...item, isRead: true }))
    return undefined
  })
}

const TEXTS = {
  es: { bell: 'Avisos, 2 sin leer', read: 'Todo leído', recalled: 'Retirado: borra rueda.jpg', quiet: 'Avisos' },
  en: { bell: 'Notices, 2 unread', read: 'All read', recalled: 'Withdrawn: delete rueda.jpg', quiet: 'Notices' },
  pt: { bell: 'Avisos, 2 por ler', read: 'Tudo lido', recalled: 'Retirado: apague rueda.jpg', quiet: 'Avisos' },
} as const

describe.each(Object.entries(TEXTS))('Notices in the header in %s', (locale, texts) => {
  it('lists what was corrected and withdrawn, and marks all as read', async () => {
    serveNotices({ ...NOTICE, id: '8', kind: 'recall' }, NOTICE)
    const user = await renderScreen(`/${locale}/home`, { session: READER })
    await user.click(await screen.findByRole('button', { name: texts.bell }))
    const panel = within(screen.getByRole('region', { name: texts.quiet }))
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/${locale}/post/12`,
      `/${locale}/post/12`,
    ])
    expect(panel.getByText(texts.recalled)).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: texts.read }))
    const bell = await screen.findByRole('button', { name: texts.quiet })
    // The button has gone; the focus stays in the panel, so that Escape still closes it.
    await user.keyboard('{Escape}')
    expect(bell).toHaveAttribute('aria-expanded', 'false')
    expect(bell).toHaveFocus()
    expect(server.requestsTo(markNoticesRead).map(({ body }) => body)).toEqual([{}])
  })
})

describe('Notices', () => {
  it('are not offered to somebody who has none', async () => {
    await renderScreen('/en/home', { session: READER })
    await screen.findByRole('main')
    await waitFor(() => expect(server.requestsTo(listNotices).length).toBeGreaterThan(0))
    expect(screen.queryByRole('button', { name: /Notices/ })).toBeNull()
  })

  it('of a withdrawn post lead nowhere', async () => {
    serveNotices({ ...NOTICE, kind: 'withdrawal', assetId: null, assetName: null })
    const user = await renderScreen('/en/home', { session: READER })
    await user.click(await screen.findByRole('button', { name: 'Notices, 1 unread' }))
    const panel = within(screen.getByRole('region', { name: 'Notices' }))
    expect(panel.getByText('Post withdrawn: do not use it')).toBeInTheDocument()
    expect(panel.queryByRole('link')).toBeNull()
  })

  it('stand over the pictures of their post until they were seen', async () => {
    serveNotices(NOTICE, { ...NOTICE, id: '9', postId: '99', text: 'Another post.' })
    server.on(getPost, () => postResponse({ id: '12', slug: 'derby-day' }))
    const user = await renderScreen('/en/post/12/derby-day', { session: READER })
    const notice = within(await screen.findByRole('region', { name: 'Corrected after you downloaded it' }))
    expect(notice.getByText(NOTICE.text)).toBeInTheDocument()
    expect(within(screen.getByRole('article')).queryByText('Another post.')).toBeNull()
    await user.click(notice.getByRole('button', { name: 'I have seen it' }))
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Corrected after you downloaded it' })).toBeNull()
    })
    expect(server.requestsTo(markNoticesRead).map(({ body }) => body)).toEqual([{ ids: ['7'] }])
  })
})
