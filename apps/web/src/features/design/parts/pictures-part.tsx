import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { JustifiedGrid } from '../../../ui/components/media/justified-grid.tsx'
import { VideoThumb } from '../../../ui/components/media/video-thumb.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { designTexts } from '../design-texts.ts'
import { SAMPLE_NAMES, samplePicture } from '../sample-pictures.ts'
import { Part } from './part.tsx'

function Figure({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <figure className="min-w-0">
      {children}
      <figcaption className="mt-1.5 text-14 text-muted">{caption}</figcaption>
    </figure>
  )
}

export function PicturesPart() {
  const texts = useTexts(designTexts)
  const { formatBytes } = useFormats()
  const celebration = samplePicture('celebration', texts.cards.alt)
  return (
    <Part name="pictures">
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <Figure caption={texts.pictures.ratio}>
          <Picture picture={celebration} sizes="25vw" className="rounded-picture" />
        </Figure>
        <Figure caption={texts.pictures.focal}>
          <Picture picture={celebration} ratio={0.8} sizes="25vw" className="rounded-picture" />
        </Figure>
        <Figure caption={texts.pictures.video}>
          <VideoThumb
            src={samplePicture('corner', '').url}
            title={texts.pictures.video}
            durationSeconds={108}
            onPlay={() => {}}
          />
        </Figure>
        <Figure caption={texts.pictures.broken}>
          <VideoThumb src={undefined} title={texts.pictures.broken} durationSeconds={680} isSmall />
        </Figure>
      </div>
      <JustifiedGrid
        label={texts.pictures.grid}
        items={SAMPLE_NAMES}
        keyOf={(name) => name}
        ratioOf={(name) => {
          const { width, height } = samplePicture(name, '')
          return width / height
        }}
        targetHeight={268}
        gap={8}
        rowGap={8}
      >
        {(name, index) => {
          const picture = samplePicture(name, texts.cards.alt)
          return (
            <>
              <Picture picture={picture} sizes="33vw" className="rounded-picture" />
              <p className="mt-1 flex justify-between text-12 text-muted max-sm:sr-only">
                <span>
                  <strong className="mr-2 font-semibold text-ink">{String(index + 1).padStart(2, '0')}</strong>
                  {picture.width} × {picture.height}
                </span>
                <span>{formatBytes(12_400_000 - index * 400_000)}</span>
              </p>
            </>
          )
        }}
      </JustifiedGrid>
    </Part>
  )
}
