import { useState } from 'react'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { type CsvFile, type CsvFormat, type CsvProblem, readPastedCsv } from './csv-file.ts'
import { CsvFileButton } from './csv-file-button.tsx'
import type { CsvImportTexts } from './csv-import-texts.ts'

interface CsvStartProps<FieldName extends string> {
  readonly texts: CsvImportTexts<FieldName, never>
  readonly format: CsvFormat<FieldName>
  /** What a file may contain at most. */
  readonly limits?: string
  readonly onFile: (file: CsvFile<FieldName>) => void
}

/** Asks for a file, or for cells that are pasted. */
export function CsvStart<FieldName extends string>({ texts, format, limits, onFile }: CsvStartProps<FieldName>) {
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<CsvProblem | null>(null)

  function handlePasted(): void {
    const file = readPastedCsv(pasted, texts.pasted, format)
    if (typeof file === 'string') setProblem(file)
    else onFile(file)
  }

  return (
    <div className="grid max-w-160 gap-5 p-4 sm:p-6">
      <div>
        <h2 className="headline-18">{texts.startTitle}</h2>
        <p className="mt-2 text-14 text-ink2">{texts.startText}</p>
        <p className="mt-2 text-14 text-muted">
          {limits} {texts.nothingWritten}
        </p>
      </div>
      {problem !== null && <Alert variant="error">{texts.problems[problem]}</Alert>}
      <div>
        <CsvFileButton label={texts.choose} format={format} variant="primary" onFile={onFile} onProblem={setProblem} />
      </div>
      <Field label={texts.paste}>
        {(control) => (
          <TextArea
            {...control}
            isDense
            rows={6}
            spellCheck={false}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
            className="max-h-80"
          />
        )}
      </Field>
      <div>
        <Button size="small" isDisabled={pasted.trim() === ''} onClick={handlePasted}>
          {texts.usePasted}
        </Button>
      </div>
    </div>
  )
}
