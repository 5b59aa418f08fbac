import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { ArrowLeft, ArrowRight, Crosshair, Eye, EyeOff, Layers, Maximize2, Pencil, Star, Trash2 } from 'lucide-react'
import type { MenuAction } from '../../../../../ui/components/overlays/menu.tsx'
import type { PicturesTexts } from '../texts/es.ts'
import type { FileActions } from '../use-file-actions.ts'

interface TileActionOptions {
  readonly asset: StudioAsset
  /** Pictures like it, the sharpest first. */
  readonly group: readonly StudioAsset[] | null
  readonly texts: PicturesTexts
  readonly actions: FileActions
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isUnfolded: boolean
  readonly actedOn: (asset: StudioAsset) => readonly StudioAsset[]
  readonly movedIds: (asset: StudioAsset) => readonly string[]
  readonly onEnlarge: (asset: StudioAsset) => void
  readonly onFocal: (asset: StudioAsset) => void
  readonly onCaption: (asset: StudioAsset) => void
  readonly onFold: () => void
}

/** The menu of a tile: everything that its keys do, and more. */
export function tileActions(options: TileActionOptions): MenuAction[] {
  const { asset, group, texts, actions, actedOn, movedIds } = options
  const isAside = asset.details.state === 'aside'
  const [sharpest, ...others] = group ?? []
  return [
    { id: 'enlarge', label: texts.keys.enlarge, icon: Maximize2, onAction: () => options.onEnlarge(asset) },
    { id: 'caption', label: texts.keys.caption, icon: Pencil, onAction: () => options.onCaption(asset) },
    { id: 'focal', label: texts.keys.focal, icon: Crosshair, onAction: () => options.onFocal(asset) },
    { id: 'lead', label: texts.keys.lead, icon: Star, onAction: () => actions.setLead(asset) },
    {
      id: 'aside',
      label: isAside ? texts.useAgain : texts.keys.aside,
      icon: isAside ? Eye : EyeOff,
      onAction: () => actions.toggleAside(actedOn(asset)),
    },
    ...(sharpest === undefined
      ? []
      : [
          {
            id: 'sharpest',
            label: texts.onlySharpest,
            icon: Layers,
            isAfterLine: true,
            onAction: () => actions.setAside(others),
          },
        ]),
    ...(options.isUnfolded ? [{ id: 'fold', label: texts.fold, icon: Layers, onAction: options.onFold }] : []),
    {
      id: 'before',
      label: texts.moveBefore,
      icon: ArrowLeft,
      isAfterLine: true,
      isDisabled: options.isFirst,
      onAction: () => actions.moveBy(movedIds(asset), -1),
    },
    {
      id: 'after',
      label: texts.moveAfter,
      icon: ArrowRight,
      isDisabled: options.isLast,
      onAction: () => actions.moveBy(movedIds(asset), 1),
    },
    {
      id: 'remove',
      label: texts.keys.remove,
      icon: Trash2,
      isDanger: true,
      isAfterLine: true,
      onAction: () => actions.remove(actedOn(asset)),
    },
  ]
}
