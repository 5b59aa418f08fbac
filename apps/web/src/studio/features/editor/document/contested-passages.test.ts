import { contestedOf, createDocument, summaryOf, titleOf } from '@mixed-zone/document/document'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'
import { trackContestedPassages } from './contested-passages.ts'
import { ORIGINS, RESTORED_BASE } from './origins.ts'

/** Two people in the same document. The one here can lose the connection. */
function openTogether() {
  const there = createDocument()
  titleOf(there, 'es').insert(0, 'Final')
  const here = new Y.Doc()
  Y.applyUpdate(here, Y.encodeStateAsUpdate(there), ORIGINS.catchUp)
  const connection = { isSynced: true }
  const tracked = trackContestedPassages(here, { isSynced: () => connection.isSynced, getName: () => 'Marta' })
  onTestFinished(tracked.stop)
  return {
    here,
    there,
    tracked,
    goOffline: () => {
      connection.isSynced = false
    },
    /** Both exchange what they have. */
    goOnline: () => {
      Y.applyUpdate(here, Y.encodeStateAsUpdate(there, Y.encodeStateVector(here)), ORIGINS.catchUp)
      connection.isSynced = true
      Y.applyUpdate(there, Y.encodeStateAsUpdate(here, Y.encodeStateVector(there)))
    },
    keys: (document: Y.Doc) => [...contestedOf(document).keys()],
  }
}

describe('trackContestedPassages', () => {
  it('marks what both changed while apart, in the document of both', () => {
    const { here, there, tracked, goOffline, goOnline, keys } = openTogether()
    goOffline()
    titleOf(here, 'es').insert(0, 'here ')
    summaryOf(here, 'es').insert(0, 'only here')
    titleOf(there, 'es').insert(0, 'there ')
    summaryOf(there, 'en').insert(0, 'only there')
    goOnline()
    expect(keys(there)).toEqual(['es.title'])
    expect(tracked.store.getState().passages).toMatchObject([{ locale: 'es', field: 'title', by: 'Marta' }])
  })

  it('marks nothing that was changed at the same time with a connection', () => {
    const { here, there, goOnline, keys } = openTogether()
    titleOf(here, 'es').insert(0, 'here ')
    titleOf(there, 'es').insert(0, 'there ')
    goOnline()
    expect(keys(here)).toEqual([])
  })

  it('marks it again if both change it another time, not before', () => {
    const { here, there, tracked, goOffline, goOnline, keys } = openTogether()
    const changeBoth = () => {
      goOffline()
      titleOf(here, 'es').insert(0, 'here ')
      titleOf(there, 'es').insert(0, 'there ')
      goOnline()
    }
    changeBoth()
    for (const passage of tracked.store.getState().passages) tracked.confirm(passage)
    titleOf(there, 'es').insert(0, 'later ')
    goOnline()
    expect(keys(here)).toEqual([])
    changeBoth()
    expect(keys(here)).toEqual(['es.title'])
  })

  it('marks what others changed since the tab was closed whose changes are restored', () => {
    const { here, there, keys } = openTogether()
    const closed = new Y.Doc()
    Y.applyUpdate(closed, Y.encodeStateAsUpdate(there))
    const base = Y.encodeStateVector(closed)
    titleOf(closed, 'es').insert(5, ' from the closed tab')
    summaryOf(closed, 'es').insert(0, 'only there')
    titleOf(there, 'es').insert(0, 'there ')
    Y.applyUpdate(here, Y.encodeStateAsUpdate(there, Y.encodeStateVector(here)), ORIGINS.catchUp)
    here.transact((transaction) => {
      transaction.meta.set(RESTORED_BASE, base)
      Y.applyUpdate(here, Y.encodeStateAsUpdate(closed, base))
    }, ORIGINS.restored)
    expect(keys(here)).toEqual(['es.title'])
  })

  it('follows what a colleague confirms', () => {
    const { here, there, tracked, goOffline, goOnline } = openTogether()
    goOffline()
    titleOf(here, 'es').insert(0, 'here ')
    titleOf(there, 'es').insert(0, 'there ')
    goOnline()
    contestedOf(there).delete('es.title')
    Y.applyUpdate(here, Y.encodeStateAsUpdate(there, Y.encodeStateVector(here)), ORIGINS.others)
    expect(tracked.store.getState().passages).toEqual([])
  })
})
