import { isLinkAddress } from '@mixed-zone/contract/rules/link-address'
import type { PasteRuleMatch } from '@tiptap/core'
import type { MarkType, Schema } from '@tiptap/pm/model'
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

/** Only with a scheme or `www.`, so that no list of domains is needed to know that "4.3.3" is no address. */
const ADDRESS = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"«»“”]{3,}/giu

/** What ends a sentence does not belong to the address; a closing bracket does if it was opened there. */
function trimEnd(address: string): string {
  const trimmed = address.replace(/[.,;:!?'’]+$/, '')
  const isUnopened =
    (trimmed.endsWith(')') && !trimmed.includes('(')) || (trimmed.endsWith(']') && !trimmed.includes('['))
  return isUnopened ? trimEnd(trimmed.slice(0, -1)) : trimmed
}

function hrefOf(address: string): string | null {
  const href = /^www\./i.test(address) ? `https://${address}` : address
  return isLinkAddress(href) && URL.canParse(href) && new URL(href).hostname.includes('.') ? href : null
}

/** The web addresses in a text, for TipTap's paste rules. */
export function findAddresses(text: string): PasteRuleMatch[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index }) => {
    const address = trimEnd(found)
    const href = hrefOf(address)
    return href === null ? [] : [{ index, text: address, data: { href } }]
  })
}

/** The schema always has it. */
export function linkTypeOf({ marks: { link } }: Schema): MarkType {
  if (link === undefined) throw new Error('The schema has no "link"')
  return link
}

/** Links an address once a space or a new line follows it, and selected words if an address is pasted over them. */
export function createAutoLinkPlugin(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, after) =>
      transactions.some(isTyped) ? linkTypedAddress(before, after) : null,
    props: {
      handlePaste({ state, dispatch }, _event, { content }) {
        const { selection } = state
        const { from, to, empty } = selection
        const text = content.textBetween(0, content.size, '\n').trim()
        const [address] = findAddresses(text)
        // A picture or a row of cells is replaced, as by any other text.
        if (!(selection instanceof TextSelection) || empty || address?.text !== text) return false
        dispatch(state.tr.addMark(from, to, linkTypeOf(state.schema).create(address.data)))
        return true
      },
    },
  })
}

/** Neither what colleagues type, which their own browser links, nor an undo. */
const isTyped = (transaction: Transaction) =>
  transaction.docChanged && transaction.getMeta(ySyncPluginKey) === undefined

function linkTypedAddress(before: EditorState, { doc, selection, schema, tr }: EditorState): Transaction | null {
  const { $from: caret, empty } = before.selection
  if (!empty || !selection.empty || selection.from <= caret.pos) return null
  if (!/^\s/.test(doc.textBetween(caret.pos, selection.from, '\n', '\n'))) return null
  const word = /\S*$/.exec(caret.parent.textBetween(0, caret.parentOffset, undefined, ' '))?.[0] ?? ''
  const address = findAddresses(word).at(-1)
  if (address === undefined) return null
  const from = caret.pos - word.length + address.index
  const to = from + address.text.length
  const type = linkTypeOf(schema)
  // Elsewhere in the text the same step may have changed more; and what somebody has linked stays as it is.
  if (doc.textBetween(from, to) !== address.text || doc.rangeHasMark(from, to, type)) return null
  return tr.addMark(from, to, type.create(address.data))
}
