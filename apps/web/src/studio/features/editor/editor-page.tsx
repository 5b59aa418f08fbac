import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { FactChoices } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { Comment } from '@mixed-zone/contract/schemas/studio/versions'
import { paths } from '@mixed-zone/contract/screens'
import type { Editor } from '@tiptap/react'
import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { PostStateBadge } from '../../shared/publish/post-state.tsx'
import { PublishButton } from '../../shared/publish/publish-button.tsx'
import { SaveStateView } from '../../shared/save-state.tsx'
import { StudioPage } from '../../shared/studio-page.tsx'
import { useHasPanelSheet, useIsPhone } from '../../shared/use-media-query.ts'
import type { Mention } from './body/suggestion-menu.tsx'
import { CommentDialog } from './comments/comment-dialog.tsx'
import { CommentsPanel } from './comments/comments-panel.tsx'
import { commentsTexts } from './comments/comments-texts.ts'
import { CommentsProvider, useComments } from './comments/use-comments.ts'
import type { OpenPostDocument } from './document/post-document.ts'
import { EditorHead, type EditorTab, type EditorView, WritingColleagues } from './editor-head.tsx'
import { EditorNotices, useShownPassage } from './editor-notices.tsx'
import { EditorSide } from './editor-side.tsx'
import { editorTexts } from './editor-texts.ts'
import { ConflictView } from './facts/conflict-view.tsx'
import { createFactNames } from './facts/fact-names.ts'
import { FactsPanel } from './facts/facts-panel.tsx'
import { useOpenFields } from './facts/use-open-fields.ts'
import { useFacts } from './facts/use-facts.ts'
import { FileDialog } from './files/file-dialog.tsx'
import { FilesStrip, orderAssets } from './files/files-strip.tsx'
import { useFileTexts } from './files/use-file-texts.ts'
import { FindBar } from './find/find-bar.tsx'
import { useLanguages, useQuietText } from './languages/use-languages.ts'
import { useTranslationMarks } from './languages/use-translation-marks.ts'
import { OneLanguage, ThreeLanguages } from './languages/language-views.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { joinSaving, useEditorSaving, useFreshChecklist, useUntilSaved } from './use-editor-saving.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useFixes } from './use-fixes.ts'

interface EditorPageProps {
  readonly opened: OpenPostDocument
  readonly detail: PostDetail
  readonly choices: FactChoices
}

