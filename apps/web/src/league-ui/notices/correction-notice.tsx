import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'

interface CorrectionNoticeProps {
  readonly corrections: readonly { readonly at: string; readonly text: string }[]
}

/** The corrections of a post, in the given order. */
export function CorrectionNotice({ corrections }: CorrectionNoticeProps) {
  const texts = useBaseTexts().ui
  const { dateTime } = useFormats()
  if (corrections.length === 0) return null
  return (
    <ul className="grid gap-3 border-l-4 border-sky pl-3.5">
      {corrections.map(({ at, text }) => (
        <li key={`${at} ${text}`} className="text-14 text-ink">
          <strong className="font-semibold">{texts.correctedAt({ at: dateTime(at) })}</strong>{' '}
          <UnbrokenText text={text} />
        </li>
      ))}
    </ul>
  )
}
