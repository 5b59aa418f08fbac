import type { Editor } from '@tiptap/core'
import { Film, ImageOff } from 'lucide-react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { PostAsset } from '../body/figure-view.tsx'
import { insertFigure } from '../body/insertions.ts'
import { editorTexts } from '../editor-texts.ts'

interface AssetDialogProps {
  readonly editor: Editor
  readonly assets: readonly PostAsset[]
  /** Default: pictures and videos. */
  readonly kind?: 'image' | 'video'
  readonly onClose: () => void
}

/** Puts a picture or video of the post into its text. */
export function AssetDialog({ editor, assets, kind, onClose }: AssetDialogProps) {
  const locale = useLocale()
  const texts = useTexts(editorTexts).figure
  const shown = assets.filter(
    (asset) =>
      asset.recalledAt === null && (kind === undefined ? ['image', 'video'].includes(asset.kind) : asset.kind === kind),
  )

  function handleChoose(id: string): void {
    insertFigure(editor, id)
    onClose()
  }

  return (
    <Dialog isOpen size="wide" title={kind === 'video' ? texts.insertVideo : texts.insert} onClose={onClose}>
      {shown.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {shown.map((asset) => (
            <li key={asset.id}>
              <button
                type="button"
                onClick={() => handleChoose(asset.id)}
                className="block w-full rounded-picture text-left"
              >
                {asset.thumbnail === null ? (
                  <span className="flex aspect-3/2 items-center justify-center rounded-picture bg-sunken text-muted">
                    <Icon icon={asset.kind === 'video' ? Film : ImageOff} size={24} />
                  </span>
                ) : (
                  <img
                    src={asset.thumbnail}
                    alt=""
                    loading="lazy"
                    className="aspect-3/2 w-full rounded-picture bg-skeleton object-cover"
                  />
                )}
                <span className="mt-1 block truncate text-14">{asset.captions[locale] || asset.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
