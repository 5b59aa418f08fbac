import { translatePost } from '@mixed-zone/contract/endpoints/studio/translations'
import { bodyOf, titleOf } from '@mixed-zone/document/document'
import { beginTranslations, isMachineTranslation, markMachineTranslation } from '@mixed-zone/document/translations'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as Y from 'yjs'
import { findViolations } from '../../../../../test/axe.ts'
import { failWith } from '../../../../../test/fake-server.ts'
import { postEditor } from '../../../../../test/post-editor.ts'
import { act } from '../../../../../test/react.ts'
import { postDetailResponse } from '../editor.fixture.ts'

const editor = postEditor()

const DRAFT = { title: 'Almenara vence', summary: 'Seleção', body: '<h2>Golo</h2><p>Um <strong>remate</strong></p>' }

beforeEach(() => {
  editor.state.stored = postDetailResponse({ canTranslate: true })
  beginTranslations(editor.state.texts)
  editor.server.on(translatePost, () => DRAFT)
})

async function openPortuguese() {
  const user = await editor.open()
  await user.click(screen.getByRole('button', { name: /Português/ }))
  await screen.findByRole('button', { name: 'Start from Spanish' })
  return user
}

describe('machine translation', () => {
  it('is not offered without a service', async () => {
    editor.state.stored = postDetailResponse()
    await openPortuguese()
    expect(screen.queryByRole('button', { name: 'Machine translation' })).toBeNull()
  })

  it('asks before the text is sent, and sends nothing when cancelled', async () => {
    const user = await openPortuguese()
    await user.click(screen.getByRole('button', { name: 'Machine translation' }))
    expect(screen.getByText('This text is not public yet.')).toBeInTheDocument()
    expect(await findViolations(screen.getByRole('alertdialog'))).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(editor.server.requestsTo(translatePost)).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Start from Spanish' })).toBeInTheDocument()
  })

  it('says that a text is under embargo', async () => {
    editor.state.stored = postDetailResponse({
      canTranslate: true,
      state: 'embargoed',
      publishedAt: '2026-11-15T17:00:00.000Z',
      embargoUntil: '2099-11-15T17:00:00.000Z',
    })
    const user = await openPortuguese()
    await user.click(screen.getByRole('button', { name: 'Machine translation' }))
    expect(screen.getByText('This text is under embargo.')).toBeInTheDocument()
  })

  it('inserts the draft, marked for everybody until somebody has read it, by keyboard', async () => {
    const user = await openPortuguese()
    screen.getByRole('button', { name: 'Machine translation' }).focus()
    await user.keyboard('{Enter}')
    const send = await screen.findByRole('button', { name: 'Send and translate' })
    send.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('textbox', { name: 'Title, Portuguese' })).toHaveValue('Almenara vence')
    expect(editor.server.requestsTo(translatePost)[0]?.body).toEqual({ from: 'es', to: 'pt', confirmed: true })
    await editor.store()
    expect(titleOf(editor.state.texts, 'pt').toString()).toBe('Almenara vence')
    expect(bodyOf(editor.state.texts, 'pt').toString()).toContain('remate')
    expect(isMachineTranslation(editor.state.texts, 'pt')).toBe(true)
    expect(await screen.findByText('Machine translation, not read yet.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Português/ })).toHaveAccessibleName(/machine translation, not read yet/)
    await user.click(screen.getByRole('button', { name: 'I have read it' }))
    expect(screen.queryByText('Machine translation, not read yet.')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Title, Portuguese' })).toHaveFocus()
    await waitFor(() => {
      act(() => editor.lastSocket().store(editor.state.texts))
      expect(isMachineTranslation(editor.state.texts, 'pt')).toBe(false)
    })
  })

  it('shows the mark that a colleague has made', async () => {
    markMachineTranslation(editor.state.texts, 'en')
    await editor.open()
    expect(screen.getByText('Machine translation, not read yet.')).toBeInTheDocument()
  })

  it.each([
    ['unavailable', /does not answer/],
    ['too-large', /too long/],
  ] as const)('says why there is none: %s', async (type, message) => {
    editor.server.on(translatePost, failWith(type))
    const user = await openPortuguese()
    await user.click(screen.getByRole('button', { name: 'Machine translation' }))
    await user.click(screen.getByRole('button', { name: 'Send and translate' }))
    expect(await screen.findByText(message)).toBeInTheDocument()
  })

  it('does not insert what the server would refuse, and says so', async () => {
    editor.server.on(translatePost, () => ({ ...DRAFT, body: `<p>${'ã'.repeat(150_000)}</p>` }))
    const user = await openPortuguese()
    await user.click(screen.getByRole('button', { name: 'Machine translation' }))
    await user.click(screen.getByRole('button', { name: 'Send and translate' }))
    expect(await screen.findByText(/too long to be translated at once/)).toBeInTheDocument()
    expect(editor.lastSocket().updates).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Start from Spanish' })).toBeInTheDocument()
  })

  it('says that it failed if the draft cannot be read', async () => {
    const user = await openPortuguese()
    await user.click(screen.getByRole('button', { name: 'Machine translation' }))
    vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
      throw new Error('unreadable')
    })
    onTestFinished(() => void vi.restoreAllMocks())
    await user.click(screen.getByRole('button', { name: 'Send and translate' }))
    expect(await screen.findByText(/Operation not available/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Send and translate' })).not.toHaveAttribute('aria-busy', 'true')
  })

  it('waits until the server has stored the text that it is to translate', async () => {
    const user = await openPortuguese()
    await user.click(screen.getByRole('button', { name: /Español/ }))
    await user.type(screen.getByRole('textbox', { name: 'Title, Spanish' }), '!')
    await user.click(screen.getByRole('button', { name: /Português/ }))
    await user.click(await screen.findByRole('button', { name: 'Machine translation' }))
    const send = screen.getByRole('button', { name: 'Send and translate' })
    expect(send).toHaveAttribute('aria-disabled', 'true')
    await editor.store()
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'))
  })

  it('does not replace what a colleague has begun meanwhile', async () => {
    const user = await openPortuguese()
    editor.server.on(translatePost, () => {
      const before = Y.encodeStateVector(editor.state.texts)
      titleOf(editor.state.texts, 'pt').insert(0, 'Escrito à mão')
      editor.lastSocket().answer({ kind: 'update', bytes: Y.encodeStateAsUpdate(editor.state.texts, before) })
      return DRAFT
    })
    await user.click(screen.getByRole('button', { name: 'Machine translation' }))
    await user.click(screen.getByRole('button', { name: 'Send and translate' }))
    expect(await screen.findByRole('textbox', { name: 'Title, Portuguese' })).toHaveValue('Escrito à mão')
    expect(await screen.findByText(/Somebody has begun to write in this language/)).toBeInTheDocument()
  })
})
