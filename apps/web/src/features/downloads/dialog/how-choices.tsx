import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { WishedAsset } from '../../../downloads/download-wish.ts'
import { type DownloadChoice, sizeOf } from '../../../downloads/zip-body.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { downloadsTexts } from '../downloads-texts.ts'

interface ChoiceProps {
  readonly choice: DownloadChoice
  readonly onChange: (choice: DownloadChoice) => void
}

/** Originals, or 1920 px for whoever is in a hurry. */
export function PictureSizeChoice({
  assets,
  choice,
  onChange,
}: ChoiceProps & {
  /** Absent where nobody knows them one by one. */
  readonly assets?: readonly WishedAsset[]
}) {
  const texts = useTexts(downloadsTexts)
  const { bytes } = useFormats()
  const isKnown = assets?.every(({ smallSize }) => smallSize !== null) ?? false
  const small = assets && isKnown ? texts.smallWithSize({ size: bytes(sizeOf(assets, '1920')) }) : texts.small
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <SegmentedControl
        label={texts.pictureSize}
        value={choice.rendition}
        onChange={(rendition) => onChange({ ...choice, rendition })}
        segments={[
          { value: 'original', label: texts.original },
          { value: '1920', label: small },
        ]}
      />
      <span className="text-14 text-muted">{texts.jpegNote}</span>
    </div>
  )
}

/** The language of texts and captions. */
export function TextLanguageChoice({
  locales = LOCALES,
  choice,
  onChange,
}: ChoiceProps & { readonly locales?: readonly Locale[] }) {
  const texts = useTexts(downloadsTexts)
  if (locales.length < 2) return null
  return (
    <SegmentedControl
      label={texts.textLanguage}
      value={choice.locale}
      onChange={(locale) => onChange({ ...choice, locale })}
      segments={locales.map((locale) => ({ value: locale, label: locale.toUpperCase() }))}
    />
  )
}
