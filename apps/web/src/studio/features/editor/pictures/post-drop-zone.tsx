import { lazy, Suspense } from 'react'

const UploadDropZone = lazy(() =>
  import('../../../shared/uploads/upload-drop-zone.tsx').then((module) => ({ default: module.UploadDropZone })),
)

/** Takes files that are dropped anywhere on the post. Loaded after the text. */
export function PostDropZone({ postId }: { readonly postId: string }) {
  return (
    <Suspense fallback={null}>
      <UploadDropZone target={{ postId }} />
    </Suspense>
  )
}
