import { bodyOf, contestedOf, titleOf } from '@mixed-zone/document/document'
import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { postEditor } from '../../../../test/post-editor.ts'
import { act } from '../../../../test/react.ts'

const editor = postEditor()

const title = () => screen.getByRole('textbox', { name: 'Title, English' })
const body = () => screen.getByRole('textbox', { name: 'Text, English' })
const action = (name: string, passage: string) => screen.getByRole('button', { name, description: `${passage}:` })

function editorOf(element: HTMLElement) {
  const found = (element as TiptapEditorHTMLElement).editor
  if (!found) throw new Error('no editor')
  return found
}

/** Both sides change the title and the last of two paragraphs while the connection is lost. */
async function openAfterOffline() {
  const fragment = bodyOf(editor.state.texts, 'en')
  const paragraph = new Y.XmlElement('paragraph')
  const text = new Y.XmlText('Second.')
  paragraph.insert(0, [text])
  fragment.insert(1, [paragraph])
  const user = await editor.open()
  editor.goOffline()
  await user.type(title(), ' here')
  act(() => void editorOf(body()).commands.insertContentAt(editorOf(body()).state.doc.content.size - 1, ' Here.'))
  titleOf(editor.state.texts, 'en').insert(0, 'There: ')
  text.insert(0, 'There. ')
  editor.goOnline()
  await screen.findByText(/Passages that two people changed/)
  return user
}

describe('passages that two people changed while apart', () => {
  it('highlights a title until somebody confirms it', async () => {
    const user = await openAfterOffline()
    expect(title()).toHaveValue('There: Almenara win the derby here')
    expect(title()).toHaveClass('contested-passage')
    expect(title()).toHaveAccessibleDescription('Changed by two people while offline: read it again.')
    await user.click(action('Read', 'Title, English'))
    expect(title()).not.toHaveClass('contested-passage')
    expect(title()).not.toHaveAccessibleDescription()
  })

  it('highlights the paragraph, also after others were inserted before it, until somebody confirms it', async () => {
    const user = await openAfterOffline()
    const highlighted = () => [...body().querySelectorAll('.contested-passage')].map(({ textContent }) => textContent)
    expect(highlighted()).toEqual(['There. Second. Here.'])
    act(() => void editorOf(body()).commands.insertContentAt(0, '<p>First.</p>'))
    expect(highlighted()).toEqual(['There. Second. Here.'])
    await user.click(action('Read', 'Paragraph, English'))
    expect(highlighted()).toEqual([])
    expect(screen.getByText(/Passages that two people changed/)).toBeInTheDocument()
  })

  it('leads from the notice to the passage, also in another language', async () => {
    const user = await openAfterOffline()
    await user.click(action('Show', 'Paragraph, English'))
    await waitFor(() => expect(body()).toHaveFocus())
    expect(editorOf(body()).state.selection.$from.parent.textContent).toBe('There. Second. Here.')
    await user.keyboard('{Alt>}[Digit1]{/Alt}')
    await user.click(action('Show', 'Title, English'))
    expect(title()).toHaveFocus()
  })

  it('shows them to a colleague and after a reload, until one of them confirms', async () => {
    await openAfterOffline()
    await editor.store()
    expect(contestedOf(editor.state.texts).size).toBe(2)
    const again = await editor.reopen()
    expect(title()).toHaveClass('contested-passage')
    expect(screen.getAllByText(/merged when Aoife came back, \d/)).toHaveLength(2)
    await again.click(action('Read', 'Title, English'))
    await editor.store()
    expect([...contestedOf(editor.state.texts).keys()]).toEqual([expect.stringMatching(/^en\.body\./)])
  })

  it('ends the highlight when a colleague confirms', async () => {
    await openAfterOffline()
    await editor.store()
    const before = Y.encodeStateVector(editor.state.texts)
    contestedOf(editor.state.texts).clear()
    act(() => editor.lastSocket().answer({ kind: 'update', bytes: Y.encodeStateAsUpdate(editor.state.texts, before) }))
    await waitFor(() => expect(body().querySelector('.contested-passage')).toBeNull())
    expect(title()).not.toHaveClass('contested-passage')
    expect(screen.queryByText(/Passages that two people changed/)).toBeNull()
  })
})
