import { Check, FileText } from 'lucide-react'
import type { ZipProgress } from '../../../downloads/zip-follower.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { downloadsTexts } from '../downloads-texts.ts'
import { KIND_ICONS } from './assets-contents.tsx'

const ROW = 'flex items-center gap-3 border-t border-line px-4 py-3 sm:px-6'

/** What of a zip is there already, kind by kind. */
export function ZipProgressList({ progress: { parts, hasText } }: { readonly progress: ZipProgress }) {
  const texts = useTexts(downloadsTexts)
  return (
    <ul className="-mx-4 mt-6 -mb-6 sm:-mx-6">
      {parts.map(({ kind, done, total }) => (
        <li key={kind} className={ROW}>
          <Icon icon={KIND_ICONS[kind]} />
          <span className="min-w-0 flex-1 font-semibold">{texts[kind]({ count: total })}</span>
          {done === total ? <Ready /> : <span className="text-14 text-muted">{texts.ofKind({ done, total })}</span>}
        </li>
      ))}
      {hasText && (
        <li className={ROW}>
          <Icon icon={FileText} />
          <span className="min-w-0 flex-1 font-semibold">{texts.text}</span>
          <Ready />
        </li>
      )}
    </ul>
  )
}

function Ready() {
  const texts = useTexts(downloadsTexts)
  return (
    <span className="flex items-center gap-1.5 text-14 text-pitch">
      <Icon icon={Check} size={16} />
      {texts.ready}
    </span>
  )
}
