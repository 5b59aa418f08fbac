import { bodyOf, createDocument } from '@mixed-zone/document/document'
import { BODY_EXTENSIONS } from '@mixed-zone/document/schema'
import { Editor, Extension } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { trackContestedPassages } from '../document/contested-passages.ts'
import { ORIGINS } from '../document/origins.ts'
import { createContestedPlugin } from './contested-plugin.ts'

describe('passages that two people have changed while apart', () => {
  it('are highlighted, and the caret stays behind the last letter that was typed here', () => {
    const own = createDocument()
    const theirs = new Y.Doc()
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(own))
    const contested = trackContestedPassages(own, { isSynced: () => false, getName: () => 'Ruth' })
    const fragment = bodyOf(own, 'es')
    const plugin = createContestedPlugin({ fragment, passages: contested.store })
    const editor = new Editor({
      injectCSS: false,
      extensions: [
        ...BODY_EXTENSIONS,
        Collaboration.configure({ fragment }),
        Extension.create({ name: 'contested', addProseMirrorPlugins: () => [plugin] }),
      ],
    })
    const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text))
    editor.commands.setTextSelection(1)
    type('Gol')
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(own))
    type(' de')
    const paragraph = bodyOf(theirs, 'es').get(0)
    const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
    if (!(text instanceof Y.XmlText)) throw new Error('The paragraph has no text')
    text.insert(0, 'Min. 90: ')

    Y.applyUpdate(own, Y.encodeStateAsUpdate(theirs), ORIGINS.catchUp)
    type(' Ruiz')

    expect(editor.getText()).toBe('Min. 90: Gol de Ruiz')
    expect(editor.view.dom.querySelector('.contested-passage')?.textContent).toBe('Min. 90: Gol de Ruiz')
    editor.destroy()
    contested.stop()
  })
})
