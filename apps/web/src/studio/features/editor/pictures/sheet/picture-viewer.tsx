import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { ViewerShell, viewerActionStyle } from '../../../../../ui/components/overlays/viewer-shell.tsx'
import { Icon } from '../../../../../ui/primitives/icon.tsx'
import { type FileEditing, numberOf } from '../file-editing.ts'
import { picturesTexts } from '../pictures-texts.ts'
import type { FileActions } from '../use-file-actions.ts'

interface PictureViewerProps {
  readonly editing: FileEditing
  readonly pictures: readonly StudioAsset[]
  readonly asset: StudioAsset
  readonly actions: FileActions
  readonly onShow: (asset: StudioAsset) => void
  readonly onFocal: (asset: StudioAsset) => void
  readonly onClose: () => void
}

/** A picture as large as the screen. The arrow keys go on, X sets aside, L makes it the lead, F opens the focal point. */
export function PictureViewer({ editing, pictures, asset, actions, onShow, onFocal, onClose }: PictureViewerProps) {
  const texts = useTexts(picturesTexts)
  const locale = useLocale()
  const index = pictures.findIndex(({ id }) => id === asset.id)
  const isAside = asset.details.state === 'aside'
  const value = editing.fileTexts.valueOf(asset)

  // The neighbours are shown at once.
  useEffect(() => {
    for (const neighbour of [pictures[index - 1], pictures[index + 1]]) {
      if (neighbour?.url) new Image().src = neighbour.url
    }
  }, [pictures, index])

  function step(by: -1 | 1): void {
    const next = pictures[index + by]
    if (next !== undefined) onShow(next)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const key = event.key.toLowerCase()
    if (key === 'arrowleft') step(-1)
    else if (key === 'arrowright') step(1)
    else if (key === ' ') onClose()
    else if (key === 'x' && editing.isEditable) actions.toggleAside([asset])
    else if (key === 'l' && editing.isEditable) actions.setLead(asset)
    else if (key === 'f') onFocal(asset)
    else return
    event.preventDefault()
  }

  return (
    <ViewerShell
      label={asset.name}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      header={
        <>
          <span className="headline-18 figures shrink-0">
            {numberOf(index)} / {pictures.length}
          </span>
          <span className="truncate text-14 text-muted">{asset.name}</span>
          {isAside && <span className="shrink-0 text-14 font-semibold text-accent-text">{texts.badges.aside}</span>}
          {editing.facts.values.leadAsset === asset.id && (
            <span className="shrink-0 text-14 font-semibold text-accent-text">{texts.badges.lead}</span>
          )}
        </>
      }
      actions={
        <>
          <button
            type="button"
            aria-label={texts.previous}
            disabled={index === 0}
            onClick={() => step(-1)}
            className={viewerActionStyle()}
          >
            <Icon icon={ChevronLeft} size={22} />
          </button>
          <button
            type="button"
            aria-label={texts.next}
            disabled={index === pictures.length - 1}
            onClick={() => step(1)}
            className={viewerActionStyle()}
          >
            <Icon icon={ChevronRight} size={22} />
          </button>
        </>
      }
      footer={
        <p className="mx-auto max-w-202 px-4 py-3 text-center text-14">{value.captions[locale] || texts.noCaption}</p>
      }
    >
      <p role="status" className="sr-only">
        {texts.position({ number: index + 1, total: pictures.length, name: asset.name })}
      </p>
      <img
        src={asset.url ?? asset.thumbnail ?? undefined}
        alt={value.alternatives[locale] || value.captions[locale] || asset.name}
        className="absolute inset-0 size-full object-contain"
      />
    </ViewerShell>
  )
}
