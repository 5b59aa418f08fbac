import type { Locale } from '@mixed-zone/contract/locales'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { type UploadEntry, withFiles, withProblem } from '../../../ui/components/inputs/uploader-entries.ts'
import { Uploader } from '../../../ui/components/inputs/uploader.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { designTexts } from '../design-texts.ts'
import { Columns, Part } from './part.tsx'

const ACCEPT = '.jpg, application/pdf'

/** A valid file, one of a wrong type, and one that the server rejected. */
function sampleEntries(refused: string, locale: Locale): UploadEntry[] {
  const names = ['MD12_ALM-PCL_007.jpeg', 'plano-zona-mixta.svg', 'MD12_ALM-PCL_031.jpg']
  const files = names.map((name) => new File(['x'.repeat(4096)], name))
  const ids = [...names]
  const entries = withFiles([], files, { accept: ACCEPT, locale, isMultiple: true, newId: () => ids.shift() ?? '' })
  return withProblem(entries, 'MD12_ALM-PCL_031.jpg', { message: refused, locale })
}

export function FilesPart() {
  const texts = useTexts(designTexts).files
  const locale = useLocale()
  const [photos, setPhotos] = useState<UploadEntry[]>(() => sampleEntries(texts.refused, locale))
  const [card, setCard] = useState<UploadEntry[]>([])

  return (
    <Part name="files">
      <Columns>
        <Field label={texts.photos} help={texts.help}>
          {(control) => (
            <Uploader
              control={control}
              accept={ACCEPT}
              isMultiple
              entries={photos}
              onChange={setPhotos}
              progressOf={(entry) => (entry.problem ? null : 0.4)}
            />
          )}
        </Field>
        <Field label={texts.press} help={texts.help}>
          {(control) => <Uploader control={control} accept={ACCEPT} entries={card} onChange={setCard} />}
        </Field>
      </Columns>
    </Part>
  )
}