/** The editor once everything is loaded. */
export function EditorPage({ opened, detail, choices }: EditorPageProps) {
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
  const saved = joinSaving(facts, fileTexts)
  const saving = useEditorSaving(opened, saved)
  const untilSaved = useUntilSaved(opened, saved)
  useFreshChecklist(opened, detail.id)
  const [shownLocale, setShownLocale] = useState<Locale>(
    () => LOCALES.find((each) => languages.titles[each] !== '' && each === locale) ?? 'es',
  )
  const [chosenView, setChosenView] = useState<EditorView>('one')
  const [tab, setTab] = useState<EditorTab>('text')
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const [side, setSide] = useState<'facts' | 'comments'>('facts')
  const [isFinding, setIsFinding] = useState(false)
  const [isDeciding, setIsDeciding] = useState(false)
  const [fileId, setFileId] = useState<string | null>(null)
  const [activeEditor, setActiveEditor] = useState<Editor | null>(null)
  const text = useQuietText(opened.document, shownLocale)
  const view = isPhone ? 'one' : chosenView
  const isEditable = detail.state !== 'trash' && saveState.kind !== 'refused'
  const isDecidingNow = isDeciding && saved.conflicts.length > 0
  const isSideShown = !isPhone && !isDecidingNow && (hasSheet || view === 'three' ? isPanelOpen : true)
  const title =
    languages.titles[locale] || LOCALES.map((each) => languages.titles[each]).find(Boolean) || texts.untitled
  const assets = orderAssets(detail.assets, facts.values.assetOrder)
  const file = assets.find(({ id }) => id === fileId)
  const names = createFactNames({
    choices,
    references: detail.references,
    assets,
    locale,
    formats,
    none: texts.facts.none,
  })

  const onFacts = () => showSide('facts')
  const openFields = useOpenFields({ detail, facts, fileTexts, names, onFacts, onFile: setFileId })

  const handleMention = useCallback(
    (mention: Mention) => {
      const { values, save } = facts
      const add = (ids: readonly string[], id: string) => (ids.includes(id) ? [...ids] : [...ids, id])
      if (mention.kind === 'team') save('teams', add(values.teams, mention.id))
      else if (mention.tag.kind === 'player') save('players', add(values.players, mention.tag.id))
      else save('tags', add(values.tags, mention.tag.id))
    },
    [facts],
  )

  function showLanguage(next: Locale): void {
    setShownLocale(next)
    setChosenView('one')
    setTab('text')
  }

  const showPassage = useShownPassage(({ locale: next }) => {
    if (view === 'one') showLanguage(next)
    setTab('text')
  })

  function showSide(next: 'facts' | 'comments'): void {
    if (isPhone) setTab(next)
    else {
      setSide(next)
      setIsPanelOpen(true)
    }
  }

  /** Opens it, or closes it if it is open. */
  function toggleSide(next: 'facts' | 'comments'): void {
    if (!isSideShown || side !== next) return showSide(next)
    setSide('facts')
    setIsPanelOpen(false)
  }

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
    if (hasSheet) setIsPanelOpen(false)
  }

  useEditorKeys({ onLanguage: showLanguage, onThree: () => setChosenView('three'), onFind: () => setIsFinding(true) })

  const fixOf = useFixes({
    locale: shownLocale,
    hasAssets: detail.assets.length > 0,
    onPanel: onFacts,
    onLanguage: showLanguage,
    onFile: setFileId,
  })

  const commentsPanel = <CommentsPanel comments={comments} document={opened.document} onGoTo={goToPassage} />
  const factsPanel = (
    <FactsPanel
      detail={detail}
      facts={facts}
      choices={choices}
      names={names}
      text={text}
      isEditable={isEditable}
      fixOf={fixOf}
      onOpenConflicts={() => setIsDeciding(true)}
    />
  )
  const publish = (
    <PublishButton
      post={detail}
      title={title}
      blockedReason={blockedReason()}
      onBeforePublish={untilSaved}
      fixOf={fixOf}
    />
  )

  function blockedReason(): string | undefined {
    if (saved.conflicts.length > 0) return texts.publishBlocked.conflict
    if (saving.kind === 'offline') return texts.publishBlocked.offline
    if (saved.refusals.length > 0) return texts.publishBlocked.refusedField
    return saveState.kind === 'refused' ? texts.publishBlocked.refused : undefined
  }

  const saveOrder = (ids: string[]) => facts.save('assetOrder', ids)
  const files = <FilesStrip assets={assets} isEditable={isEditable} onEdit={setFileId} onOrder={saveOrder} />
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
          <SaveStateView saving={saving} texts={texts.save} onDecide={() => setIsDeciding(true)} />
        </>
      }
      actions={
        isPhone ? undefined : (
          <>
            <WritingColleagues opened={opened} />
            {publish}
          </>
        )
      }
      head={
        !isDecidingNow && (
          <>
            <EditorHead
              postId={detail.id}
              languages={languages}
              marks={marks}
              locale={shownLocale}
              view={view}
              tab={tab}
              isPanelOpen={isSideShown && side === 'facts'}
              commentCount={comments.open.length}
              areCommentsOpen={isSideShown && side === 'comments'}
              hasPanelButton={hasSheet || view === 'three'}
              onLanguage={showLanguage}
              onView={setChosenView}
              onTab={setTab}
              onPanel={() => toggleSide('facts')}
              onComments={() => toggleSide('comments')}
            />
            {isFinding && activeEditor !== null && (
              <FindBar key={shownLocale} editor={activeEditor} onClose={() => setIsFinding(false)} />
            )}
          </>
        )
      }
      panel={
        isSideShown && (
          <EditorSide
            label={side === 'facts' ? texts.facts.panel : commentTexts.title}
            isSheet={hasSheet}
            onClose={() => setIsPanelOpen(false)}
          >
            {side === 'facts' ? factsPanel : commentsPanel}
          </EditorSide>
        )
      }
    >
      {isDecidingNow ? (
        <ConflictView conflicts={openFields.conflicts} onDone={() => setIsDeciding(false)} />
      ) : (
        <CommentsProvider value={comments}>
          <EditorNotices {...{ opened, detail, isEditable }} refusals={openFields.refusals} onShow={showPassage} />
          {isPhone && tab === 'facts' ? (
            <div className="pb-28">{factsPanel}</div>
          ) : isPhone && tab === 'comments' ? (
            commentsPanel
          ) : view === 'three' ? (
            <ThreeLanguages {...shared} activeEditor={activeEditor} />
          ) : (
            <OneLanguage {...shared} key={shownLocale} locale={shownLocale} isPhone={isPhone} files={files} />
          )}
          {isPhone && (
            <PhoneBar editor={tab === 'text' && isEditable ? activeEditor : null} assets={assets} publish={publish} />
          )}
          {file !== undefined && (
            <FileDialog
              asset={file}
              assets={assets}
              fileTexts={fileTexts}
              isEditable={isEditable}
              onOpen={setFileId}
              onClose={() => setFileId(null)}
              onDecide={() => setIsDeciding(true)}
            />
          )}
          {comments.passage !== null && <CommentDialog passage={comments.passage} comments={comments} />}
        </CommentsProvider>
      )}
    </StudioPage>
  )
}
