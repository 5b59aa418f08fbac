import { LOCALES } from '@mixed-zone/contract/locales'
import {
  type ContestedPassage,
  confirmContested,
  markContested,
  type Passage,
  readContested,
} from '@mixed-zone/document/contested'
import { bodyOf, contestedOf, type PostDocument, summaryOf, titleOf } from '@mixed-zone/document/document'
import * as Y from 'yjs'
import { createStore } from 'zustand/vanilla'
import { isOwn, ORIGINS, RESTORED_BASE } from './origins.ts'

interface ContestedPassagesDeps {
  /** False while what others write is unknown here. */
  readonly isSynced: () => boolean
  /** Of the person who writes here. */
  readonly getName: () => string
}

export type ContestedPassages = ReturnType<typeof trackContestedPassages>

/**
 * Passages that two people have changed while one of them had no connection. Their text was merged, which may read oddly: they are highlighted
 * for everybody until somebody confirms them. The browser that comes back finds them, and marks them in the document.
 */
export function trackContestedPassages(document: PostDocument, deps: ContestedPassagesDeps) {
  const store = createStore<{ readonly passages: readonly ContestedPassage[] }>()(() => ({
    passages: readContested(document),
  }))
  const changedHere = new Set<unknown>()
  let found: Passage[] = []

  function touch(passage: Passage, transaction: Y.Transaction): void {
    const { origin } = transaction
    if (isOwn(origin)) {
      if (!deps.isSynced()) changedHere.add(passage.type)
    } else if (origin === ORIGINS.catchUp) {
      if (changedHere.has(passage.type)) found.push(passage)
    } else if (origin === ORIGINS.restored && hasNewTextOfOthers(passage.type, transaction)) found.push(passage)
  }

  const stops = LOCALES.flatMap((locale) => {
    const body = bodyOf(document, locale)
    const observeBody = (events: readonly Y.YEvent<Y.AbstractType<unknown>>[], transaction: Y.Transaction) => {
      for (const { target } of events) {
        const block = topBlockOf(target, body)
        if (block !== null) touch({ locale, field: 'body', type: block }, transaction)
      }
    }
    body.observeDeep(observeBody)
    const texts = [
      { field: 'title', type: titleOf(document, locale) },
      { field: 'summary', type: summaryOf(document, locale) },
    ] as const
    const stopTexts = texts.map(({ field, type }) => {
      const observe = (_event: Y.YTextEvent, transaction: Y.Transaction) => touch({ locale, field, type }, transaction)
      type.observe(observe)
      return () => type.unobserve(observe)
    })
    return [...stopTexts, () => body.unobserveDeep(observeBody)]
  })

  // Somebody may delete a block that is highlighted.
  const roots = new Set<unknown>([contestedOf(document), ...LOCALES.map((locale) => bodyOf(document, locale))])
  /** Once the editors have taken over what has changed: they would undo it if they were drawn before. */
  function handleTransaction({ origin, changed }: Y.Transaction): void {
    if (origin === ORIGINS.catchUp) changedHere.clear()
    if ([...changed.keys()].some((type) => roots.has(type))) update()
    if (found.length === 0) return
    const passages = found
    found = []
    // As an edit of this person, to be sent and stored: the transaction that found them is the server's.
    document.transact(() => markContested(document, passages, { by: deps.getName(), at: Date.now() }), MARKED)
  }

  function update(): void {
    const passages = readContested(document)
    if (passages.length > 0 || store.getState().passages.length > 0) store.setState({ passages })
  }

  document.on('afterTransaction', handleTransaction)

  return {
    /** For `useStore`, in the order of the text. */
    store,
    confirm: (passage: ContestedPassage): void => confirmContested(document, passage),
    stop(): void {
      for (const stop of stops) stop()
      document.off('afterTransaction', handleTransaction)
    },
  }
}

const MARKED = Symbol('marked')

/** Whether others have written here since the tab was closed whose changes the transaction restores. */
function hasNewTextOfOthers(type: Passage['type'], { meta, beforeState, afterState }: Y.Transaction): boolean {
  const base = Y.decodeStateVector(meta.get(RESTORED_BASE) as Uint8Array)
  const isRestored = (client: number) => afterState.get(client) !== beforeState.get(client)
  const hasNew = (parent: { readonly _start: Y.Item | null }): boolean => {
    for (let item = parent._start; item !== null; item = item.right) {
      const { client, clock } = item.id
      if (!isRestored(client) && clock + item.length > (base.get(client) ?? 0)) return true
      if (item.content instanceof Y.ContentType && hasNew(item.content.type)) return true
    }
    return false
  }
  return hasNew(type)
}

function topBlockOf(type: Y.AbstractType<unknown>, body: Y.XmlFragment): Y.XmlElement | null {
  let current: Y.AbstractType<unknown> | null = type
  while (current !== null && current.parent !== body) current = current.parent
  return current instanceof Y.XmlElement ? current : null
}
