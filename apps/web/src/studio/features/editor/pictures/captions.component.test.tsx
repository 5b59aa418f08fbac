import { saveManyAssetTexts } from '@mixed-zone/contract/endpoints/studio/files'
import { findTags, getChecklist, saveAssetTexts } from '@mixed-zone/contract/endpoints/studio/posts'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { Checklist } from '@mixed-zone/contract/schemas/studio/posts'
import { decodeClientMessage, decodePlace } from '@mixed-zone/document/messages'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failWith, loseConnection } from '../../../../../test/fake-server.ts'
import { changedTexts, postEditor } from '../../../../../test/post-editor.ts'
import { studioAssetResponse } from '../editor.fixture.ts'
import { tagMatchResponse } from '../../../shared/publish/posts.fixture.ts'

const editor = postEditor()

const NONE = { es: '', en: '', pt: '' }
const SAVED = /^Saved (?:\d+ s ago|at )/
const MARTA = { id: '7', name: 'Marta Quiroga' }

/** Changes the stored file, as a colleague does. */
function store(assetId: string, changes: Partial<StudioAsset>): StudioAsset {
  const { version } = editor.storeAsset(assetId, {})
  return editor.storeAsset(assetId, { ...changes, version: version + 1 })
}

beforeEach(() => {
  const { facts } = editor.state.stored
  editor.state.stored = {
    ...editor.state.stored,
    facts: { ...facts, assetOrder: { ...facts.assetOrder, value: ['31', '32'] } },
    assets: [studioAssetResponse(), studioAssetResponse({ id: '32', name: 'galvez.jpg' })],
  }
})

const panel = () => screen.getByRole('complementary', { name: 'Details of the selection' })
const caption = (language = 'English') => screen.getByRole('textbox', { name: `Caption, ${language}` })

async function openFile(id = '31') {
  const user = await editor.openTab(`tab=pictures&file=${id}`)
  await screen.findByRole('textbox', { name: 'Caption, English' })
  return user
}

