import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { findInText, type TextMatch } from '../find/find-text.ts'

interface MarkedMatch {
  readonly query: string
  /** Of the match at hand; -1 if that is none of the body. */
  readonly index: number
}

interface FindState extends MarkedMatch {
  readonly matches: readonly TextMatch[]
}

const KEY = new PluginKey<FindState>('find')

const NOTHING: FindState = { query: '', matches: [], index: -1 }

/** Marks what is searched in the text. */
export function createFindPlugin(): Plugin<FindState> {
  return new Plugin<FindState>({
    key: KEY,
    state: {
      init: () => NOTHING,
      apply(transaction, before) {
        const change: MarkedMatch | undefined = transaction.getMeta(KEY)
        if (change === undefined && !transaction.docChanged) return before
        const { query, index } = { ...before, ...change }
        const matches = findMatches(transaction.doc, query)
        return { query, matches, index: Math.min(index, matches.length - 1) }
      },
    },
    props: {
      decorations(state) {
        const { matches, index } = KEY.getState(state) ?? NOTHING
        return DecorationSet.create(
          state.doc,
          matches.map(({ from, to }, position) =>
            Decoration.inline(from, to, { class: position === index ? 'find-match is-current' : 'find-match' }),
          ),
        )
      },
    },
  })
}

/** Matches without regard to accents and capitals, inside one paragraph each. */
export function findMatches(document: Node, query: string): TextMatch[] {
  const matches: TextMatch[] = []
  document.descendants((node, position) => {
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC')
    for (const { from, to } of findInText(text, query)) {
      matches.push({ from: position + 1 + from, to: position + 1 + to })
    }
    return false
  })
  return matches
}

/** An empty query ends the search. */
export const markMatches = (state: EditorState, marked: MarkedMatch): Transaction => state.tr.setMeta(KEY, marked)

export function selectMatch({ tr }: EditorState, { from, to }: TextMatch): Transaction {
  return tr.setSelection(TextSelection.create(tr.doc, from, to)).scrollIntoView()
}

/** Replaces the match at hand, or all of them in one step. The formats of the first letter stay. */
export function replaceMatches(
  state: EditorState,
  replacement: string,
  { all }: { readonly all: boolean },
): Transaction {
  const { matches, index } = KEY.getState(state) ?? NOTHING
  const chosen = all ? matches : matches.filter((_, position) => position === index)
  const { tr } = state
  for (const { from, to } of chosen.toReversed()) {
    if (replacement === '') tr.delete(from, to)
    else tr.insertText(replacement, from, to)
  }
  return tr
}
