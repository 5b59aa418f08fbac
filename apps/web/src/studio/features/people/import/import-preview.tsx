import { checkPeopleImport, importPeople } from '@mixed-zone/contract/endpoints/studio/people-import'
import {
  IMPORT_ROW_STATES,
  type ImportRowState,
  REQUIRED_IMPORT_FIELDS,
} from '@mixed-zone/contract/schemas/studio/people-import'
import { paths } from '@mixed-zone/contract/screens'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check, CircleX, Download, Equal, Plus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
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
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx'
import { CsvFileButton } from '../../../shared/csv/csv-file-button.tsx'
import { assignField, type CsvProblem, editCell, usedColumns } from '../../../shared/csv/csv-file.ts'
import { CountFilter, FileFacts, type StateLooks } from '../../../shared/csv/csv-header.tsx'
import { CsvTable } from '../../../shared/csv/csv-table.tsx'
import { saveErrors, useCsvRows } from '../../../shared/csv/use-csv-rows.ts'
import { trackJob } from '../../../shared/jobs.ts'
import { Kbd } from '../../../shared/kbd.tsx'
import { useShortcuts } from '../../../shared/shortcuts/shortcuts.ts'
import { studioClient } from '../../../shared/studio-client.ts'
import { StudioPage } from '../../../shared/studio-page.tsx'
import { studioKey } from '../../../shared/studio-query.ts'
import { IMPORT_FORMAT, type ImportFile } from './import-file.ts'
import { importTexts } from './import-texts.ts'

const STATE_LOOKS: StateLooks<ImportRowState> = {
  new: { icon: Plus, tone: 'pitch' },
  existing: { icon: Equal, tone: 'plain' },
  wrong: { icon: CircleX, tone: 'flare' },
}

interface ImportPreviewProps {
  /** The link back to the list of people. */
  readonly back: ReactNode
  readonly initialFile: ImportFile
  readonly onFile: (file: ImportFile) => void
}

/** What an import would do, row by row, as the server checks it. */
export function ImportPreview({ back, initialFile, onFile }: ImportPreviewProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  const texts = useTexts(importTexts)
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const [file, setFile] = useState(initialFile)
  const [problem, setProblem] = useState<CsvProblem | null>(null)
  const [leavesWrongOut, setLeavesWrongOut] = useState(false)
  const [isStarting, setIsStarting] = useState(false)
  const table = useMemo(() => usedColumns(file), [file])
  const check = useQuery({
    queryKey: studioKey('person', 'import', locale, table),
    queryFn: ({ signal }) => orThrow(studioClient.call(checkPeopleImport, table, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    // The file may have no column that is used yet.
    enabled: table.fields.length > 0,
  })
  const counts = check.data?.counts
  const missing = REQUIRED_IMPORT_FIELDS.filter((field) => !file.fields.includes(field))
  const { rows, pagination, shown, setShown } = useCsvRows(file, check.data?.rows)
  const leave = () => void navigate({ to: paths.studioPeople({ locale }) })
  useShortcuts(texts.title, [{ keys: 'Escape', label: texts.cancel, run: leave }])

  async function start(): Promise<void> {
    if (counts === undefined) return
    setIsStarting(true)
    const result = await studioClient.call(importPeople, { ...table, expected: counts.new })
    setIsStarting(false)
    if (!result.ok) {
      const { type } = result.failure
      // Somebody who does not confirm who they are has changed their mind.
      if (type !== 'reauthentication') {
        toasts.showError(type === 'conflict' ? texts.changed : failureMessage(result.failure, states))
      }
      void check.refetch()
      return
    }
    trackJob({
      id: result.value.jobId,
      label: texts.jobLabel({ count: counts.new, shown: formatNumber(counts.new) }),
    })
    toasts.show(texts.started)
    leave()
  }

  const isSettled = counts !== undefined && !check.isPlaceholderData && !check.isFetching
  const canImport = isSettled && missing.length === 0 && counts.new > 0 && (counts.wrong === 0 || leavesWrongOut)
  return (
    <StudioPage
      title={texts.title}
      actions={
        <span className="flex flex-wrap gap-2">
          <Button size="small" onClick={leave}>
            {texts.cancel} <Kbd>Esc</Kbd>
          </Button>
          <Button
            variant="primary"
            size="small"
            icon={Check}
            isBusy={isStarting}
            isDisabled={!canImport}
            onClick={() => void start()}
          >
            {texts.import({ shown: formatNumber(counts?.new ?? 0), total: formatNumber(file.rows.length) })}
          </Button>
        </span>
      }
      header={
        <>
          {back}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
            <FileFacts file={file} texts={texts} />
            <div className="ml-auto flex flex-wrap items-center gap-3">
              {/* Keeps its line while the rows are checked. */}
              <p role="status" className="min-h-5 text-12 text-muted">
                {check.isFetching && texts.checking}
              </p>
              {counts && (
                <CountFilter
                  states={IMPORT_ROW_STATES}
                  looks={STATE_LOOKS}
                  texts={texts}
                  counts={counts}
                  total={file.rows.length}
                  shown={shown}
                  onShow={setShown}
                />
              )}
              <CsvFileButton label={texts.chooseOther} format={IMPORT_FORMAT} onFile={onFile} onProblem={setProblem} />
            </div>
          </div>
          {problem !== null && (
            <Alert variant="error" className="mx-4 mt-3 sm:mx-6">
              {texts.problems[problem]}
            </Alert>
          )}
          {missing.length > 0 && (
            <Alert variant="warning" className="mx-4 mt-3 sm:mx-6">
              {texts.missingColumns({ names: missing.map((field) => texts.fields[field]).join(', ') })}
            </Alert>
          )}
        </>
      }
      footer={
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-14 text-muted">
            {counts !== undefined && counts.wrong > 0 && (
              <>
                <Checkbox checked={leavesWrongOut} onChange={() => setLeavesWrongOut(!leavesWrongOut)}>
                  {texts.leaveWrongOut}
                </Checkbox>
                <span>{texts.editHint}</span>
                <Button
                  size="small"
                  icon={Download}
                  isDisabled={!isSettled}
                  onClick={() => saveErrors(file, check.data?.rows ?? [], texts)}
                >
                  {texts.saveErrors}
                </Button>
              </>
            )}
            <span>{texts.mailNote}</span>
          </div>
          <Pagination {...pagination} />
        </div>
      }
    >
      {check.error !== null && check.data === undefined ? (
        <div className="p-4 sm:p-6">
          <FailedPart error={check.error} onRetry={() => void check.refetch()} />
        </div>
      ) : check.data === undefined && table.fields.length > 0 ? (
        <Skeleton className="m-6 h-64" />
      ) : (
        <div className="max-sm:overflow-x-auto">
          <CsvTable
            texts={texts}
            looks={STATE_LOOKS}
            fields={IMPORT_FORMAT.fields}
            file={file}
            rows={rows}
            checked={check.data?.rows}
            onField={(column, field) => setFile(assignField(file, column, field))}
            onCell={(cell, text) => setFile(editCell(file, cell, text))}
          />
        </div>
      )}
    </StudioPage>
  )
}
