import { saveAssetTexts } from '@mixed-zone/contract/endpoints/studio/posts'
import { saveManyAssetTexts } from '@mixed-zone/contract/endpoints/studio/files'
import { decodeClientMessage, decodePlace, encodeCaptionCell } from '@mixed-zone/document/messages'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findViolations } from '../../../../../../test/axe.ts'
import { postEditor } from '../../../../../../test/post-editor.ts'
import { act } from '../../../../../../test/react.ts'
import { studioAssetResponse } from '../../editor.fixture.ts'

const editor = postEditor()

const SAVED = /^Saved (?:\d+ s ago|at )/
const NONE = { es: '', en: '', pt: '' }

beforeEach(() => {
  const { facts } = editor.state.stored
  editor.state.stored = {
    ...editor.state.stored,
    facts: { ...facts, assetOrder: { ...facts.assetOrder, value: ['31', '32', '33'] } },
    assets: [
      studioAssetResponse({ id: '31', name: 'a.jpg' }),
      studioAssetResponse({ id: '32', name: 'b.jpg', captions: NONE, alternatives: NONE }),
      studioAssetResponse({ id: '33', name: 'c.jpg', captions: NONE }),
    ],
  }
})

async function open() {
  const user = await editor.openTab('tab=pictures&view=captions')
  await screen.findByRole('grid', { name: 'Captions' })
  return user
}

/** In a row and a column, both from 1. */
function cell(row: number, column: number): HTMLElement {
  const found = within(screen.getAllByRole('row')[row] ?? document.body).getAllByRole('gridcell')[column - 1]
  if (found === undefined) throw new Error('There is no such cell')
  return found
}
const stored = (index: number) => editor.state.stored.assets[index]

