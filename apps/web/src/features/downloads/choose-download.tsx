import { FETCHED_FILE_MAX_BYTES } from '@mixed-zone/contract/rules/limits'
import { Download, Info, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { DialogView } from '../../ui/components/overlays/dialog.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'
import { AssetsContents, PackContents } from './download-contents.tsx'
import {
  callFor,
  chosenAssets,
  type DownloadChoice,
  type DownloadRequest,
  defaultChoice,
  totalOf,
} from './download-request.ts'
import { downloadsTexts } from './downloads-texts.ts'

interface ChooseDownloadProps {
  readonly request: DownloadRequest
  readonly onStart: (choice: DownloadChoice) => void
  readonly onClose: () => void
}

/** The first view of the dialog: contents, total size, picture size and language. */
export function ChooseDownload({ request, onStart, onClose }: ChooseDownloadProps) {
  const locale = useLocale()
  const texts = useTexts(downloadsTexts)
  const { bytes } = useFormats()
  const [choice, setChoice] = useState(() => defaultChoice(request, locale))
  const basketTexts = useBaseTexts().basket
  const { count, sizeBytes, precision } = totalOf(request, choice)
  const size = bytes(sizeBytes)
  const sizeText = { exact: size, about: texts.about({ size }), 'at-most': texts.atMost({ size }) }[precision]
  const isForBrowser = sizeBytes > FETCHED_FILE_MAX_BYTES
  const isZip = callFor(request, choice).kind === 'zip'
  const addToBasket = request.kind === 'assets' ? request.onAddToBasket : undefined

  function handleAddToBasket() {
    if (request.kind === 'assets') addToBasket?.(new Set(chosenAssets(request, choice).map(({ id }) => id)))
    onClose()
  }

  return (
    <DialogView
      onClose={onClose}
      title={texts.download}
      subtitle={<UnbrokenText text={request.title} />}
      footer={
        <>
          <p className="mr-auto max-sm:w-full">
            <span className="figures block text-[1.375rem]">{sizeText}</span>
            <span className="text-14 text-muted">{texts.oneZip({ count })}</span>
          </p>
          {addToBasket && count > 0 && (
            <Button
              icon={ShoppingBasket}
              className="whitespace-nowrap max-sm:flex-1 max-sm:px-2!"
              onClick={handleAddToBasket}
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
        {request.kind === 'assets' ? (
          <AssetsContents request={request} choice={choice} onChange={setChoice} />
        ) : (
          <PackContents request={request} choice={choice} onChange={setChoice} />
        )}
        {(isZip || isForBrowser) && (
          <p className="flex gap-3 bg-paper px-4 py-3 text-14 text-ink2 sm:px-6">
            <Icon icon={Info} className="text-sky" />
            {isForBrowser ? texts.browserNote : texts.includes}
          </p>
        )}
      </div>
    </DialogView>
  )
}
