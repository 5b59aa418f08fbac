import { addComment, listComments, reopenComment, resolveComment } from '@mixed-zone/contract/endpoints/studio/versions'
import type { Comment } from '@mixed-zone/contract/schemas/studio/versions'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { orThrow } from '../../../../api/client.ts'
import { failureMessage } from '../../../../api/failure-message.ts'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { toasts } from '../../../../ui/components/overlays/toast-store.ts'
import { studioClient } from '../../../shared/studio-client.ts'
import { studioKey } from '../../../shared/studio-query.ts'
import { offerUndo } from '../../../shared/undo.ts'
import type { OpenPostDocument } from '../document/post-document.ts'
import { commentsTexts } from './comments-texts.ts'
import { localeOf, type NewPassage, passageOfBody, passageOfField } from './passages.ts'

/** As the kind says, live events of posts load it again. */
function commentsQuery(id: string) {
  return queryOptions({
    queryKey: studioKey('post', 'comments', id),
    queryFn: ({ signal }) => orThrow(studioClient.call(listComments, undefined, { params: { id }, signal })),
  })
}

interface CommentsOptions {
  readonly opened: OpenPostDocument
  readonly postId: string
  readonly isEditable: boolean
  /** The body that the toolbar acts on. */
  readonly activeEditor: Editor | null
  /** A commented passage was clicked, or a comment was added. */
  readonly onShow: () => void
}

export type Comments = ReturnType<typeof useComments>

/** The comments on passages of a post. */
export function useComments({ opened, postId, isEditable, activeEditor, onShow }: CommentsOptions) {
  const texts = useTexts(commentsTexts)
  const { states } = useBaseTexts()
  const client = useQueryClient()
  const query = useQuery(commentsQuery(postId))
  const { queryKey } = commentsQuery(postId)
  const [passage, setPassage] = useState<NewPassage | null>(null)
  const [currentId, setCurrentId] = useState<string | null>(null)
  const [target, setTarget] = useState<Comment | null>(null)
  const items = query.data?.items
  const open = useMemo(() => items?.filter(({ resolved }) => resolved === null) ?? [], [items])

  function keep(comment: Comment): void {
    client.setQueryData(queryKey, (before) => {
      if (before === undefined) return before
      const isKnown = before.items.some(({ id }) => id === comment.id)
      const replaced = before.items.map((other) => (other.id === comment.id ? comment : other))
      return { items: isKnown ? replaced : [...replaced, comment] }
    })
  }

  function begin(): void {
    const area = window.document.activeElement
    const isField = area instanceof HTMLTextAreaElement && area.dataset['part'] !== undefined
    const selected = isField ? passageOfField(opened.document, area) : bodyPassage()
    if (selected === null) toasts.show(texts.selectFirst)
    else setPassage(selected)
  }

  function bodyPassage(): NewPassage | null {
    const locale = activeEditor === null ? null : localeOf(activeEditor.view.dom)
    return activeEditor === null || locale === null ? null : passageOfBody(activeEditor.state, locale)
  }

  /** Returns what went wrong, if anything. */
  async function add(newPassage: NewPassage, text: string): Promise<string | null> {
    const result = await studioClient.call(addComment, { ...newPassage, text }, { params: { id: postId } })
    if (!result.ok) return failureMessage(result.failure, states)
    keep(result.value)
    setPassage(null)
    setCurrentId(result.value.id)
    onShow()
    return null
  }

  async function setResolved({ id }: Comment, isResolved: boolean): Promise<boolean> {
    const params = { id: postId, commentId: id }
    const result = await studioClient.call(isResolved ? resolveComment : reopenComment, undefined, { params })
    if (result.ok) keep(result.value)
    else toasts.showError(failureMessage(result.failure, states))
    return result.ok
  }

  async function resolve(comment: Comment): Promise<boolean> {
    const isDone = await setResolved(comment, true)
    if (isDone) {
      offerUndo({ text: texts.resolved, countdown: texts.undoFor, undo: () => void setResolved(comment, false) })
    }
    return isDone
  }

  function show(id: string): void {
    setCurrentId(id)
    onShow()
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // By position: with Alt some keyboards type other signs.
    const isKey = event.altKey && (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyM'
    if (!isKey || !isEditable) return
    event.preventDefault()
    begin()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.document.addEventListener('keydown', listener)
    return () => window.document.removeEventListener('keydown', listener)
  }, [])

  return {
    query,
    open,
    resolved: items?.filter(({ resolved }) => resolved !== null) ?? [],
    isEditable,
    passage,
    begin,
    cancel: () => setPassage(null),
    add,
    resolve,
    reopen: (comment: Comment) => setResolved(comment, false),
    currentId,
    show,
    /** The comment whose passage is about to be selected. */
    target,
    goTo(comment: Comment): void {
      setCurrentId(comment.id)
      setTarget(comment)
    },
    reach: () => setTarget(null),
  }
}

const CommentsContext = createContext<Comments | null>(null)

/** For the texts and toolbars below it. */
export const CommentsProvider = CommentsContext

/** Null outside of the editor. */
export const usePostComments = () => use(CommentsContext)
