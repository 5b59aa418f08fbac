import { saveManyAssetTexts } from '@mixed-zone/contract/endpoints/studio/files'
import { saveAssetTexts } from '@mixed-zone/contract/endpoints/studio/posts'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { postEditor } from '../../../../../../test/post-editor.ts'
import { studioAssetResponse } from '../../editor.fixture.ts'

const editor = postEditor()

const NONE = { es: '', en: '', pt: '' }

beforeEach(() => {
  const { facts } = editor.state.stored
  editor.state.stored = {
    ...editor.state.stored,
    facts: { ...facts, assetOrder: { ...facts.assetOrder, value: ['31', '32', '33'] } },
    assets: [
      studioAssetResponse({ id: '31', name: 'a.jpg' }),
      studioAssetResponse({ id: '32', name: 'b.jpg', captions: NONE }),
      studioAssetResponse({ id: '33', name: 'c.jpg', captions: NONE }),
    ],
  }
})

async function open() {
  const user = await editor.openTab('tab=pictures&view=captions')
  await screen.findByRole('grid', { name: 'Captions' })
  return user
}

/** The English caption in a row, from 1. */
function cell(row: number): HTMLElement {
  const found = within(screen.getAllByRole('row')[row] ?? document.body).getAllByRole('gridcell')[1]
  if (found === undefined) throw new Error('There is no such cell')
  return found
}

describe('the fill handle of the caption table', () => {
  const ROW_PX = 100
  const handleOf = (element: HTMLElement) => {
    const handle = element.querySelector<HTMLElement>('[data-fill-handle]')
    if (handle === null) throw new Error('The cell has no handle')
    return handle
  }

  /** What jsdom lacks: rows of a fixed height, in one column, and pointer capture. */
  beforeEach(() => {
    const captured = new Set<Element>()
    Element.prototype.setPointerCapture = function capture() {
      captured.add(this)
    }
    Element.prototype.hasPointerCapture = function hasCapture() {
      return captured.has(this)
    }
    document.elementsFromPoint = (_x, y) => [cell(Math.floor(y / ROW_PX) + 1)]
  })

  const fire = (type: 'pointerDown' | 'pointerMove' | 'pointerOver' | 'pointerUp', target: Element, clientY: number) =>
    fireEvent[type](target, { pointerId: 1, button: 0, buttons: 1, clientX: 0, clientY })
  const captions = () => editor.state.stored.assets.map((asset) => asset.captions.en)
  const expectNothingWritten = () => {
    expect(editor.server.requestsTo(saveManyAssetTexts)).toEqual([])
    expect(editor.server.requestsTo(saveAssetTexts)).toEqual([])
    // What is saved is on the screen before it is sent.
    for (const row of [2, 3]) expect(cell(row)).toHaveTextContent('Missing')
  }

  it('fills down to the row that it is dragged to, and shows with what until it is dragged back', async () => {
    const user = await open()
    await user.click(cell(1))
    const handle = handleOf(cell(1))
    fire('pointerDown', handle, 97)
    fire('pointerMove', handle, 250)
    expect(await within(cell(3)).findByText('Rueda celebrates')).toBeInTheDocument()
    fire('pointerMove', handle, 50)
    await waitFor(() => expect(within(cell(3)).queryByText('Rueda celebrates')).toBeNull())
    fire('pointerMove', handle, 250)
    fire('pointerUp', handle, 250)
    await waitFor(() => expect(captions()).toEqual(['Rueda celebrates', 'Rueda celebrates', 'Rueda celebrates']))
  })

  it('writes nothing when cells are selected by the mouse and the button is released over it', async () => {
    await open()
    fire('pointerDown', cell(1), 50)
    fire('pointerOver', cell(3), 297)
    await waitFor(() => expect(cell(3)).toHaveAttribute('aria-selected', 'true'))
    fire('pointerUp', handleOf(cell(3)), 297)
    expectNothingWritten()
  })

  it('writes nothing when it is clicked where it lies over the next row', async () => {
    const user = await open()
    await user.click(cell(1))
    fire('pointerDown', handleOf(cell(1)), 102)
    fire('pointerUp', handleOf(cell(1)), 102)
    expectNothingWritten()
  })

  it('writes nothing when it is clicked after several rows were selected', async () => {
    const user = await open()
    await user.click(cell(1))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    fire('pointerDown', handleOf(cell(3)), 297)
    fire('pointerUp', handleOf(cell(3)), 297)
    expectNothingWritten()
  })

  it('fills from the first selected row after a selection upwards', async () => {
    editor.storeAsset('33', { captions: { es: '', en: 'Third', pt: '' } })
    const user = await open()
    await user.click(cell(3))
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
    const handle = handleOf(cell(1))
    fire('pointerDown', handle, 97)
    fire('pointerMove', handle, 150)
    fire('pointerUp', handle, 150)
    await waitFor(() => expect(captions()).toEqual(['Rueda celebrates', 'Rueda celebrates', 'Third']))
  })

  it('is not taken for scrolling on touch screens', async () => {
    const user = await open()
    await user.click(cell(1))
    expect(handleOf(cell(1))).toHaveClass('touch-none')
  })
})
