import { LOCALE_NAMES, LOCALES } from '@mixed-zone/contract/locales'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { Check, EyeOff, ImageOff, Layers, RefreshCw, ScanText, Star } from 'lucide-react'
import { memo } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { useFormats } from '../../../../../i18n/use-formats.ts'
import { classNames } from '../../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../../ui/primitives/icon.tsx'
import { useUploadPreview } from '../../../../shared/uploads/use-uploads.ts'
import { numberOf } from '../file-editing.ts'
import type { Side } from '../file-order.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { TileMenu, type TileMenuProps } from './tile-menu.tsx'

/** What identifies a dragged tile: files that are dragged from the computer are uploaded. */
export const DRAGGED_FILES = 'application/x-post-files'

interface PictureTileProps extends TileMenuProps {
  /** The languages that lack a caption, as one text: tiles whose properties are the same are not rendered again. */
  readonly missing: string
  /** In the order of the post. */
  readonly index: number
  readonly ratio: number
  readonly isSelected: boolean
  readonly isCurrent: boolean
  readonly isLead: boolean
  readonly isEditable: boolean
  /** Pictures like it that are folded under it. */
  readonly hiddenCount: number
  /** Where dragged tiles would be dropped. */
  readonly dropSide: Side | null
}

/**
 * A picture of the contact sheet. The button selects it; its keys are those of the sheet. Rendered again only when something of it changes:
 * a sheet may have hundreds.
 */
export const PictureTile = memo(function PictureTile(props: PictureTileProps) {
  const { asset, index, ratio, isSelected, isCurrent, isEditable, dropSide, run } = props
  const texts = useTexts(picturesTexts)
  const isAside = asset.details.state === 'aside'
  // Upright: there is no room for its size.
  const isNarrow = ratio < 1
  const preview = useUploadPreview(asset.id)
  const source = asset.thumbnail ?? preview

  return (
    <div
      className="group relative"
      data-tile={asset.id}
      draggable={isEditable}
      onDragStart={(event) => run(({ onDragStart }) => onDragStart(event, asset))}
    >
      {dropSide !== null && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute -top-0.5 z-10 h-[calc(100%-1.25rem)] w-[5px] rounded-control border border-ink bg-accent',
            dropSide === 'before' ? '-left-1.5' : '-right-1.5',
          )}
        />
      )}
      <button
        type="button"
        data-file={asset.id}
        tabIndex={isCurrent ? 0 : -1}
        aria-pressed={isSelected}
        aria-label={useTileLabel(props)}
        title={asset.name}
        onClick={(event) => run(({ onClick }) => onClick(event, asset))}
        onDoubleClick={() => run(({ onEnlarge }) => onEnlarge(asset))}
        onFocus={() => run(({ selection }) => selection.focus(asset.id))}
        onKeyDown={(event) => run(({ onKeyDown }) => onKeyDown(event, asset))}
        style={{ aspectRatio: ratio }}
        className={classNames(
          'relative block w-full overflow-hidden rounded-control bg-skeleton',
          isSelected && 'outline-3 outline-offset-[-3px] outline-accent',
        )}
      >
        {source === null ? (
          <span className="absolute inset-0 flex items-center justify-center text-muted">
            <Icon icon={ImageOff} />
          </span>
        ) : (
          <img
            src={source}
            alt=""
            loading="lazy"
            draggable={false}
            className={classNames('absolute inset-0 size-full object-cover', isAside && 'opacity-35 grayscale')}
          />
        )}
        {isSelected && <span aria-hidden="true" className="absolute inset-0 border-3 border-accent" />}
        <TileBadges {...props} />
      </button>
      <Selector {...props} />
      {props.hiddenCount > 0 && (
        <button
          type="button"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={texts.unfold({ count: props.hiddenCount, name: asset.name })}
          onClick={() => run(({ onUnfold }) => onUnfold(asset))}
          className="absolute right-1 bottom-6 flex min-h-6 items-center gap-1 rounded-control bg-night px-1.5 text-12 font-semibold text-on-night pointer-coarse:min-h-11"
        >
          <Icon icon={Layers} size={16} />+{props.hiddenCount}
        </button>
      )}
      <div className={classNames('flex h-5 items-center text-12', isNarrow ? 'gap-1' : 'gap-1.5')}>
        <span className="figures font-semibold">{numberOf(index)}</span>
        {!isNarrow && <TileSize asset={asset} />}
        <CaptionLamps missing={props.missing} isNarrow={isNarrow} />
        {isEditable && (
          <span
            className={classNames(
              'absolute top-1 right-1 rounded-control bg-surface pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
              // A larger one would cover the middle of an upright picture, where one clicks.
              'pointer-fine:[&_button]:size-6 pointer-fine:[&_button]:min-h-0 pointer-fine:[&_button]:min-w-0',
              !isCurrent && 'pointer-fine:[&_button]:[visibility:hidden] group-hover:[&_button]:[visibility:visible]',
            )}
          >
            <TileMenu
              asset={asset}
              group={props.group}
              isFirst={props.isFirst}
              isLast={props.isLast}
              isUnfolded={props.isUnfolded}
              run={run}
            />
          </span>
        )}
      </div>
    </div>
  )
})

