import type { Club } from '@mixed-zone/contract/schemas/studio/terms'
import { LOGO_TYPES, MAX_LOGO_BYTES } from '@mixed-zone/contract/schemas/studio/settings'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { ErrorText } from '../../../ui/primitives/error-text.tsx'
import { toBase64 } from '../../shared/to-base64.ts'
import { ColourBox } from './term-mark.tsx'
import { termsTexts } from './terms-texts.ts'

interface CrestFieldProps {
  readonly club: Club
  /** Returns what is wrong with the file, or null. */
  readonly onSave: (file: string | null) => Promise<string | null>
}

/** The crest on light and on dark, as the portal shows it. */
export function CrestField({ club, onSave }: CrestFieldProps) {
  const texts = useTexts(termsTexts).crest
  const input = useRef<HTMLInputElement | null>(null)
  const [isUploading, setIsUploading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const errorId = useId()

  async function save(file: string | null): Promise<void> {
    setIsUploading(true)
    setError(await onSave(file))
    setIsUploading(false)
  }

  async function handleFile(file: File | undefined): Promise<void> {
    if (file === undefined) return
    if (file.size > MAX_LOGO_BYTES) return setError(texts.tooLarge)
    await save(await toBase64(file))
  }

  return (
    <div role="group" aria-label={texts.title} aria-describedby={error === null ? undefined : errorId}>
      <div className="flex items-center gap-3">
        {(['light', 'dark'] as const).map((ground) => (
          <span
            key={ground}
            data-theme={ground}
            className={`flex size-18 items-center justify-center rounded-control border border-line bg-paper ${ground === 'dark' ? 'night' : ''}`}
          >
            {club.crest === null ? (
              <ColourBox colour={club.mainColour} className="size-12" />
            ) : (
              <img src={club.crest} alt="" width={56} height={56} className="size-14 object-contain" />
            )}
          </span>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button size="small" isBusy={isUploading} onClick={() => input.current?.click()}>
            {club.crest === null ? texts.upload : texts.replace}
          </Button>
          {club.crest !== null && (
            <Button size="small" variant="quiet" isDisabled={isUploading} onClick={() => void save(null)}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-1 text-14 text-muted">{texts.help}</p>
      <input
        ref={input}
        type="file"
        accept={LOGO_TYPES.join(',')}
        aria-label={texts.title}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void handleFile(event.target.files?.[0])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      <div id={errorId} aria-live="polite">
        {error !== null && (
          <p className="mt-1.5 text-14 text-flare">
            <ErrorText>{error}</ErrorText>
          </p>
        )}
      </div>
    </div>
  )
}
