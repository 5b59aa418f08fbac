import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useQueries } from '@tanstack/react-query'
import { useFormats } from '../../../../../i18n/use-formats.ts'
import { studioKey } from '../../../../shared/studio-query.ts'
import { type FileEditing, isInTab } from '../file-editing.ts'
import { FileList } from '../file-list.tsx'
import { VideoCard } from './video-card.tsx'

interface VideosTabProps {
  readonly editing: FileEditing
  readonly fileId: string | null
}

/** The videos of a post: player, poster and subtitles of each. */
export function VideosTab({ editing, fileId }: VideosTabProps) {
  const formats = useFormats()
  const videos = editing.assets.filter((asset) => isInTab(asset, 'videos'))
  // Where the server has not read them, the browser does.
  const read = useQueries({
    queries: videos.map(({ id, url, file, sizeBytes }) => ({
      queryKey: studioKey('post', 'video-facts', id),
      queryFn: async () => (url === null ? null : (await import('./read-video.ts')).readVideo(url)),
      enabled: url !== null && sizeBytes !== null && (file.durationMs === null || file.videoCodec === null),
      staleTime: Infinity,
      retry: false,
    })),
  })

  function factsOf(asset: StudioAsset): string {
    const { file, sizeBytes } = asset
    const found = read[videos.findIndex(({ id }) => id === asset.id)]?.data
    const durationMs = file.durationMs ?? found?.durationMs ?? null
    const [width, height] = [asset.width ?? found?.width ?? null, asset.height ?? found?.height ?? null]
    const codecs = [file.videoCodec ?? found?.videoCodec, file.audioCodec ?? found?.audioCodec].filter(Boolean)
    return [
      durationMs !== null && formats.duration(durationMs / 1000),
      width !== null && height !== null && `${width} × ${height}`,
      codecs.length > 0 && codecs.join(' / '),
      sizeBytes !== null && formats.bytes(sizeBytes),
    ]
      .filter(Boolean)
      .join(' · ')
  }

  return (
    <FileList editing={editing} tab="videos" fileId={fileId} factsOf={factsOf}>
      {(asset) => <VideoCard editing={editing} asset={asset} />}
    </FileList>
  )
}
