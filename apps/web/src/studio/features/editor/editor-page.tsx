import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { FactChoices } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { Comment } from '@mixed-zone/contract/schemas/studio/versions'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { postDetailQuery } from '../../shared/publish/post-queries.ts'
import { PostStateBadge } from '../../shared/publish/post-state.tsx'
import { PublishButton } from '../../shared/publish/publish-button.tsx'
import { SaveStateView } from '../../shared/save-state.tsx'
import { StudioPage } from '../../shared/studio-page.tsx'
import { useHasPanelSheet, useIsPhone } from '../../shared/use-media-query.ts'
import type { Mention } from './body/suggestion-menu.tsx'
import { commentsTexts } from './comments/comments-texts.ts'
import { CommentsProvider, useComments } from './comments/use-comments.ts'
import type { OpenPostDocument } from './document/post-document.ts'
import { EditorHeader, type EditorView, PreviewLink } from './editor-header.tsx'
import { EditorNotices, useShownPassage } from './editor-notices.tsx'
import {
  LazyCommentDialog,
  LazyCommentsPanel,
  LazyConflictView,
  LazyFactsPanel,
  LazyFindBar,
  LazyPostDropZone,
} from './editor-parts.tsx'
import { type EditorTab, isFilesTab, useEditorPlace } from './editor-place.ts'
import { EditorSide, useSidePanel } from './editor-side.tsx'
import { editorTexts } from './editor-texts.ts'
import { createFactNames } from './facts/fact-names.ts'
import { useOpenFields } from './facts/use-open-fields.ts'
import { addMention, useFacts } from './facts/use-facts.ts'
import { useFileTexts } from './pictures/use-file-texts.ts'
import type { Find } from './find/use-find.ts'
import { useLanguages, useDebouncedText } from './languages/use-languages.ts'
import { useTranslationMarks } from './languages/use-translation-marks.ts'
import { OneLanguage, ThreeLanguages } from './languages/language-views.tsx'
import { FilesTabContent } from './pictures/files-tab-content.tsx'
import { useFileDetails, useOrderedAssets } from './pictures/use-file-details.ts'
import { tabOf } from './pictures/file-editing.ts'
import { PhoneBar } from './phone-bar.tsx'
import { useEditorSaving, useFreshChecklist } from './use-editor-saving.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useFixes } from './use-fixes.ts'
import { WritingColleagues } from './writing-colleagues.tsx'

interface EditorPageProps {
  readonly opened: OpenPostDocument
  readonly detail: PostDetail
  readonly choices: FactChoices
  readonly find: Find
}

