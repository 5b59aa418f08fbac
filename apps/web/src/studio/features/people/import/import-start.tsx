import { MAX_IMPORT_FILE_BYTES, MAX_IMPORT_ROWS } from '@mixed-zone/contract/schemas/studio/people-import'
import { useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { Alert } from '../../../../ui/primitives/alert.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { TextArea } from '../../../../ui/primitives/text-area.tsx'
import { CsvFileButton } from '../../../shared/csv-file-button.tsx'
import { type CsvProblem, readPastedCsv } from '../../../shared/csv-file.ts'
import { StudioPage } from '../../../shared/studio-page.tsx'
import { IMPORT_FORMAT, type ImportFile } from './import-file.ts'
import { BackToPeople } from './import-head.tsx'
import { importTexts } from './import-texts.ts'

/** Asks for a file, or for cells that are pasted. */
export function ImportStart({ onFile }: { readonly onFile: (file: ImportFile) => void }) {
  const texts = useTexts(importTexts)
  const { number, bytes } = useFormats()
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<CsvProblem | null>(null)

  function handlePasted(): void {
    const file = readPastedCsv(pasted, texts.pasted, IMPORT_FORMAT)
    if (typeof file === 'string') setProblem(file)
    else onFile(file)
  }

  return (
    <StudioPage title={texts.title} head={<BackToPeople />}>
      <div className="grid max-w-160 gap-5 p-4 sm:p-6">
        <div>
          <h2 className="headline-18">{texts.startTitle}</h2>
          <p className="mt-2 text-14 text-ink2">{texts.startText}</p>
          <p className="mt-2 text-14 text-muted">
            {texts.limits({ rows: number(MAX_IMPORT_ROWS), size: bytes(MAX_IMPORT_FILE_BYTES) })} {texts.nothingWritten}
          </p>
        </div>
        {problem !== null && <Alert variant="error">{texts.problems[problem]}</Alert>}
        <div>
          <CsvFileButton
            label={texts.choose}
            format={IMPORT_FORMAT}
            variant="primary"
            onFile={onFile}
            onProblem={setProblem}
          />
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
    </StudioPage>
  )
}
