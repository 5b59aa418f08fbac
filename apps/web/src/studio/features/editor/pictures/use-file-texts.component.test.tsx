import { saveAssetTexts } from '@mixed-zone/contract/endpoints/studio/posts'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { hold } from '../../../../../test/fake-server.ts'
import { postEditor } from '../../../../../test/post-editor.ts'
import { act, cleanup } from '../../../../../test/react.ts'

const editor = postEditor()

describe('useFileTexts', () => {
  it('sends what was just typed at once when the editor is left', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    const user = await editor.openTab('tab=pictures&file=31')
    await user.type(await screen.findByRole('textbox', { name: 'Caption, English' }), '!')
    cleanup()
    const paths = fetch.mock.calls.map(([input]) => String(input))
    expect(paths.filter((path) => path.endsWith('/assets/31/texts'))).toHaveLength(1)
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!'))
  })

  it('shows what a colleague changes after a text was left while an earlier one was being saved', async () => {
    const user = await editor.openTab('tab=pictures&file=31')
    const caption = await screen.findByRole('textbox', { name: 'Caption, English' })
    const save = (text: string) => {
      const { version, captions } = editor.storeAsset('31', {})
      return editor.storeAsset('31', { captions: { ...captions, en: text }, version: version + 1 })
    }
    const { handler, release } = hold(() => save('Rueda celebrates!'))
    editor.server.on(saveAssetTexts, handler)
    await user.type(caption, '!')
    await waitFor(() => expect(editor.server.requestsTo(saveAssetTexts)).toHaveLength(1))
    await user.type(caption, '?')
    act(() => caption.blur())
    editor.serveFiles()
    release()
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!?'))
    await screen.findByText(/^Saved (?:\d+ s ago|at )/)
    save('Rueda, happy')
    await (await editor.beginReload())()
    expect(caption).toHaveValue('Rueda, happy')
  })
})
