import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { assetResponse, postResponse } from '@mixed-zone/test-data/responses'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { failWith, hold } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'
import { act } from '../../../test/react.ts'

const server = portalServer()

const POST = postResponse({
  id: '12',
  slug: 'derby-day',
  title: 'Derby day',
  assets: [
    assetResponse(),
    assetResponse(),
    assetResponse({ kind: 'file', caption: 'Line-ups', type: 'application/pdf' }),
  ],
})

const open = () => renderScreen('/en/post/12/derby-day', { session: READER })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document.documentElement, 'scrollTo')
})

describe('Post screen', () => {
  it('completes its address without cancelling the choice of a language meanwhile', async () => {
    const { handler, release } = hold(() => POST)
    server.on(getPost, handler)
    await renderScreen('/en/post/12', { session: READER })
    await within(await screen.findByRole('main')).findByRole('status')
    const { baseTexts } = await import('../../i18n/base-texts.ts')
    const { load } = baseTexts
    const texts = Promise.withResolvers<void>()
    const spy = vi.spyOn(baseTexts, 'load')
    spy.mockImplementation((locale) => (locale === 'pt' ? texts.promise.then(() => load('pt')) : load(locale)))
    window.history.pushState(null, '', '/pt/post/12')
    await waitFor(() => expect(spy).toHaveBeenCalledWith('pt'))
    release()
    await screen.findByRole('heading', { level: 1, name: 'Derby day' })
    texts.resolve()

    await waitFor(() => expect(document.documentElement.lang).toBe('pt'))
    await waitFor(() => expect(window.location.pathname).toBe('/pt/post/12/derby-day'))
  })

  it('shows a skeleton while it loads, then pictures, text and files', async () => {
    const { handler, release } = hold(() => POST)
    server.on(getPost, handler)
    await open()
    expect(await within(await screen.findByRole('main')).findByRole('status')).toHaveTextContent('Loading…')
    release()

    const article = within(await screen.findByRole('article'))
    expect(article.getByRole('heading', { level: 1, name: 'Derby day' })).toBeInTheDocument()
    expect(await article.findByRole('button', { name: /^Enlarge picture 2/ })).toBeInTheDocument()
    expect(article.getByText('The text of the post.')).toBeInTheDocument()
    expect(article.getByRole('link', { name: 'Download Line-ups' })).toBeInTheDocument()
    expect(document.title).toContain('Derby day')
  })

  it('names every language of a post that is not in the current one, and offers the others', async () => {
    server.on(getPost, () => postResponse({ ...POST, locale: 'es', locales: ['es', 'pt'] }))
    await open()

    const note = await screen.findByText(/^This post is only available in Spanish and Portuguese\./)
    expect(within(note).getByRole('button', { name: 'Read in Portuguese' })).toBeInTheDocument()
  })

  it('names a figure by its caption alone, and its controls by the number of the picture', async () => {
    server.on(getPost, () =>
      postResponse({ ...POST, assets: [assetResponse({ caption: 'The equaliser' }), assetResponse()] }),
    )
    await open()

    const caption = await screen.findByText('The equaliser', { selector: 'figcaption' })
    const figure = within(caption.closest('figure') ?? document.body)
    expect(within(caption).queryAllByRole('button')).toEqual([])
    expect(figure.getByRole('button', { name: 'Add to basket: picture 1' })).toBeInTheDocument()
    expect(figure.getByRole('link', { name: 'Download picture 1' })).toBeInTheDocument()
  })

  it('scrolls to a part of the page in 500 ms with ease-in, and stops 60 px above it', async () => {
    const video = assetResponse({ kind: 'video', type: 'video/mp4', renditions: [] })
    server.on(getPost, () => postResponse({ ...POST, assets: [...POST.assets, video] }))
    await open()
    const link = await screen.findByRole('link', { name: /^1 video/ })
    const target = document.querySelector('#videos') ?? document.body
    vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1060, 800, 400))
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
    const positions: number[] = []
    document.documentElement.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options === 'object') positions.push(options.top ?? 0)
    }
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
    fireEvent.click(link)
    expect(positions).toEqual([])
    expect(target).toHaveFocus()

    await act(() => vi.advanceTimersByTimeAsync(250))
    // A frame may come a few milliseconds before.
    expect(positions.at(-1)).toBeGreaterThan(270)
    expect(positions.at(-1)).toBeLessThan(320)
    await act(() => vi.advanceTimersByTimeAsync(230))
    expect(positions.at(-1)).toBeLessThan(1000)
    await act(() => vi.advanceTimersByTimeAsync(40))
    expect(positions.at(-1)).toBe(1000)
    expect(location.hash).toBe('#videos')
  })

  const openGallery = async (hash = '') => {
    const assets = Array.from({ length: 20 }, (_, index) =>
      assetResponse({ id: String(index + 1), caption: '', alt: '' }),
    )
    server.on(getPost, () => postResponse({ ...POST, assets }))
    return renderScreen(`/en/post/12/derby-day${hash}`, { session: READER })
  }
  const findPicture = (number: number) => screen.findByRole('button', { name: `Enlarge picture ${number}` })

  it('begins selecting at the first picture, and keeps all pictures when Escape ends it', async () => {
    const user = await openGallery()
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    expect(screen.getByRole('button', { name: 'Select picture 1' })).toHaveFocus()
    screen.getByRole('button', { name: 'Select picture 20' }).focus()
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Select' })).toBeVisible()
    expect(await findPicture(20)).toHaveFocus()
  })

  it('moves the focus to the first of the pictures that Show all adds', async () => {
    const user = await openGallery()
    await user.click(await screen.findByRole('button', { name: 'Show all 20 pictures' }))
    expect(await findPicture(13)).toHaveFocus()
  })

  it('focuses the picture that was viewed last, also beyond the collapsed grid', async () => {
    const user = await openGallery('#picture-20')
    await screen.findByRole('dialog', { name: 'Pictures, full screen' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await findPicture(20)).toHaveFocus()
  })

  it('closes a viewer that cannot be loaded, and opens it with the next click', async () => {
    vi.doMock('./viewer/picture-viewer.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    onTestFinished(() => void vi.doUnmock('./viewer/picture-viewer.tsx'))
    vi.spyOn(console, 'warn').mockReturnValue()
    const user = await openGallery()
    await user.click(await findPicture(1))

    expect(await screen.findByText(/^The server cannot be reached/)).toBeInTheDocument()
    await waitFor(() => expect(location.hash).toBe(''))
    expect(screen.getByRole('article')).toBeInTheDocument()
    vi.doUnmock('./viewer/picture-viewer.tsx')
    await user.click(await findPicture(1))
    expect(await screen.findByRole('dialog', { name: 'Pictures, full screen' })).toBeInTheDocument()
  })

  it('counts down to the end of an embargo by the clock of the server', async () => {
    const embargoUntil = new Date(Date.now() + 60_000).toISOString()
    const date = new Date(Date.now() - 5 * 60_000).toUTCString()
    server.on(getPost, () => Response.json({ ...POST, embargoUntil }, { headers: { date } }))
    await open()
    const notice = within(await screen.findByRole('article'))
    expect(notice.getByText(/^0:0[56]:\d\d$/)).toBeInTheDocument()
  })

  it('loads the post once when its embargo ends, and shows it without the mark', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const embargoUntil = new Date(Date.now() + 3000).toISOString()
    server.on(getPost, () => ({ ...POST, embargoUntil }))
    await open()
    await screen.findByText(/^Embargoed until/)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(server.requestsTo(getPost)).toHaveLength(1)
    server.on(getPost, () => POST)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await waitFor(() => expect(screen.queryByText(/^Embargoed until/)).toBeNull())
    expect(server.requestsTo(getPost)).toHaveLength(2)
  })

  it('reports an error and loads after a retry', async () => {
    server.on(getPost, failWith('generic'))
    const user = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Operation not available.')

    server.on(getPost, () => POST)
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Derby day' })).toBeInTheDocument()
  })

  it('says that the post was withdrawn while it was open', async () => {
    server.on(getPost, () => POST)
    const user = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Derby day' })).toBeInTheDocument()
    server.on(getPost, failWith('not-found'))
    await user.click(screen.getByRole('button', { name: 'Language: EN' }))
    await user.click(screen.getByRole('link', { name: 'Español' }))

    expect(await screen.findByText('La página que buscas ya no existe.')).toBeInTheDocument()
    expect(screen.queryByRole('article')).toBeNull()
  })
})
