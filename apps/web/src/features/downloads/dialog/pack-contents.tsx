import { Package } from 'lucide-react'
import type { PackWish } from '../../../downloads/download-wish.ts'
import type { DownloadChoice } from '../../../downloads/zip-body.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { downloadsTexts } from '../downloads-texts.ts'
import { PictureSizeChoice, TextLanguageChoice } from './how-choices.tsx'

interface PackContentsProps {
  readonly wish: PackWish
  readonly choice: DownloadChoice
  readonly onChange: (choice: DownloadChoice) => void
}

const ROW = 'border-b border-line px-4 py-3 sm:px-6'

/** A match pack: how much it is, in which size and language, and whether only what is new. */
export function PackContents({ wish, choice, onChange }: PackContentsProps) {
  const texts = useTexts(downloadsTexts)
  const { bytes, number } = useFormats()
  return (
    <>
      <div className={`${ROW} flex items-center gap-3`}>
        <Icon icon={Package} />
        <span className="min-w-0 flex-1 font-semibold">
          {texts.packFiles({ count: wish.count, shown: number(wish.count) })}
        </span>
        <span className="text-14 text-muted">{texts.about({ size: bytes(wish.size) })}</span>
      </div>
      <div className={ROW}>
        <PictureSizeChoice choice={choice} onChange={onChange} />
      </div>
      <div className={`${ROW} flex flex-wrap items-center gap-x-4 gap-y-1`}>
        <span aria-hidden="true" className="min-w-0 flex-1">
          {texts.textLanguage}
        </span>
        <TextLanguageChoice choice={choice} onChange={onChange} />
      </div>
      <div className={ROW}>
        <Checkbox
          checked={choice.isOnlyNew}
          onChange={(event) => onChange({ ...choice, isOnlyNew: event.target.checked })}
        >
          <span className="block font-semibold">{texts.onlyNew}</span>
          <span className="block text-14 text-muted">{texts.onlyNewNote}</span>
        </Checkbox>
      </div>
    </>
  )
}
