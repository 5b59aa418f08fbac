import { getPreview } from '@mixed-zone/contract/endpoints/studio/preview'
import { useQuery } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { portal } from '../../../api/portal-client.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useDocumentTitle } from '../../../i18n/page-title.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedLoad } from '../../../load-states/failed-load.tsx'
import { useScreenParams } from '../../../routing/screen-route.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { PostPage } from '../post-page.tsx'
import { PostSkeleton } from '../post-screen.tsx'
import { previewTexts } from './preview-texts.ts'

/** A draft, for somebody who has a preview link and needs no account. */
export function PreviewScreen() {
  const { token } = useScreenParams('preview')
  const locale = useLocale()
  const texts = useTexts(previewTexts)
  const { dateTime } = useFormats()
  const preview = useQuery({
    queryKey: ['preview', locale, token],
    queryFn: ({ signal }) => orThrow(portal.call(getPreview, { token }, { signal })),
  })
  useDocumentTitle(texts.title)
  // Also if it has ended since it was loaded.
  if (preview.error instanceof ApiFailure && preview.error.type === 'not-found') return <EndedPreview />
  if (preview.data) {
    const { post, expiresAt } = preview.data
    return (
      <>
        <div className="page-width pt-6">
          <Alert variant="warning" word={`${texts.title}.`}>
            {texts.text({ until: dateTime(expiresAt) })}
          </Alert>
        </div>
        <PostPage key={post.id} post={post} isPreview />
      </>
    )
  }
  if (preview.isError) return <FailedLoad error={preview.error} onRetry={() => void preview.refetch()} />
  return <PostSkeleton />
}

/** As tall as the skeleton, so that the footer does not move. */
function EndedPreview() {
  const texts = useTexts(previewTexts)
  return (
    <div role="alert" className="page-width min-h-dvh py-16 lg:py-24">
      <h1 className="headline-48">{texts.endedTitle}</h1>
      <p className="measure mt-3 text-18 text-ink2">{texts.endedText}</p>
    </div>
  )
}
