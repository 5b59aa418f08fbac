import type { Locale } from '@mixed-zone/contract/locales'
import { type PostDocument, summaryOf, titleOf } from '@mixed-zone/document/document'
import type { Editor } from '@tiptap/react'
import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react'
import { selectPassage, setComments } from './comment-plugin.ts'
import { rangeInField } from './passages.ts'
import { usePostComments } from './use-comments.ts'

interface TextComments {
  readonly editor: Editor
  /** Holds the title and the summary. */
  readonly fields: RefObject<HTMLElement | null>
  readonly document: PostDocument
  readonly locale: Locale
}

/** Highlights the commented passages of one language, and leads to the one that somebody asked for. */
export function useTextComments({ editor, fields, document, locale }: TextComments): void {
  const comments = usePostComments()
  const open = comments?.open
  const shown = useMemo(
    () => open?.filter((comment) => comment.locale === locale && comment.part === 'body') ?? [],
    [open, locale],
  )
  const currentId = comments?.currentId ?? null
  const handleOpen = useEffectEvent((id: string) => comments?.show(id))

  useEffect(() => {
    if (editor.isDestroyed) return
    const onOpen = (id: string) => handleOpen(id)
    editor.view.dispatch(setComments(editor.state, { comments: shown, currentId, onOpen }))
  }, [editor, shown, currentId])

  const target = comments?.target?.locale === locale ? comments.target : null
  const reach = useEffectEvent(() => comments?.reach())
  useEffect(() => {
    if (target === null || editor.isDestroyed) return
    reach()
    if (target.part === 'body') {
      const transaction = selectPassage(editor.state, target)
      editor.view.focus()
      if (transaction !== null) editor.view.dispatch(transaction)
      return
    }
    const text = target.part === 'title' ? titleOf(document, locale) : summaryOf(document, locale)
    const range = rangeInField(text, target)
    const area = fields.current?.querySelector<HTMLTextAreaElement>(`[data-part=${target.part}]`)
    area?.focus()
    if (range !== null) area?.setSelectionRange(range.from, range.to)
  }, [target, editor, document, fields, locale])
}
