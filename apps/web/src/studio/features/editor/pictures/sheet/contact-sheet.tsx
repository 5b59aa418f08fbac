import { LOCALES } from '@mixed-zone/contract/locales'
import type { AssetTexts, StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { type DragEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { EmptyState } from '../../../../../ui/components/empty-state.tsx'
import { JustifiedGrid } from '../../../../../ui/components/media/justified-grid.tsx'
import type { FileEditing } from '../file-editing.ts'
import type { Side } from '../file-order.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { foldSimilar, type SheetEntry } from '../similar-files.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-item.ts'
import type { Uploads } from '../../../../shared/uploads/use-uploads.ts'
import type { FileActions } from '../use-file-actions.ts'
import type { FileSelection } from '../use-selection.ts'
import { DRAGGED_FILES, PictureTile } from './picture-tile.tsx'
import { SheetHeader } from './sheet-header.tsx'
import type { TileCommands } from './tile-menu.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useSheetKeys } from './use-sheet-keys.ts'

interface ContactSheetProps {
  readonly editing: FileEditing
  readonly pictures: readonly StudioAsset[]
  readonly selection: FileSelection
  readonly actions: FileActions
  readonly uploads: Uploads
  readonly openGroups: ReadonlySet<string>
  readonly onOpenGroups: (ids: ReadonlySet<string>) => void
  readonly onEnlarge: (asset: StudioAsset) => void
  readonly onFocal: (asset: StudioAsset) => void
  /** Leads into the panel. `isCaption`: to its caption. */
  readonly onPanel: (options: { readonly isCaption: boolean }) => void
}

type SheetItem =
  | { readonly kind: 'picture'; readonly entry: SheetEntry; readonly ratio: number }
  | { readonly kind: 'upload'; readonly item: UploadItem; readonly ratio: number }

const DEFAULT_RATIO = 3 / 2

/** Beside which picture dragged ones would be dropped. */
interface DropPlace {
  readonly id: string
  readonly side: Side
}

/** The pictures of a post in their order, and those on their way to it. */
export function ContactSheet(props: ContactSheetProps) {
  const { editing, pictures, selection, actions, uploads, openGroups } = props
  const { isEditable, facts, fileTexts } = editing
  const texts = useTexts(picturesTexts)
  const frame = useRef<HTMLDivElement | null>(null)
  /** Of pictures on their way, so that the sheet does not change when they are stored. */
  const [ratios, setRatios] = useState<ReadonlyMap<string, number>>(new Map())
  const [drop, setDrop] = useState<DropPlace | null>(null)
  const draggedIds = useRef<readonly string[]>([])
  const entries = useMemo(() => foldSimilar(pictures, openGroups), [pictures, openGroups])
  const shown = entries.map(({ asset }) => asset)
  const numbers = new Map(pictures.map(({ id }, index) => [id, index]))
  const selectedIds = new Set(selection.selectedIds)
  const waiting = uploads.items.filter(
    ({ state, assetId }) => state !== 'done' || (assetId !== null && !numbers.has(assetId)),
  )
  const items: SheetItem[] = [
    ...entries.map((entry) => ({ kind: 'picture' as const, entry, ratio: ratioOf(entry.asset) })),
    ...waiting.map((item) => ({ kind: 'upload' as const, item, ratio: ratios.get(item.id) ?? DEFAULT_RATIO })),
  ]

  const actedOn = (asset: StudioAsset) =>
    selection.selectedIds.includes(asset.id) ? pictures.filter(({ id }) => selection.selectedIds.includes(id)) : [asset]
  const movedIds = (asset: StudioAsset) => {
    const acted = new Set(actedOn(asset).map(({ id }) => id))
    return entries
      .filter((entry) => acted.has(entry.asset.id))
      .flatMap(({ asset: { id }, hidden }) => [id, ...hidden.map((other) => other.id)])
  }

  const handleCaption = (asset: StudioAsset) => {
    if (!selection.selectedIds.includes(asset.id)) selection.only(asset.id)
    props.onPanel({ isCaption: true })
  }
  const keys = {
    list: () => frame.current,
    shown,
    selection,
    actions,
    isEditable,
    actedOn,
    movedIds,
    onEnlarge: props.onEnlarge,
    onFocal: props.onFocal,
    onCaption: handleCaption,
  }
  function handleClick(event: MouseEvent, asset: StudioAsset): void {
    if (event.shiftKey) selection.extendTo(asset.id)
    else if (event.ctrlKey || event.metaKey) selection.toggle(asset.id)
    else {
      selection.only(asset.id)
      props.onPanel({ isCaption: false })
    }
  }

  function handleDragStart(event: DragEvent, asset: StudioAsset): void {
    const ids = movedIds(asset)
    event.dataTransfer.setData(DRAGGED_FILES, JSON.stringify(ids))
    event.dataTransfer.effectAllowed = 'move'
    // Without selecting it: the panel would open, and the tiles would move under the pointer.
    draggedIds.current = ids
    showGhost(event, ids.length)
  }

  const commands = {
    ...keys,
    onFold: (group: readonly StudioAsset[] | null) => props.onOpenGroups(without(openGroups, group)),
    onUnfold: ({ id }: StudioAsset) => props.onOpenGroups(new Set([...openGroups, id])),
    onClick: handleClick,
    onKeyDown: useSheetKeys(keys),
    onDragStart: handleDragStart,
  }
  const latest = useRef<TileCommands>(commands)
  useLayoutEffect(() => {
    latest.current = commands
  })
  const [run] = useState(() => (command: (current: TileCommands) => void) => command(latest.current))

  /** Between two tiles and beyond the last one, the place stays as it was. */
  function handleDragOver(event: DragEvent): void {
    if (!event.dataTransfer.types.includes(DRAGGED_FILES)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    const place = dropPlaceAt(event)
    if (place !== null && (place.id !== drop?.id || place.side !== drop.side)) setDrop(place)
  }

  function handleDragLeave({ currentTarget, relatedTarget }: DragEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDrop(null)
  }

  function handleDrop(event: DragEvent): void {
    if (!event.dataTransfer.types.includes(DRAGGED_FILES)) return
    event.preventDefault()
    const place = dropPlaceAt(event) ?? drop
    if (place !== null && draggedIds.current.length > 0) actions.moveBeside(draggedIds.current, place.id, place.side)
    setDrop(null)
  }

  function handleDragEnd(): void {
    draggedIds.current = []
    setDrop(null)
  }

  if (items.length === 0) {
    return (
      <div className="p-4 sm:p-6">
        <EmptyState title={texts.empty.pictures}>{isEditable && texts.empty.drop}</EmptyState>
      </div>
    )
  }

  return (
    <div
      ref={frame}
      className="min-h-full bg-surface px-4 pt-3 pb-16 max-sm:pb-28 sm:px-6"
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
      onDragEnd={handleDragEnd}
    >
      <SheetHeader
        pictures={pictures}
        arrivedCount={waiting.filter(({ state }) => state === 'done').length}
        selection={selection}
        actions={actions}
        isEditable={isEditable}
        onEdit={() => props.onPanel({ isCaption: false })}
      />
      <p role="status" className="sr-only">
        {actions.announcement}
      </p>
      <JustifiedGrid
        items={items}
        keyOf={(item) => (item.kind === 'picture' ? item.entry.asset.id : item.item.id)}
        ratioOf={({ ratio }) => ratio}
        targetHeight={96}
        phoneTargetHeight={110}
        gap={8}
        phoneGap={8}
        rowGap={8}
        label={texts.sheet}
      >
        {(item, place) => {
          if (item.kind === 'upload') {
            return (
              <UploadTile
                item={item.item}
                index={pictures.length + place - entries.length}
                ratio={item.ratio}
                uploads={uploads}
                onRatio={(ratio) => setRatios((before) => new Map([...before, [item.item.id, ratio]]))}
              />
            )
          }
          const { asset, hidden, group } = item.entry
          return (
            <PictureTile
              asset={asset}
              group={group}
              missing={missingIn(fileTexts.valueOf(asset))}
              index={numbers.get(asset.id) ?? 0}
              ratio={item.ratio}
              isSelected={selectedIds.has(asset.id)}
              isCurrent={selection.focusedId === asset.id}
              isLead={facts.values.leadAsset === asset.id}
              isEditable={isEditable}
              hiddenCount={hidden.length}
              dropSide={drop?.id === asset.id ? drop.side : null}
              isFirst={place === 0}
              isLast={place === entries.length - 1}
              isUnfolded={group !== null && hidden.length === 0}
              run={run}
            />
          )
        }}
      </JustifiedGrid>
    </div>
  )
}

const without = (ids: ReadonlySet<string>, group: readonly StudioAsset[] | null) =>
  new Set([...ids].filter((id) => !group?.some((asset) => asset.id === id)))

const missingIn = ({ captions }: AssetTexts) => LOCALES.filter((locale) => captions[locale].trim() === '').join(' ')

function ratioOf({ width, height }: StudioAsset): number {
  return width === null || height === null || height === 0 ? DEFAULT_RATIO : width / height
}

function dropPlaceAt({ target, clientX }: DragEvent): DropPlace | null {
  const tile = target instanceof Element ? target.closest('[data-tile]') : null
  const id = tile?.getAttribute('data-tile') ?? null
  if (tile === null || id === null) return null
  const { left, width } = tile.getBoundingClientRect()
  return { id, side: clientX < left + width / 2 ? 'before' : 'after' }
}

/** The picture under the pointer, with how many are dragged. */
function showGhost(event: DragEvent, count: number): void {
  const image = event.currentTarget.querySelector('img')
  const ghost = document.createElement('div')
  ghost.className = 'fixed -top-100 left-0 w-30 -rotate-2 rounded-control border-3 border-accent'
  const picture = document.createElement('img')
  picture.src = image?.src ?? ''
  picture.className = 'block w-full'
  ghost.append(picture)
  if (count > 1) {
    const badge = document.createElement('span')
    badge.className =
      'absolute -top-3 -right-3 flex size-6 items-center justify-center rounded-pill bg-night text-12 font-semibold text-on-night'
    badge.textContent = String(count)
    ghost.append(badge)
  }
  document.body.append(ghost)
  event.dataTransfer.setDragImage(ghost, 20, 20)
  // The browser has drawn it by then.
  setTimeout(() => ghost.remove())
}
