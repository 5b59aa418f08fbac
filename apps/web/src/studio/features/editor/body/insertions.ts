import type { Editor } from '@tiptap/core'
import type { Node, NodeType, Schema } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'

const TABLE_ROWS = 3
const TABLE_COLUMNS = 3

/** Nodes of the shared schema, which always has them. */
function create(schema: Schema, name: string, content?: Node | readonly Node[]): Node {
  return typeOf(schema, name).create(null, content)
}

function typeOf(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name]
  if (type === undefined) throw new Error(`The schema has no "${name}"`)
  return type
}

/** A table of three columns whose first row is a heading. */
export function insertTable(editor: Editor): void {
  const { schema } = editor
  const cells = (name: string) =>
    Array.from({ length: TABLE_COLUMNS }, () => create(schema, name, create(schema, 'paragraph')))
  const rows = Array.from({ length: TABLE_ROWS }, (_, row) =>
    create(schema, 'tableRow', cells(row === 0 ? 'tableHeader' : 'tableCell')),
  )
  insertBlock(editor, create(schema, 'table', rows))
}

export function insertFactBox(editor: Editor): void {
  insertBlock(editor, create(editor.schema, 'factBox', create(editor.schema, 'paragraph')))
}

/**
 * Replaces an empty paragraph, or follows the block of the caret, with a paragraph after it to go on writing. The caret moves into the block's
 * text, or behind a figure.
 */
function insertBlock(editor: Editor, block: Node): void {
  const { state, view } = editor
  const { $from, to } = state.selection
  const isEmpty = $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  const start = $from.depth === 0 ? to : isEmpty ? $from.before(1) : $from.after(1)
  const end = isEmpty ? $from.after(1) : start
  const isLast = end === state.doc.content.size
  const blocks = isLast ? [block, create(state.schema, 'paragraph')] : [block]
  const transaction = state.tr.replaceWith(start, end, blocks)
  const caret = block.isAtom ? start + block.nodeSize + 1 : start + 1
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(caret), 1)).scrollIntoView()
  view.dispatch(transaction)
  view.focus()
}

/** Whether the caret is inside a fact box. */
export function isInFactBox({ state: { selection } }: Editor): boolean {
  const { $from } = selection
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    ({ type }) => type.name === 'factBox',
  )
}

/** Turns the blocks of the fact box around the caret into normal text. */
export function unwrapFactBox(editor: Editor): void {
  editor.chain().focus().lift('factBox').run()
}

export function insertFigure(editor: Editor, assetId: string): void {
  insertBlock(editor, typeOf(editor.schema, 'figure').create({ 'data-asset': Number(assetId) }))
}
