import { Play } from 'lucide-react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { classNames } from '../../primitives/class-names.ts'
import { Icon } from '../../primitives/icon.tsx'

interface VideoThumbProps {
  readonly src: string | undefined
  readonly srcSet?: string | undefined
  /** The width that it takes on the screen, as the `sizes` attribute says it. */
  readonly sizes?: string
  readonly title: string
  readonly durationSeconds: number | undefined
  /** A data URL shown until the picture is loaded. */
  readonly placeholder?: string | undefined
  /** Without it the thumbnail is a picture, not a button. */
  readonly onPlay?: () => void
  /** For rows of 160 px: no play icon. */
  readonly isSmall?: boolean
}

/** A video's poster with its duration, 16:9. A button if it can be played. */
export function VideoThumb(props: VideoThumbProps) {
  const { src, srcSet, sizes, title, durationSeconds, placeholder, onPlay, isSmall = false } = props
  const texts = useBaseTexts().ui
  const { duration } = useFormats()
  const content = (
    <>
      {src !== undefined && (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {!isSmall && onPlay && (
        <span className="night absolute inset-0 m-auto flex size-14 items-center justify-center rounded-pill">
          <Icon icon={Play} size={24} className="ml-0.5" />
        </span>
      )}
      {durationSeconds !== undefined && (
        <span className="night figures absolute right-1.5 bottom-1.5 rounded-control px-1.5 py-0.5 text-12">
          <span className="sr-only">{texts.duration} </span>
          {duration(durationSeconds)}
        </span>
      )}
    </>
  )
  const look = classNames('relative block aspect-video w-full overflow-hidden rounded-picture bg-skeleton bg-cover')
  const style = placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined
  if (!onPlay) {
    return (
      <div className={look} style={style}>
        {content}
      </div>
    )
  }
  return (
    <button type="button" onClick={onPlay} className={`${look} focus-on-picture`} style={style}>
      <span className="sr-only">{texts.playVideo({ title })}</span>
      {content}
    </button>
  )
}
