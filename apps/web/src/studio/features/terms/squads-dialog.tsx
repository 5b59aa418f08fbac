import { checkSquads, importSquads } from '@mixed-zone/contract/endpoints/studio/squads'
import type { SquadCheck, SquadTable } from '@mixed-zone/contract/schemas/studio/squads'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { CsvFileButton } from '../../shared/csv/csv-file-button.tsx'
import { type CsvProblem, readPastedCsv, usedColumns } from '../../shared/csv/csv-file.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { SQUAD_FORMAT, type SquadFile } from './squad-file.ts'
import { termCountsQuery, TERMS_KEY } from './terms-queries.ts'
import { termsTexts } from './terms-texts.ts'

/** Imports squads from a CSV file or pasted cells. Nothing is stored until Import is pressed. */
export function SquadsDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const locale = useLocale()
  const texts = useTexts(termsTexts).squads
  const { ui, states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const latestSeason = useQuery(termCountsQuery()).data?.season ?? ''
  const [typedSeason, setTypedSeason] = useState<string | null>(null)
  const [file, setFile] = useState<SquadFile | CsvProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const season = (typedSeason ?? latestSeason).trim()
  const table = file === null || typeof file === 'string' ? null : usedColumns(file)
  const body: SquadTable = { season, teamId: null, fields: table?.fields ?? [], rows: table?.rows ?? [] }
  const check = useQuery({
    queryKey: [...TERMS_KEY, 'squads', locale, body],
    queryFn: ({ signal }) => orThrow(studioClient.call(checkSquads, body, { signal })),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
    enabled: table !== null && table.fields.includes('name') && season !== '',
  })
  const counts = check.data?.counts
  const total = counts ? counts.new + counts.changed : 0

  async function handleImport(): Promise<void> {
    if (!counts) return
    setIsBusy(true)
    const result = await studioClient.call(importSquads, {
      ...body,
      expected: { new: counts.new, changed: counts.changed },
    })
    setIsBusy(false)
    void client.invalidateQueries({ queryKey: TERMS_KEY })
    if (result.ok) {
      toasts.show(texts.done({ count: total, shown: formatNumber(total) }))
      onClose()
    } else {
      toasts.showError(result.failure.type === 'conflict' ? texts.changed : failureMessage(result.failure, states))
    }
  }

  return (
    <Dialog
      isOpen
      title={texts.title}
      subtitle={texts.help}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            isDisabled={total === 0 || check.isPlaceholderData}
            onClick={() => void handleImport()}
          >
            {texts.confirm({ count: total, shown: formatNumber(total) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={texts.season} error={season === '' ? texts.seasonHelp : undefined}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={9}
              placeholder="2026-27"
              value={typedSeason ?? latestSeason}
              onChange={(event) => setTypedSeason(event.target.value)}
            />
          )}
        </Field>
        <SquadSource onFile={setFile} />
        {typeof file === 'string' && <Alert variant="error">{texts.problems[file]}</Alert>}
        {table && !table.fields.includes('name') && <Alert variant="error">{texts.noName}</Alert>}
        {check.error !== null && <FailedPart error={check.error} onRetry={() => void check.refetch()} />}
        {check.data && <CheckResult check={check.data} />}
      </div>
    </Dialog>
  )
}

/** A file of the person's disk, or cells of a spreadsheet. */
function SquadSource({ onFile }: { readonly onFile: (file: SquadFile | CsvProblem | null) => void }) {
  const texts = useTexts(termsTexts).squads
  return (
    <>
      <div>
        <CsvFileButton label={texts.choose} format={SQUAD_FORMAT} onFile={onFile} onProblem={onFile} />
      </div>
      <Field label={texts.paste}>
        {(control) => (
          <TextArea
            {...control}
            isDense
            rows={4}
            spellCheck={false}
            onChange={({ target }) =>
              onFile(target.value.trim() === '' ? null : readPastedCsv(target.value, texts.paste, SQUAD_FORMAT))
            }
            className="max-h-60"
          />
        )}
      </Field>
    </>
  )
}

/** More than these are the same mistake again and again. */
const MAX_SHOWN = 50

function CheckResult({ check: { counts, rows } }: { readonly check: SquadCheck }) {
  const texts = useTexts(termsTexts)
  const { formatNumber } = useFormats()
  const wrong = rows.filter(({ state }) => state === 'wrong')
  const { states, line, more } = texts.squads
  return (
    <div role="status">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 font-semibold">
        {(['new', 'changed', 'same', 'wrong'] as const).map((state) => (
          <li key={state} className={state === 'wrong' && counts.wrong > 0 ? 'text-flare' : undefined}>
            {states[state]({ count: counts[state], shown: formatNumber(counts[state]) })}
          </li>
        ))}
      </ul>
      <ul className="mt-2">
        {wrong.slice(0, MAX_SHOWN).map((row) => (
          <li key={row.line} className="border-t border-line py-1.5 text-14">
            <span className="font-semibold">{line({ line: formatNumber(row.line) })}</span>{' '}
            {row.problems.map(({ message }) => message).join(' · ')}
          </li>
        ))}
      </ul>
      {wrong.length > MAX_SHOWN && (
        <p className="text-14 text-muted">{more({ shown: formatNumber(wrong.length - MAX_SHOWN) })}</p>
      )}
    </div>
  )
}
