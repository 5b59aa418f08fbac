import { ShoppingBasket, X } from 'lucide-react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { CopyButton } from '../../../ui/components/copy-button.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { totalBytes } from '../asset-facts.ts'
import { useCaptionText } from '../caption-text.ts'
import { postTexts } from '../post-texts.ts'
import type { PictureSelection } from './use-selection.ts'

interface SelectionBarProps {
  /** The section's name, for screen readers. */
  readonly title: string
  readonly selection: PictureSelection
  readonly onBasket: () => void
  /** For buttons that disappear when they are pressed. */
  readonly focusPictures: () => void
}

/** Sticky bar with the actions for the selected pictures. */
export function SelectionBar({ title, selection, onBasket, focusPictures }: SelectionBarProps) {
  const texts = useTexts(postTexts)
  const basket = useBaseTexts().basket
  const { formatBytes } = useFormats()
  const captionText = useCaptionText()
  const { chosen, count } = selection

  function handleChooseAll(): void {
    focusPictures()
    selection.chooseAll()
  }

  function handleEnd(): void {
    focusPictures()
    selection.end()
  }

  return (
    <div
      role="group"
      aria-label={texts.selection}
      className="night sticky top-0 z-20 mb-3 flex min-h-14 flex-wrap items-center gap-x-2 py-1.5 pr-1.5 pl-4"
    >
      <h2 id="pictures-title" className="sr-only">
        {title}
      </h2>
      <p role="status" className="mr-auto font-semibold">
        {texts.selectedCount({ count: chosen.length })}{' '}
        <span className="font-normal text-muted max-sm:hidden">{formatBytes(totalBytes(chosen))}</span>
      </p>
      {chosen.length < count && (
        <Button variant="quiet" size="small" onClick={handleChooseAll}>
          <span className="max-sm:hidden">{texts.selectAll({ count })}</span>
          <span className="sm:hidden">{texts.selectAllShort}</span>
        </Button>
      )}
      {chosen.length > 0 && (
        <>
          <CopyButton
            // Among several captions, the file name says which picture each belongs to, as in captions.txt.
            text={() => chosen.map((asset) => `${asset.name}\n${captionText(asset)}`.trimEnd()).join('\n\n')}
            label={texts.copyCaptions}
            className="max-lg:hidden"
          />
          <Button size="small" icon={ShoppingBasket} onClick={onBasket} className="bg-transparent max-sm:hidden">
            {basket.addCount({ count: chosen.length })}
          </Button>
        </>
      )}
      <IconButton icon={X} label={texts.endSelection} onClick={handleEnd} />
    </div>
  )
}
