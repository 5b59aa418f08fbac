import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { bodyOf, type PostDocument, summaryOf, titleOf } from '@mixed-zone/document/document'
import * as Y from 'yjs'
import { createStore } from 'zustand/vanilla'
import { isOwn, ORIGINS } from './origins.ts'

/** A title, a summary, or a block at the top level of a body. */
export interface Passage {
  readonly locale: Locale
  readonly field: 'title' | 'summary' | 'body'
  readonly type: Y.Text | Y.XmlElement
}

/**
 * Passages that this person and somebody else have changed while the connection was lost. Their text was merged, which may read oddly: they
 * are highlighted until somebody confirms them.
 */
export function trackContestedPassages(document: PostDocument, { isSynced }: { isSynced: () => boolean }) {
  const store = createStore<{ readonly passages: readonly Passage[] }>()(() => ({ passages: [] }))
  const changedHere = new Set<unknown>()

  function touch(passage: Passage, { origin }: Y.Transaction): void {
    if (isOwn(origin)) {
      if (!isSynced()) changedHere.add(passage.type)
    } else if (origin === ORIGINS.catchUp && changedHere.has(passage.type)) {
      const { passages } = store.getState()
      if (!passages.some(({ type }) => type === passage.type)) store.setState({ passages: [...passages, passage] })
    }
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

function topBlockOf(type: Y.AbstractType<unknown>, body: Y.XmlFragment): Y.XmlElement | null {
  let current: Y.AbstractType<unknown> | null = type
  while (current !== null && current.parent !== body) current = current.parent
  return current instanceof Y.XmlElement ? current : null
}
