import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findKnownFiles } from '@mixed-zone/contract/endpoints/studio/files'
import { fireEvent, screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { fakeUploads } from '../../../../../../test/fake-uploads.ts'
import { postEditor } from '../../../../../../test/post-editor.ts'

const editor = postEditor()

const VIDEO = '../../../../../../../../packages/demo-league/art/videos/gol-del-derbi.mp4'

describe('the videos of a post', () => {
  it('show duration, dimensions and codecs before the server has the file', async () => {
    const uploads = fakeUploads()
    uploads.start()
    uploads.state.isHeld = true
    editor.server.on(findKnownFiles, () => ({ files: [] }))
    await editor.openTab('tab=videos')
    const video = new File([await readFile(join(import.meta.dirname, VIDEO))], 'gol.mp4', { type: 'video/mp4' })
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], items: [], files: [video] } })
    expect(await screen.findByText(/^0:0\d · 960 × 540 · H\.264/)).toBeInTheDocument()
  })
})
