import type { TablePageSize } from '@mixed-zone/contract/rules/limits'
import { useMemo, useState } from 'react'
import { saveFile } from '../../../api/save-file.ts'
import { type CheckedRow, type CsvFile, errorsToCsv } from './csv-file.ts'
import type { CsvImportTexts } from './csv-import-texts.ts'

const FIRST_PAGE_SIZE: TablePageSize = 20

interface ChosenFile<Field extends string> {
  readonly file: CsvFile<Field>
  /** Changes with every file, as the key of its preview. */
  readonly number: number
}

/** The file that was chosen last; null before the first one. */
export function useChosenFile<Field extends string>() {
  const [chosen, setChosen] = useState<ChosenFile<Field> | null>(null)
  const choose = (file: CsvFile<Field>) => setChosen((last) => ({ file, number: (last?.number ?? 0) + 1 }))
  return { chosen, choose }
}

/** The rows of the file that are in view: of one state or all, one page at a time. */
export function useCsvRows<Field extends string, State extends string>(
  { rows: all }: CsvFile<Field>,
  checked: readonly CheckedRow<Field, State>[] | undefined,
) {
  const [shown, setShown] = useState<State | null>(null)
  const [place, setPlace] = useState({ page: 1, pageSize: FIRST_PAGE_SIZE })
  const visible = useMemo(
    () => all.map((_, row) => row).filter((row) => shown === null || checked?.[row]?.state === shown),
    [all, shown, checked],
  )
  const { pageSize } = place
  const page = Math.min(place.page, Math.max(1, Math.ceil(visible.length / pageSize)))
  return {
    shown,
    setShown,
    rows: visible.slice((page - 1) * pageSize, page * pageSize),
    pagination: {
      page,
      pageSize,
      total: visible.length,
      onPage: (next: number) => setPlace({ page: next, pageSize }),
      onPageSize: (size: TablePageSize) => setPlace({ page: 1, pageSize: size }),
    },
  }
}

/** Saves the rows with errors as a file that can be corrected and imported. */
export function saveErrors<Field extends string>(
  file: CsvFile<Field>,
  checked: readonly CheckedRow<Field>[],
  { line, errors, errorsFile, fields }: CsvImportTexts<Field, never>,
): void {
  const csv = errorsToCsv(file, checked, { line, errors, fieldNames: fields })
  saveFile(new Blob([csv], { type: 'text/csv' }), `${file.name.replace(/\.[^.]*$/, '')}-${errorsFile}.csv`)
}
