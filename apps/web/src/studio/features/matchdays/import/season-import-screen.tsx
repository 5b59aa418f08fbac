import { checkSeasonImport, importSeason } from '@mixed-zone/contract/endpoints/studio/season-import'
import { seasonSchema } from '@mixed-zone/contract/schemas/studio/matchdays'
import {
  SEASON_ROW_STATES,
  type SeasonField,
  type SeasonRowState,
} from '@mixed-zone/contract/schemas/studio/season-import'
import { paths } from '@mixed-zone/contract/screens'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Check, CircleX, Download, Equal, Link2, Pencil, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { bootConfig } from '../../../../api/boot-config.ts'
import { orThrow } from '../../../../api/client.ts'
import { failureMessage } from '../../../../api/failure-message.ts'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { FailedPart } from '../../../../load-states/failed-load.tsx'
import { toasts } from '../../../../ui/components/overlays/toast-store.ts'
import { Pagination } from '../../../../ui/components/table/pagination.tsx'
import { Alert } from '../../../../ui/primitives/alert.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Checkbox } from '../../../../ui/primitives/checkbox.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import { CsvFileButton } from '../../../shared/csv/csv-file-button.tsx'
import { assignField, type CsvProblem, editCell, usedColumns } from '../../../shared/csv/csv-file.ts'
import { CountFilter, FileFacts, type StateLooks } from '../../../shared/csv/csv-header.tsx'
import { CsvStart } from '../../../shared/csv/csv-start.tsx'
import { CsvTable } from '../../../shared/csv/csv-table.tsx'
import { saveErrors, useChosenFile, useCsvRows } from '../../../shared/csv/use-csv-rows.ts'
import { Kbd } from '../../../shared/kbd.tsx'
import { zonePlace } from '../../../shared/publish/zone-time.ts'
import { useShortcuts } from '../../../shared/shortcuts/shortcuts.ts'
import { studioClient } from '../../../shared/studio-client.ts'
import { StudioPage } from '../../../shared/studio-page.tsx'
import { studioKey } from '../../../shared/studio-query.ts'
import { SEASON_FORMAT, type SeasonFile } from './season-file.ts'
import { seasonTexts } from './season-texts.ts'

const STATE_LOOKS: StateLooks<SeasonRowState> = {
  new: { icon: Plus, tone: 'pitch' },
  changed: { icon: Pencil, tone: 'sky' },
  matched: { icon: Link2, tone: 'accent' },
  same: { icon: Equal, tone: 'plain' },
  wrong: { icon: CircleX, tone: 'flare' },
}

/** Fixtures and results from a CSV file. Nothing is stored until Import is pressed. */
export function SeasonImportScreen() {
  const texts = useTexts(seasonTexts)
  const parent = useParent()
  const { chosen, choose } = useChosenFile<SeasonField>()
  if (chosen !== null) return <SeasonPreview key={chosen.number} initialFile={chosen.file} onFile={choose} />
  return (
    <StudioPage title={texts.title} parent={parent}>
      <CsvStart texts={texts} format={SEASON_FORMAT} onFile={choose} />
    </StudioPage>
  )
}

/** The link back to the matchdays, or to the first run if it led here. */
function useParent() {
  const locale = useLocale()
  const texts = useTexts(seasonTexts)
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  if (search['from'] === 'setup')
    return { label: texts.firstRun, href: paths.studioSetup({ locale, step: 'fixtures' }) }
  return { label: texts.matchdays, href: paths.studioMatchdays({ locale }) }
}

interface SeasonPreviewProps {
  readonly initialFile: SeasonFile
  readonly onFile: (file: SeasonFile) => void
}

