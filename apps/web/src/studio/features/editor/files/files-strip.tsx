import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { ArrowLeft, ArrowRight, EllipsisVertical, File, Film, ImageOff, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Menu } from '../../../../ui/components/overlays/menu.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { filesTexts } from './files-texts.ts'

const MAX_SHOWN = 12

interface FilesStripProps {
  /** In their order. */
  readonly assets: readonly StudioAsset[]
  readonly isEditable: boolean
  readonly onEdit: (assetId: string) => void
  readonly onOrder: (ids: string[]) => void
}

/** The files of the post, below its text. Each opens its captions; Alt and the arrow keys move it. */
export function FilesStrip({ assets, isEditable, onEdit, onOrder }: FilesStripProps) {
  const texts = useTexts(filesTexts)
  const [isWhole, setIsWhole] = useState(false)
  const [moved, setMoved] = useState<{ readonly id: string; readonly text: string } | null>(null)
  const list = useRef<HTMLUListElement | null>(null)

  // An element that is moved in the document loses the focus.
  useEffect(() => {
    if (moved !== null) list.current?.querySelector<HTMLElement>(`[data-file="${moved.id}"] button`)?.focus()
  }, [moved])

  if (assets.length === 0) return null

  function move(asset: StudioAsset, step: -1 | 1): void {
    const ids = assets.map(({ id }) => id)
    const from = ids.indexOf(asset.id)
    const to = from + step
    if (to < 0 || to >= ids.length) return
    onOrder(ids.toSpliced(from, 1).toSpliced(to, 0, asset.id))
    if (to >= MAX_SHOWN) setIsWhole(true)
    setMoved({ id: asset.id, text: texts.moved({ name: asset.name, number: to + 1, count: ids.length }) })
  }

  function handleKeyDown(event: KeyboardEvent, asset: StudioAsset): void {
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (!isArrow || !event.altKey || !isEditable) return
    event.preventDefault()
    move(asset, event.key === 'ArrowLeft' ? -1 : 1)
  }

  return (
    <section aria-label={texts.title} className="section-rule mt-8">
      <h2 className="headline-18 mb-3">
        {texts.title} <span className="font-text text-14 font-medium text-muted">{assets.length}</span>
      </h2>
      <p role="status" className="sr-only">
        {moved?.text}
      </p>
      <ul ref={list} className="grid grid-cols-3 gap-1.5 sm:grid-cols-6">
        {(isWhole ? assets : assets.slice(0, MAX_SHOWN)).map((asset, index) => (
          <li key={asset.id} data-file={asset.id} className="relative">
            <button
              type="button"
              aria-label={texts.edit({ name: asset.name })}
              aria-keyshortcuts={isEditable ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
              title={asset.name}
              onClick={() => onEdit(asset.id)}
              onKeyDown={(event) => handleKeyDown(event, asset)}
              className="block w-full rounded-control"
            >
              <FileThumbnail asset={asset} />
            </button>
            {isEditable && assets.length > 1 && (
              <span className="absolute top-1 right-1 rounded-control bg-surface">
                <Menu
                  label={texts.more({ name: asset.name })}
                  icon={EllipsisVertical}
                  isIconOnly
                  size="small"
                  actions={[
                    {
                      id: 'before',
                      label: texts.moveBefore,
                      icon: ArrowLeft,
                      isDisabled: index === 0,
                      onAction: () => move(asset, -1),
                    },
                    {
                      id: 'after',
                      label: texts.moveAfter,
                      icon: ArrowRight,
                      isDisabled: index === assets.length - 1,
                      onAction: () => move(asset, 1),
                    },
                  ]}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {assets.length > MAX_SHOWN && (
        <Button size="small" variant="quiet" onClick={() => setIsWhole(!isWhole)} className="mt-2">
          {isWhole ? texts.showLess : texts.showAll({ count: assets.length })}
        </Button>
      )}
    </section>
  )
}

function FileThumbnail({ asset }: { readonly asset: StudioAsset }) {
  const locale = useLocale()
  if (asset.thumbnail === null) {
    return (
      <span className="flex aspect-3/2 items-center justify-center rounded-control bg-sunken text-muted">
        <Icon icon={iconOf(asset)} />
      </span>
    )
  }
  return (
    <img
      src={asset.thumbnail}
      alt={asset.alternatives[locale] || asset.captions[locale] || asset.name}
      loading="lazy"
      className="aspect-3/2 w-full rounded-control bg-skeleton object-cover"
    />
  )
}

function iconOf({ kind }: StudioAsset): LucideIcon {
  if (kind === 'video') return Film
  return kind === 'image' ? ImageOff : File
}

/** The files in an order that may not name all of them. */
export function orderAssets(assets: readonly StudioAsset[], order: readonly string[]): StudioAsset[] {
  const placeOf = ({ id }: StudioAsset) => (order.includes(id) ? order.indexOf(id) : order.length)
  return assets.toSorted((a, b) => placeOf(a) - placeOf(b))
}