/** On touch screens, and while the pointer is over the tile: selects several. */
function Selector({ asset, isSelected, run }: PictureTileProps) {
  const texts = useTexts(picturesTexts)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={texts.select({ name: asset.name })}
      aria-pressed={isSelected}
      onClick={() => run(({ selection }) => selection.toggle(asset.id))}
      className={classNames(
        'touch-target absolute top-1.5 left-1.5 flex size-5 items-center justify-center rounded-control border',
        isSelected
          ? 'border-accent-edge bg-accent text-on-accent'
          : 'border-edge bg-surface text-transparent pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100',
      )}
    >
      <Icon icon={Check} size={16} />
    </button>
  )
}

const SLAB = 'flex min-h-5 items-center gap-1 rounded-control px-1 text-12 font-semibold'
const NIGHT_SLAB = `${SLAB} bg-night text-on-night`

function TileBadges({ asset, isLead }: PictureTileProps) {
  const texts = useTexts(picturesTexts)
  const { file, details, replacement, recalledAt } = asset
  return (
    <span aria-hidden="true">
      <span className="absolute bottom-1 left-1 flex flex-wrap gap-1">
        {isLead && (
          <span className={`${SLAB} bg-accent text-on-accent`}>
            <Icon icon={Star} size={16} />
            {texts.badges.lead}
          </span>
        )}
        {details.state === 'aside' && (
          <span className={NIGHT_SLAB}>
            <Icon icon={EyeOff} size={16} />
            {texts.badges.aside}
          </span>
        )}
        {replacement !== null && (
          <span className={NIGHT_SLAB}>
            <Icon icon={RefreshCw} size={16} />
            {texts.badges.replaced}
          </span>
        )}
        {asset.fromCamera.length > 0 && (
          <span className={NIGHT_SLAB} title={texts.badges.camera}>
            <Icon icon={ScanText} size={16} />
          </span>
        )}
      </span>
      {file.state === 'waiting' && <span className="absolute inset-x-0 bottom-0 h-1 animate-breathe bg-accent" />}
      {(file.state === 'failed' || recalledAt !== null) && (
        <span
          // The same colours in both themes.
          data-theme="light"
          className="absolute inset-x-0 bottom-0 bg-flare px-2 text-left text-12 leading-6 font-semibold text-surface"
        >
          {recalledAt === null ? texts.badges.error : texts.badges.recalled}
        </span>
      )}
    </span>
  )
}

function TileSize({ asset }: { readonly asset: StudioAsset }) {
  const { formatBytes } = useFormats()
  return <span className="min-w-0 truncate text-muted">{asset.sizeBytes !== null && formatBytes(asset.sizeBytes)}</span>
}

/** Three dots without letters: the captions that are there. */
function CaptionLamps({ missing, isNarrow }: Pick<PictureTileProps, 'missing'> & { readonly isNarrow: boolean }) {
  const names = LOCALE_NAMES[useLocale()]
  return (
    <span aria-hidden="true" className={classNames('ml-auto flex shrink-0', isNarrow ? 'gap-px' : 'gap-1')}>
      {LOCALES.map((locale) => (
        <span
          key={locale}
          title={names[locale]}
          className={classNames(
            'size-2 rounded-pill border',
            missing.includes(locale) ? 'border-edge' : 'border-pitch bg-pitch',
          )}
        />
      ))}
    </span>
  )
}

/** Everything that the tile shows, in words. */
function useTileLabel({ asset, missing, index, isLead, hiddenCount }: PictureTileProps): string {
  const texts = useTexts(picturesTexts)
  const names = LOCALE_NAMES[useLocale()]
  const languages = LOCALES.filter((locale) => missing.includes(locale)).map((locale) => names[locale])
  return [
    numberOf(index),
    asset.name,
    isLead && texts.badges.lead,
    asset.details.state === 'aside' && texts.badges.aside,
    asset.replacement !== null && texts.badges.replaced,
    asset.file.state === 'failed' && texts.badges.error,
    asset.recalledAt !== null && texts.badges.recalled,
    asset.fromCamera.length > 0 && texts.badges.camera,
    hiddenCount > 0 && texts.alike({ count: hiddenCount }),
    languages.length === 0 ? texts.captionsComplete : texts.captionsMissing({ languages: languages.join(', ') }),
  ]
    .filter(Boolean)
    .join(', ')
}
