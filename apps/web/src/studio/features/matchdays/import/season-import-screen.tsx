import { checkSeasonImport, importSeason } from '@mixed-zone/contract/endpoints/studio/season-import'
import type { TablePageSize } from '@mixed-zone/contract/rules/limits'
import { seasonSchema } from '@mixed-zone/contract/schemas/studio/matchdays'
import type { SeasonField, SeasonRowState } from '@mixed-zone/contract/schemas/studio/season-import'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Check, Download, FileSpreadsheet } from 'lucide-react'
import { useMemo, useState } from 'react'
import { bootConfig } from '../../../../api/boot-config.ts'
import { orThrow } from '../../../../api/client.ts'
import { failureMessage } from '../../../../api/failure-message.ts'
import { saveFile } from '../../../../api/save-file.ts'
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
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import { CsvFileButton } from '../../../shared/csv-file-button.tsx'
import { assignField, type CsvProblem, editCell, errorsToCsv, usedColumns } from '../../../shared/csv-file.ts'
import { Kbd } from '../../../shared/kbd.tsx'
import { zonePlace } from '../../../shared/publish/zone-time.ts'
import { useShortcuts } from '../../../shared/shortcuts/shortcuts.ts'
import { studioClient } from '../../../shared/studio-client.ts'
import { StudioPage } from '../../../shared/studio-page.tsx'
import { studioKey } from '../../../shared/studio-query.ts'
import { SEASON_FORMAT, type SeasonFile } from './season-file.ts'
import { SeasonStart, useParent } from './season-start.tsx'
import { CountFilter, SeasonTable } from './season-table.tsx'
import { seasonTexts } from './season-texts.ts'

/** Fixtures and results from a CSV file. Nothing is stored before the button. */
export function SeasonImportScreen() {
  const [chosen, setChosen] = useState<{ readonly file: SeasonFile; readonly number: number } | null>(null)
  const choose = (file: SeasonFile) => setChosen((last) => ({ file, number: (last?.number ?? 0) + 1 }))
  if (chosen === null) return <SeasonStart onFile={choose} />
  return <SeasonPreview key={chosen.number} initialFile={chosen.file} onFile={choose} />
}

interface SeasonPreviewProps {
  readonly initialFile: SeasonFile
  readonly onFile: (file: SeasonFile) => void
}

const FIRST_PAGE_SIZE: TablePageSize = 20

/** What an import would do, row by row, as the server checks it. */
function SeasonPreview({ initialFile, onFile }: SeasonPreviewProps) {
  const texts = useTexts(seasonTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { states } = useBaseTexts()
  const { number } = useFormats()
  const parent = useParent()
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const [file, setFile] = useState(initialFile)
  const [season, setSeason] = useState(search['season'] ?? '')
  const [createsClubs, setCreatesClubs] = useState(false)
  const [leavesWrongOut, setLeavesWrongOut] = useState(false)
  const [problem, setProblem] = useState<CsvProblem | null>(null)
  const [shown, setShown] = useState<SeasonRowState | null>(null)
  const [place, setPlace] = useState({ page: 1, pageSize: FIRST_PAGE_SIZE })
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
  const visible = useMemo(
    () => file.rows.map((_, row) => row).filter((row) => shown === null || check.data?.rows[row]?.state === shown),
    [file.rows, shown, check.data],
  )
  const lastPage = Math.max(1, Math.ceil(visible.length / place.pageSize))
  const page = Math.min(place.page, lastPage)
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
    toasts.show(texts.done({ shown: number(writes) }))
    leave()
  }

  function saveErrors(): void {
    const headings = { line: texts.line, errors: texts.errors, fieldNames: texts.fields }
    const csv = errorsToCsv(file, check.data?.rows ?? [], headings)
    saveFile(new Blob([csv], { type: 'text/csv' }), `${file.name.replace(/\.[^.]*$/, '')}-${texts.errorsFile}.csv`)
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
            {texts.import({ shown: number(writes), total: number(file.rows.length) })}
          </Button>
        </span>
      }
      head={
        <div className="grid gap-3 border-b border-line px-4 py-3 sm:px-6">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <FileFacts file={file} />
            <div className="ml-auto flex flex-wrap items-center gap-2">
              <p role="status" className="min-h-5 text-12 text-muted">
                {check.isFetching && texts.checking}
              </p>
              {counts && <CountFilter counts={counts} total={file.rows.length} shown={shown} onShow={setShown} />}
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
      foot={
        <div className="grid gap-2">
          {counts !== undefined && counts.wrong > 0 && (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-14 text-muted">
              <Checkbox checked={leavesWrongOut} onChange={() => setLeavesWrongOut(!leavesWrongOut)}>
                {texts.leaveWrongOut}
              </Checkbox>
              <span>{texts.editHint}</span>
              <Button size="small" icon={Download} isDisabled={!isSettled} onClick={saveErrors} className="ml-auto">
                {texts.saveErrors({ count: counts.wrong, shown: number(counts.wrong) })}
              </Button>
            </div>
          )}
          <Pagination
            page={page}
            pageSize={place.pageSize}
            total={visible.length}
            onPage={(next) => setPlace({ ...place, page: next })}
            onPageSize={(pageSize) => setPlace({ page: 1, pageSize })}
          />
        </div>
      }
    >
      {check.error !== null && check.data === undefined ? (
        <FailedPart error={check.error} onRetry={() => void check.refetch()} />
      ) : check.isLoading ? (
        <Skeleton className="m-6 h-64" />
      ) : (
        <div className="max-sm:overflow-x-auto">
          <SeasonTable
            file={file}
            rows={visible.slice((page - 1) * place.pageSize, page * place.pageSize)}
            checked={check.data?.rows}
            onField={(column, field) => setFile(assignField(file, column, field))}
            onCell={(cell, text) => setFile(editCell(file, cell, text))}
          />
        </div>
      )}
    </StudioPage>
  )
}

/** What was read: how many rows, how they are separated, in which encoding, and which clock the times are of. */
function FileFacts({ file }: { readonly file: SeasonFile }) {
  const locale = useLocale()
  const texts = useTexts(seasonTexts)
  const { number } = useFormats()
  const separators: Readonly<Record<string, string>> = texts.separators
  const facts = [
    texts.rows({ count: file.rows.length, shown: number(file.rows.length) }),
    separators[file.separator] ?? file.separator,
    file.encoding,
    texts.zone({ place: zonePlace(bootConfig.timeZone, locale) }),
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

/** The kick-off is one column, or a day and a time. */
function missingColumns({ fields }: SeasonFile): SeasonField[] {
  const isSplit = !fields.includes('kickOff') && (fields.includes('date') || fields.includes('time'))
  const needed: readonly SeasonField[] = isSplit
    ? ['matchday', 'date', 'time', 'home', 'away']
    : ['matchday', 'kickOff', 'home', 'away']
  return needed.filter((field) => !fields.includes(field))
}
