import type { StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { useDebounced } from '../../../ui/components/use-debounced.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { titleOf } from '../../shared/post-title.ts'
import { publishTexts } from '../../shared/publish/publish-texts.ts'
import { postChoicesQuery } from './inbox-queries.ts'
import { inboxTexts } from './inbox-texts.ts'

const TYPING_MS = 200

interface ChoosePostDialogProps {
  readonly title: string
  readonly isBusy: boolean
  readonly onChoose: (postId: string) => void
  readonly onClose: () => void
}

/** Searches a post; without words, the latest are offered. */
export function ChoosePostDialog({ title, isBusy, onChoose, onClose }: ChoosePostDialogProps) {
  const texts = useTexts(inboxTexts)
  const { loading } = useBaseTexts().shell
  const [text, setText] = useState('')
  const { data, error, refetch } = useQuery(postChoicesQuery(useDebounced(text.trim(), TYPING_MS)))
  return (
    <Dialog isOpen isPhoneScreen title={title} subtitle={texts.addText} onClose={onClose}>
      <Field label={texts.searchPosts}>
        {(control) => (
          <TextInput {...control} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      {error !== null && <FailedPart error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <Loading label={loading} className="mt-3 grid gap-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      )}
      {data?.length === 0 && <p className="mt-4 text-muted">{texts.noPosts}</p>}
      {data !== undefined && data.length > 0 && (
        <ul aria-label={texts.posts} aria-busy={isBusy} className="mt-3">
          {data.map((post) => (
            <li key={post.id} className="border-b border-line">
              <PostChoice post={post} onChoose={() => !isBusy && onChoose(post.id)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function PostChoice({ post, onChoose }: { readonly post: StudioPost; readonly onChoose: () => void }) {
  const texts = useTexts(inboxTexts)
  const stateNames = useTexts(publishTexts).states
  const locale = useLocale()
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 px-1 py-2 text-left outline-offset-[-2px] hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 font-semibold">{titleOf(post.titles, locale) ?? texts.untitled}</span>
      <span className="shrink-0 text-14 text-muted">{stateNames[post.state]}</span>
    </button>
  )
}
