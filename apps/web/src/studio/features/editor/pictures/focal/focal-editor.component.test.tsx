import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { findViolations } from '../../../../../../test/axe.ts'
import { postEditor } from '../../../../../../test/post-editor.ts'
import { studioAssetResponse } from '../../editor.fixture.ts'

const editor = postEditor()

beforeEach(() => {
  const { facts } = editor.state.stored
  const { file } = studioAssetResponse()
  editor.state.stored = {
    ...editor.state.stored,
    facts: { ...facts, assetOrder: { ...facts.assetOrder, value: ['31', '32'] } },
    assets: [
      studioAssetResponse({ id: '31', name: 'a.jpg', file: { ...file, suggestedFocalPoint: { x: 0.2, y: 0.4 } } }),
      studioAssetResponse({ id: '32', name: 'b.jpg' }),
    ],
  }
})

async function open() {
  const user = await editor.openTab('tab=pictures')
  const tile = await screen.findByRole('button', { name: /^01, a\.jpg/ })
  tile.focus()
  await user.keyboard('f')
  await screen.findByRole('dialog', { name: 'Focal point: a.jpg' })
  return user
}

const details = (index = 0) => editor.state.stored.assets[index]?.details

describe('the focal editor', () => {
  it('starts from the suggestion, and shows every crop', async () => {
    await open()
    expect(
      screen.getByRole('button', { name: 'Focal point: 20 % from the left, 40 % from the top' }),
    ).toBeInTheDocument()
    const crops = screen.getByRole('region', { name: 'How it looks in each place' })
    expect(within(crops).getAllByRole('listitem')).toHaveLength(5)
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([])
  })

  it('moves the point by arrow keys, with Shift further, and back to the centre', async () => {
    const user = await open()
    await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(details()?.focalPoint).toEqual({ x: 0.21, y: 0.46 }))
    expect(await within(screen.getByRole('dialog')).findByText(/^Saved (?:\d+ s ago|at )/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back to the centre' }))
    await waitFor(() => expect(details()?.focalPoint).toEqual({ x: 0.5, y: 0.5 }))
    await user.click(screen.getByRole('button', { name: 'Suggested point' }))
    await waitFor(() => expect(details()?.focalPoint).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('goes to the next picture by Alt and an arrow key', async () => {
    const user = await open()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(await screen.findByRole('dialog', { name: 'Focal point: b.jpg' })).toBeInTheDocument()
  })

  it('warns about crops that cut the frame, and moves the point so that it fits', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Mark what is never cut' }))
    const left = await screen.findByRole('spinbutton', { name: 'Left' })
    await user.clear(left)
    await user.type(left, '60')
    expect(await screen.findByText(/Index 1:1 cuts what is marked at the right/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Move the point so that it fits' }))
    await waitFor(() => expect(screen.queryByText(/cuts what is marked at/)).toBeNull())
    await waitFor(() => expect(details()?.frame).toMatchObject({ x: 0.6, width: 0.4 }))
    screen.getByRole('button', { name: 'Top left corner' }).focus()
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await waitFor(() => expect(details()?.frame).toMatchObject({ x: 0.59, width: 0.41 }))
  })
})
