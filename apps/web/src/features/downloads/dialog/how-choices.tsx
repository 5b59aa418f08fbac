import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { WishedAsset } from '../../../downloads/download-wish.ts'
import { type DownloadChoice, sizeOf } from '../../../downloads/zip-body.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { useDownloadsWords } from '../words/downloads-words.ts'

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
  const words = useDownloadsWords()
  const { bytes } = useFormats()
  const isKnown = assets?.every(({ smallSize }) => smallSize !== null) ?? false
  const small = assets && isKnown ? words.smallWithSize({ size: bytes(sizeOf(assets, '1920')) }) : words.small
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <SegmentedControl
        label={words.pictureSize}
        value={choice.rendition}
        onChange={(rendition) => onChange({ ...choice, rendition })}
        segments={[
          { value: 'original', label: words.original },
          { value: '1920', label: small },
        ]}
      />
      <span className="text-14 text-muted">{words.jpegNote}</span>
    </div>
  )
}

/** The language of texts and captions. */
export function TextLanguageChoice({
  locales = LOCALES,
  choice,
  onChange,
}: ChoiceProps & { readonly locales?: readonly Locale[] }) {
  const words = useDownloadsWords()
  if (locales.length < 2) return null
  return (
    <SegmentedControl
      label={words.textLanguage}
      value={choice.locale}
      onChange={(locale) => onChange({ ...choice, locale })}
      segments={locales.map((locale) => ({ value: locale, label: locale.toUpperCase() }))}
    />
  )
}
