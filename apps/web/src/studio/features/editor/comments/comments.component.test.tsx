import { addComment, resolveComment } from '@mixed-zone/contract/endpoints/studio/versions'
import { bodyOf, emptyBody, readTexts, replaceTexts } from '@mixed-zone/document/document'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { findViolations } from '../../../../../test/axe.ts'
import { failWith } from '../../../../../test/fake-server.ts'
import { postEditor } from '../../../../../test/post-editor.ts'
import { act } from '../../../../../test/react.ts'

const editor = postEditor()

type User = Awaited<ReturnType<typeof editor.open>>

const body = () => screen.getByRole('textbox', { name: 'Text, English' })
const panel = () => screen.getByRole('complementary', { name: 'Comments' })
const COMMENT_KEYS = '{Control>}{Alt>}[KeyM]{/Alt}{/Control}'

async function selectBody(user: User): Promise<void> {
  await user.click(body())
  await user.keyboard('{Control>}a{/Control}')
}

async function comment(user: User, text: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /^Comment/ }), `${text}{Control>}{Enter}{/Control}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** What a colleague writes arrives over the socket. */
function change(edit: (document: Y.Doc) => void): void {
  const { texts } = editor.state
  const before = Y.encodeStateVector(texts)
  edit(texts)
  act(() => editor.lastSocket().answer({ kind: 'update', bytes: Y.encodeStateAsUpdate(texts, before) }))
}

describe('comments on a passage', () => {
  it('adds a comment from the toolbar, highlights the passage and lists it with author and quote', async () => {
    const user = await editor.open()
    await selectBody(user)
    await user.click(screen.getByRole('button', { name: 'Comment' }))
    expect(await screen.findByText('A shot by Rueda.', { selector: 'blockquote' })).toBeInTheDocument()
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([])
    await comment(user, 'Which minute?')
    expect(editor.server.requestsTo(addComment)[0]?.body).toMatchObject({
      locale: 'en',
      part: 'body',
      quote: 'A shot by Rueda.',
      text: 'Which minute?',
    })
    expect(await within(panel()).findByText('Which minute?')).toBeInTheDocument()
    expect(within(panel()).getByText('Marta Quiroga')).toBeInTheDocument()
    expect(within(body()).getByText('A shot by Rueda.')).toHaveClass('comment-passage', 'is-current')
    expect(body().querySelector('[style]')).toBeNull()
  })

  it('comments by Ctrl Alt M on words of the title', async () => {
    const user = await editor.open()
    const title = screen.getByRole('textbox', { name: 'Title, English' })
    if (!(title instanceof HTMLTextAreaElement)) throw new Error('no text area')
    await user.click(title)
    title.setSelectionRange(0, 8)
    await user.keyboard(COMMENT_KEYS)
    await comment(user, 'Full name')
    expect(editor.server.requestsTo(addComment)[0]?.body).toMatchObject({ part: 'title', quote: 'Almenara' })
    expect(await screen.findByText('Almenara', { selector: 'mark' })).toHaveClass('comment-passage')
    title.setSelectionRange(12, 12)
    await user.click(within(panel()).getByRole('button', { name: 'Go to the passage' }))
    expect(title).toHaveFocus()
    expect([title.selectionStart, title.selectionEnd]).toEqual([0, 8])
  })

  it('asks to select something first', async () => {
    const user = await editor.open()
    await user.click(body())
    await user.keyboard(COMMENT_KEYS)
    expect(await screen.findByText('First select the passage to comment on.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps what was written when the comment could not be sent', async () => {
    const user = await editor.open()
    editor.server.on(addComment, failWith('conflict'))
    await selectBody(user)
    await user.keyboard(COMMENT_KEYS)
    const field = await screen.findByRole('textbox', { name: /^Comment/ })
    await user.type(field, 'Which minute?{Control>}{Enter}{/Control}')
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeInTheDocument()
    expect(field).toHaveValue('Which minute?')
  })

  it('leads from a comment to its passage in another language', async () => {
    const user = await editor.open()
    await selectBody(user)
    await user.keyboard(COMMENT_KEYS)
    await comment(user, 'Which minute?')
    await user.keyboard('{Alt>}[Digit1]{/Alt}')
    expect(screen.getByRole('textbox', { name: 'Text, Spanish' })).toBeInTheDocument()
    await user.click(within(panel()).getByRole('button', { name: 'Go to the passage' }))
    await waitFor(() => expect(body()).toHaveFocus())
    expect(getSelection()?.toString()).toBe('A shot by Rueda.')
  })

  it('follows the passage while colleagues write, and shows the quote once they have deleted it', async () => {
    const user = await editor.open()
    await selectBody(user)
    await user.keyboard(COMMENT_KEYS)
    await comment(user, 'Which minute?')
    change((document) => {
      const paragraph = bodyOf(document, 'en').get(0)
      const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
      if (text instanceof Y.XmlText) text.insert(7, 'late ')
    })
    expect(await within(body()).findByText('A shot late by Rueda.')).toHaveClass('comment-passage')
    change((document) => replaceTexts(document, 'en', { ...readTexts(document, 'en'), body: emptyBody() }))
    expect(await within(panel()).findByText('This passage is no longer in the text.')).toBeInTheDocument()
    expect(within(panel()).getByText('A shot by Rueda.')).toBeInTheDocument()
    expect(within(panel()).queryByRole('button', { name: 'Go to the passage' })).toBeNull()
  })

  it('resolves a comment with undo, and reopens one that was resolved', async () => {
    const user = await editor.open()
    await selectBody(user)
    await user.keyboard(COMMENT_KEYS)
    await comment(user, 'Which minute?')
    await user.click(within(panel()).getByRole('button', { name: 'Resolve' }))
    expect(await within(panel()).findByText(/There are no open comments/)).toBeInTheDocument()
    expect(editor.server.requestsTo(resolveComment)).toHaveLength(1)
    expect(body().querySelector('.comment-passage')).toBeNull()
    expect(within(panel()).getByRole('heading', { name: /^Comments/ })).toHaveFocus()
    await user.keyboard('z')
    expect(await within(panel()).findByRole('button', { name: 'Resolve' })).toBeInTheDocument()
    await user.click(within(panel()).getByRole('button', { name: 'Resolve' }))
    await user.click(await within(panel()).findByText('1 resolved comment'))
    await user.click(within(panel()).getByRole('button', { name: 'Reopen' }))
    expect(await within(panel()).findByRole('button', { name: 'Resolve' })).toBeInTheDocument()
  })

  it('opens and closes the panel by its button', async () => {
    const user = await editor.open()
    await user.click(screen.getByRole('button', { name: 'Comments: 0 open comments' }))
    expect(within(panel()).getByText(/There are no open comments/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Comments: 0 open comments' }))
    expect(screen.getByRole('complementary', { name: 'Properties' })).toBeInTheDocument()
  })

  it('shows the author what a reviewer wants changed', async () => {
    const by = { id: '7', name: 'Marta Quiroga' }
    const note = { text: 'The score is missing.', by, at: '2026-11-15T18:00:00.000Z' }
    editor.state.stored = { ...editor.state.stored, note }
    await editor.open()
    expect(screen.getByText('The score is missing.')).toBeInTheDocument()
    expect(screen.getByText('Marta Quiroga:')).toBeInTheDocument()
  })
})
