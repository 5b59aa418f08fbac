import { loadRegisterTypes, logout } from '@mixed-zone/contract/endpoints/access'
import { listOwnSessions } from '@mixed-zone/contract/endpoints/access-sessions'
import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { getUserData } from '@mixed-zone/contract/endpoints/people'
import { updateSetting } from '@mixed-zone/contract/endpoints/studio/settings'
import { saveAssetTexts } from '@mixed-zone/contract/endpoints/studio/posts'
import { registerTypesResponse, userDataResponse } from '@mixed-zone/test-data/account-responses'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as Y from 'yjs'
import { failWith, hold } from '../../../../test/fake-server.ts'
import { postEditor, STAFF } from '../../../../test/post-editor.ts'
import { READER, renderScreen, storedSession } from '../../../../test/render-screen.tsx'
import type { Session } from '../../../session/session.ts'
import { studioAssetResponse } from '../../features/editor/editor.fixture.ts'
import { openUnsentEdits } from '../../features/editor/document/unsent-edits.ts'
import { findUnsavedWork } from './unsaved-work.ts'

const editor = postEditor()

const TITLE = 'en.title'
const UNSAVED_SETTING = 'unsaved-setting-retention'
const RETENTION = { usageMonths: 12, auditYears: 5, mailsDays: 30 }
const UNSAVED_FACT = 'unsaved-fact-12-teams'
const UNSAVED_CAPTION = 'unsaved-file-12-31'

function keepInBrowser(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify({ personId: '7', storedAt: Date.now(), value, version: 3, changes: 1 }))
}

/** What a closed tab could not send. */
async function keepUnsentEdit(postId = '12'): Promise<void> {
  const document = new Y.Doc()
  Y.applyUpdate(document, Y.encodeStateAsUpdate(editor.state.texts))
  const base = Y.encodeStateVector(document)
  document.getText(TITLE).insert(0, 'Unsent: ')
  const edits = openUnsentEdits({ personId: '7', postId })
  await edits.add({ bytes: Y.encodeStateAsUpdate(document, base), base })
  await edits.close()
}

async function askToSignOut(session: Session = STAFF) {
  editor.server.on(logout, () => undefined)
  const user = await renderScreen('/en/home', { session })
  const prepare = async (...steps: readonly (() => void | Promise<void>)[]) => {
    for (const step of steps) await step()
    await user.click(await screen.findByRole('button', { name: 'Aoife’s account' }))
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
  }
  return { user, prepare }
}

const dialog = () => screen.findByRole('alertdialog', { name: 'Some of your work has not been sent' })
const isSignedOut = () => waitFor(() => expect(storedSession()).toMatchObject({ token: null }))

