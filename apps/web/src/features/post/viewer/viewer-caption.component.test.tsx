import { getPost } from '@mixed-zone/contract/endpoints/pages'
import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { assetResponse, postResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { portalServer } from '../../../../test/portal-server.ts'
import { renderComponent } from '../../../../test/render-component.tsx'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { bootConfig } from '../../../api/boot-config.ts'
import { postTexts } from '../post-texts.ts'
import { ViewerCaption } from './viewer-caption.tsx'

const server = portalServer()

const EXTERNAL: Partial<Asset> = { kind: 'video', mediaId: 'a', size: 0, url: null, caption: 'The night session' }

afterEach(() => {
  Object.assign(bootConfig, { videoHost: null })
})

describe('Caption in the viewer', () => {
  const open = (overrides: Partial<Asset>) => {
    Object.assign(bootConfig, { videoHost: 'https://video.example' })
    return renderComponent(<ViewerCaption post={postResponse()} asset={assetResponse(overrides)} />, {
      texts: postTexts,
    })
  }

  it('does not call a video unavailable that plays from the video host', async () => {
    await open(EXTERNAL)
    expect(await screen.findByText('The night session')).toBeInTheDocument()
    expect(screen.queryByLabelText('No longer available to download')).toBeNull()
  })

  it('says that a video whose rights have ended is not available', async () => {
    await open({ ...EXTERNAL, rights: { text: 'Editorial', until: '2020-01-01' } })
    expect(await screen.findByLabelText('No longer available to download')).toBeInTheDocument()
  })

  it('offers to copy the caption of the next picture at once, and keeps the focus for the arrow keys', async () => {
    const credit = 'Marta Ibáñez'
    const assets = [
      assetResponse({ id: '1', caption: 'The equaliser', credit }),
      assetResponse({ id: '2', caption: 'The winner', credit }),
    ]
    server.on(getPost, () => postResponse({ id: '12', slug: 'derby-day', assets }))
    const user = await renderScreen('/en/post/12/derby-day#picture-1', { session: READER })
    const viewer = within(await screen.findByRole('dialog'))
    const [button = document.body] = viewer.getAllByRole('button', { name: 'Copy caption' })
    await user.click(button)
    expect(button).toHaveTextContent('Copied')
    expect(await navigator.clipboard.readText()).toBe('The equaliser\nPhoto: Marta Ibáñez')

    await user.keyboard('{ArrowRight}')
    expect(await viewer.findByText('The winner')).toBeInTheDocument()
    expect(button).toHaveTextContent('Copy caption')
    expect(button).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(await viewer.findByText('The equaliser')).toBeInTheDocument()
  })
})
