import type * as Y from 'yjs'

type Delta = Y.YTextEvent['delta']

interface BindOptions {
  readonly text: Y.Text
  readonly area: HTMLTextAreaElement
  /** Replaces the shared text by what was typed. */
  readonly typeText: (text: Y.Text, value: string) => void
}

/**
 * Keeps a text area equal to a shared text. Changes of others move the caret along with the text around it. Line breaks become spaces: titles
 * and summaries have one paragraph. Returns a function that ends it.
 */
export function bindText({ text, area, typeText }: BindOptions): () => void {
  /** What the area showed after the last change that is in the shared text. */
  let shown = text.toString()
  /** Changes of others during a composition: replacing the value would end it. */
  let waiting: Delta[] = []
  let isComposing = false
  let isTyping = false

  function show(value: string, [start, end]: readonly [number, number]): void {
    const direction = area.selectionDirection
    shown = value
    area.value = value
    // Setting the selection moves the focus in some browsers.
    if (area.ownerDocument.activeElement === area) area.setSelectionRange(start, end, direction)
  }

  function handleTextChange({ delta }: Y.YTextEvent): void {
    if (isTyping) return
    if (isComposing) {
      waiting.push(delta)
      return
    }
    show(text.toString(), [mapIndex(area.selectionStart, delta), mapIndex(area.selectionEnd, delta)])
  }

  function writeInput(): void {
    const change = findChange(shown, area.value, area.selectionEnd)
    const inserted = joinLines(change.inserted)
    // Others may have changed the text before, behind and inside what was replaced here. What they inserted directly before it stays.
    const side = change.removed > 0 ? 'before' : 'behind'
    const start = waiting.reduce((index, delta) => mapIndex(index, delta, side), change.index)
    const end = waiting.reduce((index, delta) => mapIndex(index, delta), change.index + change.removed)
    const hasWaiting = waiting.length > 0
    waiting = []
    const before = text.toString()
    const value = before.slice(0, start) + inserted + before.slice(Math.max(start, end))
    isTyping = true
    typeText(text, value)
    isTyping = false
    const caret = hasWaiting || value !== area.value ? start + inserted.length : area.selectionEnd
    if (value !== area.value) show(value, [caret, caret])
    shown = value
  }

  function handleInput(): void {
    if (!isComposing) writeInput()
  }

  function handleCompositionStart(): void {
    isComposing = true
  }

  function handleCompositionEnd(): void {
    isComposing = false
    handleInput()
  }

  /** A page that is left, or a phone that is locked, may never end the composition; it may also go on afterwards. */
  function writeComposition(): void {
    if (isComposing) writeInput()
  }

  function handleVisibility(): void {
    if (document.visibilityState === 'hidden') writeComposition()
  }

  area.value = shown
  text.observe(handleTextChange)
  area.addEventListener('input', handleInput)
  area.addEventListener('compositionstart', handleCompositionStart)
  area.addEventListener('compositionend', handleCompositionEnd)
  // In the capture phase: before the connection sends what is unsent, at the same events.
  const leaving = new AbortController()
  const options = { capture: true, signal: leaving.signal }
  window.addEventListener('pagehide', writeComposition, options)
  document.addEventListener('visibilitychange', handleVisibility, options)
  return () => {
    writeComposition()
    leaving.abort()
    text.unobserve(handleTextChange)
    area.removeEventListener('input', handleInput)
    area.removeEventListener('compositionstart', handleCompositionStart)
    area.removeEventListener('compositionend', handleCompositionEnd)
  }
}

/** A title or a summary has one line. */
export const joinLines = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

/** Where a position is after a change, and on which side of it what was inserted there is. */
export function mapIndex(index: number, delta: Delta, inserted: 'before' | 'behind' = 'behind'): number {
  let before = 0
  let after = index
  for (const { retain = 0, insert, delete: removed = 0 } of delta) {
    if (inserted === 'behind' ? before >= index : before > index) break
    if (typeof insert === 'string') after += insert.length
    after -= Math.min(removed, index - before)
    before += retain + removed
  }
  return after
}

interface TextChange {
  readonly index: number
  readonly removed: number
  readonly inserted: string
}

const HIGH_SURROGATE = /[\uD800-\uDBFF]/
const LOW_SURROGATE = /[\uDC00-\uDFFF]/

/** The change between two values, without splitting characters of two code units. The caret tells which of several equal letters was typed. */
export function findChange(before: string, after: string, caret: number): TextChange {
  const maxEnd = Math.min(after.length - caret, before.length)
  let end = 0
  while (end < maxEnd && before.at(-1 - end) === after.at(-1 - end)) end += 1
  if (end > 0 && LOW_SURROGATE.test(after.at(-end) ?? '')) end -= 1
  const maxStart = Math.min(before.length, after.length) - end
  let start = 0
  while (start < maxStart && before[start] === after[start]) start += 1
  if (start > 0 && HIGH_SURROGATE.test(after[start - 1] ?? '')) start -= 1
  return { index: start, removed: before.length - end - start, inserted: after.slice(start, after.length - end) }
}
