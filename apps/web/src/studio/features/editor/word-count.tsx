import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTexts } from '../../../i18n/texts.ts'
import { editorTexts } from './editor-texts.ts'

const WORDS_PER_MINUTE = 200

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** "412 words · 2 min". */
export function WordCount({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(editorTexts)
  const words = useEditorState({
    editor,
    selector: () => countWords(editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ', ' ')),
  })
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE))
  return <span className="shrink-0 px-3 text-12 text-muted max-sm:hidden">{texts.words({ words, minutes })}</span>
}
