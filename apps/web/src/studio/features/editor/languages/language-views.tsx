import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { type Editor, useEditorState } from '@tiptap/react'
import { useCallback, useEffect, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { editorTexts } from '../editor-texts.ts'
import { PictureStrip } from '../pictures/picture-strip.tsx'
import { FormatToolbar } from '../toolbar/format-toolbar.tsx'
import { LANGUAGE_NAMES, LanguageMark, LanguageNote } from './language-marks.tsx'
import { LanguageText, type LanguageTextProps } from './language-text.tsx'
import { keepAligned } from './paragraph-alignment.ts'
import { type Languages, sourceFor } from './use-languages.ts'

interface LanguageViewProps
  extends Pick<
    LanguageTextProps,
    'opened' | 'post' | 'marks' | 'isEditable' | 'assets' | 'teams' | 'onActive' | 'onMention'
  > {
  readonly languages: Languages
}

const TOOLBAR = 'sticky top-0 z-20 my-5 rounded-control border border-line bg-surface'

/** The language to start from, while nothing was written in this one. */
const startOf = (locale: Locale, { languages, marks }: Pick<LanguageViewProps, 'languages' | 'marks'>) =>
  languages.areEmpty[locale] ? sourceFor(locale, languages, marks.original) : null

interface OneLanguageProps extends LanguageViewProps {
  readonly locale: Locale
  /** Its toolbar is over the keyboard. */
  readonly isPhone: boolean
}

/** One language at a time, 760 px wide at most. */
export function OneLanguage({ languages, locale, isPhone, ...rest }: OneLanguageProps) {
  const { marks, assets, isEditable } = rest
  return (
    <div className="min-h-full bg-surface">
      <div data-language-text className="mx-auto max-w-202 px-4 py-6 max-sm:pb-40 sm:px-6">
        <LanguageText
          {...rest}
          locale={locale}
          source={startOf(locale, { languages, marks })}
          renderToolbar={(editor) =>
            isPhone || !isEditable ? (
              <hr className="my-4 border-line" />
            ) : (
              <FormatToolbar editor={editor} assets={assets} className={TOOLBAR}>
                <WordCount editor={editor} />
              </FormatToolbar>
            )
          }
        />
        {!isPhone && <PictureStrip postId={rest.post.id} assets={assets} isEditable={isEditable} />}
      </div>
    </div>
  )
}

interface ThreeLanguagesProps extends LanguageViewProps {
  /** The one that the toolbar acts on. */
  readonly activeEditor: Editor | null
}

/** Three languages side by side. Paragraphs with the same index start at the same height and scroll together. */
export function ThreeLanguages({ languages, activeEditor, onActive, ...rest }: ThreeLanguagesProps) {
  const [editors, setEditors] = useState<Readonly<Partial<Record<Locale, Editor>>>>({})
  const { assets, isEditable } = rest

  useEffect(() => {
    const mounted = LOCALES.flatMap((locale) => {
      const editor = editors[locale]
      return editor === undefined || editor.isDestroyed ? [] : [editor]
    })
    return mounted.length > 1 ? keepAligned(mounted) : undefined
  }, [editors])

  const handleActive = useCallback(
    (locale: Locale, editor: Editor) => {
      setEditors((before) => (before[locale] === editor ? before : { ...before, [locale]: editor }))
      onActive(editor)
    },
    [onActive],
  )

  return (
    <div className="flex min-h-full min-w-240 flex-col bg-surface">
      {activeEditor !== null && !activeEditor.isDestroyed && isEditable && (
        <FormatToolbar
          editor={activeEditor}
          assets={assets}
          className="sticky top-0 z-20 border-b border-line bg-surface px-5"
        >
          <WordCount editor={activeEditor} />
        </FormatToolbar>
      )}
      <div className="grid flex-1 grid-cols-3 grid-rows-[auto_auto_auto_auto_1fr] divide-x divide-line">
        {LOCALES.map((locale) => (
          <LanguageColumn key={locale} {...rest} locale={locale} languages={languages} onActive={handleActive} />
        ))}
      </div>
    </div>
  )
}

interface LanguageColumnProps extends Omit<LanguageViewProps, 'onActive'> {
  readonly locale: Locale
  readonly onActive: (locale: Locale, editor: Editor) => void
}

function LanguageColumn({ locale, languages, onActive, ...rest }: LanguageColumnProps) {
  const { marks } = rest
  const handleActive = useCallback((editor: Editor) => onActive(locale, editor), [locale, onActive])
  return (
    <section
      aria-label={LANGUAGE_NAMES[locale]}
      data-column={locale}
      className="row-span-5 grid min-w-0 grid-rows-subgrid px-5 pb-16"
    >
      <h2 className="-mx-5 flex h-12 items-center gap-2 border-b border-line px-5 font-semibold" lang={locale}>
        {LANGUAGE_NAMES[locale]}
        <LanguageMark locale={locale} languages={languages} marks={marks} />
        <LanguageNote locale={locale} marks={marks} />
      </h2>
      <LanguageText
        {...rest}
        locale={locale}
        source={startOf(locale, { languages, marks })}
        isColumn
        renderToolbar={() => <hr className="my-4 border-line" />}
        onActive={handleActive}
      />
    </section>
  )
}

const WORDS_PER_MINUTE = 200

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** "412 words · 2 min". */
function WordCount({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(editorTexts)
  const words = useEditorState({
    editor,
    selector: () => countWords(editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ', ' ')),
  })
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE))
  return (
    <span className="shrink-0 px-3 text-12 text-muted max-xl:ml-auto max-xl:pb-1.5 max-sm:hidden">
      {texts.words({ words, minutes })}
    </span>
  )
}