describe('signing out', () => {
  it.each([
    ['a reader', READER],
    ['staff without unsent work', STAFF],
  ])('is immediate for %s', async (_who, session) => {
    const { prepare } = await askToSignOut(session)
    await prepare()
    await isSignedOut()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('lists what would be lost, and loses nothing if the person stays', async () => {
    const { user, prepare } = await askToSignOut()
    await prepare(
      () => keepUnsentEdit(),
      () => keepUnsentEdit('13'),
      () => keepInBrowser('unsaved-file-14-31', { credit: 'Unsent' }),
      () => keepInBrowser(UNSAVED_FACT, ['1']),
      () => keepInBrowser(UNSAVED_SETTING, RETENTION),
    )
    const question = within(await dialog())
    expect(question.getByText('Changes in 3 posts')).toBeInTheDocument()
    expect(question.getByText('Changes in 1 setting')).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(storedSession()).toMatchObject({ token: 'token-7' })
    expect(localStorage.getItem(UNSAVED_SETTING)).not.toBeNull()
  })

  it('lists files that an earlier page could not begin to upload, and deletes their names', async () => {
    const { user, prepare } = await askToSignOut()
    const file = { name: '9.jpg', size: 5, lastModified: 1_000, target: { postId: '12' }, order: 9 }
    await prepare(() => keepInBrowser('unsaved-upload-9', file))
    const question = within(await dialog())
    expect(question.getByText('1 file that is not uploaded yet')).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Sign out without sending' }))
    await isSignedOut()
    expect(localStorage.getItem('unsaved-upload-9')).toBeNull()
  })

  it('deletes it if the person signs out without sending', async () => {
    const { user, prepare } = await askToSignOut()
    await prepare(() => keepInBrowser(UNSAVED_SETTING, RETENTION))
    await user.click(within(await dialog()).getByRole('button', { name: 'Sign out without sending' }))
    await isSignedOut()
    expect(localStorage.getItem(UNSAVED_SETTING)).toBeNull()
  })

  it('sends texts, facts, captions and settings first', async () => {
    editor.server.on(updateSetting, () => ({ version: 4, changedAt: '2026-11-15T18:00:00.000Z' }))
    const asset = studioAssetResponse({ version: 3 })
    const { facts } = editor.state.stored
    const teams = { ...facts.teams, version: 3 }
    editor.state.stored = { ...editor.state.stored, assets: [asset], facts: { ...facts, teams } }
    editor.server.on(saveAssetTexts, () => asset)
    const { user, prepare } = await askToSignOut()
    await prepare(
      () => keepUnsentEdit(),
      () => keepInBrowser(UNSAVED_FACT, ['2']),
      () => keepInBrowser(UNSAVED_CAPTION, { 'captions.en': 'Unsent' }),
      () => keepInBrowser(UNSAVED_SETTING, RETENTION),
    )
    await user.click(within(await dialog()).getByRole('button', { name: 'Send and sign out' }))
    await waitFor(() => expect(editor.lastSocket().updates).toHaveLength(1))
    expect(storedSession()).toMatchObject({ token: 'token-7' })
    await editor.store()
    await isSignedOut()
    expect(editor.state.texts.getText(TITLE).toString()).toBe('Unsent: Almenara win the derby')
    expect(editor.state.stored.facts.teams).toMatchObject({ value: ['2'], version: 4 })
    expect(editor.server.requestsTo(saveAssetTexts)[0]?.body).toMatchObject({ captions: { en: 'Unsent' }, version: 3 })
    expect(editor.server.requestsTo(updateSetting)).toHaveLength(1)
  })

  it('says so if something could not be sent, and keeps it', async () => {
    editor.server.on(updateSetting, failWith('conflict'))
    const { user, prepare } = await askToSignOut()
    await prepare(() => keepInBrowser(UNSAVED_SETTING, RETENTION))
    await user.click(within(await dialog()).getByRole('button', { name: 'Send and sign out' }))
    expect(await screen.findByText(/Not everything could be sent/)).toBeInTheDocument()
    expect(storedSession()).toMatchObject({ token: 'token-7' })
    expect(localStorage.getItem(UNSAVED_SETTING)).not.toBeNull()
  })

  it('ends no session of somebody who stays while it sends', async () => {
    const { handler, release } = hold(() => ({ version: 4, changedAt: '2026-11-15T18:00:00.000Z' }))
    editor.server.on(updateSetting, handler)
    const { user, prepare } = await askToSignOut()
    await prepare(() => keepInBrowser(UNSAVED_SETTING, RETENTION))
    const question = within(await dialog())
    await user.click(question.getByRole('button', { name: 'Send and sign out' }))
    await waitFor(() => expect(editor.server.requestsTo(updateSetting)).toHaveLength(1))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    release()
    await waitFor(() => expect(localStorage.getItem(UNSAVED_SETTING)).toBeNull())
    expect(await findUnsavedWork()).toBeNull()
    expect(storedSession()).toMatchObject({ token: 'token-7' })
    expect(editor.server.requestsTo(logout)).toHaveLength(0)
  })

  it('says so if the code that sends texts cannot be loaded', async () => {
    vi.doMock('../../features/editor/document/send-unsent-edits.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => {
      vi.doUnmock('../../features/editor/document/send-unsent-edits.ts')
      warn.mockRestore()
    })
    const { user, prepare } = await askToSignOut()
    await prepare(() => keepUnsentEdit())
    const question = within(await dialog())
    await user.click(question.getByRole('button', { name: 'Send and sign out' }))
    expect(await question.findByText(/Not everything could be sent/)).toBeInTheDocument()
    expect(question.getByRole('button', { name: 'Sign out without sending' })).toBeEnabled()
    expect(storedSession()).toMatchObject({ token: 'token-7' })
  })

  it('does not offer to send without a connection', async () => {
    const { prepare } = await askToSignOut()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await prepare(() => keepInBrowser(UNSAVED_SETTING, RETENTION))
    const question = within(await dialog())
    expect(question.getByText(/There is no connection/)).toBeInTheDocument()
    expect(question.queryByRole('button', { name: 'Send and sign out' })).toBeNull()
    vi.restoreAllMocks()
  })

  it.each([
    ['new terms', 'terms', '/en/home'],
    ['a provisional password', 'password-change', '/en/account'],
  ] as const)('asks from the page that asks for %s, too', async (_what, type, path) => {
    editor.server.on(logout, () => undefined)
    editor.server.on(getHome, failWith(type))
    editor.server.on(listOwnSessions, failWith(type))
    editor.server.on(getUserData, () => userDataResponse())
    editor.server.on(loadRegisterTypes, () => registerTypesResponse())
    const user = await renderScreen(path, { session: STAFF })
    const leave = () => screen.findByRole('button', { name: 'Not now: sign out' })
    keepInBrowser(UNSAVED_SETTING, RETENTION)
    await user.click(await leave())
    await user.click(within(await dialog()).getByRole('button', { name: 'Stay' }))
    expect(localStorage.getItem(UNSAVED_SETTING)).not.toBeNull()
    await user.click(await leave())
    await user.click(within(await dialog()).getByRole('button', { name: 'Sign out without sending' }))
    await isSignedOut()
    expect(localStorage.getItem(UNSAVED_SETTING)).toBeNull()
  })
})
