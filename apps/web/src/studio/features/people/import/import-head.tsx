import type { ImportCheck, ImportRowState } from '@mixed-zone/contract/schemas/studio/people-import'
import { paths } from '@mixed-zone/contract/screens'
import { ArrowLeft, CircleX, Equal, FileSpreadsheet, type LucideIcon, Plus } from 'lucide-react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { Badge, type BadgeTone } from '../../../../ui/components/badge.tsx'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Link } from '../../../../ui/primitives/link.tsx'
import type { ImportFile } from './import-file.ts'
import { importTexts } from './import-texts.ts'

export function BackToPeople() {
  const locale = useLocale()
  const texts = useTexts(importTexts)
  return (
    <div className="px-4 pt-3 sm:px-6">
      <Link
        href={paths.studioPeople({ locale })}
        className="inline-flex min-h-9 items-center gap-2 text-14 text-muted hover:text-ink"
      >
        <Icon icon={ArrowLeft} size={18} />
        {texts.people}
      </Link>
    </div>
  )
}

/** What was read: how many rows, how they are separated, and in which encoding. */
export function FileFacts({ file }: { readonly file: ImportFile }) {
  const texts = useTexts(importTexts)
  const { number } = useFormats()
  const separators: Readonly<Record<string, string>> = texts.separators
  const facts = [
    texts.rows({ count: file.rows.length, shown: number(file.rows.length) }),
    separators[file.separator] ?? file.separator,
    file.encoding,
  ]
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Icon icon={FileSpreadsheet} size={22} className="mt-1" />
      <div className="min-w-0">
        <p className="truncate text-14 font-semibold">{file.name}</p>
        <p className="text-12 text-muted">
          {facts.filter((fact) => fact !== null).join(', ')}. {texts.nothingWritten}
        </p>
      </div>
    </div>
  )
}

export const STATE_LOOKS: Readonly<Record<ImportRowState, { readonly icon: LucideIcon; readonly tone: BadgeTone }>> = {
  new: { icon: Plus, tone: 'pitch' },
  existing: { icon: Equal, tone: 'plain' },
  wrong: { icon: CircleX, tone: 'flare' },
}

interface CountFilterProps {
  readonly counts: ImportCheck['counts']
  readonly total: number
  /** Null for all. */
  readonly shown: ImportRowState | null
  readonly onShow: (state: ImportRowState | null) => void
}

/** How many rows are new, known or wrong; pressing one shows only those. */
export function CountFilter({ counts, total, shown, onShow }: CountFilterProps) {
  const texts = useTexts(importTexts)
  const { number } = useFormats()
  const states = ['new', 'existing', 'wrong'] as const
  const look = (isShown: boolean) =>
    classNames('min-h-9 rounded-control px-1 outline-offset-[-2px]', isShown && 'bg-accent-wash')
  return (
    <div role="group" aria-label={texts.filter} className="flex flex-wrap items-center gap-1">
      <button type="button" aria-pressed={shown === null} onClick={() => onShow(null)} className={look(shown === null)}>
        <Badge>{texts.all({ shown: number(total) })}</Badge>
      </button>
      {states.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={shown === state}
          onClick={() => onShow(shown === state ? null : state)}
          className={look(shown === state)}
        >
          <Badge {...STATE_LOOKS[state]}>
            {texts.counts[state]({ count: counts[state], shown: number(counts[state]) })}
          </Badge>
        </button>
      ))}
    </div>
  )
}
