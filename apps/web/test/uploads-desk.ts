import { findKnownFiles, listInbox } from '@mixed-zone/contract/endpoints/studio/files'
import { fireEvent, screen, within } from '@testing-library/dom'
import type { FakeServer } from './fake-server.ts'
import { fakeUploads } from './fake-uploads.ts'
import { READER, renderScreen } from './render-screen.tsx'

export const EDITOR = { ...READER, permissions: ['posts'] as const }

export const picture = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg', lastModified: 1_000_000 })

export const transferOf = (...files: readonly File[]) => ({ types: ['Files'], items: [], files })

/** Drops files somewhere on the page. */
export const dropFiles = (...files: readonly File[]) =>
  fireEvent.drop(document.body, { dataTransfer: transferOf(...files) })

/** Serves an empty inbox and replaces the upload server until the end of the test. */
export function serveUploads(server: FakeServer) {
  const tus = fakeUploads()
  tus.start()
  server.on(listInbox, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
  server.on(findKnownFiles, () => ({ files: [] }))
  return tus
}

export const openInbox = async (locale = 'en') => {
  const user = await renderScreen(`/${locale}/studio/inbox`, { session: EDITOR })
  await screen.findByRole('heading', { level: 1 })
  return user
}

/** The studio's navigation, which shows the state of uploads. */
export const dock = async () => within(await screen.findByRole('navigation', { name: 'Studio navigation' }))
