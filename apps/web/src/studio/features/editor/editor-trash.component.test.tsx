import { restorePost } from '@mixed-zone/contract/endpoints/studio/posts'
import { titleOf } from '@mixed-zone/document/document'
import { CLOSE_CODES } from '@mixed-zone/document/messages'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { postEditor } from '../../../../test/post-editor.ts'
import { act } from '../../../../test/react.ts'
import { postDetailResponse } from './editor.fixture.ts'

const editor = postEditor()

const title = () => screen.getByRole('textbox', { name: 'Title, English' })

describe('the editor of a post in the trash', () => {
  it('lets nobody write', async () => {
    editor.state.stored = postDetailResponse({ state: 'trash', trashedAt: '2026-11-14T10:00:00.000Z' })
    await editor.open()
    expect(screen.getByText(/This post is in the trash/)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Text, English' })).toHaveAttribute('contenteditable', 'false')
  })

  it('says at once that somebody has moved the post to the trash, and goes on once it is restored', async () => {
    const draft = editor.state.stored
    const user = await editor.open()
    await user.type(title(), '!')
    await waitFor(() => expect(editor.lastSocket().updates).toHaveLength(1))
    const refused = editor.lastSocket()
    editor.state.stored = { ...draft, state: 'trash', trashedAt: '2026-11-14T10:00:00.000Z' }
    act(() => refused.end(CLOSE_CODES.trash))
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent(/This post is in the trash.* 1 change is kept on this computer/)
    expect(title()).toHaveAttribute('readonly')
    editor.server.on(restorePost, () => (editor.state.stored = draft))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(editor.lastSocket()).not.toBe(refused))
    await editor.store()
    expect(titleOf(editor.state.texts, 'en').toString()).toBe('Almenara win the derby!')
    expect(screen.queryByText(/in the trash/)).toBeNull()
    expect(title()).not.toHaveAttribute('readonly')
  })

  it('goes on if the post was restored before the page knew of the trash', async () => {
    const user = await editor.open()
    await user.type(title(), '!')
    await waitFor(() => expect(editor.lastSocket().updates).toHaveLength(1))
    const refused = editor.lastSocket()
    act(() => refused.end(CLOSE_CODES.trash))
    await waitFor(() => expect(editor.lastSocket()).not.toBe(refused))
    expect(screen.queryByText(/in the trash/)).toBeNull()
    await editor.store()
    expect(titleOf(editor.state.texts, 'en').toString()).toBe('Almenara win the derby!')
  })

  it('undoes nothing in a title that cannot be written in', async () => {
    const user = await editor.open()
    await user.type(title(), '!')
    await waitFor(() => expect(editor.lastSocket().updates).toHaveLength(1))
    editor.state.stored = { ...editor.state.stored, state: 'trash', trashedAt: '2026-11-14T10:00:00.000Z' }
    act(() => editor.lastSocket().end(CLOSE_CODES.trash))
    expect(title()).toHaveAttribute('readonly')
    await user.click(title())
    await user.keyboard('{Control>}z{/Control}')
    expect(title()).toHaveValue('Almenara win the derby!')
    expect(screen.getByRole('alert')).toHaveTextContent(/1 change is kept on this computer/)
  })
})
