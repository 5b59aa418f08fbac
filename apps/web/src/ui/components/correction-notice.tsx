import { useFormats } from '../../i18n/use-formats.ts'
import { useWords } from '../../i18n/words.tsx'

interface CorrectionNoticeProps {
  readonly corrections: readonly { readonly at: string; readonly text: string }[]
}

/** What changed in a post and when, newest first as given. */
export function CorrectionNotice({ corrections }: CorrectionNoticeProps) {
  const words = useWords().ui
  const { dateTime } = useFormats()
  if (corrections.length === 0) return null
  return (
    <ul className="grid gap-3 border-l-4 border-sky pl-3.5">
      {corrections.map(({ at, text }) => (
        <li key={`${at} ${text}`} className="text-14 text-ink">
          <strong className="font-semibold">{words.correctedAt({ at: dateTime(at) })}</strong> {text}
        </li>
      ))}
    </ul>
  )
}