/** The editor once everything is loaded. */
export function EditorPage({ opened, detail: loaded, choices, find }: EditorPageProps) {
  // The cache is ahead of the prop until the parent is rendered, and what was just saved must not go back to what it was.
  const { data: detail = loaded } = useQuery({ ...postDetailQuery(loaded.id), enabled: false })
  const locale = useLocale()
  const texts = useTexts(editorTexts)
  const commentTexts = useTexts(commentsTexts)
  const formats = useFormats()
  const isPhone = useIsPhone()
  const hasSheet = useHasPanelSheet()
  const { saveState } = useStore(opened.status)
  const languages = useLanguages(opened.document)
  const marks = useTranslationMarks(opened.document)
  const facts = useFacts(detail)
  const fileTexts = useFileTexts(detail)
  const fileDetails = useFileDetails(detail)
  const { saving, hasConflicts, block, untilSaved } = useEditorSaving(opened, [facts, fileTexts, fileDetails])
  useFreshChecklist(opened, detail)
  const [shownLocale, setShownLocale] = useState<Locale>(
    () => LOCALES.find((each) => languages.titles[each] !== '' && each === locale) ?? 'es',
  )
  const [chosenView, setChosenView] = useState<EditorView>('one')
  const place = useEditorPlace(detail.id)
  const { tab } = place
  const [panelSlot, setPanelSlot] = useState<HTMLElement | null>(null)
  const [isDeciding, setIsDeciding] = useState(false)
  const [activeEditor, setActiveEditor] = useState<Editor | null>(null)
  const text = useDebouncedText(opened.document, shownLocale)
  const view = isPhone ? 'one' : chosenView
  const ownLocale = view === 'one' && tab === 'text' ? shownLocale : null
  const isEditable = detail.state !== 'trash' && saveState.kind !== 'refused'
  const isDecidingNow = isDeciding && hasConflicts
  const sidePanel = useSidePanel({ isAlwaysOpen: !hasSheet && view === 'one', isHidden: isDecidingNow, onTab: showTab })
  const { side, show: showSide } = sidePanel
  const title =
    languages.titles[locale] || LOCALES.map((each) => languages.titles[each]).find(Boolean) || texts.untitled
  const { all: allAssets, kept, used: assets } = useOrderedAssets(detail, facts.values.assetOrder, fileDetails)
  const { references } = detail
  const names = createFactNames({ choices, references, assets, locale, formats, none: texts.facts.none })

  function showTab(next: EditorTab): void {
    if (next !== tab) place.show({ tab: next })
  }

  function showFile(assetId: string): void {
    const found = allAssets.find(({ id }) => id === assetId)
    if (found !== undefined) place.show({ tab: tabOf(found), file: assetId })
  }

  const onFacts = () => showSide('facts')
  const openFields = useOpenFields({ detail, facts, fileTexts, names, onFacts, onFile: showFile })

  const handleMention = useCallback((mention: Mention) => addMention(facts, mention), [facts])

  function showLanguage(next: Locale): void {
    setShownLocale(next)
    setChosenView('one')
    showTab('text')
  }

  const showPassage = useShownPassage(({ locale: next }) => {
    if (view === 'one') showLanguage(next)
    showTab('text')
  })

  const comments = useComments({
    opened,
    postId: detail.id,
    isEditable,
    activeEditor,
    // A sheet would cover the passage.
    onShow: () => !isPhone && !hasSheet && showSide('comments'),
  })

  function goToPassage(comment: Comment): void {
    comments.goTo(comment)
    if (view === 'one') showLanguage(comment.locale)
    if (hasSheet) sidePanel.close()
  }

  useEditorKeys({ onLanguage: showLanguage, onThree: () => setChosenView('three'), onFind: find.open })

  const getFixHandler = useFixes({
    locale: shownLocale,
    hasAssets: detail.assets.length > 0,
    onPanel: onFacts,
    onLanguage: showLanguage,
    onFile: showFile,
  })

  const commentsPanel = <LazyCommentsPanel comments={comments} document={opened.document} onGoTo={goToPassage} />
  const factsPanel = (
    <LazyFactsPanel
      detail={detail}
      facts={facts}
      choices={choices}
      names={names}
      text={text}
      isEditable={isEditable}
      getFixHandler={getFixHandler}
      onOpenConflicts={() => setIsDeciding(true)}
    />
  )
  const publish = (
    <>
      <PreviewLink postId={detail.id} />
      <PublishButton
        post={detail}
        embargo={facts.values.embargo}
        title={title}
        blockedReason={block === null ? undefined : texts.publishBlocked[block]}
        isOffline={block === 'offline'}
        flushPendingEdits={untilSaved}
        getFixHandler={getFixHandler}
      />
    </>
  )

  const shared = {
    opened,
    isEditable,
    languages,
    marks,
    post: detail,
    assets,
    teams: choices.teams,
    onActive: setActiveEditor,
    onMention: handleMention,
  }

  return (
    <StudioPage
      title={title}
      shortTitle={texts.post}
      parent={{ label: texts.posts, href: paths.studioPosts({ locale }) }}
      status={
        <>
          {!isPhone && <PostStateBadge post={detail} />}
          <SaveStateView saving={saving} failed={texts.notSaved} onDecide={() => setIsDeciding(true)} />
        </>
      }
      actions={
        isPhone ? undefined : (
          <>
            <WritingColleagues opened={opened} locale={ownLocale} assets={kept} />
            {publish}
          </>
        )
      }
      header={
        !isDecidingNow && (
          <>
            <EditorHeader
              postId={detail.id}
              languages={languages}
              marks={marks}
              locale={shownLocale}
              view={view}
              place={place}
              assets={kept}
              isPanelOpen={sidePanel.isShown && side === 'facts'}
              commentCount={comments.open.length}
              areCommentsOpen={sidePanel.isShown && side === 'comments'}
              hasPanelButton={hasSheet || view === 'three'}
              onLanguage={showLanguage}
              onView={setChosenView}
              onPanel={() => sidePanel.toggle('facts')}
              onComments={() => sidePanel.toggle('comments')}
            />
            {find.isOpen && tab === 'text' && activeEditor !== null && !activeEditor.isDestroyed && (
              <LazyFindBar find={find} opened={opened} editor={activeEditor} isEditable={isEditable} />
            )}
          </>
        )
      }
      panel={
        isFilesTab(tab) && !isDecidingNow ? (
          <div ref={setPanelSlot} className="contents" />
        ) : (
          sidePanel.isShown && (
            <EditorSide
              label={side === 'facts' ? texts.facts.panel : commentTexts.title}
              isSheet={hasSheet}
              hasHeading={side === 'comments'}
              onClose={sidePanel.close}
            >
              {side === 'facts' ? factsPanel : commentsPanel}
            </EditorSide>
          )
        )
      }
    >
      {isDecidingNow ? (
        <LazyConflictView conflicts={openFields.conflicts} onDone={() => setIsDeciding(false)} />
      ) : (
        <CommentsProvider value={comments}>
          {isEditable && <LazyPostDropZone postId={detail.id} />}
          <EditorNotices {...{ opened, detail, isEditable }} refusals={openFields.refusals} onShow={showPassage} />
          {isFilesTab(tab) ? (
            <FilesTabContent
              key={tab}
              tab={tab}
              view={place.view}
              fileId={place.fileId}
              editing={{
                detail,
                choices,
                assets: kept,
                facts,
                fileTexts,
                fileDetails,
                isEditable,
                saving,
                opened,
                panelSlot,
                onDecide: () => setIsDeciding(true),
              }}
            />
          ) : isPhone && tab === 'facts' ? (
            <div className="pb-28">{factsPanel}</div>
          ) : isPhone && tab === 'comments' ? (
            commentsPanel
          ) : view === 'three' ? (
            <ThreeLanguages {...shared} activeEditor={activeEditor} />
          ) : (
            <OneLanguage {...shared} key={shownLocale} locale={shownLocale} isPhone={isPhone} />
          )}
          {isPhone && (
            <PhoneBar editor={tab === 'text' && isEditable ? activeEditor : null} assets={assets} publish={publish} />
          )}
          {comments.passage !== null && <LazyCommentDialog passage={comments.passage} comments={comments} />}
        </CommentsProvider>
      )}
    </StudioPage>
  )
}
