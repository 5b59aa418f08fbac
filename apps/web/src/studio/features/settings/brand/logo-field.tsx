import { uploadLogo } from '@mixed-zone/contract/endpoints/studio/settings'
import { logoUrl } from '@mixed-zone/contract/rules/media-paths'
import { LOGO_TYPES, type Logo, MAX_LOGO_BYTES } from '@mixed-zone/contract/schemas/studio/settings'
import { useId, useRef, useState } from 'react'
import { failureMessage } from '../../../../api/failure-message.ts'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { BrandMark } from '../../../../ui/primitives/brand-mark.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { ErrorText } from '../../../../ui/primitives/error-text.tsx'
import { studioClient } from '../../../shared/studio-client.ts'
import { toBase64 } from '../../../shared/to-base64.ts'
import { settingsTexts } from '../settings-texts.ts'
import { accentStyle } from './accent-style.ts'

interface LogoFieldProps {
  readonly label: string
  readonly ground: 'light' | 'dark'
  readonly logo: Logo | null
  /** Of the product's own mark, which stands for a missing logo. */
  readonly accent: string | null
  readonly error: string | undefined
  readonly onChange: (logo: Logo | null) => void
}

/** A logo on the background that it is for. */
export function LogoField({ label, ground, logo, accent, error, onChange }: LogoFieldProps) {
  const texts = useTexts(settingsTexts).brand
  const { states } = useBaseTexts()
  const input = useRef<HTMLInputElement | null>(null)
  const [isUploading, setIsUploading] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const errorId = useId()
  const message = refusal ?? error

  async function handleFile(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setRefusal(null)
    if (file.size > MAX_LOGO_BYTES) return setRefusal(texts.logoHelp)
    setIsUploading(true)
    const result = await studioClient.call(uploadLogo, { file: await toBase64(file) })
    setIsUploading(false)
    if (result.ok) return onChange(result.value.logo)
    setRefusal(result.failure.fields['file'] ?? failureMessage(result.failure, states))
  }

  return (
    <div role="group" aria-label={label} aria-describedby={message === undefined ? undefined : errorId}>
      <div
        data-theme={ground}
        style={accentStyle(accent, ground)}
        className={`flex h-18 items-center justify-center rounded-control border border-line p-3 ${ground === 'dark' ? 'night bg-paper' : 'bg-paper'}`}
      >
        {logo === null ? (
          <BrandMark size={30} />
        ) : (
          <img
            src={logoUrl(logo.sha256)}
            width={logo.width}
            height={logo.height}
            alt=""
            className="max-h-full w-auto max-w-full object-contain"
          />
        )}
      </div>
      <p className="mt-1 text-14 text-muted">
        {label}
        {logo === null && ` · ${texts.ownMark}`}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="small" isBusy={isUploading} onClick={() => input.current?.click()}>
          {isUploading ? texts.uploading : texts.upload}
        </Button>
        {logo !== null && (
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={LOGO_TYPES.join(',')}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void handleFile(event.target.files?.[0])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      <div id={errorId} aria-live="polite">
        {message !== undefined && (
          <p className="mt-1.5 text-14 text-flare">
            <ErrorText>{message}</ErrorText>
          </p>
        )}
      </div>
    </div>
  )
}
