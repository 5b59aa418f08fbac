import {
  type ImportField,
  MAX_IMPORT_FILE_BYTES,
  MAX_IMPORT_ROWS,
} from '@mixed-zone/contract/schemas/studio/people-import'
import { paths } from '@mixed-zone/contract/screens'
import { ArrowLeft } from 'lucide-react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Link } from '../../../../ui/primitives/link.tsx'
import { CsvStart } from '../../../shared/csv/csv-start.tsx'
import { useChosenFile } from '../../../shared/csv/use-csv-rows.ts'
import { StudioPage } from '../../../shared/studio-page.tsx'
import { IMPORT_FORMAT } from './import-file.ts'
import { ImportPreview } from './import-preview.tsx'
import { importTexts } from './import-texts.ts'

/** Creates accounts from a CSV file. Nothing is stored until Import is pressed. */
export function ImportScreen() {
  const texts = useTexts(importTexts)
  const { formatNumber, formatBytes } = useFormats()
  const { chosen, choose } = useChosenFile<ImportField>()
  const back = <BackToPeople />
  if (chosen !== null)
    return <ImportPreview key={chosen.number} back={back} initialFile={chosen.file} onFile={choose} />
  return (
    <StudioPage title={texts.title} header={back}>
      <CsvStart
        texts={texts}
        format={IMPORT_FORMAT}
        limits={texts.limits({ rows: formatNumber(MAX_IMPORT_ROWS), size: formatBytes(MAX_IMPORT_FILE_BYTES) })}
        onFile={choose}
      />
    </StudioPage>
  )
}

function BackToPeople() {
  const locale = useLocale()
  const texts = useTexts(importTexts)
  return (
    <div className="px-4 pt-3 sm:px-6">
      <Link
        href={paths.studioPeople({ locale })}
        className="inline-flex min-h-9 items-center gap-2 text-14 text-muted hover:text-ink"
      >
        <Icon icon={ArrowLeft} size={18} />
        {texts.people}
      </Link>
    </div>
  )
}
