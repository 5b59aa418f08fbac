import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { FactChoices } from '@mixed-zone/contract/schemas/studio/post-facts'
import { MAX_TITLE_CHARACTERS } from '@mixed-zone/contract/schemas/studio/posts'
import { MAX_SUMMARY_CHARACTERS } from '@mixed-zone/document/check-document'
import { readTexts, replaceTexts, summaryOf, titleOf } from '@mixed-zone/document/document'
import { type Editor, EditorContent } from '@tiptap/react'
import { AtSign } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { toasts } from '../../../../ui/components/overlays/toast-store.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import '../body/body.css'
import { FigureAssets, type PostAsset } from '../body/figure-view.tsx'
import { type Mention, SuggestionMenu } from '../body/suggestion-menu.tsx'
import { findExceededLimit } from '../body/change-size-limit.ts'
import { useBodyEditor } from '../body/use-body-editor.ts'
import type { OpenPostDocument } from '../document/post-document.ts'
import { FieldPassages } from '../comments/field-passages.tsx'
import { useTextComments } from '../comments/use-text-comments.ts'
import { editorTexts } from '../editor-texts.ts'
import { PlainField } from '../fields/plain-field.tsx'
import { FieldMatches } from '../find/field-matches.tsx'
import { AssetDialog } from '../toolbar/asset-dialog.tsx'
import { type Adoption, listAdoptions } from './adoptions.ts'
import { LanguageStart } from './language-start.tsx'
import { MachineNotice, TranslateButton, type TranslatedPost } from './machine-translation.tsx'
import type { OriginalChange } from './original-changes.ts'
import { type BodyMarks, blockIndexOf, listBlocks, readChangedBlock, setBodyMarks } from './translation-marks-plugin.ts'
import { TranslationNotice } from './translation-notice.tsx'
import type { TranslationMarks } from './use-translation-marks.ts'

const TITLE = { suggestedCharacters: 90, maxCharacters: MAX_TITLE_CHARACTERS }
const SUMMARY = { suggestedCharacters: 200, maxCharacters: MAX_SUMMARY_CHARACTERS }

export interface LanguageTextProps {
  readonly opened: OpenPostDocument
  /** Of the text. */
  readonly locale: Locale
  /** Set while nobody has begun this language: the one to translate from. */
  readonly source: Locale | null
  readonly post: TranslatedPost
  readonly marks: TranslationMarks
  readonly isEditable: boolean
  /** Three columns, with smaller headlines. */
  readonly isColumn?: boolean
  readonly assets: readonly PostAsset[]
  readonly teams: FactChoices['teams']
  /** Between summary and body. */
  readonly renderToolbar?: (editor: Editor) => ReactNode
  /** The editor that the toolbar and the search act on. */
  readonly onActive: (editor: Editor) => void
  readonly onMention: (mention: Mention) => void
}

/** Title, summary and body of one language. */
export function LanguageText(props: LanguageTextProps) {
  const { opened, post, locale, source } = props
  const [isBegun, setIsBegun] = useState(false)
  const { document } = opened
  const texts = useTexts(editorTexts)
  if (source === null || isBegun || !props.isEditable) return <WrittenText {...props} hasFocus={isBegun} />
  return (
    <LanguageStart
      locale={locale}
      source={source}
      onCopy={() => {
        const copied = readTexts(document, source)
        const limit = findExceededLimit(copied.body, opened.getFreeBytes)
        if (limit !== null) return toasts.showError(texts.tooLarge[limit])
        replaceTexts(document, locale, copied)
        setIsBegun(true)
      }}
      onEmpty={() => setIsBegun(true)}
    >
      {post.canTranslate && (
        <TranslateButton
          opened={opened}
          post={post}
          source={source}
          locale={locale}
          onInserted={() => setIsBegun(true)}
        />
      )}
    </LanguageStart>
  )
}

interface WrittenTextProps extends LanguageTextProps {
  /** Just begun: the title takes the focus. */
  readonly hasFocus: boolean
}

