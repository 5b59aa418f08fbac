import { paths } from '@mixed-zone/contract/screens'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Alert } from '../../../../ui/primitives/alert.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { TextArea } from '../../../../ui/primitives/text-area.tsx'
import { CsvFileButton } from '../../../shared/csv-file-button.tsx'
import { type CsvProblem, readPastedCsv } from '../../../shared/csv-file.ts'
import { StudioPage } from '../../../shared/studio-page.tsx'
import { SEASON_FORMAT, type SeasonFile } from './season-file.ts'
import { seasonTexts } from './season-texts.ts'

/** The link back to the matchdays, or to the first run if it led here. */
export function useParent() {
  const locale = useLocale()
  const texts = useTexts(seasonTexts)
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  if (search['from'] === 'setup')
    return { label: texts.firstRun, href: paths.studioSetup({ locale, step: 'fixtures' }) }
  return { label: texts.matchdays, href: paths.studioMatchdays({ locale }) }
}

/** Asks for a file, or for cells that are pasted. */
export function SeasonStart({ onFile }: { readonly onFile: (file: SeasonFile) => void }) {
  const texts = useTexts(seasonTexts)
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<CsvProblem | null>(null)

  function handlePasted(): void {
    const file = readPastedCsv(pasted, texts.pasted, SEASON_FORMAT)
    if (typeof file === 'string') setProblem(file)
    else onFile(file)
  }

  return (
    <StudioPage title={texts.title} parent={useParent()}>
      <div className="grid max-w-160 gap-5 p-4 sm:p-6">
        <div>
          <h2 className="headline-18">{texts.startTitle}</h2>
          <p className="mt-2 text-14 text-ink2">{texts.startText}</p>
          <p className="mt-2 text-14 text-muted">{texts.nothingWritten}</p>
        </div>
        {problem !== null && <Alert variant="error">{texts.problems[problem]}</Alert>}
        <div>
          <CsvFileButton
            label={texts.choose}
            format={SEASON_FORMAT}
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
