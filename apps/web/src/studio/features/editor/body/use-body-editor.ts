import { LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import { bodyOf } from '@mixed-zone/document/document'
import type { Plugin } from '@tiptap/pm/state'
import { type Editor, useEditor } from '@tiptap/react'
import { yCursorPlugin } from '@tiptap/y-tiptap'
import { useState } from 'react'
import type { Awareness } from 'y-protocols/awareness'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { toasts } from '../../../../ui/components/overlays/toast-store.ts'
import { createCommentPlugin } from '../comments/comment-plugin.ts'
import type { Colleague } from '../document/carets.ts'
import type { OpenPostDocument } from '../document/post-document.ts'
import { editorTexts } from '../editor-texts.ts'
import { createTranslationMarksPlugin } from '../languages/translation-marks-plugin.ts'
import { cleanPastedHtml, hasStyling } from '../paste/clean-paste.ts'
import { createBodyExtensions } from './body-extensions.ts'
import { createContestedPlugin } from './contested-plugin.ts'
import { createChangeSizeLimit } from './change-size-limit.ts'
import { createSuggestionKeys, type SuggestionKeys } from './suggestion-plugin.ts'

interface BodyEditorOptions {
  readonly opened: OpenPostDocument
  /** Of the text. */
  readonly locale: Locale
  readonly isEditable: boolean
  readonly onFocus: (editor: Editor) => void
}

interface BodyEditor {
  readonly editor: Editor
  readonly suggestionKeys: SuggestionKeys
}

/** An editor for the body of one language. */
export function useBodyEditor({ opened, locale, isEditable, onFocus }: BodyEditorOptions): BodyEditor {
  const texts = useTexts(editorTexts)
  const language = LOCALE_NAMES[useLocale()][locale]
  const [suggestionKeys] = useState(createSuggestionKeys)
  const fragment = bodyOf(opened.document, locale)
  const editor = useEditor(
    {
      extensions: createBodyExtensions({
        fragment,
        undoManager: opened.undoManagerOf(locale),
        suggestionKeys,
        plugins: [
          createCaretPlugin(opened.awareness),
          createCommentPlugin(),
          createTranslationMarksPlugin(),
          createChangeSizeLimit({
            getFreeBytes: opened.getFreeBytes,
            onTooLarge: (limit) => toasts.showError(texts.tooLarge[limit]),
          }),
          createContestedPlugin({ fragment, passages: opened.contestedPassages }),
        ],
      }),
      editable: isEditable,
      onFocus: (event) => onFocus(event.editor),
      // The content security policy forbids style elements; `body.css` has these rules.
      injectCSS: false,
      editorProps: {
        attributes: {
          lang: locale,
          spellcheck: 'true',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-readonly': String(!isEditable),
          'aria-label': texts.bodyLabel({ language }),
          class: 'story-body',
        },
        transformPastedHTML: cleanPastedHtml,
        handlePaste(view, event) {
          if (!hasStyling(event.clipboardData?.getData('text/html') ?? '')) return false
          // What was typed before must stay when the paste is undone.
          opened.undoManagerOf(locale).stopCapturing()
          const { doc } = view.state
          // ProseMirror inserts it after this, unless it is too large.
          setTimeout(() => {
            if (view.state.doc !== doc) offerUndoOfPaste()
          })
          return false
        },
        handleKeyDown(_view, event) {
          if (event.key !== 'F10' || !event.altKey) return false
          document.querySelector<HTMLElement>('[data-format-toolbar] button')?.focus()
          return true
        },
      },
    },
    [opened, locale, isEditable, texts],
  )

  function offerUndoOfPaste(): void {
    toasts.show(texts.pastedWithoutLooks, {
      action: { label: texts.undo, onPress: () => editor.chain().focus().undo().run() },
    })
  }

  return { editor, suggestionKeys }
}

/** Carets and selections of colleagues. Classes instead of the plugin's own inline styles, which the content security policy forbids. */
function createCaretPlugin(awareness: Awareness): Plugin {
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
