import type { Comment } from '@mixed-zone/contract/schemas/studio/versions'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { rangeInBody } from './passages.ts'

interface ShownComments {
  readonly comments: readonly Comment[]
  readonly currentId: string | null
  /** A commented passage was clicked. */
  readonly onOpen: (id: string) => void
}

interface CommentState extends ShownComments {
  readonly decorations: DecorationSet
}

const KEY = new PluginKey<CommentState>('comments')

const NOTHING: CommentState = { comments: [], currentId: null, onOpen: () => {}, decorations: DecorationSet.empty }

/** Highlights the passages that are commented on. */
export function createCommentPlugin(): Plugin<CommentState> {
  return new Plugin<CommentState>({
    key: KEY,
    state: {
      init: () => NOTHING,
      apply(transaction, before, ...[, state]) {
        const change: ShownComments | undefined = transaction.getMeta(KEY)
        // What comes from Yjs replaces the whole text, so positions have to be looked up again.
        if (change !== undefined || ySyncPluginKey.getState(state)?.isChangeOrigin) {
          const shown = { ...before, ...change }
          return { ...shown, decorations: decorate(state, shown) }
        }
        if (!transaction.docChanged) return before
        return { ...before, decorations: before.decorations.map(transaction.mapping, transaction.doc) }
      },
    },
    props: {
      decorations: (state) => KEY.getState(state)?.decorations,
      handleClick(view, position) {
        const { decorations, onOpen } = KEY.getState(view.state) ?? NOTHING
        const id: unknown = decorations.find(position, position).at(-1)?.spec['id']
        if (typeof id === 'string') onOpen(id)
        // The caret goes there too.
        return false
      },
    },
  })
}

function decorate(state: EditorState, { comments, currentId }: ShownComments): DecorationSet {
  const decorations = comments.flatMap((comment) => {
    const range = rangeInBody(state, comment)
    if (range === null) return []
    const look = comment.id === currentId ? 'comment-passage is-current' : 'comment-passage'
    return [Decoration.inline(range.from, range.to, { nodeName: 'mark', class: look }, { id: comment.id })]
  })
  return DecorationSet.create(state.doc, decorations)
}

/** Shows these comments in place of those before. */
export function setComments(state: EditorState, shown: ShownComments): Transaction {
  return state.tr.setMeta(KEY, shown)
}

/** Selects the passage of a comment. Null if it was deleted. */
export function selectPassage(state: EditorState, comment: Comment): Transaction | null {
  const range = rangeInBody(state, comment)
  if (range === null) return null
  const selection = TextSelection.between(state.doc.resolve(range.from), state.doc.resolve(range.to))
  return state.tr.setSelection(selection).scrollIntoView()
}
