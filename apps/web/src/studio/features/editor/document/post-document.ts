import type { Locale } from '@mixed-zone/contract/locales'
import { bodyOf, type PostDocument, replaceText, summaryOf, titleOf } from '@mixed-zone/document/document'
import { defaultDeleteFilter, defaultProtectedNodes, ySyncPluginKey } from '@tiptap/y-tiptap'
import { useEffect, useState } from 'react'
import * as Y from 'yjs'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { endSession, useSessionStatus } from '../../../../session/session-status.ts'
import { onSessionEnd, useSession } from '../../../../session/session-store.ts'
import { createCarets } from './carets.ts'
import { trackContestedPassages } from './contested-passages.ts'
import { connectDocument } from './document-connection.ts'
import { trackDocumentSize } from './document-size.ts'
import { openUnsentEdits } from './unsent-edits.ts'

/** The Yjs origin of changes in the plain fields, title and summary, so that they can be undone. */
const TYPED = Symbol('typed')

export type OpenPostDocument = ReturnType<typeof openPostDocument>

/** The texts of a post, which others may write at the same time. Close it when the editor is left. */
export function openPostDocument({ postId }: { postId: string }) {
  const { user, token } = useSession.getState()
  const document: PostDocument = new Y.Doc()
  const carets = createCarets({ document, send: (bytes) => connection.sendCaret(bytes) })
  const connection = connectDocument({
    document,
    unsent: openUnsentEdits({ personId: user?.id ?? '', postId }),
    getToken: () => useSession.getState().token,
    createSocket: () => new WebSocket(socketUrl(postId)),
    onCaret: carets.receive,
    onDisconnect: carets.clear,
    onRefusal(reason) {
      if (reason === 'session' && useSession.getState().token === token) endSession({ kind: 'expired', by: 'token' })
    },
  })
  const contested = trackContestedPassages(document, {
    isSynced: connection.isSynced,
    getName: () => useSession.getState().user?.firstName ?? '',
  })
  const size = trackDocumentSize(document)
  const undoManagers = new Map<Locale, Y.UndoManager>()
  const stopListening = onSessionEnd(() => {
    if (useSessionStatus.getState().end?.kind === 'expired') void close()
    else {
      connection.abort()
      release()
    }
  })

  function release(): void {
    stopListening()
    contested.stop()
    size.stop()
    carets.destroy()
    for (const manager of undoManagers.values()) manager.destroy()
    document.destroy()
  }

  async function close(): Promise<void> {
    stopListening()
    await connection.close()
    release()
  }

  return {
    document,
    /** `{ isLoaded, saveState }`: a Zustand store, for `useStore`. */
    status: connection.status,
    /** Passages that two people changed at the same time, to be highlighted, for `useStore`. */
    contestedPassages: contested.store,
    confirmPassage: contested.confirm,
    /** `{ isNearlyFull }`, for `useStore`. */
    size: size.store,
    /** How many bytes the document can still take. */
    getFreeBytes: size.getFreeBytes,
    /** Others in this document, for `useStore`. */
    colleagues: carets.colleagues,
    /** Tells colleagues in which cell of the caption table this person is. */
    setCaptionCell: carets.setCell,
    /** For `yCursorPlugin`; `user` is a `Colleague`. */
    awareness: carets.awareness,
    /** Replaces a title or summary by what its field now contains. */
    typeText(text: Y.Text, value: string): void {
      document.transact(() => replaceText(text, value), TYPED)
    },
    /** Undoes this person's own changes of title, summary and body, in the order in which they were made. */
    undoManagerOf(locale: Locale): Y.UndoManager {
      const known = undoManagers.get(locale)
      if (known) return known
      const scope = [titleOf(document, locale), summaryOf(document, locale), bodyOf(document, locale)]
      const created = new Y.UndoManager(scope, {
        trackedOrigins: new Set([ySyncPluginKey, TYPED]),
        deleteFilter: (item) => defaultDeleteFilter(item, defaultProtectedNodes),
        captureTransaction: ({ meta }) => meta.get('addToHistory') !== false,
      })
      undoManagers.set(locale, created)
      return created
    },
    /** If the save state is `refused`: deletes the edits that only this browser has. Open the document again afterwards. */
    discardUnsent: connection.discardUnsent,
    /** If the save state is `refused` for a reason that has ended. */
    reconnect: connection.reconnect,
    close,
  }
}

function socketUrl(postId: string): URL {
  const address = new URL(`/api/studio/posts/${postId}/document`, location.href)
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return address
}

/** Null until the effect has run. The document is in a store, since an effect may not set the state of its own component. */
export function usePostDocument(postId: string): OpenPostDocument | null {
  const [current] = useState(() => createStore<{ opened: OpenPostDocument | null }>()(() => ({ opened: null })))
  useEffect(() => {
    const opened = openPostDocument({ postId })
    current.setState({ opened })
    return () => {
      current.setState({ opened: null })
      void opened.close()
    }
  }, [current, postId])
  return useStore(current, ({ opened }) => opened)
}