/** What an import would do, row by row, as the server checks it. */
function SeasonPreview({ initialFile, onFile }: SeasonPreviewProps) {
  const texts = useTexts(seasonTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const parent = useParent()
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const [file, setFile] = useState(initialFile)
  const [season, setSeason] = useState(search['season'] ?? '')
  const [createsClubs, setCreatesClubs] = useState(false)
  const [leavesWrongOut, setLeavesWrongOut] = useState(false)
  const [problem, setProblem] = useState<CsvProblem | null>(null)
  const [isWriting, setIsWriting] = useState(false)
  const isSeason = seasonSchema.safeParse(season).success
  const table = useMemo(() => ({ ...usedColumns(file), season, createsClubs }), [file, season, createsClubs])
  const check = useQuery({
    queryKey: studioKey('fixture', 'import', locale, table),
    queryFn: ({ signal }) => orThrow(studioClient.call(checkSeasonImport, table, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    enabled: table.fields.length > 0 && isSeason,
  })
  const counts = check.data?.counts
  const { rows, pagination, shown, setShown } = useCsvRows(file, check.data?.rows)
  const writes = counts === undefined ? 0 : counts.new + counts.changed + counts.matched
  const isSettled = counts !== undefined && !check.isPlaceholderData && !check.isFetching
  const missing = missingColumns(file)
  const canImport =
    isSettled && isSeason && missing.length === 0 && writes > 0 && (counts.wrong === 0 || leavesWrongOut)
  const leave = () => void navigate({ to: parent.href })
  useShortcuts(texts.title, [{ keys: 'Escape', label: texts.cancel, run: leave }])

  async function write(): Promise<void> {
    if (counts === undefined) return
    setIsWriting(true)
    const result = await studioClient.call(importSeason, { ...table, expected: counts })
    setIsWriting(false)
    void client.invalidateQueries({ queryKey: studioKey('fixture') })
    if (!result.ok) {
      const { type } = result.failure
      toasts.showError(type === 'conflict' ? texts.changedMeanwhile : failureMessage(result.failure, states))
      return
    }
    toasts.show(texts.done({ shown: formatNumber(writes) }))
    leave()
  }

  return (
    <StudioPage
      title={texts.title}
      parent={parent}
      actions={
        <span className="flex flex-wrap gap-2">
          <Button size="small" onClick={leave}>
            {texts.cancel} <Kbd>Esc</Kbd>
          </Button>
          <Button
            variant="primary"
            size="small"
            icon={Check}
            isBusy={isWriting}
            isDisabled={!canImport}
            onClick={() => void write()}
          >
            {texts.import({ shown: formatNumber(writes), total: formatNumber(file.rows.length) })}
          </Button>
        </span>
      }
      header={
        <div className="grid gap-3 border-b border-line px-4 py-3 sm:px-6">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <FileFacts file={file} texts={texts} more={texts.zone({ place: zonePlace(bootConfig.timeZone, locale) })} />
            <div className="ml-auto flex flex-wrap items-center gap-2">
              <p role="status" className="min-h-5 text-12 text-muted">
                {check.isFetching && texts.checking}
              </p>
              {counts && (
                <CountFilter
                  states={SEASON_ROW_STATES}
                  looks={STATE_LOOKS}
                  texts={texts}
                  counts={counts}
                  total={file.rows.length}
                  shown={shown}
                  onShow={setShown}
                />
              )}
              <CsvFileButton label={texts.chooseOther} format={SEASON_FORMAT} onFile={onFile} onProblem={setProblem} />
            </div>
          </div>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
            <Field label={texts.season} error={isSeason ? undefined : texts.seasonWrong} isRequired>
              {(control) => (
                <TextInput
                  {...control}
                  isDense
                  value={season}
                  maxLength={7}
                  placeholder="2026-27"
                  onChange={(event) => setSeason(event.target.value)}
                />
              )}
            </Field>
            <Checkbox checked={createsClubs} onChange={() => setCreatesClubs(!createsClubs)} className="mt-6">
              {texts.createsClubs}
            </Checkbox>
          </div>
          {problem !== null && <Alert variant="error">{texts.problems[problem]}</Alert>}
          {missing.length > 0 && (
            <Alert variant="warning">
              {texts.missingColumns({ names: missing.map((field) => texts.fields[field]).join(', ') })}
            </Alert>
          )}
          {check.data !== undefined && check.data.newClubs.length > 0 && (
            <Alert variant="info">{texts.newClubs({ names: check.data.newClubs.join(', ') })}</Alert>
          )}
        </div>
      }
      footer={
        <div className="grid gap-2">
          {counts !== undefined && counts.wrong > 0 && (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-14 text-muted">
              <Checkbox checked={leavesWrongOut} onChange={() => setLeavesWrongOut(!leavesWrongOut)}>
                {texts.leaveWrongOut}
              </Checkbox>
              <span>{texts.editHint}</span>
              <Button
                size="small"
                icon={Download}
                isDisabled={!isSettled}
                onClick={() => saveErrors(file, check.data?.rows ?? [], texts)}
                className="ml-auto"
              >
                {texts.saveErrors({ count: counts.wrong, shown: formatNumber(counts.wrong) })}
              </Button>
            </div>
          )}
          <Pagination {...pagination} />
        </div>
      }
    >
      {check.error !== null && check.data === undefined ? (
        <FailedPart error={check.error} onRetry={() => void check.refetch()} />
      ) : check.isLoading ? (
        <Skeleton className="m-6 h-64" />
      ) : (
        <div className="max-sm:overflow-x-auto">
          <CsvTable
            texts={texts}
            looks={STATE_LOOKS}
            fields={SEASON_FORMAT.fields}
            file={file}
            rows={rows}
            checked={check.data?.rows}
            onField={(column, field) => setFile(assignField(file, column, field))}
            onCell={(cell, text) => setFile(editCell(file, cell, text))}
            renderCellNote={({ matches }, field) =>
              matches.filter((match) => match.field === field).map(({ name }) => <strong key={name}> → {name}</strong>)
            }
            renderRowNote={({ changes }) =>
              changes.map(({ field, before, after }) => (
                <span key={field} className="text-12 text-muted">
                  {texts.change({ field: texts.fields[field], before, after })}
                </span>
              ))
            }
          />
        </div>
      )}
    </StudioPage>
  )
}

/** The kick-off is one column, or a day and a time. */
function missingColumns({ fields }: SeasonFile): SeasonField[] {
  const isSplit = !fields.includes('kickOff') && (fields.includes('date') || fields.includes('time'))
  const needed: readonly SeasonField[] = isSplit
    ? ['matchday', 'date', 'time', 'home', 'away']
    : ['matchday', 'kickOff', 'home', 'away']
  return needed.filter((field) => !fields.includes(field))
}
