import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { useEffect, useState } from 'react'
import type { Passage } from './document/contested-passages.ts'

/** Leads to a contested passage: shows its language, scrolls to it and puts the caret there. */
export function useShownPassage(onShow: (passage: Passage) => void): (passage: Passage) => void {
  const [shown, setShown] = useState<{ readonly passage: Passage } | null>(null)

  // After the language has been drawn.
  useEffect(() => {
    if (shown !== null) focusPassage(shown.passage.id)
  }, [shown])

  return (passage) => {
    onShow(passage)
    setShown({ passage })
  }
}

function focusPassage(id: number): void {
  const element = document.querySelector<HTMLElement>(`[data-passage="${id}"]`)
  const editor = element?.closest<TiptapEditorHTMLElement>('.story-body')?.editor
  if (element === null || editor === undefined) element?.focus()
  else editor.commands.focus(editor.view.posAtDOM(element, 0))
}
