import type { CsvProblem } from './csv-file.ts'

interface Counted {
  readonly count: number
  readonly shown: string
}

/** What an import says, whatever it imports. */
export interface CsvImportTexts<Field extends string, State extends string> {
  readonly title: string
  readonly startTitle: string
  readonly startText: string
  readonly nothingWritten: string
  readonly choose: string
  readonly paste: string
  readonly usePasted: string
  /** Names pasted cells in place of a file. */
  readonly pasted: string
  readonly problems: Readonly<Record<CsvProblem, string>>
  readonly separators: Readonly<Record<string, string>>
  readonly rows: (rows: Counted) => string
  readonly line: string
  readonly whatHappens: string
  readonly columnField: (column: { readonly heading: string }) => string
  readonly leaveOut: string
  readonly fields: Readonly<Record<Field, string>>
  readonly cell: (cell: { readonly field: string; readonly line: string }) => string
  readonly filter: string
  readonly all: (rows: { readonly shown: string }) => string
  readonly counts: Readonly<Record<State, (rows: Counted) => string>>
  /** Of rows without errors. */
  readonly states: Readonly<Partial<Record<State, string>>>
  /** Offers the suggestion for a wrong cell. */
  readonly meant?: (suggestion: { readonly name: string }) => string
  readonly errors: string
  /** The end of the name of the file with the errors. */
  readonly errorsFile: string
}
