import { isDeepStrictEqual } from 'node:util'
import {
  getCaptionContext,
  getFileUses,
  saveAssetDetails,
  saveManyAssetTexts,
  setAssetStates,
} from '@mixed-zone/contract/endpoints/studio/files'
import {
  findTags,
  getChecklist,
  getFactChoices,
  getPostDetail,
  saveAssetTexts,
  saveFact,
} from '@mixed-zone/contract/endpoints/studio/posts'
import {
  addComment,
  listComments,
  listVersions,
  recordVersion,
  reopenComment,
  resolveComment,
} from '@mixed-zone/contract/endpoints/studio/versions'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import type { AssetTextsChange, StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { Comment } from '@mixed-zone/contract/schemas/studio/versions'
import { createDocument } from '@mixed-zone/document/document'
import { BODY_SCHEMA } from '@mixed-zone/document/schema'
import { beginTranslations } from '@mixed-zone/document/translations'
import { screen, waitFor } from '@testing-library/dom'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, beforeEach, expect, vi } from 'vitest'
import type * as Y from 'yjs'
import {
  captionContextResponse,
  factChoicesResponse,
  postDetailResponse,
} from '../src/studio/features/editor/editor.fixture.ts'
import { FakeDocumentSocket } from './fake-document-socket.ts'
import { failWith, hold } from './fake-server.ts'
import { portalServer } from './portal-server.ts'
import { READER, renderScreen } from './render-screen.tsx'
import { act } from './react.ts'

export const STAFF = { ...READER, permissions: PERMISSIONS }

const MAX_TRANSFORM_MS = 120_000

const MARTA = { id: '7', name: 'Marta Quiroga' }
const NOW = '2026-11-15T18:00:00.000Z'

const paragraph = (text: string) =>
  BODY_SCHEMA.node('doc', null, [BODY_SCHEMA.node('paragraph', null, [BODY_SCHEMA.text(text)])])

interface PostEditor {
  /** What the server has. */
  stored: PostDetail
  texts: Y.Doc
  /** If false, new connections close before they open. */
  isReachable: boolean
  comments: Comment[]
}

