import { IDBFactory } from 'fake-indexeddb'
import {
  findTags,
  getChecklist,
  getFactChoices,
  getPostDetail,
  saveFact,
} from '@mixed-zone/contract/endpoints/studio/posts'
import { recordVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { bodyOf, createDocument, emptyBody, titleOf } from '@mixed-zone/document/document'
import { CLOSE_CODES } from '@mixed-zone/document/messages'
import { BODY_SCHEMA } from '@mixed-zone/document/schema'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { FakeDocumentSocket } from '../../../../test/fake-document-socket.ts'
import { failWith, loseConnection } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { factChoicesResponse, postDetailResponse } from './editor.fixture.ts'

const server = portalServer()

const STAFF = { ...READER, permissions: PERMISSIONS }

let stored: PostDetail
let texts: Y.Doc
let sockets: FakeDocumentSocket[]

const paragraph = (text: string) =>
  BODY_SCHEMA.node('doc', null, [BODY_SCHEMA.node('paragraph', null, [BODY_SCHEMA.text(text)])])

beforeEach(() => {
  stored = postDetailResponse()
  texts = createDocument({
    es: {
      title: 'Almenara gana el derbi',
      summary: 'Selección de 40 fotografías',
      body: paragraph('Un disparo de Rueda.'),
    },
    en: { title: 'Almenara win the derby', summary: 'A choice of 40 photographs', body: paragraph('A shot by Rueda.') },
  })
  sockets = []
  // Before the post, whose path also matches.
  server.on(getFactChoices, () => factChoicesResponse())
  server.on(findTags, () => ({ tags: [] }))
  server.on(getPostDetail, () => stored)
  server.on(getChecklist, () => ({ blocking: [], warnings: [], checks: 9, embargoReaders: 3 }))
  server.on(recordVersion, () => ({ number: null }))
  server.on(saveFact, ({ body: { value, version }, params: { field } }) => {
    const saved = { value, version: version + 1, changedBy: null, changedAt: '2026-11-15T18:00:00.000Z' }
    stored = { ...stored, facts: { ...stored.facts, [field]: saved } }
    return { ...saved, filled: {} }
  })
  // What an earlier test has typed must not come back.
  vi.stubGlobal('indexedDB', new IDBFactory())
  // Layout that jsdom lacks and ProseMirror asks for.
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects()
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
  document.adoptedStyleSheets = []
  CSSStyleSheet.prototype.replaceSync = () => {}
  vi.stubGlobal('WebSocket', function createSocket() {
    const socket = new FakeDocumentSocket()
    sockets.push(socket)
    setTimeout(() => {
      socket.open()
      socket.answerState(texts)
    })
    return socket.asWebSocket()
  })
})

const lastSocket = () => {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('Nobody has connected')
  return socket
}

async function openEditor(locale = 'en') {
  const user = await renderScreen(`/${locale}/studio/posts/12`, { session: STAFF })
  await screen.findByRole('textbox', { name: /^(Title|Título), / })
  return user
}

const title = (language = 'English') => screen.getByRole('textbox', { name: `Title, ${language}` })
const body = (language = 'English') => screen.getByRole('textbox', { name: `Text, ${language}` })

/** Stores what was typed, as the server does. */
async function store(): Promise<void> {
  await waitFor(() => expect(lastSocket().updates.length).toBeGreaterThan(0))
  act(() => lastSocket().store(texts))
}

describe('the editor of a post', () => {
  it('shows title, summary and body of the language of the interface', async () => {
    await openEditor()
    expect(title()).toHaveValue('Almenara win the derby')
    expect(screen.getByRole('textbox', { name: 'Summary, English' })).toHaveValue('A choice of 40 photographs')
    expect(body()).toHaveTextContent('A shot by Rueda.')
    expect(body()).toHaveAttribute('lang', 'en')
    expect(title()).toHaveAttribute('lang', 'en')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Almenara win the derby')
    expect(screen.getByText('4 words · 1 min')).toBeInTheDocument()
  })

  it('sends what is typed into the title, and says when it is saved', async () => {
    const user = await openEditor()
    await user.type(title(), ' again')
    await store()
    expect(titleOf(texts, 'en').toString()).toBe('Almenara win the derby again')
    expect(await screen.findByText(/^Saved \d s ago$/)).toBeInTheDocument()
  })

  it('shows what a colleague types without moving the caret', async () => {
    const user = await openEditor()
    await user.click(title())
    const field = title()
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('no text area')
    field.setSelectionRange(8, 8)
    const before = Y.encodeStateVector(texts)
    titleOf(texts, 'en').insert(0, 'Final: ')
    act(() => lastSocket().answer({ kind: 'update', bytes: Y.encodeStateAsUpdate(texts, before) }))
    expect(title()).toHaveValue('Final: Almenara win the derby')
    expect(field.selectionStart).toBe(15)
  })

  it('formats the selected paragraph with the toolbar, and undoes it', async () => {
    const user = await openEditor()
    const toolbar = screen.getByRole('toolbar', { name: 'Text formats' })
    await user.click(within(toolbar).getByRole('button', { name: 'Heading' }))
    expect(within(body()).getByRole('heading', { level: 2 })).toHaveTextContent('A shot by Rueda.')
    expect(within(toolbar).getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(within(toolbar).getByRole('button', { name: 'Undo' }))
    expect(within(body()).queryByRole('heading')).toBeNull()
  })

  it('inserts a table, a fact box and a picture of the post', async () => {
    const user = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Table' }))
    expect(within(body()).getAllByRole('columnheader')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Picture or video' }))
    await user.click(await screen.findByRole('button', { name: 'Rueda celebrates' }))
    expect(await within(body()).findByRole('img', { name: 'Player with raised arms' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Fact box' }))
    expect(within(body()).getByRole('complementary')).toBeInTheDocument()
    await store()
    expect(bodyOf(texts, 'en').toString()).toContain('data-asset="31"')
  })

  it('refuses an address that is no link, and completes one without https', async () => {
    const user = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Link' }))
    const address = await screen.findByRole('textbox', { name: 'Address' })
    await user.type(address, 'javascript:alert(1){Enter}')
    expect(await screen.findByText(/Enter a full address/)).toBeInTheDocument()
    await user.clear(address)
    await user.type(address, 'liga.test/acta{Enter}')
    expect(await within(body()).findByRole('link', { name: 'liga.test/acta' })).toHaveAttribute(
      'href',
      'https://liga.test/acta',
    )
  })

  it('offers to start an empty language from the first one', async () => {
    const user = await openEditor()
    await user.click(screen.getByRole('button', { name: /Português/ }))
    await user.click(await screen.findByRole('button', { name: 'Start from Spanish' }))
    expect(title('Portuguese')).toHaveValue('Almenara gana el derbi')
    expect(body('Portuguese')).toHaveTextContent('Un disparo de Rueda.')
    expect(title('Portuguese')).toHaveFocus()
  })

  it('shows three languages side by side by Alt 0, and one by Alt 1', async () => {
    const user = await openEditor()
    await user.keyboard('{Alt>}[Digit0]{/Alt}')
    expect(title('Spanish')).toBeInTheDocument()
    expect(title()).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Empty' })).toBeInTheDocument()
    await user.keyboard('{Alt>}[Digit1]{/Alt}')
    expect(title('Spanish')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Title, English' })).toBeNull()
  })

  it('finds and replaces without regard to accents', async () => {
    const user = await openEditor()
    await user.click(body())
    await user.keyboard('{Control>}f{/Control}')
    await user.type(await screen.findByRole('textbox', { name: 'Find' }), 'rúeda')
    expect(screen.getByText('1 of 1')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'Saldaña')
    await user.click(screen.getByRole('button', { name: 'All' }))
    expect(body()).toHaveTextContent('A shot by Saldaña.')
  })
})

describe('the properties of a post', () => {
  it('saves a field with the version that was seen', async () => {
    const user = await openEditor()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    await waitFor(() => expect(server.requestsTo(saveFact)).toHaveLength(1))
    expect(server.requestsTo(saveFact)[0]).toMatchObject({
      params: { id: '12', field: 'section' },
      body: { value: 'news', version: 1 },
    })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Derbies')
    await waitFor(() => expect(server.requestsTo(saveFact)[1]?.body).toEqual({ value: 'derbies', version: 2 }))
  })

  it('shows what the fixture has filled in, each removable', async () => {
    server.on(saveFact, ({ body: { value, version }, params: { field } }) => {
      const saved = { value, version: version + 1, changedBy: null, changedAt: null }
      const filled =
        field === 'fixture' ? { teams: { ...saved, value: ['1', '2'] }, matchday: { ...saved, value: '12' } } : {}
      stored = { ...stored, facts: { ...stored.facts, [field]: saved, ...filled } as PostDetail['facts'] }
      return { ...saved, filled }
    })
    const user = await openEditor()
    await user.click(screen.getByRole('button', { name: /No fixture/ }))
    await user.click(await screen.findByRole('option', { name: /Almenara 2–1 Puerto Claro/ }))
    expect(await screen.findByText('Filled in from the fixture: Clubs, Matchday')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove Puerto Claro' }))
    await waitFor(() =>
      expect(server.requestsTo(saveFact).at(-1)).toMatchObject({ body: { value: ['1'], version: 2 } }),
    )
  })

  it('offers both values when somebody else has changed the field, and saves the chosen one', async () => {
    server.on(saveFact, failWith('conflict'))
    const user = await openEditor()
    stored = {
      ...stored,
      facts: {
        ...stored.facts,
        section: {
          value: null,
          version: 4,
          changedBy: { id: '8', name: 'Marta Quiroga' },
          changedAt: '2026-11-15T18:49:00.000Z',
        },
      },
    }
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    await user.click(await screen.findByRole('button', { name: '1 change to decide' }))
    expect(screen.getByRole('heading', { name: 'Marta Quiroga and you changed the same fields' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /Yours.*News/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /Marta Quiroga’s.*version 4.*None/ })).toBeInTheDocument()
    server.on(saveFact, ({ body: { value, version } }) => ({
      value,
      version: version + 1,
      changedBy: null,
      changedAt: null,
      filled: {},
    }))
    await user.click(screen.getByRole('button', { name: /Save what is chosen/ }))
    await waitFor(() => expect(server.requestsTo(saveFact).at(-1)?.body).toEqual({ value: 'news', version: 4 }))
    expect(await screen.findByRole('textbox', { name: 'Title, English' })).toBeInTheDocument()
  })

  it('keeps a change while there is no connection, and sends it afterwards', async () => {
    server.on(saveFact, loseConnection)
    const user = await openEditor()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'News')
    expect(await screen.findByText('Offline: 1 change kept here', { selector: '[aria-hidden]' })).toBeInTheDocument()
    server.on(saveFact, ({ body: { value, version } }) => ({
      value,
      version: version + 1,
      changedBy: null,
      changedAt: null,
      filled: {},
    }))
    act(() => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(server.requestsTo(saveFact)).toHaveLength(2))
    expect(await screen.findByText(/^Saved \d s ago$/)).toBeInTheDocument()
  })

  it('offers clubs and players that are named in the text', async () => {
    server.on(findTags, ({ query: { text } }) => ({
      tags:
        text === 'Rueda'
          ? [{ id: '22', textId: 'ines-rueda', kind: 'player' as const, name: 'Inés Rueda', teamId: '2' }]
          : [],
    }))
    const user = await openEditor()
    await user.click(await screen.findByRole('button', { name: 'Add Inés Rueda' }))
    await waitFor(() => expect(server.requestsTo(saveFact)[0]?.body).toEqual({ value: ['21', '22'], version: 1 }))
  })
})

describe('the states of the editor', () => {
  it('says that the post does not exist', async () => {
    server.on(getPostDetail, failWith('not-found'))
    await renderScreen('/en/studio/posts/99', { session: STAFF })
    expect(await screen.findByText(/no longer exists/)).toBeInTheDocument()
  })

  it('keeps the text readable when the permission is lost', async () => {
    await openEditor()
    act(() => lastSocket().end(CLOSE_CODES.permission))
    expect(await screen.findByText(/You are no longer allowed to write here/)).toBeInTheDocument()
    expect(body()).toHaveTextContent('A shot by Rueda.')
    expect(body()).toHaveAttribute('contenteditable', 'false')
    expect(title()).toHaveAttribute('readonly')
  })

  it('shows a post in the trash without letting anybody write', async () => {
    stored = postDetailResponse({ state: 'trash', trashedAt: '2026-11-14T10:00:00.000Z' })
    await openEditor()
    expect(screen.getByText(/This post is in the trash/)).toBeInTheDocument()
    expect(body()).toHaveAttribute('contenteditable', 'false')
  })

  it('stores a version when the editor is left', async () => {
    await openEditor()
    act(() => window.dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(server.requestsTo(recordVersion)).toHaveLength(1))
  })

  it('opens an empty post in Spanish', async () => {
    texts = createDocument({ es: { title: '', summary: '', body: emptyBody() } })
    await openEditor()
    expect(title('Spanish')).toHaveValue('')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Untitled')
  })
})
