import { findTags, saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import { TextSelection } from '@tiptap/pm/state'
import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { postEditor } from '../../../../../test/post-editor.ts'
import { act } from '../../../../../test/react.ts'
import { tagMatchResponse } from '../../../shared/publish/posts.fixture.ts'

const editor = postEditor()

const body = () => screen.getByRole('textbox', { name: 'Text, English' })

/** At the end of the text. jsdom does not type into editable elements. */
function typeIntoBody(text: string): void {
  const { editor: found } = body() as TiptapEditorHTMLElement
  if (!found) throw new Error('the text has no editor')
  const { state, view } = found
  act(() => {
    view.focus()
    view.dispatch(state.tr.setSelection(TextSelection.atEnd(state.doc)).insertText(text))
  })
}

describe('the menu in a text', () => {
  it('inserts what / offers, by keyboard', async () => {
    const user = await editor.open()
    typeIntoBody(' /quo')
    const option = await screen.findByRole('option', { name: 'Quote', selected: true })
    expect(body()).toHaveAttribute('aria-activedescendant', option.id)
    await user.keyboard('{Enter}')
    expect(within(body()).getByRole('blockquote')).toHaveTextContent('A shot by Rueda.')
    expect(screen.queryByRole('listbox', { name: 'Insert' })).toBeNull()
  })

  it('names a player or club after @, and tags the post', async () => {
    const saldana = tagMatchResponse({ id: '24', name: 'Iker Saldaña', teamId: '2' })
    editor.server.on(findTags, () => ({ tags: [saldana] }))
    const user = await editor.open()
    typeIntoBody(' @sald')
    await user.click(await screen.findByRole('option', { name: /Iker Saldaña/ }))
    expect(body()).toHaveTextContent('A shot by Rueda. Iker Saldaña')
    await waitFor(() =>
      expect(editor.server.requestsTo(saveFact)).toContainEqual(
        expect.objectContaining({
          params: { id: '12', field: 'players' },
          body: { value: ['21', '24'], version: 1 },
        }),
      ),
    )
    typeIntoBody('@puerto')
    await user.click(await screen.findByRole('option', { name: /Puerto Claro CF/ }))
    expect(body()).toHaveTextContent('Iker Saldaña Puerto Claro')
    await waitFor(() =>
      expect(editor.server.requestsTo(saveFact).at(-1)).toMatchObject({
        params: { field: 'teams' },
        body: { value: ['1', '2'] },
      }),
    )
  })
})
