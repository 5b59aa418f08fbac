import { createPost } from '@mixed-zone/contract/endpoints/studio/posts'
import { paths } from '@mixed-zone/contract/screens'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { failureMessage } from '../../api/failure-message.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { studioClient } from './studio-client.ts'

/** Creates a post, without a title or with one in the language of the studio, and opens it. */
export function useCreatePost(): (title?: string) => void {
  const locale = useLocale()
  const navigate = useNavigate()
  const { states } = useBaseTexts()
  /** A key can be pressed again before the post is open. */
  const isCreating = useRef(false)

  async function create(title: string | undefined): Promise<void> {
    if (isCreating.current) return
    isCreating.current = true
    const result = await studioClient.call(createPost, { title })
    isCreating.current = false
    if (result.ok) void navigate({ to: paths.studioPost({ locale, id: result.value.id }) })
    else toasts.showError(failureMessage(result.failure, states))
  }

  return (title) => void create(title)
}
