import type { Post } from '@mixed-zone/contract/schemas/post'
import { lazy, Suspense, useEffect } from 'react'
import { sortAssets } from './asset-facts.ts'
import type { ViewerAddress } from './viewer/use-viewer-address.ts'

const loadPictures = () => import('./viewer/picture-viewer.tsx')
const loadVideo = () => import('./viewer/video-modal.tsx')

const PictureViewer = lazy(() => loadPictures().then((module) => ({ default: module.PictureViewer })))
const VideoModal = lazy(() => loadVideo().then((module) => ({ default: module.VideoModal })))

interface PostViewerProps {
  readonly post: Post
  readonly address: ViewerAddress
}

/** The viewer that the URL opens over the post. Its code is loaded after the post, so that the first click is fast. */
export function PostViewer({ post, address }: PostViewerProps) {
  const { images, videos } = sortAssets(post.assets)
  const { opened, show, close } = address

  useEffect(() => {
    // A failed preload is retried, and reported, when the viewer opens.
    const load = () => void Promise.allSettled([loadPictures(), loadVideo()])
    const timer = setTimeout(load, 1000)
    return () => clearTimeout(timer)
  }, [])

  if (opened === null) return null
  const picture = opened.kind === 'picture' ? images.find(({ id }) => id === opened.id) : undefined
  const video = opened.kind === 'video' ? videos.find(({ id }) => id === opened.id) : undefined
  return (
    <Suspense>
      {picture && <PictureViewer post={post} images={images} shown={picture} onShow={show} onClose={close} />}
      {video && <VideoModal post={post} video={video} onClose={close} />}
    </Suspense>
  )
}
