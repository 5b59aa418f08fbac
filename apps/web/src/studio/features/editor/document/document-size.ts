import { MAX_DOCUMENT_BYTES } from '@mixed-zone/document/check-document'
import type { PostDocument } from '@mixed-zone/document/document'
import * as Y from 'yjs'
import { createStore } from 'zustand/vanilla'

/** Left for titles, summaries and deletions, which are never refused here. */
const RESERVED_BYTES = 128 * 1024
const NEARLY_FULL_BYTES = 0.9 * MAX_DOCUMENT_BYTES
/** Measuring a large document takes some milliseconds. */
const MEASURE_AFTER_BYTES = 64 * 1024

/** How much of the limit of a document is used, all languages together. */
export function trackDocumentSize(document: PostDocument) {
  const store = createStore<{ readonly isNearlyFull: boolean }>()(() => ({ isNearlyFull: false }))
  let measuredBytes = 0
  let addedBytes = 0

  function measure(): void {
    measuredBytes = Y.encodeStateAsUpdate(document).length
    addedBytes = 0
    store.setState({ isNearlyFull: measuredBytes > NEARLY_FULL_BYTES })
  }

  function handleUpdate(bytes: Uint8Array): void {
    addedBytes += bytes.length
    if (addedBytes > MEASURE_AFTER_BYTES) measure()
  }
  document.on('update', handleUpdate)

  return {
    store,
    getFreeBytes(): number {
      // An upper limit so far: what was deleted takes less space than its updates.
      if (measuredBytes + addedBytes > NEARLY_FULL_BYTES) measure()
      return MAX_DOCUMENT_BYTES - RESERVED_BYTES - measuredBytes - addedBytes
    },
    stop: () => document.off('update', handleUpdate),
  }
}
