import type { ContestedPassage } from '@mixed-zone/document/contested'
import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { useEffect, useState } from 'react'

/** Leads to a contested passage: shows its language, scrolls to it and puts the caret there. */
export function useShownPassage(onShow: (passage: ContestedPassage) => void): (passage: ContestedPassage) => void {
  const [shown, setShown] = useState<{ readonly passage: ContestedPassage } | null>(null)

  // After the language has been drawn.
  useEffect(() => {
    if (shown !== null) focusPassage(shown.passage.key)
  }, [shown])

  return (passage) => {
    onShow(passage)
    setShown({ passage })
  }
}

function focusPassage(key: string): void {
  const element = document.querySelector<HTMLElement>(`[data-passage="${key}"]`)
  const editor = element?.closest<TiptapEditorHTMLElement>('.story-body')?.editor
  if (element === null || editor === undefined) element?.focus()
  else editor.commands.focus(editor.view.posAtDOM(element, 0))
}
