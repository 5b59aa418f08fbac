import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { paths } from '@mixed-zone/contract/screens'
import { Columns3, Eye, MessageSquare, PanelRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { buttonStyle } from '../../../ui/primitives/button-style.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Link } from '../../../ui/primitives/link.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { Kbd } from '../../shared/kbd.tsx'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { commentsTexts } from './comments/comments-texts.ts'
import { isFilesTab } from './editor-place.ts'
import { EditorTabs } from './editor-tabs.tsx'
import { editorTexts } from './editor-texts.ts'
import { LANGUAGE_NAMES, LanguageMark, LanguageNote } from './languages/language-marks.tsx'
import type { Languages } from './languages/use-languages.ts'
import type { TranslationMarks } from './languages/use-translation-marks.ts'

export type EditorView = 'one' | 'three'

interface EditorHeaderProps
  extends Pick<ComponentProps<typeof EditorTabs>, 'postId' | 'place' | 'assets' | 'commentCount'> {
  readonly languages: Languages
  readonly marks: TranslationMarks
  readonly locale: Locale
  readonly view: EditorView
  readonly isPanelOpen: boolean
  readonly areCommentsOpen: boolean
  readonly hasPanelButton: boolean
  readonly onLanguage: (locale: Locale) => void
  readonly onView: (view: EditorView) => void
  readonly onPanel: () => void
  readonly onComments: () => void
}

const TAB =
  'relative flex min-h-11 items-center gap-2 rounded-control text-14 font-medium text-muted no-underline outline-offset-[-2px] hover:text-ink'
const CURRENT = 'font-semibold text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:bg-lamp'

/** Without icons on tablets: in Portuguese they would not fit beside the tabs. */
const HEADER_BUTTON = 'my-1 max-lg:[&>svg]:hidden'

/** Tabs of the post, and its languages. */
export function EditorHeader(props: EditorHeaderProps) {
  const { place, languages, marks, locale, view, isPanelOpen, hasPanelButton, commentCount, areCommentsOpen } = props
  const { onLanguage, onView, onPanel, onComments } = props
  const { tab } = place
  const texts = useTexts(editorTexts)
  const commentTexts = useTexts(commentsTexts)
  const isPhone = useIsPhone()
  return (
    <div className="shrink-0 border-b border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-6 border-b border-line px-4 sm:px-6">
        <EditorTabs postId={props.postId} place={place} assets={props.assets} commentCount={commentCount} />
        {tab === 'pictures' && (
          <span className="my-1 ml-auto">
            <SegmentedControl
              label={texts.pictureViews.label}
              segments={[
                { value: 'sheet', label: texts.pictureViews.sheet },
                { value: 'captions', label: texts.pictureViews.captions },
              ]}
              value={place.view}
              onChange={(next) => place.show({ tab, view: next })}
            />
          </span>
        )}
        {!isPhone && !isFilesTab(tab) && (
          <span className="ml-auto flex gap-2">
            <Button
              size="small"
              icon={MessageSquare}
              aria-expanded={areCommentsOpen}
              aria-label={`${commentTexts.title}: ${commentTexts.count({ count: commentCount })}`}
              onClick={onComments}
              className={HEADER_BUTTON}
            >
              {commentTexts.title} <span className="text-muted">{commentCount}</span>
            </Button>
            {hasPanelButton && (
              <Button
                size="small"
                icon={PanelRight}
                aria-expanded={isPanelOpen}
                onClick={onPanel}
                className={HEADER_BUTTON}
              >
                {texts.facts.panel}
              </Button>
            )}
          </span>
        )}
      </div>
      {tab === 'text' && (
        <div
          role="group"
          aria-label={texts.languagesLabel}
          className="flex flex-wrap items-center gap-x-6 px-4 max-sm:grid max-sm:grid-cols-3 max-sm:gap-2 sm:px-6"
        >
          {LOCALES.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === 'one' && each === locale}
              onClick={() => onLanguage(each)}
              className={classNames(TAB, 'max-sm:justify-center', view === 'one' && each === locale && CURRENT)}
            >
              <LanguageMark locale={each} languages={languages} marks={marks} />
              <span lang={each}>{isPhone ? each.toUpperCase() : LANGUAGE_NAMES[each]}</span>
              {!isPhone && <LanguageNote locale={each} marks={marks} />}
            </button>
          ))}
          {!isPhone && (
            <button
              type="button"
              aria-pressed={view === 'three'}
              onClick={() => onView(view === 'three' ? 'one' : 'three')}
              className={classNames(TAB, 'ml-auto', view === 'three' && CURRENT)}
            >
              <Icon icon={Columns3} size={18} />
              {texts.seeAll}
              <Kbd>Alt 0</Kbd>
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** Opens the draft as a journalist sees it, in another tab. Only its icon where room is scarce. */
export function PreviewLink({ postId }: { readonly postId: string }) {
  const locale = useLocale()
  const texts = useTexts(editorTexts).tabs
  return (
    <Link
      href={paths.draftPreview({ locale, id: postId })}
      target="_blank"
      rel="noopener"
      title={texts.preview}
      className={buttonStyle({ size: 'small' })}
    >
      <Icon icon={Eye} size={18} />
      <span className="max-xl:sr-only">{texts.preview}</span> <span className="sr-only">{texts.newTab}</span>
    </Link>
  )
}
