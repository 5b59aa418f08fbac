import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { ArrowDown, ArrowUp, EllipsisVertical, Eye, EyeOff, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { Badge } from '../../../../ui/components/badge.tsx'
import { Menu } from '../../../../ui/components/overlays/menu.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { numberOf } from './file-editing.ts'
import { picturesTexts } from './pictures-texts.ts'
import type { FileActions } from './use-file-actions.ts'

interface FileRowProps {
  readonly asset: StudioAsset
  /** In the tab. */
  readonly index: number
  readonly count: number
  readonly facts: string
  readonly isSelected: boolean
  readonly isEditable: boolean
  readonly actions: FileActions
  /** The files of the tab, to move past the next one. */
  readonly files: readonly StudioAsset[]
  readonly onSelect: () => void
  readonly children?: ReactNode
}

/** The header of a video or a document: name, facts, and a menu. */
export function FileRow({ asset, index, count, facts, isSelected, isEditable, actions, files, ...rest }: FileRowProps) {
  const texts = useTexts(picturesTexts)
  const isAside = asset.details.state === 'aside'
  const moveBeside = (other: StudioAsset | undefined, side: 'before' | 'after') =>
    other !== undefined && actions.moveBeside([asset.id], other.id, side)
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className="figures font-semibold">{numberOf(index)}</span>
        <span className="min-w-0 flex-1 basis-40">
          <span className="block font-semibold break-words">{asset.name}</span>
          <span className="text-12 text-muted">{facts}</span>
        </span>
        {isAside && <Badge>{texts.badges.aside}</Badge>}
        {asset.replacement !== null && <Badge tone="accent">{texts.badges.replaced}</Badge>}
        {asset.recalledAt !== null && <Badge tone="flare">{texts.badges.recalled}</Badge>}
        {asset.file.state === 'failed' && <Badge tone="flare">{texts.badges.error}</Badge>}
        <span className="ml-auto flex items-center gap-1 sm:gap-3">
          <Button size="small" aria-pressed={isSelected} onClick={rest.onSelect}>
            {texts.edit}
          </Button>
          {isEditable && (
            <Menu
              label={texts.more({ name: asset.name })}
              icon={EllipsisVertical}
              isIconOnly
              size="small"
              actions={[
                {
                  id: 'before',
                  label: texts.moveBefore,
                  icon: ArrowUp,
                  isDisabled: index === 0,
                  onAction: () => moveBeside(files[index - 1], 'before'),
                },
                {
                  id: 'after',
                  label: texts.moveAfter,
                  icon: ArrowDown,
                  isDisabled: index === count - 1,
                  onAction: () => moveBeside(files[index + 1], 'after'),
                },
                {
                  id: 'aside',
                  label: isAside ? texts.useAgain : texts.keys.aside,
                  icon: isAside ? Eye : EyeOff,
                  isAfterLine: true,
                  onAction: () => actions.toggleAside([asset]),
                },
                {
                  id: 'remove',
                  label: texts.keys.remove,
                  icon: Trash2,
                  isDanger: true,
                  onAction: () => actions.remove([asset]),
                },
              ]}
            />
          )}
        </span>
      </div>
      {rest.children}
    </li>
  )
}
