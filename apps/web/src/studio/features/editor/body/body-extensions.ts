import { BODY_EXTENSIONS } from '@mixed-zone/document/schema'
import { type Extensions, Extension, PasteRule } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import type { Plugin } from '@tiptap/pm/state'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { ReactNodeViewRenderer } from '@tiptap/react'
import type { UndoManager, XmlFragment } from 'yjs'
import { createAutoLinkPlugin, findAddresses, linkTypeOf } from './auto-link.ts'
import { FigureView } from './figure-view.tsx'
import { createFindPlugin } from './find-plugin.ts'
import { createSuggestionPlugin, type SuggestionKeys } from './suggestion-plugin.ts'

interface BodyOptions {
  readonly fragment: XmlFragment
  /** Of this person, for title, summary and body together. */
  readonly undoManager: UndoManager
  /** Whoever shows the menu of `/` and `@` handles its keys. */
  readonly suggestionKeys: SuggestionKeys
  /** Carets of colleagues, what has to be translated again, and passages to read again. */
  readonly plugins: readonly Plugin[]
}

/** The extensions of the shared schema, with what is needed to edit a body. */
export function createBodyExtensions({ fragment, undoManager, suggestionKeys, plugins }: BodyOptions): Extensions {
  return [
    ...BODY_EXTENSIONS.map((extension) =>
      extension.name === 'figure'
        ? extension.extend({ addNodeView: () => ReactNodeViewRenderer(FigureView) })
        : extension,
    ),
    Collaboration.configure({ fragment, yUndoOptions: { undoManager } }),
    Extension.create({
      name: 'editing',
      addProseMirrorPlugins: () => [
        tableEditing(),
        createAutoLinkPlugin(),
        createFindPlugin(),
        createSuggestionPlugin(suggestionKeys),
        ...plugins,
      ],
      addPasteRules() {
        const type = linkTypeOf(this.editor.schema)
        return [
          new PasteRule({
            find: findAddresses,
            handler: ({ state: { doc, tr }, range: { from, to }, match: { data } }) => {
              // What was linked where it was copied keeps its own address.
              if (!doc.rangeHasMark(from, to, type)) tr.addMark(from, to, type.create(data))
            },
          }),
        ]
      },
      addKeyboardShortcuts() {
        const { editor } = this
        return {
          Tab: () => goToNextCell(1)(editor.state, editor.view.dispatch),
          'Shift-Tab': () => goToNextCell(-1)(editor.state, editor.view.dispatch),
        }
      },
    }),
  ]
}
