import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { assetResponse, postResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failWith, hold } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

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

describe('Post screen', () => {
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
