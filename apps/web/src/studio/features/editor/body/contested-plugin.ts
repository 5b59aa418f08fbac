import type { ContestedPassage } from '@mixed-zone/document/contested'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import type { XmlElement, XmlFragment } from 'yjs'
import type { ContestedPassages } from '../document/contested-passages.ts'

interface ContestedPluginOptions {
  readonly fragment: XmlFragment
  readonly passages: ContestedPassages['store']
}

/** Highlights the blocks that two people have changed while apart. */
export function createContestedPlugin({ fragment, passages }: ContestedPluginOptions): Plugin {
  return new Plugin({
    view(view) {
      // An empty transaction draws the decorations again. Later: the list may change while the editor applies another one.
      const draw = () => queueMicrotask(() => view.isDestroyed || view.dispatch(view.state.tr))
      return { destroy: passages.subscribe(draw) }
    },
    props: {
      decorations: (state) => DecorationSet.create(state.doc, decorate(state, fragment, passages.getState().passages)),
    },
  })
}

function decorate(state: EditorState, fragment: XmlFragment, passages: readonly ContestedPassage[]): Decoration[] {
  return passages.flatMap(({ key, type }) => {
    if (type.parent !== fragment) return []
    const block = findBlock(state, fragment, type as XmlElement)
    if (block === null) return []
    const { from, node } = block
    return Decoration.node(from, from + node.nodeSize, { class: 'contested-passage', 'data-passage': key })
  })
}

/** By identity, because what was just typed is not in the shared text yet and may have moved it; else by position. */
function findBlock(state: EditorState, fragment: XmlFragment, type: XmlElement): { from: number; node: Node } | null {
  const known: unknown = ySyncPluginKey.getState(state)?.binding?.mapping.get(type)
  const position = fragment.toArray().indexOf(type)
  let found: { from: number; node: Node } | null = null
  state.doc.forEach((node, from, index) => {
    if (node === known || (found === null && index === position)) found = { from, node }
  })
  return found
}