describe('the caption table', () => {
  it('counts what is there in its headings, and is a grid for screen readers', async () => {
    await open()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Picture',
      'Español 1 of 3',
      'English 1 of 3',
      'Português 1 of 3',
      expect.stringContaining('2 of 3'),
    ])
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '4')
    expect(await findViolations()).toEqual([])
  })

  it('edits by typing, goes down by Enter and on by Tab, and leaves as it was by Escape', async () => {
    const user = await open()
    cell(2, 2).focus()
    await user.click(cell(2, 2))
    await user.keyboard('Gálvez{Enter}')
    await waitFor(() => expect(stored(1)?.captions.en).toBe('Gálvez'))
    await waitFor(() => expect(cell(3, 2)).toHaveFocus())
    await user.keyboard('{F2}Noa{Tab}')
    await waitFor(() => expect(cell(3, 3)).toHaveFocus())
    expect(cell(3, 2)).toHaveTextContent('Noa')
    await user.keyboard('x{Escape}')
    expect(cell(3, 3)).toHaveTextContent('Missing')
  })

  it('says how many cells it would fill, fills them in one request by Ctrl D, and undoes it', async () => {
    const user = await open()
    await user.click(cell(1, 2))
    expect(screen.getByText('2 cells will be filled')).toBeInTheDocument()
    await user.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(stored(2)?.captions.en).toBe('Rueda celebrates'))
    expect(stored(1)?.captions.en).toBe('Rueda celebrates')
    expect(editor.server.requestsTo(saveManyAssetTexts)).toHaveLength(1)
    expect(editor.server.requestsTo(saveAssetTexts)).toHaveLength(0)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(stored(2)?.captions.en).toBe(''))
    await user.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(stored(1)?.captions.en).toBe('Rueda celebrates'))
  })

  it('pastes a block from a spreadsheet, and copies one', async () => {
    const user = await open()
    await user.click(cell(2, 1))
    const clipboardData = { types: ['text/plain'], files: [], getData: () => 'Uno\tOne\n"Dos\nlíneas"\tTwo\n' }
    fireEvent.paste(cell(2, 1), { clipboardData })
    await waitFor(() => expect(stored(2)?.captions).toMatchObject({ es: 'Dos\nlíneas', en: 'Two' }))
    expect(stored(1)?.captions).toMatchObject({ es: 'Uno', en: 'One' })
    const copied = new Map<string, string>()
    fireEvent.copy(cell(2, 1), { clipboardData: { setData: (type: string, text: string) => copied.set(type, text) } })
    expect(copied.get('text/plain')).toBe('Uno\tOne\n"Dos\nlíneas"\tTwo')
  })

  it('shows what a cell will read, and offers the variables in the language of the column', async () => {
    const user = await open()
    await user.click(cell(2, 1))
    await user.keyboard('{Enter}')
    await user.type(screen.getByRole('textbox', { name: /^02, Caption, Spanish/ }), 'En {{esta')
    await user.click(await screen.findByRole('option', { name: /estadio/ }))
    expect(screen.getByText('En El Tajo')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(stored(1)?.captions.es).toBe('En {estadio}'))
  })

  it('says from where the player of a caption comes', async () => {
    const { details } = editor.storeAsset('32', {})
    editor.storeAsset('32', { details: { ...details, players: ['21'] } })
    const user = await open()
    await user.click(cell(2, 2))
    await user.keyboard('{{player} scores')
    expect(screen.getByText('Martín Rueda scores')).toBeInTheDocument()
    expect(screen.getByText(/\{player\}: Martín Rueda, from the players of the picture$/)).toBeInTheDocument()
  })

  it('finds and replaces, and shows only rows in which something is missing', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Find and replace' }))
    await user.type(screen.getByRole('textbox', { name: 'Find' }), 'rueda')
    expect(screen.getByText('in 3 cells')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'Gálvez')
    await user.click(screen.getByRole('button', { name: 'Replace all' }))
    await waitFor(() => expect(stored(0)?.captions.en).toBe('Gálvez celebrates'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Missing captions' }), 'Missing only')
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  it('shows in which cell a colleague is, and tells colleagues in which this person is', async () => {
    const user = await open()
    const receive = (bytes: Uint8Array) =>
      act(() => editor.lastSocket().answer({ kind: 'caret', connectionId: 'a', name: 'Joana Veiga', colour: 1, bytes }))
    receive(encodeCaptionCell({ assetId: '32', key: 'captions.en' }))
    expect(within(cell(2, 2)).getByText('Writing now: Joana')).toBeInTheDocument()
    expect(within(cell(2, 1)).queryByText(/Joana/)).toBeNull()
    const colleagues = within(screen.getByRole('list', { name: 'Writing now' }))
    expect(colleagues.getByText('Joana, row 02')).toBeInTheDocument()
    receive(encodeCaptionCell(null))
    expect(within(cell(2, 2)).queryByText(/Joana/)).toBeNull()
    expect(colleagues.getByText('Joana')).toBeInTheDocument()

    const sent = vi.spyOn(editor.lastSocket(), 'send')
    const lastPlace = () => {
      const message = decodeClientMessage(new Uint8Array(sent.mock.lastCall?.[0] as Uint8Array))
      return message.kind === 'caret' ? decodePlace(message.bytes) : null
    }
    await user.click(screen.getByRole('combobox', { name: 'Missing captions' }))
    await user.click(cell(3, 1))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    expect(lastPlace()).toEqual({ kind: 'captions', cell: { assetId: '33', key: 'captions.es' } })
    expect(sent).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('combobox', { name: 'Missing captions' }))
    await waitFor(() => expect(lastPlace()).toEqual({ kind: 'captions', cell: null }))
  })

  it('fills down what was saved last, though an answer arrives that was sent before', async () => {
    const user = await open()
    const receiveOldAnswer = await editor.beginReload()
    await user.click(cell(1, 2))
    await user.keyboard('Goal{Enter}')
    await screen.findByText(SAVED)
    await receiveOldAnswer()
    expect(cell(1, 2)).toHaveTextContent('Goal')
    await user.click(cell(1, 2))
    await user.keyboard('{Shift>}{PageDown}{/Shift}{Control>}d{/Control}')
    await waitFor(() => expect([stored(1)?.captions.en, stored(2)?.captions.en]).toEqual(['Goal', 'Goal']))
  })

  it('fills down from a cell that is still being edited, and shows with what', async () => {
    const user = await open()
    await user.click(cell(1, 2))
    expect(screen.getByText('2 cells will be filled')).toBeInTheDocument()
    expect(cell(2, 2)).toHaveTextContent(/^Missing$/)
    await user.click(cell(2, 2))
    await user.keyboard('Goal')
    expect(screen.getByText('1 cell will be filled')).toBeInTheDocument()
    expect(within(cell(3, 2)).getByText('Goal')).toHaveAttribute('aria-hidden', 'true')
    await user.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect([stored(1)?.captions.en, stored(2)?.captions.en]).toEqual(['Goal', 'Goal']))
    expect(cell(2, 2)).toHaveFocus()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect([stored(1)?.captions.en, stored(2)?.captions.en]).toEqual(['', '']))
  })

  it('writes into the picture that was chosen, though a colleague moves it meanwhile', async () => {
    const user = await open()
    await user.click(cell(1, 2))
    await user.keyboard('Goal')
    const { facts } = editor.state.stored
    const assetOrder = { ...facts.assetOrder, value: ['33', '32', '31'], version: facts.assetOrder.version + 1 }
    editor.state.stored = { ...editor.state.stored, facts: { ...facts, assetOrder } }
    await (await editor.beginReload())()
    expect(screen.getByRole('textbox', { name: /^03, Caption, English/ })).toHaveValue('Goal')
    await user.keyboard('!{Enter}')
    await waitFor(() => expect(stored(0)?.captions.en).toBe('Goal!'))
    expect([stored(1)?.captions.en, stored(2)?.captions.en]).toEqual(['', ''])
  })

  it('does not write what was typed for a picture that a colleague has removed into another one', async () => {
    const user = await open()
    await user.click(cell(2, 2))
    await user.keyboard('Goal')
    const { details, detailsVersion } = editor.storeAsset('32', {})
    editor.storeAsset('32', { details: { ...details, state: 'removed' }, detailsVersion: detailsVersion + 1 })
    await (await editor.beginReload())()
    expect(screen.queryByRole('textbox', { name: /Caption, English/ })).toBeNull()
    await user.click(cell(1, 2))
    await user.click(cell(2, 2))
    expect(cell(2, 2)).toHaveTextContent('Missing')
    expect(editor.server.requestsTo(saveAssetTexts)).toEqual([])
  })

  it('never shows the text before the one that was typed while that is saved', async () => {
    const user = await open()
    await user.click(cell(1, 2))
    await user.keyboard('Goal')
    const seen = new Set<string | null>()
    const observer = new MutationObserver(() => seen.add(cell(1, 2).textContent))
    observer.observe(screen.getByRole('grid'), { subtree: true, childList: true, characterData: true })
    await user.keyboard('{Enter}')
    await screen.findByText(SAVED)
    await waitFor(() => expect(stored(0)?.captions.en).toBe('Goal'))
    observer.disconnect()
    expect(seen).toContain('Goal')
    expect(seen).not.toContain('Rueda celebrates')
    expect(cell(1, 2)).toHaveTextContent('Goal')
  })

  it.each([
    ['another cell is clicked', () => cell(3, 1)],
    ['the table is left', () => screen.getByRole('combobox', { name: 'Missing captions' })],
  ])('names the player of a shirt number at the end of a text when %s', async (_reason, getNext) => {
    const user = await open()
    await user.click(cell(2, 2))
    await user.keyboard('Goal by #7')
    await user.click(getNext())
    await waitFor(() => expect(stored(1)?.captions.en).toBe('Goal by Alma Reguera'))
    await waitFor(() => expect(stored(1)?.details.players).toEqual(['23']))
    expect(editor.server.requestsTo(saveAssetTexts)).toHaveLength(1)
  })

  it('keeps what is typed when a word of it is chosen by a double click', async () => {
    const user = await open()
    await user.click(cell(2, 2))
    await user.keyboard('Noa Ferreirós')
    await user.dblClick(screen.getByRole('textbox', { name: /^02, Caption, English/ }))
    expect(screen.getByRole('textbox', { name: /^02, Caption, English/ })).toHaveValue('Noa Ferreirós')
  })
})
