import { type RefObject, useEffect, useRef, useState } from 'react'

export type OpenPart = 'search' | 'filters' | null

interface Finder {
  readonly input: RefObject<HTMLInputElement | null>
  readonly openPart: OpenPart
  readonly open: (part: OpenPart) => void
}

const TAKES_LETTERS = 'input, textarea, select, [contenteditable], dialog[open], [role="dialog"], [role="alertdialog"]'

/** The search of a page: the field in its bar where one is in sight, else the one over the whole width. `/` leads to it. */
export function useFinder(): Finder {
  const input = useRef<HTMLInputElement | null>(null)
  const [openPart, open] = useState<OpenPart>(null)

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isAlone = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isAlone || event.defaultPrevented || isTakingLetters(event.target)) return
      event.preventDefault()
      if (input.current?.checkVisibility()) return input.current.select()
      open('search')
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  return { input, openPart, open }
}

function isTakingLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_LETTERS) !== null
}
