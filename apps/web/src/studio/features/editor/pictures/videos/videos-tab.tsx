import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useQueries } from '@tanstack/react-query'
import { useFormats } from '../../../../../i18n/use-formats.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-item.ts'
import { openUploadQueue } from '../../../../shared/uploads/uploads-store.ts'
import { useUploads } from '../../../../shared/uploads/use-uploads.ts'
import { type FileEditing, isInTab, tabOfUpload } from '../file-editing.ts'
import { FileList } from '../file-list.tsx'
import type { VideoFacts } from './read-video.ts'
import { VideoCard } from './video-card.tsx'

interface VideosTabProps {
  readonly editing: FileEditing
  readonly fileId: string | null
}

/** The videos of a post: player, poster and subtitles of each. */
export function VideosTab({ editing, fileId }: VideosTabProps) {
  const formats = useFormats()
  const videos = editing.assets.filter((asset) => isInTab(asset, 'videos'))
  const ofUploads = useUploadFacts(editing.detail.id)
  const ofStored = useStoredFacts(videos)

  const join = (facts: KnownFacts, sizeBytes: number | null) => {
    const { durationMs, width, height, videoCodec, audioCodec } = facts
    const codecs = [videoCodec, audioCodec].filter(Boolean)
    return [
      typeof durationMs === 'number' && formats.duration(durationMs / 1000),
      typeof width === 'number' && typeof height === 'number' && `${width} × ${height}`,
      codecs.length > 0 && codecs.join(' / '),
      sizeBytes !== null && formats.formatBytes(sizeBytes),
    ]
      .filter(Boolean)
      .join(' · ')
  }

  function factsOf({ id, file, width, height, sizeBytes }: StudioAsset): string {
    const found = ofStored.get(id) ?? ofUploads.byAsset.get(id)
    const facts = {
      durationMs: file.durationMs ?? found?.durationMs,
      width: width ?? found?.width,
      height: height ?? found?.height,
      videoCodec: file.videoCodec ?? found?.videoCodec,
      audioCodec: file.audioCodec ?? found?.audioCodec,
    }
    return join(facts, sizeBytes)
  }

  return (
    <FileList
      editing={editing}
      tab="videos"
      fileId={fileId}
      factsOf={factsOf}
      factsOfUpload={({ id, sizeBytes }) => join(ofUploads.byItem.get(id) ?? {}, sizeBytes)}
    >
      {(asset) => <VideoCard editing={editing} asset={asset} />}
    </FileList>
  )
}

/** As far as they are known. */
type KnownFacts = { readonly [Fact in keyof VideoFacts]?: VideoFacts[Fact] | null | undefined }

type Found = readonly [string, VideoFacts]

/** The facts of videos on their way: the browser has the file before the server does. */
function useUploadFacts(postId: string) {
  const { items } = useUploads({ postId })
  const videos = items.filter((item) => tabOfUpload(item) === 'videos')
  const read = useQueries({
    queries: videos.map(({ id }) => ({
      queryKey: ['video-facts', 'upload', id],
      queryFn: () => readUpload(id),
      staleTime: Infinity,
      retry: false,
    })),
  })
  const find = (keyOf: (item: UploadItem) => string | null) =>
    new Map(
      videos.flatMap((item, index): Found[] => {
        const [key, facts] = [keyOf(item), read[index]?.data]
        return key === null || !facts ? [] : [[key, facts]]
      }),
    )
  return { byItem: find(({ id }) => id), byAsset: find(({ assetId }) => assetId) }
}

async function readUpload(id: string): Promise<VideoFacts | null> {
  const file = openUploadQueue().fileOf(id)
  return file === null ? null : (await import('./read-video.ts')).readVideo(file)
}

/** Where the server has not read them, the browser does. */
function useStoredFacts(videos: readonly StudioAsset[]): ReadonlyMap<string, VideoFacts> {
  const read = useQueries({
    queries: videos.map(({ id, url, file, sizeBytes }) => ({
      // No event changes them: they would be read again whenever somebody saves something.
      queryKey: ['video-facts', 'stored', id, sizeBytes],
      queryFn: async () => (url === null ? null : (await import('./read-video.ts')).readVideo(url)),
      enabled: url !== null && sizeBytes !== null && (file.durationMs === null || file.videoCodec === null),
      staleTime: Infinity,
      retry: false,
    })),
  })
  return new Map(
    videos.flatMap(({ id }, index): Found[] => {
      const facts = read[index]?.data
      return facts ? [[id, facts]] : []
    }),
  )
}
