import { CAPTION_VARIABLE_NAMES, resolveCaption } from '@mixed-zone/contract/rules/caption-variables'
import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { CircleAlert } from 'lucide-react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { Icon } from '../../../../../ui/primitives/icon.tsx'
import { LANGUAGE_NAMES } from '../../languages/language-marks.tsx'
import type { FileEditing } from '../file-editing.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { findShirtNumbers } from '../shirt-numbers.ts'
import type { TableColumn } from './table-columns.ts'

interface ReadingLineProps {
  readonly editing: FileEditing
  readonly asset: StudioAsset
  readonly number: string
  readonly column: TableColumn
  readonly text: string
  readonly context: CaptionContext | undefined
}

const PLAYER_VARIABLES = Object.values(CAPTION_VARIABLE_NAMES).map(({ player }) => `{${player}}`)

/** What the active cell will read, with its variables resolved. */
export function ReadingLine({ editing, asset, number, column, text, context }: ReadingLineProps) {
  const texts = useTexts(picturesTexts)
  const { players, minute } = editing.fileDetails.withDrafts(asset).details
  const resolved =
    context === undefined || text === ''
      ? { text, missing: [] }
      : resolveCaption(text, { locale: column.locale, file: { players, minute }, context })
  const names = context?.players.filter(({ id }) => players.includes(id)).map(({ name }) => name) ?? []
  const variable = PLAYER_VARIABLES.find((each) => text.includes(each))
  const unclear = findShirtNumbers(text, context?.squad ?? []).filter((each) => each.players.length > 1)
  return (
    <div className="flex min-h-10 flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-2 text-12 text-muted sm:px-6">
      <span>{texts.table.reads({ number, language: LANGUAGE_NAMES[column.locale] })}</span>
      <span lang={column.locale} className="min-w-0 flex-1 text-14 text-ink">
        {resolved.text}
      </span>
      {[
        ...resolved.missing.map((variable) => texts.table.noValue({ variable: texts.variables[variable] })),
        ...unclear.map((each) => texts.table.unclear({ number: each.number })),
      ].map((warning) => (
        <span key={warning} className="flex items-baseline gap-1 font-semibold text-flare">
          <Icon icon={CircleAlert} size={16} className="self-center" />
          {warning}
        </span>
      ))}
      <span>
        {[
          texts.table.characters({ count: resolved.text.length }),
          variable !== undefined && names.length > 0 && texts.table.playerFrom({ variable, names: names.join(', ') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  )
}
