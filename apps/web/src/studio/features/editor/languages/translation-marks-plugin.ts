import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { type DiffPart, diffTexts } from '../../../shared/text-diff.ts'
import type { OriginalChange } from './original-changes.ts'

/** What to mark in a body. */
export interface BodyMarks {
  /** In a translation: the blocks whose original has changed. In the original: the changed words themselves. */
  readonly role: 'translation' | 'original'
  readonly changes: readonly OriginalChange[]
}

const KEY = new PluginKey<BodyMarks>('translationMarks')

const NOTHING: BodyMarks = { role: 'translation', changes: [] }

/** Marks what changed in the original since a translation was reviewed. */
export function createTranslationMarksPlugin(): Plugin<BodyMarks> {
  return new Plugin<BodyMarks>({
    key: KEY,
    state: {
      init: () => NOTHING,
      apply: (transaction, before): BodyMarks => transaction.getMeta(KEY) ?? before,
    },
    props: {
      decorations(state) {
        const { role, changes } = KEY.getState(state) ?? NOTHING
        if (changes.length === 0) return null
        return DecorationSet.create(
          state.doc,
          role === 'translation' ? markBlocks(state.doc, changes) : markWords(state.doc, changes),
        )
      },
    },
  })
}

export function setBodyMarks(view: EditorView, marks: BodyMarks): void {
  view.dispatch(view.state.tr.setMeta(KEY, marks).setMeta('addToHistory', false))
}

interface Block {
  readonly node: Node
  readonly position: number
}

/** As `readOriginal` counts them. */
export function listBlocks(document: Node): Block[] {
  const blocks: Block[] = []
  document.forEach((node, position) => {
    if (node.textContent.trim() !== '') blocks.push({ node, position })
  })
  return blocks
}

/** The block of a translation that a change concerns: of a paragraph that was added, the one before. */
export function blockIndexOf({ before, reviewedIndex }: OriginalChange): number {
  return before === null ? Math.max(reviewedIndex - 1, 0) : reviewedIndex
}

/** The text of the block that a change concerns, as `readOriginal` reads it, and where each of its characters is. */
export function readChangedBlock(document: Node, change: OriginalChange): Position[] {
  const block = change.before === null ? undefined : listBlocks(document)[change.reviewedIndex]
  return block === undefined ? [] : listPositions(block)
}

const markBlock = ({ node, position }: Block, name: string) =>
  Decoration.node(position, position + node.nodeSize, { class: name })

function markBlocks(document: Node, changes: readonly OriginalChange[]): Decoration[] {
  const blocks = listBlocks(document)
  const indexes = new Set(changes.filter(({ field }) => field === 'body').map(blockIndexOf))
  return [...indexes].flatMap((index) => {
    const block = blocks[Math.min(index, blocks.length - 1)]
    return block ? [markBlock(block, 'translation-changed')] : []
  })
}

function markWords(document: Node, changes: readonly OriginalChange[]): Decoration[] {
  const blocks = listBlocks(document)
  return changes.flatMap(({ field, before, after, currentIndex }) => {
    const block = blocks[currentIndex]
    if (field !== 'body' || after === null || block === undefined) return []
    const positions = listPositions(block)
    // Somebody has typed since the texts were compared.
    if (positions.map(({ text }) => text).join('') !== after) return []
    return [markBlock(block, 'original-changed'), ...decorateParts(diffTexts(before ?? '', after), positions)]
  })
}

function decorateParts(parts: readonly DiffPart[], positions: readonly Position[]): Decoration[] {
  const decorations: Decoration[] = []
  let offset = 0
  for (const { kind, text } of parts) {
    const last = positions.at(-1)
    const from = positions[offset]?.at ?? (last ? last.at + 1 : 0)
    if (kind === 'removed') {
      decorations.push(Decoration.widget(from, () => createRemovedWords(text), { side: -1, key: `removed-${text}` }))
      continue
    }
    const end = positions[offset + text.length - 1]
    if (kind === 'added' && end) decorations.push(Decoration.inline(from, end.at + 1, { class: 'words-added' }))
    offset += text.length
  }
  return decorations
}

function createRemovedWords(text: string): HTMLElement {
  const element = document.createElement('del')
  element.className = 'words-removed'
  element.textContent = text
  // The notice above the text says it in words.
  element.ariaHidden = 'true'
  return element
}

export interface Position {
  readonly text: string
  readonly at: number
}

/** The position of each character that `readOriginal` returns for the block. */
function listPositions({ node, position }: Block): Position[] {
  const positions: Position[] = []
  const visit = (block: Node, start: number) => {
    if (!block.isTextblock) {
      block.forEach((child, offset) => visit(child, start + offset + 1))
      return
    }
    if (block.content.size === 0) return
    if (positions.length > 0) positions.push({ text: '\n', at: start })
    block.forEach((child, offset) => {
      const at = start + 1 + offset
      if (!child.isText) positions.push({ text: '\n', at })
      for (let index = 0; index < (child.text?.length ?? 0); index += 1) {
        positions.push({ text: child.text?.charAt(index) ?? '', at: at + index })
      }
    })
  }
  visit(node, position)
  const isSpace = ({ text }: Position) => text.trim() === ''
  while (positions.length > 0 && positions.slice(-1).every(isSpace)) positions.pop()
  const first = positions.findIndex((each) => !isSpace(each))
  return positions.slice(Math.max(first, 0))
}
