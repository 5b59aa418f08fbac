import { createDocument, summaryOf } from '@mixed-zone/document/document'
import { describe, expect, it } from 'vitest'
import { trackDocumentSize } from './document-size.ts'

const MEGABYTE = 1024 * 1024

describe('trackDocumentSize', () => {
  it('says when a document is nearly full, and when it no longer is', () => {
    const document = createDocument()
    const size = trackDocumentSize(document)
    summaryOf(document, 'es').insert(0, 'x'.repeat(3 * MEGABYTE))
    expect(size.store.getState().isNearlyFull).toBe(false)
    expect(size.getFreeBytes()).toBeGreaterThan(0.8 * MEGABYTE)
    summaryOf(document, 'es').insert(0, 'x'.repeat(0.9 * MEGABYTE))
    expect(size.store.getState().isNearlyFull).toBe(true)
    expect(size.getFreeBytes()).toBeLessThan(0)
    summaryOf(document, 'es').delete(0, 2 * MEGABYTE)
    expect(size.getFreeBytes()).toBeGreaterThan(MEGABYTE)
    expect(size.store.getState().isNearlyFull).toBe(false)
    size.stop()
  })
})
