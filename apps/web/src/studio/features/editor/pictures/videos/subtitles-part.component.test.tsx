import { setSubtitlesState } from '@mixed-zone/contract/endpoints/studio/files'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { findViolations } from '../../../../../../test/axe.ts'
import { postEditor } from '../../../../../../test/post-editor.ts'
import { studioAssetResponse } from '../../editor.fixture.ts'

const editor = postEditor()

const SUBTITLES = [{ id: '41', locale: 'es', name: 'gol.vtt', url: '/subtitles/41', isPublished: true }] as const

const { file: FILE } = studioAssetResponse()

const videoOf = (subtitles: StudioAsset['subtitles']) =>
  studioAssetResponse({
    id: '31',
    kind: 'video',
    name: 'gol.mp4',
    subtitles,
    file: { ...FILE, durationMs: 9_000, videoCodec: 'H.264' },
  })

beforeEach(() => {
  editor.state.stored = { ...editor.state.stored, assets: [videoOf([...SUBTITLES])] }
  editor.server.on(setSubtitlesState, ({ body }) => videoOf(body.state === 'used' ? [...SUBTITLES] : []))
})

async function open() {
  const user = await editor.openTab('tab=videos')
  return { user, part: await screen.findByRole('region', { name: 'Subtitles (.vtt)' }) }
}

describe('the subtitles of a video', () => {
  it('are removed in one language, which can be undone', async () => {
    const { user, part } = await open()
    expect(within(part).getByText('gol.vtt')).toBeVisible()
    expect(await findViolations(part)).toEqual([])
    await user.click(within(part).getByRole('button', { name: 'Remove the Spanish subtitles' }))
    await waitFor(() => expect(within(part).getAllByText('No subtitles')).toHaveLength(3))
    expect(editor.server.requestsTo(setSubtitlesState)).toMatchObject([
      { params: { id: '12', assetId: '31', locale: 'es' }, body: { state: 'removed' } },
    ])
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    expect(await within(part).findByText('gol.vtt')).toBeVisible()
  })

  it('can only be removed where there are any', async () => {
    const { part } = await open()
    expect(within(part).getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
  })
})
