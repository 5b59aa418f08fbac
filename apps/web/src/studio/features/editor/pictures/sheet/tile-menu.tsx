import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import {
  ArrowLeft,
  ArrowRight,
  Crosshair,
  EllipsisVertical,
  Eye,
  EyeOff,
  Layers,
  Maximize2,
  Pencil,
  Star,
  Trash2,
} from 'lucide-react'
import { type DragEvent, type KeyboardEvent, memo, type MouseEvent } from 'react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { Menu, type MenuAction } from '../../../../../ui/components/overlays/menu.tsx'
import { picturesTexts } from '../pictures-texts.ts'
import type { PicturesTexts } from '../texts/es.ts'
import type { FileActions } from '../use-file-actions.ts'
import type { FileSelection } from '../use-selection.ts'

/** What a tile and its menu do, as the sheet is at that moment. */
export interface TileCommands {
  readonly actions: FileActions
  readonly selection: FileSelection
  readonly actedOn: (asset: StudioAsset) => readonly StudioAsset[]
  readonly movedIds: (asset: StudioAsset) => readonly string[]
  readonly onEnlarge: (asset: StudioAsset) => void
  readonly onFocal: (asset: StudioAsset) => void
  readonly onCaption: (asset: StudioAsset) => void
  readonly onFold: (group: readonly StudioAsset[] | null) => void
  readonly onUnfold: (asset: StudioAsset) => void
  readonly onClick: (event: MouseEvent, asset: StudioAsset) => void
  readonly onKeyDown: (event: KeyboardEvent, asset: StudioAsset) => void
  readonly onDragStart: (event: DragEvent, asset: StudioAsset) => void
}

export interface TileMenuProps {
  readonly asset: StudioAsset
  /** Pictures like it, the sharpest first. */
  readonly group: readonly StudioAsset[] | null
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isUnfolded: boolean
  /** Always the same function: a new one would render all tiles and their menus again. */
  readonly run: (command: (commands: TileCommands) => void) => void
}

/** Everything that the keys of a tile do, and more. Not rendered again when the selection changes: a sheet may have hundreds. */
export const TileMenu = memo(function TileMenu(props: TileMenuProps) {
  const texts = useTexts(picturesTexts)
  return (
    <Menu
      label={texts.more({ name: props.asset.name })}
      icon={EllipsisVertical}
      isIconOnly
      size="small"
      actions={tileActions(props, texts)}
    />
  )
})

function tileActions({ asset, group, run, ...place }: TileMenuProps, texts: PicturesTexts): MenuAction[] {
  const isAside = asset.details.state === 'aside'
  const [sharpest, ...others] = group ?? []
  return [
    {
      id: 'enlarge',
      label: texts.keys.enlarge,
      icon: Maximize2,
      onAction: () => run(({ onEnlarge }) => onEnlarge(asset)),
    },
    {
      id: 'caption',
      label: texts.keys.caption,
      icon: Pencil,
      onAction: () => run(({ onCaption }) => onCaption(asset)),
    },
    { id: 'focal', label: texts.keys.focal, icon: Crosshair, onAction: () => run(({ onFocal }) => onFocal(asset)) },
    { id: 'lead', label: texts.keys.lead, icon: Star, onAction: () => run(({ actions }) => actions.setLead(asset)) },
    {
      id: 'aside',
      label: isAside ? texts.useAgain : texts.keys.aside,
      icon: isAside ? Eye : EyeOff,
      onAction: () => run(({ actions, actedOn }) => actions.toggleAside(actedOn(asset))),
    },
    ...(sharpest === undefined
      ? []
      : [
          {
            id: 'sharpest',
            label: texts.onlySharpest,
            icon: Layers,
            isAfterLine: true,
            onAction: () => run(({ actions }) => actions.setAside(others)),
          },
        ]),
    ...(place.isUnfolded
      ? [{ id: 'fold', label: texts.fold, icon: Layers, onAction: () => run(({ onFold }) => onFold(group)) }]
      : []),
    {
      id: 'before',
      label: texts.moveBefore,
      icon: ArrowLeft,
      isAfterLine: true,
      isDisabled: place.isFirst,
      onAction: () => run(({ actions, movedIds }) => actions.moveBy(movedIds(asset), -1)),
    },
    {
      id: 'after',
      label: texts.moveAfter,
      icon: ArrowRight,
      isDisabled: place.isLast,
      onAction: () => run(({ actions, movedIds }) => actions.moveBy(movedIds(asset), 1)),
    },
    {
      id: 'remove',
      label: texts.keys.remove,
      icon: Trash2,
      isDanger: true,
      isAfterLine: true,
      onAction: () => run(({ actions, actedOn }) => actions.remove(actedOn(asset))),
    },
  ]
}
