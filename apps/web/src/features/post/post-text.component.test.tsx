import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { assetResponse, postResponse } from '@mixed-zone/test-data/responses'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

const PICTURE = assetResponse({ id: '31', caption: 'The equaliser', credit: 'Marta Ibáñez', alt: 'A goal' })
const VIDEO = assetResponse({ id: '32', kind: 'video', caption: 'The night session', credit: 'Liga', renditions: [] })
const RECALLED = assetResponse({
  id: '33',
  caption: 'A wrong picture',
  url: null,
  renditions: [],
  recalled: { at: '2026-11-14T10:00:00.000Z', reason: 'Wrong player' },
})

const TABLE =
  '<table><tbody><tr><th><p>Club</p></th><th><p>Points</p></th></tr><tr><th><p>Faro Sur</p></th><td><p>24</p></td></tr><tr><td colspan="2"><p>After matchday 11</p></td></tr></tbody></table>'
const BOX = '<aside><h3>Facts</h3><p>Seven for, eight against</p></aside>'

async function open(body: string) {
  const assets = [assetResponse({ id: '30' }), PICTURE, VIDEO, RECALLED]
  const post = postResponse({ id: '12', slug: 'derby-day', title: 'Derby day', summary: 'Summary', assets })
  server.on(getPost, () => ({ ...post, body, locale: 'en' as const, locales: ['en' as const] }))
  const user = await renderScreen('/en/post/12/derby-day', { session: READER })
  const text = within(await screen.findByRole('region', { name: 'Text' }))
  return { user, text }
}

const figure = (id: string) => `<figure data-asset="${id}"></figure>`

afterEach(() => {})

describe('Text of a post', () => {
  it('shows a table that scrolls in itself, with heads for columns and rows', async () => {
    const { text } = await open(TABLE)
    const box = text.getByRole('region', { name: 'Table' })
    expect(box).toHaveAttribute('tabindex', '0')
    expect(box).toHaveClass('overflow-x-auto')
    expect(within(box).getByRole('columnheader', { name: 'Points' })).toBeInTheDocument()
    expect(within(box).getByRole('rowheader', { name: 'Faro Sur' })).toBeInTheDocument()
    expect(within(box).getByRole('cell', { name: 'After matchday 11' })).toHaveAttribute('colspan', '2')
  })

  it('shows a fact box as a note, and a list from its first number', async () => {
    const { text } = await open(`${BOX}<ol start="3"><li>third</li></ol>`)
    expect(within(text.getByRole('note')).getByRole('heading', { name: 'Facts' })).toBeInTheDocument()
    expect(text.getByRole('list')).toHaveAttribute('start', '3')
  })

  it('shows a picture with caption and credit, opens it in the viewer, and focuses it again after closing', async () => {
    // jsdom has no full screen, which the viewer leaves when it is closed.
    const { user, text } = await open(`<p>a</p>${figure('31')}`)
    const button = text.getByRole('button', { name: /^View picture 2 full screen/ })
    expect(within(button).getByRole('img', { name: 'A goal' })).toBeInTheDocument()
    const caption = text.getByText(/^The equaliser/, { selector: 'figcaption' })
    expect(caption).toHaveTextContent('The equaliserPhoto: Marta Ibáñez')
    await user.click(button)
    expect(await screen.findByRole('dialog')).toHaveTextContent('The equaliser')
    expect(location.hash).toBe('#picture-31')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('opens a video of the text in the modal', async () => {
    const { user, text } = await open(figure('32'))
    await user.click(text.getByRole('button', { name: /The night session/ }))
    await waitFor(() => expect(location.hash).toBe('#video-32'))
  })

  it('shows the notice of a recalled picture in its place, and nothing for an unknown one', async () => {
    const { text } = await open(`<p>a</p>${figure('33')}${figure('99')}<p>b</p>`)
    expect(text.getByText(/^Withdrawn on .*\. Wrong player$/)).toBeInTheDocument()
    expect(text.queryByRole('figure')).toBeNull()
    expect(text.queryByText('A wrong picture')).toBeNull()
  })

  it('copies tables with tabs, fact boxes between rules, and captions with credits', async () => {
    const { user, text } = await open(`<p>a</p>${TABLE}${BOX}${figure('31')}${figure('33')}${figure('99')}<p>b</p>`)
    await user.click(text.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toMatch(
      new RegExp(
        [
          '^Derby day\n\nSummary\n\na',
          'Club\tPoints\nFaro Sur\t24\nAfter matchday 11',
          '-{10}\n\nFacts\n\nSeven for, eight against\n\n-{10}',
          'The equaliser\nPhoto: Marta Ibáñez',
          'Withdrawn on .*\\. Wrong player',
          'b$',
        ].join('\n\n'),
      ),
    )
  })
})
