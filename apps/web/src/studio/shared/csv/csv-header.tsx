import { FileSpreadsheet, type LucideIcon } from 'lucide-react'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Badge, type BadgeTone } from '../../../ui/components/badge.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { CsvFile } from './csv-file.ts'
import type { CsvImportTexts } from './csv-import-texts.ts'

export type StateLooks<State extends string> = Readonly<
  Record<State, { readonly icon: LucideIcon; readonly tone: BadgeTone }>
>

interface FileFactsProps<Field extends string> {
  readonly file: CsvFile<Field>
  readonly texts: CsvImportTexts<Field, never>
  /** After rows, separator and encoding. */
  readonly more?: string
}

/** What was read: how many rows, how they are separated, and in which encoding. */
export function FileFacts<Field extends string>({ file, texts, more }: FileFactsProps<Field>) {
  const { formatNumber } = useFormats()
  const facts = [
    texts.rows({ count: file.rows.length, shown: formatNumber(file.rows.length) }),
    texts.separators[file.separator] ?? file.separator,
    file.encoding,
    more,
  ]
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Icon icon={FileSpreadsheet} size={22} className="mt-1" />
      <div className="min-w-0">
        <p className="truncate text-14 font-semibold">{file.name}</p>
        <p className="text-12 text-muted">
          {facts.filter(Boolean).join(', ')}. {texts.nothingWritten}
        </p>
      </div>
    </div>
  )
}

interface CountFilterProps<State extends string> {
  /** In this order. */
  readonly states: readonly State[]
  readonly looks: StateLooks<State>
  readonly texts: CsvImportTexts<never, State>
  readonly counts: Readonly<Record<State, number>>
  readonly total: number
  /** Null for all. */
  readonly shown: State | null
  readonly onShow: (state: State | null) => void
}

/** How many rows are in each state; pressing one shows only those. */
export function CountFilter<State extends string>(props: CountFilterProps<State>) {
  const { states, looks, texts, counts, total, shown, onShow } = props
  const { formatNumber } = useFormats()
  const style = (isShown: boolean) =>
    classNames('min-h-9 rounded-control px-1 outline-offset-[-2px]', isShown && 'bg-accent-wash')
  return (
    <div role="group" aria-label={texts.filter} className="flex flex-wrap items-center gap-1">
      <button
        type="button"
        aria-pressed={shown === null}
        onClick={() => onShow(null)}
        className={style(shown === null)}
      >
        <Badge>{texts.all({ shown: formatNumber(total) })}</Badge>
      </button>
      {states.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={shown === state}
          onClick={() => onShow(shown === state ? null : state)}
          className={style(shown === state)}
        >
          <Badge {...looks[state]}>
            {texts.counts[state]({ count: counts[state], shown: formatNumber(counts[state]) })}
          </Badge>
        </button>
      ))}
    </div>
  )
}
