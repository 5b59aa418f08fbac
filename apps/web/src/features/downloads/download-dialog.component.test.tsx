import { getZip } from '@mixed-zone/contract/endpoints/downloads'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { assetResponse, postResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failWith } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

/** Larger than 1920 px, so that the size is a choice. */
const largePicture = (size: number) => assetResponse({ size, smallSize: 400_000 })
const PICTURES = [largePicture(3_000_000), largePicture(2_000_000)]
const FILE = assetResponse({
  kind: 'file',
  name: 'line-ups.pdf',
  type: 'application/pdf',
  size: 1_000_000,
  renditions: [],
})

/** Opens the dialog by a button of the post. */
async function openDialog(assets = [...PICTURES, FILE], name = /^Download all/) {
  server.on(getPost, () => postResponse({ id: '12', slug: 'derby-day', title: 'Derby day', assets }))
  const user = await renderScreen('/en/post/12/derby-day', { session: READER })
  const [button] = await screen.findAllByRole('button', { name })
  await user.click(button ?? document.body)
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

const start = (user: UserEvent, dialog: ReturnType<typeof within>) =>
  user.click(dialog.getByRole('button', { name: 'Download' }))

describe('Download dialog', () => {
  it('lists what the zip holds, its size and the picture sizes', async () => {
    const { dialog } = await openDialog()
    expect(dialog.getByText('2 pictures')).toBeInTheDocument()
    expect(dialog.getByText('1 file')).toBeInTheDocument()
    expect(dialog.getByText('6 MB')).toBeInTheDocument()
    expect(dialog.getByRole('radio', { name: /^Original/ })).toBeChecked()
    expect(dialog.getByRole('radio', { name: /^1920 px · 800.kB$/ })).toBeInTheDocument()
    expect(dialog.getByText(/^Includes captions\.txt/)).toBeInTheDocument()
  })

  it('promises no captions for one picture, and offers no size that is none', async () => {
    const { dialog } = await openDialog([assetResponse(), FILE], /^Download 1 picture/)
    expect(dialog.getByText('1 picture')).toBeInTheDocument()
    expect(dialog.queryByText(/captions\.txt|manifest\.json/)).toBeNull()
    expect(dialog.queryByRole('radio')).toBeNull()
  })

  it('cannot be started without any part', async () => {
    const { user, dialog } = await openDialog()
    for (const box of dialog.getAllByRole('checkbox', { checked: true })) await user.click(box)
    const button = dialog.getByRole('button', { name: 'Download' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Choose at least one part.')
  })

  it('says that the browser downloads more than 100 MB', async () => {
    const { dialog } = await openDialog([assetResponse({ size: 100_000_001 })])
    expect(dialog.getByText(/^Over 100 MB: your browser downloads it/)).toBeInTheDocument()
  })

  it('asks for the zip in the chosen size, and reports the limit of running zips with a retry', async () => {
    server.on(getZip, failWith('rate-limit'))
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('radio', { name: /^1920 px/ }))
    await start(user, dialog)

    expect(await dialog.findByText(/^You are downloading four zip files already\./)).toBeInTheDocument()
    expect(server.requestsTo(getZip)[0]?.body).toMatchObject({ rendition: '1920' })
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(server.requestsTo(getZip)).toHaveLength(2)
  })

  it('says that nothing is there any more', async () => {
    server.on(getZip, failWith('not-found'))
    const { user, dialog } = await openDialog()
    await start(user, dialog)
    expect(await dialog.findByText(/^It is no longer there/)).toBeInTheDocument()
  })
})
