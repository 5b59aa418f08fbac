import { setAssetStates } from '@mixed-zone/contract/endpoints/studio/files'
import { saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findViolations } from '../../../../../../test/axe.ts'
import { postEditor } from '../../../../../../test/post-editor.ts'
import { act } from '../../../../../../test/react.ts'
import { studioAssetResponse } from '../../editor.fixture.ts'

const editor = postEditor()

const { file: READY } = studioAssetResponse()

beforeEach(() => {
  const { facts } = editor.state.stored
  editor.state.stored = {
    ...editor.state.stored,
    facts: { ...facts, assetOrder: { ...facts.assetOrder, value: ['31', '32', '33'] } },
    assets: [
      studioAssetResponse({ id: '31', name: 'c.jpg', file: { ...READY, capturedAt: '2026-11-15T17:00:00.000Z' } }),
      studioAssetResponse({ id: '32', name: 'b.jpg', file: { ...READY, capturedAt: '2026-11-15T16:00:00.000Z' } }),
      studioAssetResponse({ id: '33', name: 'a.jpg', captions: { es: 'Sí', en: '', pt: '' } }),
      studioAssetResponse({ id: '40', name: 'film.mp4', kind: 'video' }),
    ],
  }
})

async function open() {
  const user = await editor.openTab('tab=pictures')
  await screen.findByRole('list', { name: 'Contact sheet' })
  return user
}

const sheet = () => screen.getByRole('list', { name: 'Contact sheet' })
const tile = (name: string) => within(sheet()).getByRole('button', { name: new RegExp(`^\\d\\d, ${name}`) })
const names = () =>
  within(sheet())
    .getAllByRole('button', { name: /^\d\d, / })
    .map((button) => button.title)
const states = () => editor.state.stored.assets.map(({ details }) => details.state)

describe('the panel over the sheet on a phone', () => {
  afterEach(() => vi.restoreAllMocks())

  it('goes on to the next picture, and copies the caption into those without one', async () => {
    const stub = window.matchMedia
    const narrow = ['(width < 40rem)', '(width < 64rem)']
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...stub(query), matches: narrow.includes(query) }))
    const user = await editor.openTab('tab=pictures&file=31')
    const panel = within(await screen.findByRole('dialog', { name: 'Details of the selection' }))
    expect(panel.getByText('Picture 01 of 3')).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await user.click(panel.getByRole('button', { name: 'To the next one without a caption' }))
    await waitFor(() => expect(editor.state.stored.assets[2]?.captions.en).toBe('Rueda celebrates'))
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(editor.state.stored.assets[2]?.captions.en).toBe(''))
    await user.click(panel.getByRole('button', { name: 'Next' }))
    expect(await panel.findByText('Picture 02 of 3')).toBeInTheDocument()
  })
})

describe('a large contact sheet', () => {
  const COUNT = 120
  const ids = Array.from({ length: COUNT }, (_, index) => String(1_000 + index))

  /** The pictures whose tiles were rendered since the set was cleared: each looks for its preview. */
  async function recordRenderedTiles(): Promise<Set<string>> {
    const rendered = new Set<string>()
    const previews = new Map<string, string>()
    vi.spyOn(previews, 'get').mockImplementation((id) => {
      rendered.add(id)
      return undefined
    })
    // The instance of this page load.
    const { useUploadsState } = await import('../../../../shared/uploads/uploads-store.ts')
    act(() => useUploadsState.setState({ previews }))
    return rendered
  }

  it('renders only the tiles that a move of focus or selection changes', async () => {
    const { facts } = editor.state.stored
    editor.state.stored = {
      ...editor.state.stored,
      facts: { ...facts, assetOrder: { ...facts.assetOrder, value: ids } },
      assets: ids.map((id) => studioAssetResponse({ id, name: `${id}.jpg` })),
    }
    const user = await open()
    await user.click(tile('1000.jpg'))
    const rendered = await recordRenderedTiles()
    expect(rendered.size).toBe(COUNT)

    rendered.clear()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(tile('1001.jpg')).toHaveFocus())
    expect([...rendered].toSorted()).toEqual(['1000', '1001'])

    rendered.clear()
    await user.click(tile('1003.jpg'))
    expect(tile('1003.jpg')).toHaveAttribute('aria-pressed', 'true')
    expect([...rendered].toSorted()).toEqual(['1000', '1001', '1003'])
  })
})

