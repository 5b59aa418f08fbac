import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { MAX_TITLE_CHARACTERS } from '@mixed-zone/contract/schemas/studio/posts'
import { MAX_SUMMARY_CHARACTERS } from '@mixed-zone/document/check-document'
import { type PostDocument, summaryOf, titleOf } from '@mixed-zone/document/document'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type * as Y from 'yjs'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { toasts } from '../../../../ui/components/overlays/toast-store.ts'
import { findMatches, markMatches, replaceMatches, selectMatch } from '../body/find-plugin.ts'
import type { OpenPostDocument } from '../document/post-document.ts'
import { editorTexts } from '../editor-texts.ts'
import { useSharedText } from '../fields/plain-field.tsx'
import { FindReplaceBar } from './find-replace-bar.tsx'
import { findInText, replaceInText, type TextMatch } from './find-text.ts'
import type { Find } from './use-find.ts'

interface FindBarProps {
  readonly find: Find
  readonly opened: OpenPostDocument
  /** Of the language that is searched. */
  readonly editor: Editor
  readonly isEditable: boolean
}

/** Finds and replaces in title, summary and body of one language. */
export function FindBar({ find, opened, editor, isEditable }: FindBarProps) {
  const texts = useTexts(editorTexts).find
  const { formatNumber } = useFormats()
  const { query } = find
  const locale = localeOf(editor)
  const fields = fieldsOf(opened.document, locale)
  // Read again whenever one of them changes.
  useSharedText(fields[0].text)
  useSharedText(fields[1].text)
  const body = useEditorState({ editor, selector: () => editor.state.doc, equalityFn: (one, other) => one === other })
  const [replaced, setReplaced] = useState<number | null>(null)
  const fieldCount = listFieldMatches(query).length
  const count = fieldCount + findMatches(body, query).length
  const index = Math.min(find.index, count - 1)
  const bodyIndex = Math.max(index - fieldCount, -1)

  useEffect(() => {
    if (!editor.isDestroyed) editor.view.dispatch(markMatches(editor.state, { query, index: bodyIndex }))
  }, [editor, query, bodyIndex])

  // The same words again when another language is searched.
  const searchAgain = useEffectEvent(() => search(query))
  useEffect(() => {
    searchAgain()
    return () => {
      if (!editor.isDestroyed) editor.view.dispatch(markMatches(editor.state, { query: '', index: -1 }))
    }
  }, [editor])

  function listFieldMatches(wanted: string) {
    return fields.flatMap((field) => findInText(field.text.toString(), wanted).map((match) => ({ field, match })))
  }

  /** From the caret on, or from the title on as long as the caret is at the start. */
  function search(wanted: string): void {
    const { doc, selection } = editor.state
    const next = findMatches(doc, wanted).findIndex(({ from }) => from >= selection.from)
    show(wanted, selection.from > 1 && next !== -1 ? listFieldMatches(wanted).length + next : 0)
  }

  function show(wanted: string, next: number): void {
    const inFields = listFieldMatches(wanted)
    const match = findMatches(editor.state.doc, wanted)[next - inFields.length]
    if (match) editor.view.dispatch(selectMatch(editor.state, match))
    else scrollToField(locale, inFields[next]?.field.part)
    find.show({ locale, query: wanted, index: next })
    setReplaced(null)
  }

  function step(by: 1 | -1): void {
    if (count > 0) show(query, (index + by + count) % count)
  }

  /** Returns how many were replaced: none if the field could not take the result, so that nothing is cut. */
  function replaceInField(
    { part, text, maxCharacters }: Field,
    matches: readonly TextMatch[],
    replacement: string,
  ): number {
    if (matches.length === 0) return 0
    const before = text.toString()
    // Nobody can type more, but a title that two people have written while one was offline may be longer.
    const max = Math.max(maxCharacters, before.length)
    const replacedText = replaceInText(before, matches, replacement)
    if (replacedText.length > max) {
      toasts.showError(texts.tooLong[part]({ max: formatNumber(max) }))
      return 0
    }
    opened.typeText(text, replacedText)
    return matches.length
  }

  function replaceOne(replacement: string): void {
    // One step of its own to undo.
    opened.undoManagerOf(locale).stopCapturing()
    const inField = listFieldMatches(query)[index]
    if (inField) {
      if (replaceInField(inField.field, [inField.match], replacement) === 0) return
    } else editor.view.dispatch(replaceMatches(editor.state, replacement, { all: false }))
    // What was put in may match again, such as a name whose accent was missing.
    const again = findInText(replacement, query).length
    show(query, (index + again) % Math.max(count - 1 + again, 1))
  }

  function replaceAll(replacement: string): void {
    opened.undoManagerOf(locale).stopCapturing()
    const inFields = fields.map((field) => replaceInField(field, findInText(field.text.toString(), query), replacement))
    const inBody = findMatches(editor.state.doc, query).length
    editor.view.dispatch(replaceMatches(editor.state, replacement, { all: true }))
    setReplaced(inFields.reduce((sum, one) => sum + one, inBody))
  }

  function close(): void {
    find.close()
    editor.commands.focus()
  }

  function statusOf(): string {
    if (replaced !== null) return texts.replaced({ count: replaced })
    return query === '' ? '' : texts.matches({ number: index + 1, count })
  }

  return (
    <FindReplaceBar
      query={query}
      onQuery={search}
      hasMatches={count > 0}
      status={statusOf()}
      onStep={step}
      onReplace={isEditable ? replaceOne : undefined}
      onReplaceAll={isEditable ? replaceAll : undefined}
      onClose={close}
      focusRequest={find.requests}
    />
  )
}

/** `useBodyEditor` sets it. */
function localeOf(editor: Editor): Locale {
  const { attributes } = editor.options.editorProps
  return LOCALES.find((locale) => typeof attributes === 'object' && attributes['lang'] === locale) ?? LOCALES[0]
}

interface Field {
  readonly part: 'title' | 'summary'
  readonly text: Y.Text
  readonly maxCharacters: number
}

function fieldsOf(document: PostDocument, locale: Locale): readonly [Field, Field] {
  return [
    { part: 'title', text: titleOf(document, locale), maxCharacters: MAX_TITLE_CHARACTERS },
    { part: 'summary', text: summaryOf(document, locale), maxCharacters: MAX_SUMMARY_CHARACTERS },
  ]
}

function scrollToField(locale: Locale, part: Field['part'] | undefined): void {
  document.querySelector(`textarea[lang=${locale}][data-part=${part}]`)?.scrollIntoView({ block: 'nearest' })
}
