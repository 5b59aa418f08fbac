import { type KeyboardEvent, useRef } from 'react'
import type { PictureSelection } from './use-selection.ts'

/** The button of a picture in the grid. */
export const PICTURE_SELECTOR = '[data-picture]'

/**
 * Keyboard control of the grid: arrows move, Space toggles, Shift with an arrow extends the selection, Ctrl+A selects all,
 * Escape ends the selection, and Enter enlarges.
 */
export function useGridKeys(selection: PictureSelection) {
  const hasTakenSpace = useRef(false)

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const focused = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(PICTURE_SELECTOR) : null
    if (event.key === 'Escape' && selection.isSelecting) return selection.end()
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      return selection.chooseAll()
    }
    if (focused === null || event.altKey || event.ctrlKey || event.metaKey) return
    const id = focused.dataset['picture'] ?? ''
    if (event.key === ' ') {
      event.preventDefault()
      hasTakenSpace.current = true
      return event.shiftKey ? selection.extendTo(id) : selection.toggle(id)
    }
    const next = neighbourOf(focused, event)
    if (next === null) return
    event.preventDefault()
    next.focus()
    if (!event.shiftKey) return
    if (!selection.has(id)) selection.toggle(id)
    selection.extendTo(next.dataset['picture'] ?? '')
  }

  /** Some browsers click a button on keyup of Space, even if keydown was prevented. */
  function handleKeyUp(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== ' ' || !hasTakenSpace.current) return
    hasTakenSpace.current = false
    event.preventDefault()
  }

  return { onKeyDown: handleKeyDown, onKeyUp: handleKeyUp }
}

/** The next picture in the direction of the arrow key. */
function neighbourOf(focused: HTMLElement, { key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const pictures = [...currentTarget.querySelectorAll<HTMLElement>(PICTURE_SELECTOR)]
  const index = pictures.indexOf(focused)
  if (key === 'ArrowLeft') return pictures[index - 1] ?? null
  if (key === 'ArrowRight') return pictures[index + 1] ?? null
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const from = focused.getBoundingClientRect()
  const boxes = pictures.map((picture) => ({ picture, box: picture.getBoundingClientRect() }))
  const beyond = boxes.filter(({ box }) => (key === 'ArrowDown' ? box.top >= from.bottom : box.bottom <= from.top))
  const distance = (box: DOMRect) =>
    Math.abs(box.top - from.top) * 4 + Math.abs(box.left + box.width / 2 - from.left - from.width / 2)
  return beyond.toSorted((one, other) => distance(one.box) - distance(other.box))[0]?.picture ?? null
}