describe('the captions of the files of a post', () => {
  it('are saved as they are typed, with the version that was seen', async () => {
    const user = await openFile()
    // The focus would otherwise leave another field while it is typed in.
    await waitFor(() => expect(caption()).toHaveFocus())
    await user.type(caption(), ' the goal')
    await user.type(screen.getByRole('textbox', { name: 'Credit' }), ' / League')
    await waitFor(() => expect(editor.server.requestsTo(saveAssetTexts).length).toBeGreaterThan(0))
    await user.tab()
    await waitFor(() => expect(editor.state.stored.assets[0]?.credit).toBe('Inés Carvajal / League'))
    expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates the goal')
    expect(editor.server.requestsTo(saveAssetTexts)[0]?.body.version).toBe(0)
    expect(await screen.findByText(SAVED)).toBeInTheDocument()
  })

  it('go on to the next file without losing what was typed', async () => {
    const user = await openFile()
    await user.type(caption(), '!')
    await user.click(screen.getByRole('button', { name: /^02, galvez\.jpg/ }))
    expect(within(panel()).getAllByText('galvez.jpg')[0]).toBeInTheDocument()
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!'))
  })

  it('merge with what somebody else has changed in another language', async () => {
    const user = await openFile()
    store('31', { captions: { es: 'Rueda, feliz', en: 'Rueda celebrates', pt: 'Rueda festeja' }, changedBy: MARTA })
    await user.type(caption(), '!')
    await waitFor(() =>
      expect(editor.state.stored.assets[0]?.captions).toMatchObject({ es: 'Rueda, feliz', en: 'Rueda celebrates!' }),
    )
    expect(screen.queryByText('1 change to decide')).toBeNull()
  })

  it('offer both values when somebody else has changed the same one, and save the chosen one', async () => {
    const user = await openFile()
    store('31', { captions: { es: 'Rueda celebra', en: 'Gálvez', pt: 'Rueda festeja' }, changedBy: MARTA })
    await user.type(caption(), '!')
    await user.click(await within(panel()).findByRole('button', { name: 'Decide' }))
    expect(await screen.findByRole('radio', { name: /Yours.*Caption, English: Rueda celebrates!/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /Marta Quiroga’s.*Caption, English: Gálvez/ })).toBeInTheDocument()
    expect(screen.getByText('Gálvez').tagName).toBe('MARK')
    await user.click(screen.getByRole('button', { name: /^Save what is chosen/ }))
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!'))
  })

  it('win over what the camera wrote if that is read while they are typed, and leave it where nothing was typed', async () => {
    editor.storeAsset('31', { captions: NONE, credit: '' })
    const user = await openFile()
    // The metadata was read, and a colleague has saved the alternative text: this page shows neither.
    store('31', {
      captions: { es: 'De la cámara', en: 'Of the camera', pt: '' },
      credit: 'Agency',
      fromCamera: ['es', 'en', 'credit'],
      alternatives: { es: '', en: 'A player', pt: '' },
    })
    await user.type(caption(), 'Ours')
    await waitFor(() =>
      expect(editor.state.stored.assets[0]).toMatchObject({
        captions: { es: 'De la cámara', en: 'Ours', pt: '' },
        credit: 'Agency',
        alternatives: { en: 'A player' },
      }),
    )
    expect(screen.queryByText('1 change to decide')).toBeNull()
    await user.type(caption(), '!')
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Ours!'))
    expect(editor.state.stored.assets[0]).toMatchObject({ captions: { es: 'De la cámara' }, credit: 'Agency' })
  })

  it('do not go back to what they were when an answer arrives that was sent before they were saved', async () => {
    const user = await openFile()
    const receiveOldAnswer = await editor.beginReload()
    await user.type(caption(), '!')
    await user.click(screen.getByRole('button', { name: /^02, galvez\.jpg/ }))
    await screen.findByText(SAVED)
    await receiveOldAnswer()
    await user.click(screen.getByRole('button', { name: /^01, rueda\.jpg/ }))
    expect(caption()).toHaveValue('Rueda celebrates!')
    await user.type(caption(), '?')
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!?'))
    expect(screen.queryByText('1 change to decide')).toBeNull()
  })

  const UNSAVED = 'unsaved-file-12-31'

  /** Types while there is no connection, and closes the tab. */
  async function typeOffline() {
    editor.server.on(saveAssetTexts, loseConnection)
    const user = await openFile()
    await user.type(caption(), '!')
    await screen.findByText('Offline: 1 change kept here', { selector: '[aria-hidden]' })
    // Nothing that others have written stays in the browser.
    expect(JSON.parse(localStorage.getItem(UNSAVED) ?? '').value).toEqual({ 'captions.en': 'Rueda celebrates!' })
  }

  it('are sent once the post is opened again if there was no connection', async () => {
    await typeOffline()
    editor.serveFiles()
    await editor.reopen()
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!'))
    expect(editor.server.requestsTo(saveAssetTexts).at(-1)?.body.version).toBe(0)
    await waitFor(() => expect(localStorage.getItem(UNSAVED)).toBeNull())
  })

  it('are to be decided if somebody else has changed the same one since the tab was closed', async () => {
    await typeOffline()
    store('31', { captions: { es: 'Rueda celebra', en: 'Gálvez', pt: 'Rueda festeja' }, changedBy: MARTA })
    editor.serveFiles()
    const user = await editor.reopen()
    await user.click(await screen.findByRole('button', { name: '1 change to decide' }))
    expect(screen.getByRole('radio', { name: /Marta Quiroga’s.*Caption, English: Gálvez/ })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Save what is chosen/ }))
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!'))
    await waitFor(() => expect(localStorage.getItem(UNSAVED)).toBeNull())
  })

  it('stay with their reason if the server refuses them, until they are corrected', async () => {
    const refuse = failWith('validation', { fields: { captions: 'Too loud.' } })
    editor.server.on(saveAssetTexts, ({ body, params: { assetId } }) =>
      body.captions?.en?.endsWith('!!') ? refuse() : store(assetId, changedTexts(editor.storeAsset(assetId, {}), body)),
    )
    const user = await openFile()
    await user.type(caption(), '!!')
    expect(await within(panel()).findByText(/Too loud\./)).toBeInTheDocument()
    expect(caption()).toHaveValue('Rueda celebrates!!')
    await user.click(screen.getByRole('link', { name: 'Text' }))
    expect(screen.getByText('Caption, English: Rueda celebrates!!')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Correct', description: 'Texts of rueda.jpg:' }))
    await screen.findByRole('textbox', { name: 'Caption, English' })
    expect(caption()).toHaveValue('Rueda celebrates!!')
    await user.type(caption(), '{Backspace}')
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!'))
    expect(screen.queryByText(/Too loud/)).toBeNull()
    expect(localStorage.getItem(UNSAVED)).toBeNull()
  })

  it('are reached from what is missing', async () => {
    const warnings: Checklist['warnings'] = [{ kind: 'caption-missing', count: 1, assetIds: ['32'], locales: ['pt'] }]
    editor.server.on(getChecklist, () => ({ blocking: [], warnings, checks: 9, embargoReaders: 3 }))
    const user = await editor.open()
    await user.click(await screen.findByRole('button', { name: /^Go: .*caption/ }))
    expect(await screen.findByRole('button', { name: /^02, galvez\.jpg/, pressed: true })).toBeInTheDocument()
    await waitFor(() => expect(caption()).toHaveFocus())
  })
})

