import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { bodyOf, type PostDocument, summaryOf, titleOf } from '@mixed-zone/document/document'
import {
  type CaptionCell,
  type Caret,
  decodePlace,
  encodeCaptionCell,
  encodeCaret,
  MAX_CARET_BYTES,
  type ServerMessage,
} from '@mixed-zone/document/messages'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { createStore } from 'zustand/vanilla'

/** The server drops more than ten a second. */
const SEND_MS = 110
/** How long a caret is shown after its last move. */
const VISIBLE_MS = 3_000
/** A cell of the caption table is sent periodically, so that colleagues who connect later see it too. */
const REPEAT_MS = 10_000
/** After this long without a repetition the colleague has gone, or has the tab in the background, where browsers throttle timers. */
const CELL_VISIBLE_MS = 25_000
export const CARET_COLOURS = 4

/** Somebody else who has this document open, as they are known here. */
export interface Colleague {
  readonly connectionId: string
  readonly name: string
  /** 0 to 3, different for the first four. */
  readonly colour: number
  /** Of the text in which they write; null until that is known, and in the caption table. */
  readonly locale: Locale | null
  /** Where they are in the caption table; null if they are elsewhere. */
  readonly cell: CaptionCell | null
}

interface RemoteCaret {
  colleague: Colleague
  /** In `Awareness`, whose keys are numbers; negative, as those of documents never are. */
  readonly key: number
  hiding: ReturnType<typeof setTimeout> | undefined
}

type CaretMessage = Extract<ServerMessage, { kind: 'caret' }>

interface CaretsDeps {
  readonly document: PostDocument
  readonly send: (bytes: Uint8Array) => void
}

export type Carets = ReturnType<typeof createCarets>

/**
 * Where people write. `awareness` is for `yCursorPlugin`: its `user` is a `Colleague`. Names come from the server, so nobody can write under
 * another name.
 */
export function createCarets({ document, send }: CaretsDeps) {
  const awareness = new Awareness(document)
  const colleagues = createStore<{ readonly list: readonly Colleague[] }>()(() => ({ list: [] }))
  const remote = new Map<string, RemoteCaret>()
  let lastKey = 0
  let sending: ReturnType<typeof setTimeout> | undefined
  let repeating: ReturnType<typeof setInterval> | undefined
  /** This person's cell of the caption table; null after leaving it, undefined while the caret in the text is what counts. */
  let ownCell: CaptionCell | null | undefined

  // The cast: the field is set by `yCursorPlugin` and `setFieldCaret` only.
  const ownCursor = () => awareness.getLocalState()?.['cursor'] as Caret | null | undefined

  function sendSoon(): void {
    sending ??= setTimeout(sendOwn, SEND_MS)
  }

  function sendOwn(): void {
    sending = undefined
    if (ownCell !== undefined) return send(encodeCaptionCell(ownCell))
    const cursor = ownCursor()
    if (!cursor) return
    const bytes = encodeCaret({
      anchor: Y.createRelativePositionFromJSON(cursor.anchor),
      head: Y.createRelativePositionFromJSON(cursor.head),
    })
    if (bytes.length <= MAX_CARET_BYTES) send(bytes)
  }

  function handleChange(_changes: unknown, origin: unknown): void {
    if (origin !== 'local') return
    if (ownCursor()) setOwnCell(undefined)
    sendSoon()
  }
  awareness.on('change', handleChange)

  function setOwnCell(cell: typeof ownCell): void {
    ownCell = cell
    clearInterval(repeating)
    if (cell) repeating = setInterval(sendSoon, REPEAT_MS)
  }

  function show(key: number, state: Record<string, unknown> | null): void {
    if (state === null) awareness.states.delete(key)
    else awareness.states.set(key, state)
    awareness.emit('change', [{ added: [], updated: [key], removed: [] }, 'remote'])
  }

  function publish(): void {
    colleagues.setState({ list: [...remote.values()].map(({ colleague }) => colleague) })
  }

  function meet({ connectionId, name, colour }: CaretMessage): RemoteCaret {
    const taken = new Set([...remote.values()].map((caret) => caret.colleague.colour))
    const colours = Array.from({ length: CARET_COLOURS }, (_, offset) => (colour + offset) % CARET_COLOURS)
    const free = colours.find((candidate) => !taken.has(candidate)) ?? colour % CARET_COLOURS
    lastKey -= 1
    const colleague = { connectionId, name, colour: free, locale: null, cell: null }
    const met = { colleague, key: lastKey, hiding: undefined }
    remote.set(connectionId, met)
    publish()
    if (ownCell) sendSoon()
    return met
  }

  function setPlace(caret: RemoteCaret, { cell, locale }: Pick<Colleague, 'cell' | 'locale'>): void {
    const before = caret.colleague
    const isSameCell = before.cell?.assetId === cell?.assetId && before.cell?.key === cell?.key
    if (isSameCell && before.locale === locale) return
    caret.colleague = { ...before, cell, locale }
    publish()
  }

  function remove(connectionId: string): void {
    const caret = remote.get(connectionId)
    if (!caret) return
    clearTimeout(caret.hiding)
    remote.delete(connectionId)
    show(caret.key, null)
    publish()
  }

  function clear(): void {
    for (const connectionId of [...remote.keys()]) remove(connectionId)
  }

  return {
    awareness,
    colleagues,
    receive(message: CaretMessage): void {
      if (message.bytes.length === 0) return remove(message.connectionId)
      const place = decodePlace(message.bytes)
      if (place === null) return
      const caret = remote.get(message.connectionId) ?? meet(message)
      clearTimeout(caret.hiding)
      if (place.kind === 'captions') {
        show(caret.key, null)
        setPlace(caret, { cell: place.cell, locale: null })
        caret.hiding = setTimeout(() => setPlace(caret, { cell: null, locale: null }), CELL_VISIBLE_MS)
        return
      }
      setPlace(caret, { cell: null, locale: localeAt(document, place.caret.head) ?? caret.colleague.locale })
      caret.hiding = setTimeout(() => show(caret.key, null), VISIBLE_MS)
      // A copy, because the plugin adds a colour of its own.
      show(caret.key, { user: { ...caret.colleague }, cursor: place.caret })
    },
    /** Tells colleagues in which cell of the caption table this person is; null when it is left. */
    setCell(cell: CaptionCell | null): void {
      if (cell === null && !ownCell) return
      setOwnCell(cell)
      sendSoon()
    },
    clear,
    destroy(): void {
      clearTimeout(sending)
      clearInterval(repeating)
      clear()
      awareness.off('change', handleChange)
      awareness.destroy()
    },
  }
}

/** The language of the text that a position is in; null if the place is not here yet, or gone. */
function localeAt(document: PostDocument, position: Y.RelativePosition): Locale | null {
  let type = Y.createAbsolutePositionFromRelativePosition(position, document)?.type ?? null
  while (type !== null && type.parent !== null) type = type.parent
  const rootsOf = (locale: Locale) => [titleOf(document, locale), summaryOf(document, locale), bodyOf(document, locale)]
  return LOCALES.find((locale) => rootsOf(locale).some((root) => root === type)) ?? null
}
