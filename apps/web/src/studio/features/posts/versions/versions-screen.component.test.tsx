import { getPostDetail } from '@mixed-zone/contract/endpoints/studio/posts'
import { getVersion, listVersions, restoreVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { findViolations } from '../../../../../test/axe.ts'
import { failWith, hold } from '../../../../../test/fake-server.ts'
import { portalServer } from '../../../../../test/portal-server.ts'
import { act } from '../../../../../test/react.ts'
import { READER, renderScreen } from '../../../../../test/render-screen.tsx'
import { aPostDetail, aStudioAsset, aVersion, aVersionItem } from '../../../shared/publish/posts.fixture.ts'

const server = portalServer()

const WRITER = { ...READER, permissions: ['posts'] as const }

const TEXT = (title: string, body: string) => ({ title, summary: 'Pictures and quotes', body })

const caption = (text: string) => ({
  assetId: '31',
  name: 'MD12_031.jpg',
  captions: { en: text },
  alternatives: {},
  credit: 'League',
})

const DRAFT = aVersion(0, {
  texts: { en: TEXT('Almenara win the derby', '<p>One point from <strong>the top</strong>.</p><p>A new line.</p>') },
  facts: [{ field: 'section', values: ['Derbies'] }],
  captions: [caption('Rueda celebrates')],
})

const PUBLISHED = aVersion(18, {
  reason: 'published',
  texts: {
    es: TEXT('Almenara gana', '<p>Hola</p>'),
    en: TEXT('Almenara win the derby', '<p>Two points from <strong>the top</strong>.</p>'),
  },
  facts: [{ field: 'section', values: ['Interviews'] }],
  captions: [caption('Gálvez celebrates')],
})

beforeEach(() => {
  server.on(listVersions, ({ query: { page, pageSize } }) => ({
    items: [
      aVersionItem(20, { changes: { texts: [{ locale: 'en', part: 'title' }], facts: ['section'], captions: 2 } }),
      aVersionItem(18, { reason: 'published', changes: { texts: [], facts: [], captions: 0 } }),
    ],
    total: 2,
    lastPublished: 18,
    page,
    pageSize,
  }))
  server.on(getVersion, ({ params: { number } }) => {
    if (number === '0') return DRAFT
    return number === '18' ? PUBLISHED : aVersion(Number(number))
  })
  server.on(getPostDetail, () => aPostDetail({ state: 'published' }))
})

const openVersions = (search = '', locale = 'en') =>
  renderScreen(`/${locale}/studio/posts/1/versions${search}`, { session: WRITER })

const marked = (side: HTMLElement, tag: 'ins' | 'del') =>
  [...side.querySelectorAll(tag)].map((part) => part.textContent?.replace(/^(added|removed): /, ''))

describe('Versions of a post', () => {
  it('compares the draft with what was published last, word by word', async () => {
    await openVersions()
    const before = await screen.findByRole('region', { name: 'Before' })
    const after = screen.getByRole('region', { name: 'After' })
    expect(before).toHaveTextContent(/^Version 18/)
    expect(marked(before, 'del')).toEqual(['Two points', 'Gálvez'])
    expect(marked(before, 'ins')).toEqual([])
    expect(marked(after, 'ins')).toEqual(['One point', 'A new line.', 'Rueda'])
    expect(after).toHaveTextContent('Caption · MD12_031.jpg')
    expect(screen.getByText('3 changes')).toBeVisible()
    expect(after).toHaveTextContent('+6 −3 words')
  })

  it('compares with what was published last although it is on no loaded page, also after more are loaded', async () => {
    server.on(listVersions, ({ query: { page, pageSize } }) => ({
      items: Array.from({ length: page === 1 ? pageSize : 20 }, (_, index) =>
        aVersionItem(70 - (page - 1) * pageSize - index),
      ),
      total: 70,
      lastPublished: 18,
      page,
      pageSize,
    }))
    const user = await openVersions()
    const before = await screen.findByRole('region', { name: 'Before' })
    expect(before).toHaveTextContent(/^Version 18.*Ruth Aldana/)
    expect(screen.getByRole('combobox', { name: 'Before' })).toHaveDisplayValue('Version 18')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    const row = await screen.findByRole('button', { name: 'Compare from version 18' })
    expect(row).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('region', { name: 'Before' })).toHaveTextContent(/^Version 18/)
  })

  it('compares with the version before the latest if none was published', async () => {
    server.on(listVersions, ({ query: { page, pageSize } }) => ({
      items: [aVersionItem(3), aVersionItem(2), aVersionItem(1)],
      total: 3,
      lastPublished: null,
      page,
      pageSize,
    }))
    await openVersions()
    expect(await screen.findByRole('region', { name: 'Before' })).toHaveTextContent(/^Version 2/)
  })

  it.each(['?older=0', '?older=', '?older=-1', '?older=1e1', '?older=x'])(
    'compares with what was published last for %s, which is no version',
    async (search) => {
      await openVersions(search)
      expect(await screen.findByRole('region', { name: 'Before' })).toHaveTextContent(/^Version 18/)
      expect(screen.getByRole('button', { name: 'Restore version 18' })).toBeVisible()
    },
  )

  it('shows nothing of the last comparison while another version loads', async () => {
    const user = await openVersions()
    await screen.findByRole('region', { name: 'Before' })
    const { handler, release } = hold(() => aVersion(20))
    server.on(getVersion, handler)
    await user.click(screen.getByRole('button', { name: 'Compare from version 20' }))
    expect(await screen.findByRole('button', { name: 'Restore version 20' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Before' })).toBeNull()
    expect(screen.queryByText(/\d+ changes?$/)).toBeNull()
    const loading = within(screen.getByRole('region', { name: 'What is compared' })).getByRole('status')
    expect(loading).toHaveTextContent('Versions')
    release()
    expect(await screen.findByRole('region', { name: 'Before' })).toHaveTextContent(/^Version 20/)
  })

  it('begins with a language that has changed, and says once if nothing has', async () => {
    await openVersions('', 'pt')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'ES' })).toBeChecked())
    await openVersions('?older=19&newer=20')
    expect(await screen.findAllByText('There are no differences.')).toHaveLength(1)
    expect(screen.getByRole('radio', { name: 'EN' })).toBeChecked()
  })

  it('lists versions with author, reason and what they changed', async () => {
    await openVersions()
    const list = await screen.findByRole('navigation', { name: 'Versions of the post' })
    expect(list).toHaveTextContent(/Version 20.*Ruth Aldana · Title EN, Section, 2 files/)
    expect(list).toHaveTextContent(/Version 18.*Ruth Aldana · Published/)
  })

  it('shows facts under properties', async () => {
    const user = await openVersions()
    await user.click(await screen.findByRole('radio', { name: 'Properties 1' }))
    const after = await screen.findByRole('region', { name: 'After' })
    await waitFor(() => expect(marked(after, 'ins')).toEqual(['Derbies']))
    expect(window.location.search).toContain('view=properties')
  })

  it('leads to the other parts of the post, with how many files they have', async () => {
    const removed = aStudioAsset('33', 'c.jpg')
    server.on(getPostDetail, () =>
      aPostDetail({
        state: 'published',
        assets: [
          aStudioAsset('31', 'a.jpg'),
          { ...aStudioAsset('32', 'b.pdf'), kind: 'file' },
          { ...removed, details: { ...removed.details, state: 'removed' } },
        ],
      }),
    )
    await openVersions()
    const link = (name: RegExp) => screen.getByRole('link', { name })
    await waitFor(() => expect(link(/^Pictures 1$/)).toHaveAttribute('href', '/en/studio/posts/1?tab=pictures'))
    expect(link(/^Videos$/)).toHaveAttribute('href', '/en/studio/posts/1?tab=videos')
    expect(link(/^Files 1$/)).toHaveAttribute('href', '/en/studio/posts/1?tab=files')
  })

  it('says that a language has no title', async () => {
    await openVersions('?view=pt')
    const after = await screen.findByRole('region', { name: 'After' })
    expect(after).toHaveTextContent('No title in this language.')
  })

  it('chooses the newer side by a click, the older one by Alt and click or by its button', async () => {
    const user = await openVersions()
    const row = await screen.findByRole('button', { name: /^(RA)?Version 20/ })
    await user.click(row)
    await waitFor(() => expect(window.location.search).toContain('newer=20'))
    await user.keyboard('{Alt>}')
    await user.click(row)
    await user.keyboard('{/Alt}')
    await waitFor(() => expect(window.location.search).toContain('older=20'))
    await user.click(screen.getByRole('button', { name: 'Compare from version 18' }))
    await waitFor(() => expect(window.location.search).toContain('older=18'))
  })

  it('keeps the older version on the left, which is the one to restore, however they are chosen', async () => {
    const user = await openVersions('?older=20')
    await user.click(await screen.findByRole('button', { name: /^(RA)?Version 18/ }))
    expect(await screen.findByRole('button', { name: 'Restore version 18' })).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Before' })).toHaveTextContent(/^Version 18/)
    expect(screen.getByRole('region', { name: 'After' })).toHaveTextContent(/^Version 20/)
  })

  it('compares the draft with a version that is chosen for both sides', async () => {
    await openVersions('?older=18&newer=18')
    expect(await screen.findByRole('region', { name: 'Before' })).toHaveTextContent(/^Version 18/)
    expect(screen.getByRole('region', { name: 'After' })).not.toHaveTextContent(/^Version/)
  })

  it('goes from change to change by N and P', async () => {
    const user = await openVersions()
    await screen.findByRole('region', { name: 'Before' })
    await user.keyboard('n')
    expect(await screen.findByText('change 1 of 3')).toBeVisible()
    await user.keyboard('n')
    expect(await screen.findByText('change 2 of 3')).toBeVisible()
    await user.keyboard('pp')
    expect(await screen.findByText('change 3 of 3')).toBeVisible()
  })

  it('restores a version, or only the language in view', async () => {
    server.on(restoreVersion, () => ({ number: 21 }))
    const user = await openVersions()
    await user.click(await screen.findByRole('button', { name: 'Only English' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore version 18' })
    expect(await findViolations(dialog)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Version 18 is the draft again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Restore version 18' }))
    const second = await screen.findByRole('alertdialog', { name: 'Restore version 18' })
    await user.click(within(second).getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(server.requestsTo(restoreVersion)).toHaveLength(2))
    expect(server.requestsTo(restoreVersion).map(({ params, body }) => [params.number, body])).toEqual([
      ['18', { locale: 'en' }],
      ['18', {}],
    ])
  })

  it('restores the version that was asked about although another one is published meanwhile', async () => {
    server.on(restoreVersion, () => ({ number: 22 }))
    const user = await openVersions()
    await user.click(await screen.findByRole('button', { name: 'Restore version 18' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore version 18' })
    server.on(listVersions, ({ query: { page, pageSize } }) => ({
      items: [aVersionItem(21, { reason: 'published' })],
      total: 1,
      lastPublished: 21,
      page,
      pageSize,
    }))
    // The instance of this page load.
    const { queryClient } = await import('../../../../api/query-client.ts')
    await act(() => queryClient.invalidateQueries({ queryKey: ['studio', 'post'] }))
    await waitFor(() => expect(server.requestsTo(getVersion).map(({ params }) => params.number)).toContain('21'))
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(server.requestsTo(restoreVersion).map(({ params }) => params.number)).toEqual(['18']))
  })

  it('says so if there are none, and shows an error', async () => {
    server.on(listVersions, ({ query: { page, pageSize } }) => ({
      items: [],
      total: 0,
      lastPublished: null,
      page,
      pageSize,
    }))
    await openVersions()
    expect(
      await screen.findByText('There are no versions yet. The first one is kept on leaving the editor.'),
    ).toBeVisible()
    server.on(listVersions, failWith('generic'))
    await openVersions()
    expect(await screen.findByText('Error!')).toBeVisible()
  })

  it.each([
    ['es', 'Restaurar la versión 18'],
    ['pt', 'Repor a versão 18'],
  ])('is written in %s', async (locale, button) => {
    await openVersions('', locale)
    expect(await screen.findByRole('button', { name: button })).toBeVisible()
  })
})