describe('the details of files', () => {
  it('tell colleagues at which text of the file this person is', async () => {
    const user = await openFile()
    const sent = vi.spyOn(editor.lastSocket(), 'send')
    const lastKey = () => {
      const message = decodeClientMessage(new Uint8Array(sent.mock.lastCall?.[0] as Uint8Array))
      const place = message.kind === 'caret' ? decodePlace(message.bytes) : null
      return place?.kind === 'captions' ? place.cell?.key : undefined
    }
    await user.click(screen.getByRole('textbox', { name: 'Alternative text, English' }))
    await waitFor(() => expect(lastKey()).toBe('alternatives.en'))
    await user.click(screen.getByRole('textbox', { name: 'Credit' }))
    await waitFor(() => expect(lastKey()).toBe('credit'))
    await user.click(screen.getByRole('textbox', { name: 'Minute of the match' }))
    await waitFor(() => expect(lastKey()).toBe('details'))
  })

  it('take players alone, and say whose rights apply', async () => {
    editor.server.on(findTags, () => ({
      tags: [
        tagMatchResponse({ id: '90', kind: 'topic', name: 'Rueda de prensa' }),
        tagMatchResponse({ id: '21', name: 'Martín Rueda' }),
      ],
    }))
    const user = await openFile()
    expect(screen.getByRole('combobox', { name: 'Permitted use' })).toHaveDisplayValue('Those of the post')
    await user.type(screen.getByRole('searchbox', { name: 'Add a player' }), 'rueda')
    await user.click(await within(panel()).findByRole('button', { name: /Martín Rueda/ }))
    await waitFor(() => expect(editor.state.stored.assets[0]?.details.players).toContain('21'))
    await user.type(screen.getByRole('searchbox', { name: 'Add a player' }), 'rueda')
    expect(await screen.findByText('Nothing has that name')).toBeInTheDocument()
  })

  it('keep a player when an answer arrives that was sent before the player was added', async () => {
    const names = { '22': 'Noa Gálvez', '23': 'Martín Rueda' }
    editor.server.on(findTags, () => ({
      tags: Object.entries(names).map(([id, name]) => tagMatchResponse({ id, name })),
    }))
    const user = await openFile()
    const receiveOldAnswer = await editor.beginReload()
    const add = async (name: string) => {
      await user.type(screen.getByRole('searchbox', { name: 'Add a player' }), name)
      await user.click(await within(panel()).findByRole('button', { name: new RegExp(`^${name}`) }))
    }
    await add('Noa Gálvez')
    await screen.findByText(SAVED)
    await receiveOldAnswer()
    await add('Martín Rueda')
    await waitFor(() => expect(editor.state.stored.assets[0]?.details.players).toEqual(['22', '23']))
  })
})

describe('the texts of several files', () => {
  it('show what they have in common, and are saved in one request', async () => {
    editor.storeAsset('32', { captions: { es: '', en: 'Gálvez', pt: '' } })
    const user = await openFile()
    await user.keyboard('{Escape}')
    screen.getByRole('button', { name: /^01, rueda/ }).focus()
    await user.keyboard('{Control>}a{/Control}')
    expect(caption()).toHaveAttribute('placeholder', 'Several values')
    const credit = screen.getByRole('textbox', { name: 'Credit' })
    expect(credit).toHaveValue('Inés Carvajal')
    await user.type(credit, ' / League')
    await user.tab()
    await waitFor(() =>
      expect(editor.state.stored.assets.map((asset) => asset.credit)).toEqual([
        'Inés Carvajal / League',
        'Inés Carvajal / League',
      ]),
    )
    expect(editor.server.requestsTo(saveManyAssetTexts).length).toBeGreaterThan(0)
  })

  it('resolve variables and say what is missing', async () => {
    editor.storeAsset('31', {
      captions: { es: '', en: '', pt: '' },
      details: { state: 'used', focalPoint: null, frame: null, players: ['21'], minute: null },
    })
    const user = await openFile()
    await user.type(caption(), 'Goal by {{pl')
    await user.click(screen.getByRole('option', { name: /\{player\}/ }))
    await user.type(caption(), ' in minute {{min')
    await user.keyboard('{Enter}.')
    expect(caption()).toHaveValue('Goal by {player} in minute {minute}.')
    expect(await screen.findByText('Goal by Martín Rueda in minute.')).toBeInTheDocument()
    expect(screen.getByText('01 has no minute: it is left out')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Minute of the match' }), '93')
    expect(await screen.findByText('Goal by Martín Rueda in minute 93.')).toBeInTheDocument()
    await waitFor(() => expect(editor.state.stored.assets[0]?.details.minute).toBe(93))
  })
})
