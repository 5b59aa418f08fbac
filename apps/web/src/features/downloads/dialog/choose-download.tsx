import { FETCHED_FILE_MAX_BYTES } from '@mixed-zone/contract/rules/file-limits'
import { Download, Info, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import type { DownloadWish } from '../../../downloads/download-wish.ts'
import { chosenAssets, type DownloadChoice, firstChoice, isSizeAtMost, sizeOf } from '../../../downloads/zip-body.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { DialogView } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { UnbrokenText } from '../../../ui/primitives/unbroken-text.tsx'
import { downloadsTexts } from '../downloads-texts.ts'
import { AssetsContents } from './assets-contents.tsx'
import { PackContents } from './pack-contents.tsx'

interface ChooseDownloadProps {
  readonly wish: DownloadWish
  readonly onStart: (choice: DownloadChoice) => void
  readonly onClose: () => void
}

/** The first view of the dialog: what is in it, how much that is, in which size and language. */
export function ChooseDownload({ wish, onStart, onClose }: ChooseDownloadProps) {
  const locale = useLocale()
  const texts = useTexts(downloadsTexts)
  const { bytes } = useFormats()
  const [choice, setChoice] = useState(() => firstChoice(wish, locale))
  const basketTexts = useBaseTexts().basket
  const { count, sizeBytes } = amountOf(wish, choice)
  const sizeText = isSizeAtMost(wish, choice)
    ? texts.atMost({ size: bytes(sizeBytes) })
    : wish.kind === 'pack'
      ? texts.about({ size: bytes(sizeBytes) })
      : bytes(sizeBytes)
  const putAside = wish.kind === 'assets' ? wish.onPutAside : undefined

  function handlePutAside() {
    if (wish.kind === 'assets') putAside?.(new Set(chosenAssets(wish, choice).map(({ id }) => id)))
    onClose()
  }

  return (
    <DialogView
      onClose={onClose}
      title={texts.download}
      subtitle={<UnbrokenText text={wish.title} />}
      footer={
        <>
          <p className="mr-auto max-sm:w-full">
            <span className="figures block text-[1.375rem]">{sizeText}</span>
            <span className="text-14 text-muted">{texts.oneZip({ count })}</span>
          </p>
          {putAside && count > 0 && (
            <Button
              icon={ShoppingBasket}
              className="whitespace-nowrap max-sm:flex-1 max-sm:px-2!"
              onClick={handlePutAside}
            >
              {basketTexts.addShort}
            </Button>
          )}
          <Button
            variant="primary"
            icon={Download}
            className="whitespace-nowrap max-sm:flex-1 max-sm:px-2!"
            isDisabled={count === 0}
            disabledReason={texts.chooseSomething}
            onClick={() => onStart(choice)}
          >
            {texts.download}
          </Button>
        </>
      }
    >
      <div className="-mx-4 -mb-6 border-t border-line sm:-mx-6">
        {wish.kind === 'assets' ? (
          <AssetsContents wish={wish} choice={choice} onChange={setChoice} />
        ) : (
          <PackContents wish={wish} choice={choice} onChange={setChoice} />
        )}
        <p className="flex gap-3 bg-paper px-4 py-3 text-14 text-ink2 sm:px-6">
          <Icon icon={Info} className="text-sky" />
          {sizeBytes > FETCHED_FILE_MAX_BYTES ? texts.browserNote : texts.includes}
        </p>
      </div>
    </DialogView>
  )
}

/** What the choice comes to. The captions and the manifest that go along weigh next to nothing. */
function amountOf(wish: DownloadWish, choice: DownloadChoice): { count: number; sizeBytes: number } {
  if (wish.kind === 'pack') return { count: wish.count, sizeBytes: wish.size }
  const chosen = chosenAssets(wish, choice)
  const hasText = choice.hasText && chosen.length === wish.assets.length
  return { count: chosen.length + (hasText ? 1 : 0), sizeBytes: sizeOf(chosen, choice.rendition) }
}