describe('the contact sheet', () => {
  it('shows the pictures with numbers, and what is missing, in words', async () => {
    await open()
    expect(names()).toEqual(['c.jpg', 'b.jpg', 'a.jpg'])
    expect(tile('a.jpg')).toHaveAccessibleName('03, a.jpg, caption missing in English, Portuguese')
    expect(screen.getByRole('link', { name: 'Pictures 3' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Videos 1' })).toBeInTheDocument()
    expect(await findViolations()).toEqual([])
  })

  it('has one tab stop, and the arrow keys move it', async () => {
    const user = await open()
    tile('c.jpg').focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(tile('b.jpg')).toHaveFocus())
    expect(tile('c.jpg')).toHaveAttribute('tabindex', '-1')
    await user.keyboard('{End}')
    await waitFor(() => expect(tile('a.jpg')).toHaveFocus())
  })

  it('moves a picture by Alt and arrow keys, keeps the focus and says the new place', async () => {
    const user = await open()
    tile('b.jpg').focus()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(names()).toEqual(['b.jpg', 'c.jpg', 'a.jpg'])
    await waitFor(() => expect(tile('b.jpg')).toHaveFocus())
    expect(screen.getByText('b.jpg: now 1 of 4')).toBeInTheDocument()
  })

  it('moves all that are selected by the menu, as a fact of the draft', async () => {
    const user = await open()
    await user.click(tile('c.jpg'))
    await user.keyboard('{Shift>}')
    await user.click(tile('b.jpg'))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('2 selected')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Actions for c.jpg' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move after' }))
    expect(names()).toEqual(['a.jpg', 'c.jpg', 'b.jpg'])
    await waitFor(() => expect(editor.server.requestsTo(saveFact)).toHaveLength(1))
    expect(editor.server.requestsTo(saveFact)[0]).toMatchObject({
      params: { field: 'assetOrder' },
      body: { value: ['33', '31', '32', '40'], version: 1 },
    })
  })

  it('sorts by name, and undoes it', async () => {
    const user = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name')
    expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    expect(names()).toEqual(['c.jpg', 'b.jpg', 'a.jpg'])
  })

  it('sets aside by X, chooses the lead by L and removes by Delete, which can be undone', async () => {
    const user = await open()
    tile('b.jpg').focus()
    await user.keyboard('x')
    expect(await within(sheet()).findByRole('button', { name: /b\.jpg, Set aside/ })).toBeInTheDocument()
    await user.keyboard('l')
    expect(within(sheet()).getByRole('button', { name: /b\.jpg, Lead/ })).toBeInTheDocument()
    await user.keyboard('{Delete}')
    await waitFor(() => expect(states()).toEqual(['used', 'removed', 'used', 'used']))
    expect(names()).toEqual(['c.jpg', 'a.jpg'])
    await waitFor(() => expect(tile('a.jpg')).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(states()).toEqual(['used', 'aside', 'used', 'used']))
    expect(editor.server.requestsTo(setAssetStates)).toHaveLength(3)
  })

  it('enlarges by Space, and goes on with the arrow keys', async () => {
    const user = await open()
    tile('c.jpg').focus()
    await user.keyboard(' ')
    expect(await findViolations(await screen.findByRole('dialog', { name: 'c.jpg' }))).toEqual([])
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('dialog', { name: 'b.jpg' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says why a file was refused, also while nothing is selected', async () => {
    const user = await open()
    const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
    // jsdom lacks it.
    Object.defineProperty(file, 'webkitRelativePath', { value: '' })
    await user.upload(screen.getByLabelText('Files…'), file)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error! "logo\.svg" is not a valid file format\./)
    await user.click(tile('a.jpg'))
    expect(within(screen.getByRole('complementary')).getByRole('alert')).toHaveTextContent(/logo\.svg/)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Remove' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('counts no pictures and offers no order while there are only uploads', async () => {
    editor.state.stored = { ...editor.state.stored, assets: [] }
    const user = await editor.openTab('tab=pictures')
    const file = new File([], 'empty.jpg', { type: 'image/jpeg' })
    // jsdom lacks it.
    Object.defineProperty(file, 'webkitRelativePath', { value: '' })
    await user.upload(await screen.findByLabelText('Files…'), file)
    expect(
      await within(await screen.findByRole('list', { name: 'Contact sheet' })).findAllByRole('listitem'),
    ).toHaveLength(1)
    expect(screen.queryByText('0 pictures')).toBeNull()
    expect(screen.queryByText('drag to reorder')).toBeNull()
    expect(screen.queryByText('enlarge', { exact: false })).toBeNull()
  })

  it('says that pictures which browsers do not show are among the files', async () => {
    const heic = { ...READY, mediaType: 'image/heic' }
    const { assets } = editor.state.stored
    const added = studioAssetResponse({ id: '41', name: 'IMG_4417.HEIC', kind: 'file', thumbnail: null, file: heic })
    editor.state.stored = { ...editor.state.stored, assets: [...assets, added] }
    const user = await open()
    expect(screen.getByText(/^1 picture in HEIC, RAW or another format is under Files/)).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Files 1' }))
    expect(await screen.findByText(/^Browsers do not show this picture format/)).toBeInTheDocument()
  })

  it('groups pictures that look alike, the sharpest first', async () => {
    const alike = (id: string, sharpness: number, second: number) =>
      studioAssetResponse({
        id,
        name: `${id}.jpg`,
        file: {
          ...READY,
          perceptualHash: 'ffff0000ffff0000',
          sharpness,
          capturedAt: `2026-11-15T17:00:0${second}.000Z`,
        },
      })
    editor.state.stored = { ...editor.state.stored, assets: [alike('31', 1, 1), alike('32', 3, 2), alike('33', 2, 3)] }
    const user = await open()
    expect(names()).toEqual(['32.jpg'])
    await user.click(screen.getByRole('button', { name: 'Show 2 pictures like 32.jpg' }))
    expect(names()).toEqual(['32.jpg', '33.jpg', '31.jpg'])
  })
})
