import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import {
  DialogFallback,
  defineLazyPart,
  LazyPartView,
  preloadPart,
  usePreloadedParts,
} from '../../shared/lazy-part.tsx'
import { checklistQuery } from '../../shared/publish/post-queries.ts'
import { useIsPhone } from '../../shared/use-media-query.ts'
import type { CommentDialog } from './comments/comment-dialog.tsx'
import type { CommentsPanel } from './comments/comments-panel.tsx'
import type { ConflictView } from './facts/conflict-view.tsx'
import type { FactsPanel } from './facts/facts-panel.tsx'
import type { FindBar } from './find/find-bar.tsx'

// What the editor does not need in order to open and to be typed in.
const FIND_BAR = defineLazyPart(async () => (await import('./find/find-bar.tsx')).FindBar)
const COMMENTS_PANEL = defineLazyPart(async () => (await import('./comments/comments-panel.tsx')).CommentsPanel)
const COMMENT_DIALOG = defineLazyPart(async () => (await import('./comments/comment-dialog.tsx')).CommentDialog)
const CONFLICT_VIEW = defineLazyPart(async () => (await import('./facts/conflict-view.tsx')).ConflictView)
const UPLOAD_DROP_ZONE = defineLazyPart(
  async () => (await import('../../shared/uploads/upload-drop-zone.tsx')).UploadDropZone,
)

const FACTS_PANEL = defineLazyPart(async () => (await import('./facts/facts-panel.tsx')).FactsPanel)

const PARTS = [FACTS_PANEL, FIND_BAR, COMMENTS_PANEL, COMMENT_DIALOG, CONFLICT_VIEW]

/** Loads them once the text is there; the properties, which stand beside it, together with it. On phones they are a tab. */
export function usePreloadedEditorParts(isLoaded: boolean): void {
  const isPhone = useIsPhone()
  useEffect(() => {
    if (!isPhone) preloadPart(FACTS_PANEL)
  }, [isPhone])
  usePreloadedParts(PARTS, isLoaded)
}

/** What is missing stands above the facts, which would move down when it arrives. Nobody waits for it without a connection or after an error. */
export function LazyFactsPanel(props: ComponentProps<typeof FactsPanel>) {
  const { loading } = useBaseTexts().shell
  const { isLoading, failureCount } = useQuery({ ...checklistQuery(props.detail.id), staleTime: SECOND_MS })
  const fallback = (
    <Loading label={loading} className="px-5 py-4">
      {['h-20', 'h-20', 'h-28', 'h-28', 'h-48'].map((height, index) => (
        <Skeleton key={index} className={`mb-6 ${height}`} />
      ))}
    </Loading>
  )
  if (isLoading && failureCount === 0) return fallback
  return <LazyPartView part={FACTS_PANEL} props={props} fallback={fallback} />
}

export function LazyFindBar(props: ComponentProps<typeof FindBar>) {
  return (
    <LazyPartView
      part={FIND_BAR}
      props={props}
      fallback={<div className="h-13.25 border-b border-line bg-surface" />}
      onFailed={props.find.close}
    />
  )
}

export function LazyCommentsPanel(props: ComponentProps<typeof CommentsPanel>) {
  const { loading } = useBaseTexts().shell
  return (
    <LazyPartView
      part={COMMENTS_PANEL}
      props={props}
      fallback={
        <Loading label={loading} className="px-5 py-4">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="mt-4 h-32" />
        </Loading>
      }
    />
  )
}

export function LazyCommentDialog(props: ComponentProps<typeof CommentDialog>) {
  return (
    <LazyPartView
      part={COMMENT_DIALOG}
      props={props}
      fallback={<DialogFallback onCancel={props.comments.cancel} />}
      onFailed={props.comments.cancel}
    />
  )
}

export function LazyConflictView(props: ComponentProps<typeof ConflictView>) {
  const { loading } = useBaseTexts().shell
  return (
    <LazyPartView
      part={CONFLICT_VIEW}
      props={props}
      fallback={
        <Loading label={loading} className="mx-auto max-w-260 px-4 py-8 sm:px-6">
          <Skeleton className="h-8 w-80 max-w-full" />
          <Skeleton className="mt-10 h-40" />
        </Loading>
      }
      onFailed={props.onDone}
    />
  )
}

/** Takes files that are dropped anywhere on the post. */
export function LazyPostDropZone({ postId }: { readonly postId: string }) {
  return <LazyPartView part={UPLOAD_DROP_ZONE} props={{ target: { postId } }} isOptional />
}
