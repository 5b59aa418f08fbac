import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { postEditor } from '../../../../../test/post-editor.ts'
import { cleanup } from '../../../../../test/react.ts'

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
})
