import type { Frame } from '@mixed-zone/contract/schemas/studio/asset-details'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { Check, TriangleAlert } from 'lucide-react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { Alert } from '../../../../../ui/primitives/alert.tsx'
import { Icon } from '../../../../../ui/primitives/icon.tsx'
import { picturesTexts } from '../pictures-texts.ts'
import { CROP_NAMES, type CropName, CROPS, cropOf, cutEdges, type Point, pointForFrame } from './crops.ts'

interface CropPreviewsProps {
  readonly asset: StudioAsset
  readonly size: { readonly width: number; readonly height: number }
  readonly point: Point
  readonly frame: Frame | null
  readonly onPoint: (point: Point) => void
}

const WIDTHS: Readonly<Record<CropName, string>> = {
  headline: 'w-full',
  story: 'w-[calc(50%-0.375rem)]',
  wide: 'w-[calc(50%-0.375rem)]',
  portrait: 'w-[calc(36%-0.375rem)]',
  index: 'w-[calc(36%-0.375rem)]',
}

/** The picture as it is cropped in each place. What is cut off is said, and nothing is blocked. */
export function CropPreviews({ asset, size, point, frame, onPoint }: CropPreviewsProps) {
  const texts = useTexts(picturesTexts).focal
  const cuts = CROP_NAMES.flatMap((name) => {
    const edges = frame === null ? [] : cutEdges(cropOf(size, CROPS[name], point), frame)
    return edges.length === 0 ? [] : [{ name, edges }]
  })
  const better = frame === null || cuts.length === 0 ? null : pointForFrame(size, frame, point)
  const isBetter = better !== null && (Math.abs(better.x - point.x) > 0.005 || Math.abs(better.y - point.y) > 0.005)
  return (
    <section aria-label={texts.crops}>
      <h2 className="headline-18 mb-3">{texts.crops}</h2>
      <ul className="flex flex-wrap items-start gap-3">
        {CROP_NAMES.map((name) => {
          const isCut = cuts.some((cut) => cut.name === name)
          return (
            <li key={name} className={WIDTHS[name]}>
              <span
                className="relative block overflow-hidden rounded-control bg-skeleton"
                style={{ aspectRatio: CROPS[name] }}
              >
                <CroppedPicture source={asset.url ?? asset.thumbnail} crop={cropOf(size, CROPS[name], point)} />
              </span>
              <span className="mt-1 flex items-center gap-1.5 text-12">
                <Icon
                  icon={isCut ? TriangleAlert : Check}
                  size={16}
                  label={isCut ? texts.cut : texts.whole}
                  className={isCut ? 'text-accent-text' : 'text-live-pitch'}
                />
                {texts.cropNames[name]}
              </span>
            </li>
          )
        })}
      </ul>
      {cuts.length > 0 && (
        <Alert
          variant="warning"
          className="mt-4 text-14"
          action={
            isBetter && (
              <button
                type="button"
                onClick={() => onPoint(better)}
                className="underlined rounded-control font-semibold"
              >
                {texts.movePoint}
              </button>
            )
          }
        >
          {cuts
            .map(({ name, edges }) =>
              texts.cutAt({ crop: texts.cropNames[name], edges: edges.map((edge) => texts.edges[edge]).join(', ') }),
            )
            .join(' ')}
        </Alert>
      )}
    </section>
  )
}

/** The same part of the picture as the portal shows, drawn from the numbers that the warnings are made of. */
function CroppedPicture({ source, crop }: { readonly source: string | null; readonly crop: Frame }) {
  if (source === null) return null
  return (
    <img
      src={source}
      alt=""
      className="absolute max-w-none"
      style={{
        width: `${100 / crop.width}%`,
        height: `${100 / crop.height}%`,
        left: `${(-crop.x / crop.width) * 100}%`,
        top: `${(-crop.y / crop.height) * 100}%`,
      }}
    />
  )
}
