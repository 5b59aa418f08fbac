import { setFeatured } from '@mixed-zone/contract/endpoints/studio/posts'
import type { StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Star, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/components/badge.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { titleOf } from '../../shared/post-title.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { featuredQuery } from './post-queries.ts'
import { postsTexts } from './posts-texts.ts'

interface FeaturedOrder {
  readonly posts: readonly StudioPost[]
  /** As the person saw them. */
  readonly previous: readonly StudioPost[]
}

/** Saves which posts are featured, in order. */
export function useSaveFeatured() {
  const client = useQueryClient()
  const { states } = useBaseTexts()
  return async ({ posts, previous }: FeaturedOrder, done: string): Promise<'saved' | 'conflict' | 'failed'> => {
    const [ids, previousIds] = [posts.map(({ id }) => id), previous.map(({ id }) => id)]
    const result = await studioClient.call(setFeatured, { ids, previousIds })
    void client.invalidateQueries({ queryKey: studioKey('post') })
    if (result.ok) toasts.show(done)
    else if (result.failure.type === 'conflict') return 'conflict'
    else toasts.showError(failureMessage(result.failure, states))
    return result.ok ? 'saved' : 'failed'
  }
}

/** The order of the featured posts; the first is the lead story. */
export function FeaturedDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(postsTexts).featuredDialog
  const { cancel } = useBaseTexts().ui
  const save = useSaveFeatured()
  const query = useQuery(featuredQuery())
  const [change, setChange] = useState<FeaturedOrder | null>(null)
  const [isOutdated, setIsOutdated] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const posts = change?.posts ?? query.data ?? []

  const handleChange = (next: readonly StudioPost[]) =>
    setChange({ posts: next, previous: change?.previous ?? query.data ?? [] })

  async function handleSave({ posts: ordered, previous }: FeaturedOrder): Promise<void> {
    setIsBusy(true)
    const outcome = await save({ posts: ordered, previous }, texts.saved)
    if (outcome === 'conflict') {
      const { data } = await query.refetch()
      // The next attempt replaces the order of which the alert tells.
      setChange({ posts: ordered, previous: data ?? previous })
      setIsOutdated(true)
    }
    setIsBusy(false)
    if (outcome === 'saved') onClose()
  }

  function showCurrent(): void {
    setChange(null)
    setIsOutdated(false)
  }

  return (
    <Dialog
      isOpen
      title={texts.title}
      subtitle={texts.subtitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            isDisabled={change === null}
            onClick={() => change && void handleSave(change)}
          >
            {isOutdated ? texts.replace : texts.save}
          </Button>
        </>
      }
    >
      {isOutdated && (
        <Alert variant="error" className="mb-4" action={<Button onClick={showCurrent}>{texts.showCurrent}</Button>}>
          {texts.changedMeanwhile}
        </Alert>
      )}
      <PanelBody query={query}>
        {() =>
          posts.length === 0 ? (
            <p className="text-muted">{texts.none}</p>
          ) : (
            <Order posts={posts} onChange={handleChange} />
          )
        }
      </PanelBody>
    </Dialog>
  )
}

interface OrderProps {
  readonly posts: readonly StudioPost[]
  readonly onChange: (posts: readonly StudioPost[]) => void
}

function Order({ posts, onChange }: OrderProps) {
  const locale = useLocale()
  const texts = useTexts(postsTexts)
  const list = useRef<HTMLOListElement | null>(null)
  /** The button that has to keep the focus after its row has moved. */
  const moved = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (moved.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(moved.current)}"]`)?.focus()
    moved.current = null
  })

  function move(index: number, by: 1 | -1): void {
    const post = posts[index]
    if (post === undefined || posts[index + by] === undefined) return
    const next = posts.filter((other) => other !== post)
    next.splice(index + by, 0, post)
    const isAtEnd = index + by === 0 || index + by === posts.length - 1
    // The button of an end does nothing more: its neighbour takes the focus.
    const direction = (by === 1) === isAtEnd ? 'up' : 'down'
    moved.current = `${direction} ${post.id}`
    setAnnouncement(
      texts.featuredDialog.moved({ title: titleOf(post.titles, locale) ?? texts.untitled, position: index + by + 1 }),
    )
    onChange(next)
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} className="divide-y divide-line border-y border-line">
        {posts.map((post, index) => {
          const title = titleOf(post.titles, locale) ?? texts.untitled
          return (
            <li key={post.id} className="flex items-center gap-2 py-1.5">
              <span className="w-6 shrink-0 text-right text-muted tabular-nums">{index + 1}</span>
              <span className="min-w-0 flex-1 px-1 text-14 font-semibold">
                <span className="line-clamp-2">{title}</span>
                {index === 0 && (
                  <Badge tone="accent" icon={Star}>
                    {texts.lead}
                  </Badge>
                )}
              </span>
              <IconButton
                icon={ArrowUp}
                size="small"
                data-move={`up ${post.id}`}
                label={texts.featuredDialog.up({ title })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                size="small"
                data-move={`down ${post.id}`}
                label={texts.featuredDialog.down({ title })}
                disabled={index === posts.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={X}
                size="small"
                label={texts.featuredDialog.remove({ title })}
                onClick={() => onChange(posts.filter((other) => other !== post))}
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}
