import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { usePreloadedParts } from '../lazy-part.tsx'
import { openUploadQueue, TUS_PART } from './uploads-store.ts'
import { uploadsTexts } from './uploads-texts.ts'
import { type FoundFiles, MAX_DROPPED_FILES } from './walk-entries.ts'

const PARTS = [TUS_PART]

/** Adds files to the uploads of a target and says what was left out. */
export function useAddFiles(target: FileTarget): (found: FoundFiles) => void {
  const texts = useTexts(uploadsTexts)
  const { formatNumber } = useFormats()
  // The connection may be lost before the first file is chosen.
  usePreloadedParts(PARTS, true)
  return ({ files, isTruncated }) => {
    if (files.length === 0) toasts.showError(texts.nothingFound)
    else void openUploadQueue().add(files, target)
    if (isTruncated) toasts.showError(texts.tooMany({ max: formatNumber(MAX_DROPPED_FILES) }))
  }
}