/** A fake server with one post, whose texts come over a fake socket. */
export function postEditor() {
  const server = portalServer()
  const state: PostEditor = { stored: postDetailResponse(), texts: createDocument(), comments: [], isReachable: true }
  let sockets: FakeDocumentSocket[] = []

  function setResolved(id: string, resolved: Comment['resolved']): Comment {
    state.comments = state.comments.map((comment) => (comment.id === id ? { ...comment, resolved } : comment))
    const changed = state.comments.find((comment) => comment.id === id)
    if (!changed) throw new Error('There is no such comment')
    return changed
  }

  // Transforming the editor's modules takes long on a busy machine; the first test would not find the screen in time.
  beforeAll(async () => {
    await Promise.all([
      import('../src/studio/features/editor/editor-screen.tsx'),
      import('../src/studio/features/editor/comments/comments-panel.tsx'),
      import('../src/studio/features/editor/facts/conflict-view.tsx'),
      import('../src/studio/features/editor/facts/facts-panel.tsx'),
      import('../src/studio/features/editor/find/find-bar.tsx'),
      import('../src/studio/shared/publish/publish-dialogs.tsx'),
    ])
  }, MAX_TRANSFORM_MS)

  beforeEach(() => {
    sockets = []
    state.isReachable = true
    state.stored = postDetailResponse()
    state.comments = []
    state.texts = createDocument({
      es: {
        title: 'Almenara gana el derbi',
        summary: 'Selección de 40 fotografías',
        body: paragraph('Un disparo de Rueda.'),
      },
      en: {
        title: 'Almenara win the derby',
        summary: 'A choice of 40 photographs',
        body: paragraph('A shot by Rueda.'),
      },
    })
    // Before the post, whose path also matches.
    server.on(getFactChoices, () => factChoicesResponse())
    server.on(findTags, () => ({ tags: [] }))
    server.on(getPostDetail, () => state.stored)
    server.on(getChecklist, () => ({ blocking: [], warnings: [], checks: 9, embargoReaders: 3 }))
    server.on(listComments, () => ({ items: state.comments }))
    server.on(addComment, ({ body }) => {
      const comment = { ...body, id: String(state.comments.length + 1), author: MARTA, at: NOW, resolved: null }
      state.comments = [...state.comments, comment]
      return comment
    })
    server.on(resolveComment, ({ params }) => setResolved(params.commentId, { by: MARTA, at: NOW }))
    server.on(reopenComment, ({ params }) => setResolved(params.commentId, null))
    server.on(recordVersion, () => ({ number: null }))
    server.on(listVersions, ({ query: { page, pageSize } }) => ({
      items: [],
      total: 0,
      lastPublished: null,
      page,
      pageSize,
    }))
    serveFiles()
    serveFacts()
    // What an earlier test has typed must not come back.
    vi.stubGlobal('indexedDB', new IDBFactory())
    stubLayout()
    vi.stubGlobal('WebSocket', function createSocket() {
      const socket = new FakeDocumentSocket()
      sockets.push(socket)
      setTimeout(() => {
        // The browser closed it meanwhile.
        if (socket.readyState === 3) return
        if (!state.isReachable) return socket.end(1006)
        socket.open()
        socket.answerState(state.texts)
      })
      return socket.asWebSocket()
    })
  })

  /** Changes the stored file, as the server does. */
  function storeAsset(assetId: string, changes: Partial<StudioAsset>): StudioAsset {
    const found = state.stored.assets.find(({ id }) => id === assetId)
    if (!found) throw new Error('The post does not have the file')
    const changed = { ...found, ...changes }
    const assets = state.stored.assets.map((asset) => (asset.id === assetId ? changed : asset))
    state.stored = { ...state.stored, assets }
    return changed
  }

  function saveTexts(assetId: string, change: AssetTextsChange): StudioAsset | null {
    const stored = state.stored.assets.find(({ id }) => id === assetId)
    if (stored?.version !== change.version) return null
    return storeAsset(assetId, { ...changedTexts(stored, change), version: stored.version + 1 })
  }

  function serveFiles(): void {
    server.on(saveAssetTexts, ({ body, params }) => saveTexts(params.assetId, body) ?? failWith('conflict')())
    server.on(saveManyAssetTexts, ({ body: { changes } }) => {
      const results = changes.map(({ assetId, texts }) => ({ assetId, saved: saveTexts(assetId, texts) }))
      return {
        saved: results.flatMap(({ saved }) => saved ?? []),
        conflicts: results.flatMap(({ assetId, saved }) => (saved ? [] : [storeAsset(assetId, {})])),
      }
    })
    server.on(saveAssetDetails, ({ body: { version, ...details }, params }) => {
      const stored = state.stored.assets.find(({ id }) => id === params.assetId)
      if (stored?.detailsVersion !== version) return failWith('conflict')()
      return storeAsset(params.assetId, { details, detailsVersion: version + 1 })
    })
    server.on(setAssetStates, ({ body: { ids, state: next } }) => ({
      assets: ids.map((id) => {
        const { details, detailsVersion } = storeAsset(id, {})
        if (details.state === next) return storeAsset(id, {})
        return storeAsset(id, { details: { ...details, state: next }, detailsVersion: detailsVersion + 1 })
      }),
    }))
    server.on(getFileUses, () => ({ uses: [], recipients: 0 }))
    server.on(getCaptionContext, () => captionContextResponse())
  }

  function serveFacts(): void {
    server.on(saveFact, ({ body: { value, version }, params: { field } }) => {
      const stored = state.stored.facts[field]
      if (stored.version !== version) return failWith('conflict')()
      if (isDeepStrictEqual(value, stored.value)) return { ...stored, filled: {} }
      const saved = { value, version: version + 1, changedBy: null, changedAt: NOW }
      state.stored = { ...state.stored, facts: { ...state.stored.facts, [field]: saved } }
      return { ...saved, filled: {} }
    })
  }

  const lastSocket = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('Nobody has connected')
    return socket
  }

  return {
    server,
    state,
    lastSocket,
    /** Restores the default handler. */
    serveFacts,
    /** Restores the default handlers. */
    serveFiles,
    storeAsset,
    /** At a tab of the editor, such as `tab=pictures`. */
    async openTab(query: string) {
      beginTranslations(state.texts)
      const user = await renderScreen(`/en/studio/posts/12?${query}`, { session: STAFF })
      await screen.findByRole('navigation', { name: 'Parts of the post' })
      return user
    },
    async open() {
      // As the server does: browsers only add what is new.
      beginTranslations(state.texts)
      const user = await renderScreen('/en/studio/posts/12', { session: STAFF })
      await screen.findByRole('textbox', { name: /^Title, / })
      return user
    },
    /** In another tab of the same browser. */
    async reopen() {
      const user = await renderScreen('/en/studio/posts/12', { keepsStorage: true })
      await screen.findByRole('textbox', { name: /^Title, / })
      return user
    },
    /** Begins to load the post again. What the server has now arrives when the returned function is called, whatever is saved until then. */
    async beginReload(): Promise<() => Promise<void>> {
      const current = state.stored
      const { handler, release } = hold(() => current)
      server.on(getPostDetail, handler)
      // The instance of this page load.
      const { queryClient } = await import('../src/api/query-client.ts')
      const reloaded = queryClient.invalidateQueries({ queryKey: ['studio', 'post', 'detail'] })
      return async () => {
        server.on(getPostDetail, () => state.stored)
        release()
        // The cache notifies the screen in a timer.
        await act(() => reloaded.then(() => new Promise((resolve) => setTimeout(resolve))))
      }
    },
    goOffline(): void {
      state.isReachable = false
      act(() => lastSocket().end(1006))
    },
    goOnline(): void {
      state.isReachable = true
      act(() => void window.dispatchEvent(new Event('online')))
    },
    /** Stores what was typed, as the server does. */
    async store(): Promise<void> {
      await waitFor(() => expect(lastSocket().updates.length).toBeGreaterThan(0))
      act(() => lastSocket().store(state.texts))
    },
  }
}

/** Texts that are missing in the change stay as they are. */
export function changedTexts(stored: StudioAsset, { version: _version, ...change }: AssetTextsChange) {
  return {
    ...change,
    captions: { ...stored.captions, ...change.captions },
    alternatives: { ...stored.alternatives, ...change.alternatives },
  }
}

/** What jsdom lacks and ProseMirror asks for. */
function stubLayout(): void {
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects()
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
  document.adoptedStyleSheets = []
  CSSStyleSheet.prototype.replaceSync = () => {}
}
