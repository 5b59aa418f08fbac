import type { Post } from '@mixed-zone/contract/schemas/post'
import { useEffect, useEffectEvent } from 'react'
import { useLazyPart } from '../../load-states/use-lazy-part.ts'
import { sortAssets } from './asset-facts.ts'
import type { ViewerAddress } from './viewer/use-viewer-address.ts'

const loadPictures = () => import('./viewer/picture-viewer.tsx').then((module) => module.PictureViewer)
const loadVideo = () => import('./viewer/video-modal.tsx').then((module) => module.VideoModal)

interface PostViewerProps {
  readonly post: Post
  readonly address: ViewerAddress
}

/** The viewer that the URL opens over the post. Its code is loaded after the post, so that the first click is fast. */
export function PostViewer({ post, address }: PostViewerProps) {
  const { images, videos } = sortAssets(post.assets)
  const { opened, show, close } = address
  const openedKind = opened?.kind
  const { Part: PictureViewer, load: openPictures } = useLazyPart(loadPictures)
  const { Part: VideoModal, load: openVideo } = useLazyPart(loadVideo)

  useEffect(() => {
    // A failed preload is retried, and reported, when the viewer opens.
    const load = () => void Promise.allSettled([loadPictures(), loadVideo()])
    const timer = setTimeout(load, 1000)
    return () => clearTimeout(timer)
  }, [])

  const load = useEffectEvent((kind: 'picture' | 'video') => (kind === 'picture' ? openPictures() : openVideo()))
  const handleFailure = useEffectEvent(() => close())

  useEffect(() => {
    if (openedKind === undefined) return
    let isShown = true
    // Closed, so that the next click opens it again.
    void load(openedKind).then((isThere) => !isThere && isShown && handleFailure())
    return () => {
      isShown = false
    }
  }, [openedKind])

  if (opened === null) return null
  const picture = opened.kind === 'picture' ? images.find(({ id }) => id === opened.id) : undefined
  const video = opened.kind === 'video' ? videos.find(({ id }) => id === opened.id) : undefined
  return (
    <>
      {picture && PictureViewer && (
        <PictureViewer post={post} images={images} shown={picture} onShow={show} onClose={close} />
      )}
      {video && VideoModal && <VideoModal post={post} video={video} onClose={close} />}
    </>
  )
}
