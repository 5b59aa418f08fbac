import { previewPost } from '@mixed-zone/contract/endpoints/studio/versions'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Link2, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { portal } from '../../../api/portal-client.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useDocumentTitle } from '../../../i18n/page-title.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedLoad } from '../../../load-states/failed-load.tsx'
import { useScreenParams } from '../../../routing/screen-route.ts'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { PostPage } from '../post-page.tsx'
import { PostSkeleton } from '../post-screen.tsx'
import { PreviewLinksDialog } from './preview-links-dialog.tsx'
import { previewTexts } from './preview-texts.ts'

/** The width of a common phone. */
const PHONE_WINDOW = 'popup,width=390,height=844'

/** A draft as journalists will see it, for those who write it. The header's languages show it in each of them. */
export function DraftPreviewScreen() {
  const { id } = useScreenParams('draftPreview')
  const locale = useLocale()
  const texts = useTexts(previewTexts)
  const draft = useQuery({
    queryKey: ['draft-preview', locale, id],
    queryFn: ({ signal }) =>
      orThrow(portal.call(previewPost, undefined, { signal, params: { id }, query: { locale } })),
    // The draft is being written meanwhile.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
  useDocumentTitle(texts.title)
  if (draft.error instanceof ApiFailure && draft.error.type === 'not-found') return <NothingToPreview id={id} />
  if (draft.data) {
    return (
      <>
        <PreviewTools id={id} />
        <PostPage key={draft.data.id} post={draft.data} isPreview />
      </>
    )
  }
  if (draft.isError) return <FailedLoad error={draft.error} onRetry={() => void draft.refetch()} />
  return <PostSkeleton />
}

function PreviewTools({ id }: { readonly id: string }) {
  const texts = useTexts(previewTexts)
  const [isSharing, setIsSharing] = useState(false)
  return (
    <div className="page-width grid gap-4 pt-6">
      <Alert variant="warning" word={`${texts.title}.`}>
        {texts.draftText}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <BackToEditor id={id} />
        <Button
          icon={Smartphone}
          className="max-lg:hidden"
          onClick={() => void window.open(window.location.href, 'phone-preview', PHONE_WINDOW)}
        >
          {texts.asPhone}
        </Button>
        <Button icon={Link2} onClick={() => setIsSharing(true)}>
          {texts.share}
        </Button>
      </div>
      <PreviewLinksDialog id={id} isOpen={isSharing} onClose={() => setIsSharing(false)} />
    </div>
  )
}

function BackToEditor({ id }: { readonly id: string }) {
  const locale = useLocale()
  const texts = useTexts(previewTexts)
  return (
    <ButtonLink href={paths.studioPost({ locale, id })} icon={ArrowLeft}>
      {texts.backToEditor}
    </ButtonLink>
  )
}

function NothingToPreview({ id }: { readonly id: string }) {
  const texts = useTexts(previewTexts)
  return (
    <div role="alert" className="page-width py-16 lg:py-24">
      <h1 className="headline-48">{texts.missingTitle}</h1>
      <p className="measure mt-3 text-18 text-ink2">{texts.missingText}</p>
      <div className="mt-8">
        <BackToEditor id={id} />
      </div>
    </div>
  )
}
