import { setAssetStates } from '@mixed-zone/contract/endpoints/studio/files'
import { publishPost } from '@mixed-zone/contract/endpoints/studio/posts'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith, hold } from '../../../../../test/fake-server.ts'
import { postEditor } from '../../../../../test/post-editor.ts'

const editor = postEditor()

beforeEach(() => {
  editor.server.on(publishPost, () => ({ ...editor.state.stored, state: 'published' as const }))
})

/** Removes the picture and publishes before the server has answered. */
async function removeAndPublish() {
  const user = await editor.openTab('tab=pictures')
  const tile = await screen.findByRole('button', { name: /^01, rueda\.jpg/ })
  tile.focus()
  await user.keyboard('{Delete}')
  await user.click(screen.getByRole('button', { name: 'Publish…' }))
  await screen.findByText('Everything is in order')
  await user.click(screen.getByRole('button', { name: 'Publish now' }))
}

describe('useFileDetails', () => {
  it('publishes only after a picture that was just removed is no longer in the post', async () => {
    const { handler, release } = hold(() => {
      const { details } = editor.storeAsset('31', {})
      return { assets: [editor.storeAsset('31', { details: { ...details, state: 'removed' }, detailsVersion: 1 })] }
    })
    editor.server.on(setAssetStates, handler)
    await removeAndPublish()
    expect(editor.server.requestsTo(publishPost)).toHaveLength(0)
    release()
    await waitFor(() => expect(editor.server.requestsTo(publishPost)).toHaveLength(1))
  })

  it('does not publish if a picture that was just removed is still in the post', async () => {
    const { handler, release } = hold(failWith('not-found'))
    editor.server.on(setAssetStates, handler)
    await removeAndPublish()
    release()
    await screen.findAllByText(/The server cannot be reached/)
    // Behind the dialog.
    expect(screen.getByRole('button', { name: /^01, rueda\.jpg/, hidden: true })).toBeInTheDocument()
    expect(editor.server.requestsTo(publishPost)).toHaveLength(0)
  })
})
