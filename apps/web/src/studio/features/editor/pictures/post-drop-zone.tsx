import { defineLazyPart, LazyPartView } from '../../../shared/lazy-part.tsx'

const UPLOAD_DROP_ZONE = defineLazyPart(
  async () => (await import('../../../shared/uploads/upload-drop-zone.tsx')).UploadDropZone,
)

/** Takes files that are dropped anywhere on the post. Loaded after the text. */
export function PostDropZone({ postId }: { readonly postId: string }) {
  return <LazyPartView part={UPLOAD_DROP_ZONE} props={{ target: { postId } }} isOptional />
}
