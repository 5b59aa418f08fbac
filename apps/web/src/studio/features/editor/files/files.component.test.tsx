import { getChecklist, saveAssetTexts, saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { Checklist } from '@mixed-zone/contract/schemas/studio/posts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith, loseConnection } from '../../../../../test/fake-server.ts'
import { postEditor } from '../../../../../test/post-editor.ts'
import { studioAssetResponse } from '../editor.fixture.ts'

const editor = postEditor()

const MARTA = { id: '7', name: 'Marta Quiroga' }

/** Changes the stored file, as the server does. */
function store(assetId: string, changes: Partial<StudioAsset>): StudioAsset {
  const { assets } = editor.state.stored
  const stored = assets.find(({ id }) => id === assetId)
  if (!stored) throw new Error('The post does not have the file')
  const changed = { ...stored, ...changes, version: stored.version + 1 }
  editor.state.stored = {
    ...editor.state.stored,
    assets: assets.map((asset) => (asset.id === assetId ? changed : asset)),
  }
  return changed
}

beforeEach(() => {
  const { facts } = editor.state.stored
  editor.state.stored = {
    ...editor.state.stored,
    facts: { ...facts, assetOrder: { ...facts.assetOrder, value: ['31', '32'] } },
    assets: [studioAssetResponse(), studioAssetResponse({ id: '32', name: 'galvez.jpg' })],
  }
  editor.server.on(saveAssetTexts, ({ body: { version, ...texts }, params }) => {
    const stored = editor.state.stored.assets.find(({ id }) => id === params.assetId)
    return stored?.version === version ? store(params.assetId, texts) : failWith('conflict')()
  })
})

const strip = () => screen.getByRole('region', { name: 'Pictures, videos and files' })
const caption = (language = 'English') => screen.getByRole('textbox', { name: `Caption, ${language}` })

async function openFile(user: Awaited<ReturnType<typeof editor.open>>, name = 'rueda.jpg'): Promise<void> {
  await user.click(within(strip()).getByRole('button', { name: `Edit the caption: ${name}` }))
  await screen.findByRole('dialog')
}

describe('the captions of the files of a post', () => {
  it('are saved as they are typed, with the version that was seen', async () => {
    const user = await editor.open()
    await openFile(user)
    expect(caption('Spanish')).toHaveValue('Rueda celebra')
    await user.type(caption(), ' the goal')
    await user.type(screen.getByRole('textbox', { name: 'Credit' }), ' / League')
    await waitFor(() => expect(editor.server.requestsTo(saveAssetTexts).length).toBeGreaterThan(0))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(editor.state.stored.assets[0]?.credit).toBe('Inés Carvajal / League'))
    expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates the goal')
    expect(editor.server.requestsTo(saveAssetTexts)[0]?.body.version).toBe(0)
    expect(await screen.findByText(/^Saved (?:\d+ s ago|at )/)).toBeInTheDocument()
  })

  it('go on to the next file without losing what was typed', async () => {
    const user = await editor.open()
    await openFile(user)
    await user.type(caption(), '!')
    await user.click(screen.getByRole('button', { name: 'Next file' }))
    expect(screen.getByRole('dialog', { name: /galvez\.jpg/ })).toBeInTheDocument()
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!'))
  })

  it('merge with what somebody else has changed in another language', async () => {
    const user = await editor.open()
    await openFile(user)
    store('31', { captions: { es: 'Rueda, feliz', en: 'Rueda celebrates', pt: 'Rueda festeja' }, changedBy: MARTA })
    await user.type(caption(), '!')
    await waitFor(() =>
      expect(editor.state.stored.assets[0]?.captions).toMatchObject({ es: 'Rueda, feliz', en: 'Rueda celebrates!' }),
    )
    expect(screen.queryByText('1 change to decide')).toBeNull()
  })

  it('offer both values when somebody else has changed the same one, and save the chosen one', async () => {
    const user = await editor.open()
    await openFile(user)
    store('31', { captions: { es: 'Rueda celebra', en: 'Gálvez', pt: 'Rueda festeja' }, changedBy: MARTA })
    await user.type(caption(), '!')
    await user.click(await screen.findByRole('button', { name: 'Decide' }))
    expect(await screen.findByRole('radio', { name: /Yours.*Caption, English: Rueda celebrates!/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /Marta Quiroga’s.*Caption, English: Gálvez/ })).toBeInTheDocument()
    expect(screen.getByText('Gálvez').tagName).toBe('MARK')
    await user.click(screen.getByRole('button', { name: /^Save what is chosen/ }))
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!'))
  })

  const UNSAVED = 'unsaved-file-12-31'

  /** Types while there is no connection, and closes the tab. */
  async function typeOffline() {
    editor.server.on(saveAssetTexts, loseConnection)
    const user = await editor.open()
    await openFile(user)
    await user.type(caption(), '!')
    await screen.findByText('Offline: 1 change kept here', { selector: '[aria-hidden]' })
    // Nothing that others have written stays in the browser.
    expect(JSON.parse(localStorage.getItem(UNSAVED) ?? '').value).toEqual({ 'captions.en': 'Rueda celebrates!' })
  }

  it('are sent once the post is opened again if there was no connection', async () => {
    await typeOffline()
    editor.server.on(saveAssetTexts, ({ body: { version: _version, ...texts }, params }) =>
      store(params.assetId, texts),
    )
    await editor.reopen()
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!'))
    expect(editor.server.requestsTo(saveAssetTexts).at(-1)?.body.version).toBe(0)
    await waitFor(() => expect(localStorage.getItem(UNSAVED)).toBeNull())
  })

  it('are to be decided if somebody else has changed the same one since the tab was closed', async () => {
    await typeOffline()
    store('31', { captions: { es: 'Rueda celebra', en: 'Gálvez', pt: 'Rueda festeja' }, changedBy: MARTA })
    editor.server.on(saveAssetTexts, ({ body: { version: _version, ...texts }, params }) =>
      store(params.assetId, texts),
    )
    const user = await editor.reopen()
    await user.click(await screen.findByRole('button', { name: '1 change to decide' }))
    expect(screen.getByRole('radio', { name: /Marta Quiroga’s.*Caption, English: Gálvez/ })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Save what is chosen/ }))
    await waitFor(() => expect(editor.state.stored.assets[0]?.captions.en).toBe('Rueda celebrates!'))
    await waitFor(() => expect(localStorage.getItem(UNSAVED)).toBeNull())
  })

  it('stay with their reason if the server refuses them, until they are corrected', async () => {
    const refuse = failWith('validation', { fields: { captions: 'Too loud.' } })
    editor.server.on(saveAssetTexts, ({ body: { version: _version, ...texts }, params }) =>
      texts.captions.en.endsWith('!!') ? refuse() : store(params.assetId, texts),
    )
    const user = await editor.open()
    await openFile(user)
    await user.type(caption(), '!!')
    expect(await within(screen.getByRole('dialog')).findByText(/Too loud\./)).toBeInTheDocument()
    expect(caption()).toHaveValue('Rueda celebrates!!')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByText('Caption, English: Rueda celebrates!!')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Correct', description: 'Texts of rueda.jpg:' }))
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
    expect(await screen.findByRole('dialog', { name: /galvez\.jpg/ })).toBeInTheDocument()
  })
})

describe('the order of the files of a post', () => {
  const names = () =>
    within(strip())
      .getAllByRole('button', { name: /^Edit the caption/ })
      .map((button) => button.title)

  it('changes by the menu, and is saved as a fact of the draft', async () => {
    const user = await editor.open()
    await user.click(within(strip()).getByRole('button', { name: 'Move rueda.jpg' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move after' }))
    expect(names()).toEqual(['galvez.jpg', 'rueda.jpg'])
    await waitFor(() => expect(editor.server.requestsTo(saveFact)).toHaveLength(1))
    expect(editor.server.requestsTo(saveFact)[0]).toMatchObject({
      params: { field: 'assetOrder' },
      body: { value: ['32', '31'], version: 1 },
    })
  })

  it('changes by Alt and arrow keys, keeps the focus and says the new place', async () => {
    const user = await editor.open()
    const second = () => within(strip()).getByRole('button', { name: 'Edit the caption: galvez.jpg' })
    second().focus()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(names()).toEqual(['galvez.jpg', 'rueda.jpg'])
    await waitFor(() => expect(second()).toHaveFocus())
    expect(screen.getByText('galvez.jpg: now 1 of 2')).toBeInTheDocument()
  })
})
