import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { bodyOf, type PostDocument, summaryOf, titleOf } from '@mixed-zone/document/document'
import * as Y from 'yjs'
import { createStore } from 'zustand/vanilla'
import { isOwn, ORIGINS, RESTORED_BASE } from './origins.ts'

/** A title, a summary, or a block at the top level of a body. */
export interface Passage {
  /** Names it on the page. */
  readonly id: number
  readonly locale: Locale
  readonly field: 'title' | 'summary' | 'body'
  readonly type: Y.Text | Y.XmlElement
}

export type ContestedPassages = ReturnType<typeof trackContestedPassages>

/**
 * Passages that this person and somebody else have changed while the connection was lost. Their text was merged, which may read oddly: they
 * are highlighted until somebody confirms them.
 */
export function trackContestedPassages(document: PostDocument, { isSynced }: { isSynced: () => boolean }) {
  const store = createStore<{ readonly passages: readonly Passage[] }>()(() => ({ passages: [] }))
  const changedHere = new Set<unknown>()
  let lastId = 0

  function touch(passage: Omit<Passage, 'id'>, transaction: Y.Transaction): void {
    const { origin } = transaction
    if (isOwn(origin)) {
      if (!isSynced()) changedHere.add(passage.type)
    } else if (origin === ORIGINS.catchUp) {
      if (changedHere.has(passage.type)) add(passage)
    } else if (origin === ORIGINS.restored && hasNewTextOfOthers(passage.type, transaction)) add(passage)
  }

  function add(passage: Omit<Passage, 'id'>): void {
    const { passages } = store.getState()
    if (passages.some(({ type }) => type === passage.type)) return
    lastId += 1
    store.setState({ passages: [...passages, { ...passage, id: lastId }] })
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

  const forgetAfterCatchUp = ({ origin }: Y.Transaction) => {
    if (origin === ORIGINS.catchUp) changedHere.clear()
  }
  document.on('afterTransaction', forgetAfterCatchUp)

  return {
    store,
    confirm(passage: Passage): void {
      store.setState(({ passages }) => ({ passages: passages.filter(({ type }) => type !== passage.type) }))
    },
    stop(): void {
      for (const stop of stops) stop()
      document.off('afterTransaction', forgetAfterCatchUp)
    },
  }
}

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
