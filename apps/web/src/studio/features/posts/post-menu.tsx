import { duplicatePost } from '@mixed-zone/contract/endpoints/studio/posts'
import type { Locale } from '@mixed-zone/contract/locales'
import { MAX_FEATURED_POSTS, type StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArchiveRestore, Copy, Ellipsis, Eye, History, Star, StarOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { Menu, type MenuAction } from '../../../ui/components/overlays/menu.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { DialogFallback } from '../../shared/lazy-part.tsx'
import { titleOf } from '../../shared/post-title.ts'
import { postDetailQuery } from '../../shared/publish/post-queries.ts'
import { PublishFlow, preloadPublishDialogs } from '../../shared/publish/publish-flow.tsx'
import { isReleased, publishSteps, stepMenu } from '../../shared/publish/publish-steps.ts'
import { publishTexts } from '../../shared/publish/publish-texts.ts'
import { type PublishFlowState, usePublishFlow } from '../../shared/publish/use-publish-flow.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { useSaveFeatured } from './featured-dialog.tsx'
import { featuredQuery } from './post-queries.ts'
import { postsTexts } from './posts-texts.ts'

/** As a journalist sees it, in another tab: the list stays where it is. */
export function openPreview(locale: Locale, id: string): void {
  window.open(paths.draftPreview({ locale, id }), '_blank', 'noopener')
}

/** Everything that can be done to a post from its row. */
export function PostMenu({ post }: { readonly post: StudioPost }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  const texts = useTexts(postsTexts)
  const publishLabels = useTexts(publishTexts)
  const { states } = useBaseTexts()
  const canPublish = useSession(({ permissions }) => permissions.includes('publish'))
  const title = titleOf(post.titles, locale) ?? texts.untitled
  const flow = usePublishFlow({ title })
  const saveFeatured = useSaveFeatured()
  const { id } = post

  async function duplicate(): Promise<void> {
    const result = await studioClient.call(duplicatePost, undefined, { params: { id } })
    if (!result.ok) return void toasts.showError(failureMessage(result.failure, states))
    toasts.show(texts.duplicated({ title }))
    void navigate({ to: paths.studioPost({ locale, id: result.value.id }) })
  }

  async function toggleFeatured(): Promise<void> {
    const previous = await client.fetchQuery({ ...featuredQuery(), staleTime: 0 }).catch((error: unknown) => {
      toasts.showError(failureMessage(error, states))
      return null
    })
    if (previous === null) return
    const others = previous.filter((other) => other.id !== id)
    const isAdded = post.featuredPosition === null
    if (isAdded && others.length >= MAX_FEATURED_POSTS) return void toasts.showError(texts.featuredDialog.tooMany)
    const outcome = await saveFeatured(
      { posts: isAdded ? [...others, post] : others, previous },
      isAdded ? texts.featuredDialog.added({ title }) : texts.featuredDialog.removed({ title }),
    )
    if (outcome === 'conflict') toasts.showError(texts.featuredDialog.changedMeanwhile)
  }

  const previewActions: MenuAction[] =
    post.state === 'trash'
      ? []
      : [{ id: 'preview', label: texts.preview, icon: Eye, onAction: () => openPreview(locale, id) }]
  const copyActions: MenuAction[] = [
    {
      id: 'versions',
      label: texts.versionsOf,
      icon: History,
      onAction: () => void navigate({ to: paths.studioPostVersions({ locale, id }) }),
    },
    { id: 'duplicate', label: texts.duplicate, icon: Copy, onAction: () => void duplicate() },
  ]
  const featureActions: MenuAction[] =
    canPublish && (isReleased(post) || post.featuredPosition !== null)
      ? [
          {
            id: 'feature',
            label: post.featuredPosition === null ? texts.feature : texts.unfeature,
            icon: post.featuredPosition === null ? Star : StarOff,
            onAction: () => void toggleFeatured(),
          },
        ]
      : []
  const restoreActions: MenuAction[] =
    post.state === 'trash'
      ? [
          {
            id: 'restore',
            label: texts.restore,
            icon: ArchiveRestore,
            onAction: () => void flow.actions.restore(post),
          },
        ]
      : []
  const steps = stepMenu(publishSteps(post, canPublish), publishLabels, { onStep: (step) => flow.start(post, step) })
  return (
    <>
      <Menu
        label={texts.menu({ title })}
        icon={Ellipsis}
        isIconOnly
        size="small"
        actions={[...restoreActions, ...previewActions, ...copyActions, ...featureActions, ...steps]}
      />
      {flow.step !== null && <PublishFlowLoader id={id} title={title} flow={flow} />}
    </>
  )
}

interface PublishFlowLoaderProps {
  readonly id: string
  readonly title: string
  readonly flow: PublishFlowState
}

/** Loads the full post; list rows lack fields that the dialogs need. */
function PublishFlowLoader({ id, title, flow }: PublishFlowLoaderProps) {
  const { states } = useBaseTexts()
  const { data, error } = useQuery(postDetailQuery(id))
  const loadError = data === undefined ? error : null
  useEffect(preloadPublishDialogs, [])
  const handleFailure = useEffectEvent((failure: Error) => {
    toasts.showError(failureMessage(failure, states))
    flow.close()
  })
  useEffect(() => {
    if (loadError !== null) handleFailure(loadError)
  }, [loadError])
  if (data === undefined) return <DialogFallback onCancel={flow.close} />
  return <PublishFlow flow={flow} post={data} title={title} />
}