function WrittenText(props: WrittenTextProps) {
  const { opened, locale, marks, isEditable, isColumn = false, assets, teams, renderToolbar, onActive } = props
  const texts = useTexts(editorTexts)
  const language = LOCALE_NAMES[useLocale()][locale]
  const [assetKind, setAssetKind] = useState<'image' | 'video' | null>(null)
  const fields = useRef<HTMLDivElement | null>(null)
  const { editor, suggestionKeys } = useBodyEditor({ opened, locale, isEditable, onFocus: onActive })
  const figures = useMemo(() => ({ assets, locale }), [assets, locale])
  const shared = {
    typeText: opened.typeText,
    contestedPassages: opened.contestedPassages,
    awareness: opened.awareness,
    undoManager: opened.undoManagerOf(locale),
    lang: locale,
    isEditable,
    onFocus: () => onActive(editor),
  }

  const { role, changes } = bodyMarksOf(locale, marks, isColumn)

  useTextComments({ editor, fields, document: opened.document, locale })
  useEffect(() => onActive(editor), [editor, onActive])
  useEffect(() => setBodyMarks(editor.view, { role, changes }), [editor, role, changes])
  useEffect(() => {
    if (props.hasFocus) fields.current?.querySelector('textarea')?.focus()
  }, [props.hasFocus])

  const textOf = (part: 'title' | 'summary') =>
    part === 'title' ? titleOf(opened.document, locale) : summaryOf(opened.document, locale)

  /** One of the two fields, with the highlights under it. */
  function fieldProps(part: 'title' | 'summary', className: string) {
    const text = textOf(part)
    const isMarked = marks.changes[locale].some(({ field }) => field === part)
    const underlay = (
      <>
        {isMarked && <div aria-hidden="true" className="absolute inset-0 rounded-control bg-accent-tint" />}
        <FieldPassages {...{ part, text, className, locale }} />
        <FieldMatches {...{ part, className, locale }} document={opened.document} />
      </>
    )
    return { part, text, className, underlay }
  }

  function focusSummary(): void {
    fields.current?.querySelectorAll('textarea')[1]?.focus()
  }

  function show(change: OriginalChange): void {
    if (change.field === 'title') fields.current?.querySelector('textarea')?.focus()
    else if (change.field === 'summary') focusSummary()
    else {
      const blocks = listBlocks(editor.state.doc)
      const block = blocks[Math.min(blockIndexOf(change), blocks.length - 1)]
      editor.commands.focus(block ? block.position + block.node.nodeSize - 1 : 'end')
    }
  }

  function adoptionsOf(change: OriginalChange): Adoption[] {
    if (change.field !== 'body') return listAdoptions(change, textOf(change.field).toString())
    const characters = readChangedBlock(editor.state.doc, change).map(({ text }) => text)
    return listAdoptions(change, characters.join(''))
  }

  function adopt(change: OriginalChange, { from, to, offset }: Adoption): void {
    const { field } = change
    // One step of its own to undo.
    opened.undoManagerOf(locale).stopCapturing()
    if (field !== 'body') {
      const text = textOf(field).toString()
      return opened.typeText(textOf(field), text.slice(0, offset) + to + text.slice(offset + from.length))
    }
    const positions = readChangedBlock(editor.state.doc, change)
    const [first, last] = [positions[offset], positions[offset + from.length - 1]]
    if (first && last) editor.view.dispatch(editor.state.tr.insertText(to, first.at, last.at + 1))
  }

  return (
    <>
      <div>
        <MachineNotice locale={locale} marks={marks} isEditable={isEditable} />
        <TranslationNotice {...{ locale, marks, isEditable, isColumn, adoptionsOf }} onShow={show} onAdopt={adopt} />
      </div>
      <div ref={fields} className={classNames('min-w-0', isColumn && 'pt-5')}>
        <PlainField
          {...shared}
          {...TITLE}
          {...fieldProps('title', isColumn ? 'headline-22' : 'headline-36')}
          label={texts.title}
          accessibleLabel={texts.fieldIn({ field: texts.title, language })}
          onEnter={focusSummary}
        />
        <PlainField
          {...shared}
          {...SUMMARY}
          {...fieldProps('summary', classNames('text-ink2', isColumn ? 'text-16' : 'text-18'))}
          label={texts.summary}
          accessibleLabel={texts.fieldIn({ field: texts.summary, language })}
          onEnter={() => editor.commands.focus('start')}
        />
      </div>
      {renderToolbar?.(editor)}
      <div className="min-w-0">
        <FigureAssets value={figures}>
          <EditorContent editor={editor} />
        </FigureAssets>
        {isEditable && (
          <SuggestionMenu
            editor={editor}
            keys={suggestionKeys}
            teams={teams}
            onInsertAsset={setAssetKind}
            onMention={props.onMention}
          />
        )}
        {isEditable && !isColumn && (
          <p
            aria-hidden="true"
            className="mt-4 flex items-center gap-3 rounded-control border border-dashed border-edge px-3 py-2.5 text-14 text-muted max-sm:hidden"
          >
            <Icon icon={AtSign} size={18} />
            {texts.insertHint}
          </p>
        )}
      </div>
      {assetKind !== null && (
        <AssetDialog editor={editor} assets={assets} kind={assetKind} onClose={() => setAssetKind(null)} />
      )}
    </>
  )
}

/** The original shows its changed words only beside the translations that lack them. */
function bodyMarksOf(locale: Locale, { original, changes }: TranslationMarks, isColumn: boolean): BodyMarks {
  if (locale !== original) return { role: 'translation', changes: changes[locale] }
  const [longest = []] = LOCALES.map((each) => changes[each]).toSorted((one, other) => other.length - one.length)
  return { role: 'original', changes: isColumn ? longest : NO_CHANGES }
}

const NO_CHANGES: readonly OriginalChange[] = []
