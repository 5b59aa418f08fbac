import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { NOTICE_HEADINGS } from '@mixed-zone/contract/notice-headings'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { Info, PenLine } from 'lucide-react'
import { useId, useState } from 'react'
import { bootConfig } from '../../../api/boot-config.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { publishTexts } from './publish-texts.ts'

interface NoticePreviewProps {
  readonly note: Localised
  /** The language in which the notice is shown. */
  readonly noteLocale: Locale
  readonly recipientsByLocale: Readonly<Record<Locale, number>> | undefined
  /** Null if the notice is about the whole post. */
  readonly asset: Pick<StudioAsset, 'name' | 'thumbnail'> | null
}

/** Preview of the notice that people who downloaded the post or file will see. */
export function NoticePreview({ note, noteLocale, recipientsByLocale, asset }: NoticePreviewProps) {
  const texts = useTexts(publishTexts).correction
  const headingId = useId()
  const { formatNumber } = useFormats()
  const [now] = useState(() => new Date())
  const text = note[noteLocale].trim()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-14 font-semibold">
        {texts.preview}{' '}
        {recipientsByLocale && (
          <span className="ml-1 font-normal whitespace-nowrap text-muted">
            {LOCALES.map((each) => `${each.toUpperCase()} ${formatNumber(recipientsByLocale[each])}`).join(' · ')}
          </span>
        )}
      </h3>
      <div className="mt-2 flex gap-3 rounded-control border border-l-4 border-sky bg-sky-tint px-4 py-3 text-14">
        <Icon icon={PenLine} size={18} className="mt-0.5 shrink-0 text-sky" />
        <div className="grid min-w-0 flex-1 gap-1">
          <p lang={noteLocale} className="text-16 font-semibold">
            {NOTICE_HEADINGS.correction[noteLocale]}
          </p>
          {text === '' ? (
            <p className="text-ink2">{texts.previewEmpty}</p>
          ) : (
            <p lang={noteLocale} className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          )}
          <p lang={noteLocale} className="text-12 wrap-anywhere text-ink2">
            {[formatDate(now, { locale: noteLocale, withTime: true, timeZone: bootConfig.timeZone }), asset?.name]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {asset?.thumbnail && (
          <img src={asset.thumbnail} alt="" className="h-12 w-18 shrink-0 rounded-control object-cover max-sm:hidden" />
        )}
      </div>
      <p className="mt-3 flex gap-2 text-12 text-muted">
        <Icon icon={Info} size={16} className="shrink-0" />
        {texts.whenShownHint}
      </p>
    </section>
  )
}
