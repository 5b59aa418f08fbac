import type { Plugin } from '@tiptap/pm/state'
import { yCursorPlugin } from '@tiptap/y-tiptap'
import type { Awareness } from 'y-protocols/awareness'
import type { Colleague } from '../document/carets.ts'

/** Carets and selections of colleagues. Classes instead of the plugin's own inline styles, which the content security policy forbids. */
export function createCaretPlugin(awareness: Awareness): Plugin {
  return yCursorPlugin(awareness, {
    cursorBuilder: ({ name, colour }: Colleague) => {
      const caret = document.createElement('span')
      caret.className = `remote-caret caret-colour-${colour}`
      const label = document.createElement('span')
      label.className = 'remote-caret-name'
      label.textContent = name.split(' ')[0] ?? name
      caret.append(label)
      return caret
    },
    selectionBuilder: ({ colour }: Colleague) => ({ class: `remote-selection caret-colour-${colour}` }),
  })
}
