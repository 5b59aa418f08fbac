import { getPostDetail } from '@mixed-zone/contract/endpoints/studio/posts'
import { getPresence, reportPresence } from '@mixed-zone/contract/endpoints/studio/shell'
import { getVersion, listVersions } from '@mixed-zone/contract/endpoints/studio/versions'
import type { Presence } from '@mixed-zone/contract/schemas/studio/shell'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'
import { serveRequests } from '../../../test/request-desk.ts'

const server = portalServer()

beforeEach(() => void serveRequests(server))

describe('Presence', () => {
  const SINCE = '2026-11-15T18:00:00.000Z'

  async function listColleagues(path: string, colleagues: Presence['colleagues']) {
    server.on(getPresence, () => ({ colleagues }))
    server.on(reportPresence, () => ({ colleagues }))
    const user = await renderScreen(path, { session: { ...READER, permissions: ['users', 'posts'] } })
    await user.click(await screen.findByRole('button', { name: `Colleagues in the studio: ${colleagues.length}` }))
    const list = within(screen.getByRole('list', { name: 'Colleagues in the studio' }))
    return list.getAllByRole('listitem').map((item) => within(item).getByText(/^Ana|^Eva/).textContent)
  }

  it('names screens as the side bar does: the board "Today", and those below an entry like the entry', async () => {
    const shown = await listColleagues('/en/studio/requests', [
      { personId: '4', name: 'Ana Sol', screen: 'studio', subjectId: null, since: SINCE },
      { personId: '5', name: 'Eva Rey', screen: 'studioPost', subjectId: '12', since: SINCE },
    ])
    expect(shown).toEqual(['Ana Sol · Today', 'Eva Rey · Posts'])
  })

  it('counts nothing open as no thing in common', async () => {
    const shown = await listColleagues('/en/studio/requests', [
      { personId: '4', name: 'Ana Sol', screen: 'studioRequests', subjectId: '12', since: SINCE },
      { personId: '5', name: 'Eva Rey', screen: 'studioRequests', subjectId: null, since: SINCE },
    ])
    expect(shown).toEqual(['Ana Sol · Requests', 'Eva Rey · Requests'])
  })

  it('reports what is open on every screen with an id in its path', async () => {
    server.on(getPostDetail, failWith('not-found'))
    server.on(listVersions, failWith('not-found'))
    server.on(getVersion, failWith('not-found'))
    await renderScreen('/en/studio/posts/12/versions', { session: { ...READER, permissions: ['posts'] } })
    await waitFor(() =>
      expect(server.requestsTo(reportPresence)[0]?.body).toEqual({ screen: 'studioPostVersions', subjectId: '12' }),
    )
  })

  it('tells colleagues the screen, and shows who else is there', async () => {
    const colleagues = [
      { personId: '4', name: 'Ivo Sol', screen: 'studioPeople', subjectId: null, since: '2026-11-15T18:00:00.000Z' },
      {
        personId: '9',
        name: 'Ruth Aldana',
        screen: 'studioRequests',
        subjectId: null,
        since: '2026-11-15T19:00:00.000Z',
      },
    ] as const
    server.on(getPresence, () => ({ colleagues: [...colleagues] }))
    server.on(reportPresence, () => ({ colleagues: [...colleagues] }))
    const user = await renderScreen('/en/studio/requests?open=12', { session: { ...READER, permissions: ['users'] } })
    await user.click(await screen.findByRole('button', { name: 'Colleagues in the studio: 2' }))
    const list = within(screen.getByRole('list', { name: 'Colleagues in the studio' }))
    const shown = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(shown).toEqual([
      expect.stringContaining('Ruth Aldana · Requests'),
      expect.stringContaining('Ivo Sol · People'),
    ])
    expect(server.requestsTo(reportPresence)[0]?.body).toEqual({ screen: 'studioRequests', subjectId: '12' })
  })
})
