import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

interface Match {
  readonly from: number
  readonly to: number
}

interface FindState {
  readonly query: string
  readonly matches: readonly Match[]
  /** The one that is selected; -1 without a match. */
  readonly index: number
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
        const change: Partial<FindState> | undefined = transaction.getMeta(KEY)
        if (change === undefined && !transaction.docChanged) return before
        const { query, index } = { ...before, ...change }
        const matches = findMatches(transaction.doc, query)
        return { query, matches, index: matches.length === 0 ? -1 : Math.min(Math.max(index, 0), matches.length - 1) }
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

export const findStateOf = (state: EditorState): FindState => KEY.getState(state) ?? NOTHING

/** Matches without regard to accents and capitals, inside one paragraph each. */
export function findMatches(document: Node, query: string): Match[] {
  const wanted = fold(query)
  if (wanted === '') return []
  const matches: Match[] = []
  document.descendants((node, position) => {
    if (!node.isTextblock) return true
    const text = fold(node.textBetween(0, node.content.size, undefined, '\uFFFC'))
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
      matches.push({ from: position + 1 + at, to: position + 1 + at + wanted.length })
    }
    return false
  })
  return matches
}

/** Character by character, so that the length stays the same. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const letter = text.charAt(index)
    const folded = letter.normalize('NFD').charAt(0).toLowerCase()
    return folded.length === 1 ? folded : letter
  }).join('')
}

/** Searches from the caret on and selects the first match. An empty query ends the search. */
export function setQuery(state: EditorState, query: string): Transaction {
  const matches = findMatches(state.doc, query)
  const next = Math.max(
    matches.findIndex(({ from }) => from >= state.selection.from),
    0,
  )
  return select(state.tr.setMeta(KEY, { query, index: next }), matches[next])
}

function select(transaction: Transaction, match: Match | undefined): Transaction {
  if (match === undefined) return transaction
  return transaction.setSelection(TextSelection.create(transaction.doc, match.from, match.to)).scrollIntoView()
}

/** Selects the next match, or with -1 the one before. */
export function stepMatch(state: EditorState, step: 1 | -1): Transaction {
  const { matches, index } = findStateOf(state)
  const next = (index + step + matches.length) % Math.max(matches.length, 1)
  return select(state.tr.setMeta(KEY, { index: next }), matches[next])
}

/** Replaces the current match, or all of them in one step. The formats of the first letter stay. */
export function replaceMatches(
  state: EditorState,
  replacement: string,
  { all }: { readonly all: boolean },
): Transaction {
  const { matches, index } = findStateOf(state)
  const chosen = all ? matches : matches.slice(index, index + 1)
  const { tr } = state
  for (const { from, to } of chosen.toReversed()) {
    if (replacement === '') tr.delete(from, to)
    else tr.insertText(replacement, from, to)
  }
  return tr
}
