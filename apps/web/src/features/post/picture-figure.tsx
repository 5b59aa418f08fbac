import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLongPress } from '../../ui/components/use-long-press.ts'
import { classNames } from '../../ui/primitives/class-names.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { BasketButton } from '../downloads/downloads.tsx'
import { pictureOf } from './asset-facts.ts'
import { DownloadLink } from './download-link.tsx'
import { postTexts } from './post-texts.ts'
import type { PictureSelection } from './selection/use-selection.ts'

// The width of a 3:2 picture in rows of 268 px on desktops and 172 px on phones.
const SIZES = '(width >= 64rem) 26rem, (width >= 40rem) 45vw, 66vw'

interface PictureFigureProps {
  readonly post: Post
  readonly asset: Asset
  readonly index: number
  /** The displayed width; null until the grid is measured. */
  readonly widthPx: number | null
  readonly selection: PictureSelection
  readonly onOpen: (id: string) => void
}

/** One picture of the grid, with its contact-sheet line. */
export function PictureFigure({ post, asset, index, widthPx, selection, onOpen }: PictureFigureProps) {
  const texts = useTexts(postTexts)
  const { formatBytes } = useFormats()
  // Not by the caption, which screen readers would repeat with every control.
  const name = texts.pictureNumber({ place: index + 1 })
  return (
    <figure className="@container">
      {/* Without the controls: screen readers announce all of it as the name of the figure. */}
      <figcaption className="sr-only">{asset.caption}</figcaption>
      <ChoosablePicture asset={asset} index={index} widthPx={widthPx} selection={selection} onOpen={onOpen} />
      <div className="mt-1 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-12 text-muted">
        <span className="font-semibold text-ink">{String(index + 1).padStart(2, '0')}</span>
        {asset.width !== undefined && (
          <span className="@max-[10.5rem]:hidden @max-[13.25rem]:lg:hidden">
            {asset.width} × {asset.height}
          </span>
        )}
        <span className="ml-auto flex min-w-0 flex-wrap items-center justify-end">
          {/* The line of a narrow picture must not wrap: its row would no longer align. */}
          <span
            className={classNames(
              'mr-1.5 @max-[7.5rem]:hidden @max-[10rem]:lg:hidden',
              asset.url !== null && 'lg:mr-0',
            )}
          >
            {formatBytes(asset.size)}
          </span>
          {asset.url !== null && (
            <span className="flex max-lg:hidden">
              <BasketButton asset={asset} post={post} name={name} size={16} look="tight-icon" />
            </span>
          )}
          <DownloadLink asset={asset} name={name} size={16} isTight />
        </span>
      </div>
    </figure>
  )
}

function ChoosablePicture({ asset, index, widthPx, selection, onOpen }: Omit<PictureFigureProps, 'post'>) {
  const texts = useTexts(postTexts)
  const { handlers } = useLongPress(() => selection.toggle(asset.id))
  const picture = pictureOf(asset)
  const isChosen = selection.has(asset.id)
  const ratio = (asset.width ?? 3) / (asset.height ?? 2)
  if (!picture) return <div className="rounded-picture bg-sunken" style={{ aspectRatio: ratio }} />

  function handleChoice(isRange: boolean) {
    if (isRange) selection.extendTo(asset.id)
    else selection.toggle(asset.id)
  }

  function handleClick(event: MouseEvent) {
    if (selection.isSelecting || event.shiftKey) return handleChoice(event.shiftKey)
    onOpen(asset.id)
  }

  return (
    <div className="group relative">
      <button
        type="button"
        id={pictureButtonId(asset.id)}
        data-picture={asset.id}
        aria-haspopup={selection.isSelecting ? undefined : 'dialog'}
        aria-pressed={selection.isSelecting ? isChosen : undefined}
        onClick={handleClick}
        {...handlers}
        className={`focus-on-picture block w-full rounded-picture touch-manipulation select-none ${selection.isSelecting ? 'cursor-pointer' : 'cursor-zoom-in'}`}
      >
        <span className="sr-only">
          {selection.isSelecting ? texts.selectPicture({ place: index + 1 }) : texts.enlarge({ place: index + 1 })}{' '}
        </span>
        <Picture
          picture={picture}
          sizes={widthPx === null ? SIZES : `${Math.ceil(widthPx)}px`}
          isFirst={index < 3}
          className="rounded-picture"
        />
      </button>
      {isChosen && (
        <span className="pointer-events-none absolute inset-0 rounded-picture border-4 border-accent shadow-[inset_0_0_0_2px_var(--night)]" />
      )}
      {selection.canChoose(asset.id) && (
        <PictureCheckbox
          label={texts.selectPicture({ place: index + 1 })}
          isChosen={isChosen}
          isShown={selection.isSelecting}
          onPress={handleChoice}
        />
      )}
    </div>
  )
}

export function pictureButtonId(assetId: string): string {
  return `enlarge-${assetId}`
}

interface PictureCheckboxProps {
  readonly label: string
  readonly isChosen: boolean
  /** Always visible; otherwise only on hover and focus. */
  readonly isShown: boolean
  readonly onPress: (isRange: boolean) => void
}

/** The checkbox in the corner of a picture: 24 px with a hit area of 44 px. */
function PictureCheckbox({ label, isChosen, isShown, onPress }: PictureCheckboxProps) {
  const hidden = 'opacity-0 group-hover:opacity-100 focus-within:opacity-100 pointer-coarse:hidden'
  return (
    <label className={`absolute top-0 left-0 grid size-11 cursor-pointer place-items-center ${isShown ? '' : hidden}`}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        // Change events do not tell whether Shift is pressed.
        onChange={() => undefined}
        onClick={(event) => onPress(event.shiftKey)}
        className="peer focus-on-picture col-start-1 row-start-1 size-6 appearance-none rounded-control border-2 border-on-night bg-night checked:border-accent checked:bg-accent"
      />
      <Icon
        icon={Check}
        size={16}
        className="pointer-events-none invisible col-start-1 row-start-1 text-on-accent peer-checked:visible"
      />
    </label>
  )
}
