import { findTags, getChecklist, getPostDetail } from '@mixed-zone/contract/endpoints/studio/posts'
import { recordVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import type { Checklist } from '@mixed-zone/contract/schemas/studio/posts'
import { bodyOf, createDocument, emptyBody, titleOf } from '@mixed-zone/document/document'
import { CLOSE_CODES, decodeClientMessage, decodePlace, encodeCaret } from '@mixed-zone/document/messages'
import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { findViolations } from '../../../../test/axe.ts'
import { failWith } from '../../../../test/fake-server.ts'
import { postEditor, STAFF } from '../../../../test/post-editor.ts'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { act } from '../../../../test/react.ts'
import { postDetailResponse } from './editor.fixture.ts'

const editor = postEditor()

const title = (language = 'English') => screen.getByRole('textbox', { name: `Title, ${language}` })
const body = (language = 'English') => screen.getByRole('textbox', { name: `Text, ${language}` })

describe('the editor of a post', () => {
  it('shows title, summary and body of the language of the interface', async () => {
    await editor.open()
    expect(title()).toHaveValue('Almenara win the derby')
    expect(screen.getByRole('textbox', { name: 'Summary, English' })).toHaveValue('A choice of 40 photographs')
    expect(body()).toHaveTextContent('A shot by Rueda.')
    expect(body()).toHaveAttribute('lang', 'en')
    expect(body()).toHaveAttribute('spellcheck', 'true')
    expect(title()).toHaveAttribute('lang', 'en')
    expect(title()).toHaveAttribute('spellcheck', 'true')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Almenara win the derby')
    expect(screen.getByText('4 words · 1 min')).toBeInTheDocument()
  })

  it('sends what is typed into the title, and says when it is saved', async () => {
    const user = await editor.open()
    await user.type(title(), ' again')
    await waitFor(async () => {
      await editor.store()
      expect(titleOf(editor.state.texts, 'en').toString()).toBe('Almenara win the derby again')
    })
    expect(await screen.findByText(/^Saved \d s ago$/)).toBeInTheDocument()
  })

  it('shows what a colleague types without moving the caret', async () => {
    const user = await editor.open()
    await user.click(title())
    const field = title()
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('no text area')
    field.setSelectionRange(8, 8)
    const before = Y.encodeStateVector(editor.state.texts)
    titleOf(editor.state.texts, 'en').insert(0, 'Final: ')
    act(() => editor.lastSocket().answer({ kind: 'update', bytes: Y.encodeStateAsUpdate(editor.state.texts, before) }))
    expect(title()).toHaveValue('Final: Almenara win the derby')
    expect(field.selectionStart).toBe(15)
  })

  it('shows where a colleague writes in the title, and sends the own caret there', async () => {
    const user = await editor.open()
    const position = Y.createRelativePositionFromTypeIndex(titleOf(editor.state.texts, 'en'), 8)
    const receive = (bytes: Uint8Array) =>
      act(() =>
        editor.lastSocket().answer({ kind: 'caret', connectionId: 'a', name: 'Marta Quiroga', colour: 1, bytes }),
      )
    receive(encodeCaret({ anchor: position, head: position }))
    expect(await screen.findByText('Writing now: Marta')).toBeInTheDocument()
    expect(within(screen.getByRole('list', { name: 'Writing now' })).getByText('Marta, here')).toBeInTheDocument()
    const caret = document.querySelector('.remote-caret')
    expect(caret).toHaveClass('caret-colour-1')
    expect(caret?.previousSibling?.textContent).toBe('Almenara')
    receive(new Uint8Array())
    expect(screen.queryByText('Writing now: Marta')).toBeNull()
    const sent = vi.spyOn(editor.lastSocket(), 'send')
    await user.click(title())
    await waitFor(() => expect(sent).toHaveBeenCalled())
    const message = decodeClientMessage(new Uint8Array(sent.mock.calls[0]?.[0] as Uint8Array))
    expect(message.kind).toBe('caret')
    const place = decodePlace(message.bytes)
    const head = place?.kind === 'text' ? place.caret.head : null
    expect(head && Y.createAbsolutePositionFromRelativePosition(head, editor.state.texts)?.type).toBe(
      titleOf(editor.state.texts, 'en'),
    )
  })

  it('formats the selected paragraph with the toolbar, and undoes it', async () => {
    const user = await editor.open()
    const toolbar = screen.getByRole('toolbar', { name: 'Text formats' })
    await user.click(within(toolbar).getByRole('button', { name: 'Heading' }))
    expect(within(body()).getByRole('heading', { level: 2 })).toHaveTextContent('A shot by Rueda.')
    expect(within(toolbar).getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(within(toolbar).getByRole('button', { name: 'Undo' }))
    expect(within(body()).queryByRole('heading')).toBeNull()
  })

  it('inserts a table, a fact box and a picture of the post', async () => {
    const user = await editor.open()
    await user.click(screen.getByRole('button', { name: 'Table' }))
    expect(within(body()).getAllByRole('columnheader')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Rows and columns' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Row below' }))
    expect(within(body()).getAllByRole('row')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Picture or video' }))
    const picture = await screen.findByRole('button', { name: 'Rueda celebrates' })
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([])
    await user.click(picture)
    expect(await within(body()).findByRole('img', { name: 'Player with raised arms' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Fact box' }))
    expect(within(body()).getByRole('complementary')).toBeInTheDocument()
    // Changes are sent in batches: an earlier one may already be there.
    await waitFor(async () => {
      await editor.store()
      expect(bodyOf(editor.state.texts, 'en').toString()).toContain('data-asset="31"')
    })
  })

  it('refuses an address that is no link, and completes one without https', async () => {
    const user = await editor.open()
    await user.click(body())
    await user.keyboard('{Control>}{Shift>}K{/Shift}{/Control}')
    const address = await screen.findByRole('textbox', { name: 'Address' })
    await user.type(address, 'javascript:alert(1){Enter}')
    expect(await screen.findByText(/Enter a full address/)).toBeInTheDocument()
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([])
    await user.clear(address)
    await user.type(address, 'liga.test/acta{Enter}')
    expect(await within(body()).findByRole('link', { name: 'liga.test/acta' })).toHaveAttribute(
      'href',
      'https://liga.test/acta',
    )
  })

  it('shows the first pictures below the text, and leads to the sheet and to the preview', async () => {
    await editor.open()
    const strip = screen.getByRole('region', { name: 'Pictures' })
    const href = (name: string) => within(strip).getByRole('link', { name }).getAttribute('href')
    expect(href('Rueda celebrates')).toBe('/en/studio/posts/12?tab=pictures&file=31')
    expect(href('Open the sheet')).toBe('/en/studio/posts/12?tab=pictures')
    expect(screen.getByRole('link', { name: 'Preview in another tab' })).toHaveAttribute('href', '/en/preview/post/12')
  })

  it('offers to start an empty language from the first one', async () => {
    const user = await editor.open()
    await user.click(screen.getByRole('button', { name: /Português/ }))
    await user.click(await screen.findByRole('button', { name: 'Start from Spanish' }))
    expect(title('Portuguese')).toHaveValue('Almenara gana el derbi')
    expect(body('Portuguese')).toHaveTextContent('Un disparo de Rueda.')
    expect(title('Portuguese')).toHaveFocus()
  })

  it('shows three languages side by side by Alt 0, and one by Alt 1', async () => {
    const user = await editor.open()
    await user.keyboard('{Alt>}[Digit0]{/Alt}')
    expect(title('Spanish')).toBeInTheDocument()
    expect(title()).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Empty' })).toBeInTheDocument()
    await user.keyboard('{Alt>}[Digit1]{/Alt}')
    expect(title('Spanish')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Title, English' })).toBeNull()
  })

  it('links pasted addresses, and leaves those that were linked where they were copied', async () => {
    await editor.open()
    const { editor: bodyEditor } = body() as TiptapEditorHTMLElement
    const pasted = '<p><a href="https://www.club.test/tickets?id=9">www.club.test</a> and www.league.test</p>'
    // jsdom has no clipboard.
    act(() => void bodyEditor?.view.pasteHTML(pasted, new Event('paste') as ClipboardEvent))
    const addressOf = (name: string) => within(body()).getByRole('link', { name }).getAttribute('href')
    await waitFor(() => expect(addressOf('www.league.test')).toBe('https://www.league.test'))
    expect(addressOf('www.club.test')).toBe('https://www.club.test/tickets?id=9')
  })

  it('refuses a paste that is too large to be sent, and changes nothing', async () => {
    await editor.open()
    const pasted = `<p>${'x'.repeat(210_000)}</p>`
    const { editor: bodyEditor } = body() as TiptapEditorHTMLElement
    act(() => void bodyEditor?.commands.insertContent(pasted))
    expect(await screen.findByText(/This is too much to insert at once/)).toBeInTheDocument()
    expect(body()).toHaveTextContent('A shot by Rueda.')
    expect(editor.lastSocket().updates).toHaveLength(0)
  })
})

describe('title and summary', () => {
  it.each([
    ['Title', 300, 'This is too long to insert: 300 characters at most fit here. Nothing has changed.'],
    ['Summary', 2000, 'This is too long to insert: 2,000 characters at most fit here. Nothing has changed.'],
  ])('refuse a paste into the %s that would be cut, and change nothing', async (name, max, message) => {
    const user = await editor.open()
    const field = screen.getByRole('textbox', { name: `${name}, English` })
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('no text area')
    const before = field.value
    await user.click(field)
    await user.paste('x'.repeat(max - before.length + 1))
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(field).toHaveValue(before)
    field.select()
    await user.paste('x'.repeat(max))
    expect(field).toHaveValue('x'.repeat(max))
  })

  it('search no tags by words that are longer than any name', async () => {
    const user = await editor.open()
    await user.click(title())
    await user.paste(` Rueda ${'W'.repeat(101)}`)
    await waitFor(() => expect(editor.server.requestsTo(findTags).map(({ query }) => query.text)).toContain('Rueda'), {
      timeout: 3_000,
    })
    expect(editor.server.requestsTo(findTags).every(({ query }) => query.text.length <= 100)).toBe(true)
  })
})

describe('the states of the editor', () => {
  it('says that the post does not exist', async () => {
    editor.server.on(getPostDetail, failWith('not-found'))
    await renderScreen('/en/studio/posts/99', { session: STAFF })
    expect(await screen.findByText(/no longer exists/)).toBeInTheDocument()
  })

  it('keeps the text readable when the permission is lost', async () => {
    await editor.open()
    act(() => editor.lastSocket().end(CLOSE_CODES.permission))
    expect(await screen.findByText(/You are no longer allowed to write here/)).toBeInTheDocument()
    expect(body()).toHaveTextContent('A shot by Rueda.')
    expect(body()).toHaveAttribute('contenteditable', 'false')
    expect(title()).toHaveAttribute('readonly')
  })

  it('offers to give up what the server has refused, which it would refuse again', async () => {
    await editor.open()
    act(() => editor.lastSocket().end(CLOSE_CODES.invalid))
    expect(await screen.findByRole('button', { name: 'Discard these changes and reload' })).toBeInTheDocument()
  })

  it('offers to update a published post once its text has changed', async () => {
    const published = { state: 'published', publishedAt: '2026-11-14T10:00:00.000Z' } as const
    editor.state.stored = postDetailResponse(published)
    const user = await editor.open()
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull()
    editor.state.stored = postDetailResponse({ ...published, hasChanges: true })
    await user.type(title(), ' again')
    await waitFor(async () => {
      await editor.store()
      expect(titleOf(editor.state.texts, 'en').toString()).toBe('Almenara win the derby again')
    })
    expect(await screen.findByRole('button', { name: 'Update' })).toBeInTheDocument()
  })

  it('stores a version when the editor is left', async () => {
    await editor.open()
    act(() => window.dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(editor.server.requestsTo(recordVersion)).toHaveLength(1))
  })

  it('leads from what is missing to where it can be added', async () => {
    const warnings: Checklist['warnings'] = [
      { kind: 'contact-missing' },
      { kind: 'language-missing', locales: ['pt'] },
      { kind: 'caption-missing', count: 2 },
    ]
    editor.server.on(getChecklist, () => ({ blocking: [], warnings, checks: 9, embargoReaders: 3 }))
    const user = await editor.open()
    await user.click(await screen.findByRole('button', { name: 'Go: No press contact' }))
    expect(screen.getByRole('combobox', { name: 'Press contact' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: /^Go: .*Portuguese/ }))
    expect(await screen.findByRole('button', { name: 'Start from Spanish' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Go: 2 captions/ })).toBeNull()
  })

  it('opens an empty post in Spanish', async () => {
    editor.state.texts = createDocument({ es: { title: '', summary: '', body: emptyBody() } })
    await editor.open()
    expect(title('Spanish')).toHaveValue('')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Untitled')
  })
})
