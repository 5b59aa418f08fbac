import { setSubtitlesState } from '@mixed-zone/contract/endpoints/studio/files'
import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { parseSubtitles, type Subtitles } from '@mixed-zone/contract/rules/webvtt'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useRef, useState } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { ErrorText } from '../../../../../ui/primitives/error-text.tsx'
import { Button } from '../../../../../ui/primitives/button.tsx'
import { studioClient } from '../../../../shared/studio-client.ts'
import { offerUndo } from '../../../../shared/undo.ts'
import { useUploadProblem } from '../../../../shared/uploads/upload-problem.ts'
import { useUploads } from '../../../../shared/uploads/use-uploads.ts'
import type { FileEditing } from '../file-editing.ts'
import { picturesTexts } from '../pictures-texts.ts'

interface SubtitlesPartProps {
  readonly editing: FileEditing
  readonly asset: StudioAsset
}

/** A subtitle file for each language. It is checked before it is sent; the player shows it at once. */
export function SubtitlesPart({ editing, asset }: SubtitlesPartProps) {
  const texts = useTexts(picturesTexts).videos
  return (
    <section aria-label={texts.subtitles}>
      <h3 className="mb-2 text-14 font-semibold">{texts.subtitles}</h3>
      <ul className="grid gap-2">
        {LOCALES.map((locale) => (
          <SubtitlesLine key={locale} editing={editing} asset={asset} locale={locale} />
        ))}
      </ul>
    </section>
  )
}

const MAX_PROBLEMS = 5

function SubtitlesLine({ editing, asset, locale }: SubtitlesPartProps & { readonly locale: Locale }) {
  const { videos: texts, uploads: uploadTexts, undoFor } = useTexts(picturesTexts)
  const language = LOCALE_NAMES[useLocale()][locale]
  const input = useRef<HTMLInputElement | null>(null)
  const [problems, setProblems] = useState<Subtitles['problems']>([])
  const uploads = useUploads({ postId: editing.detail.id, subtitles: { of: asset.id, locale } })
  const upload = uploads.items.find(({ state }) => state !== 'done')
  const failed = useUploadProblem()(upload ?? { name: '', problem: null })
  const stored = asset.subtitles.find((each) => each.locale === locale)

  async function handleChoose(file: File | undefined): Promise<void> {
    if (file === undefined) return
    const { problems: found } = parseSubtitles(await file.text())
    setProblems(found)
    if (found.length === 0) uploads.add([file])
  }

  function setState(state: 'used' | 'removed'): Promise<boolean> {
    const params = { id: editing.detail.id, assetId: asset.id, locale }
    return editing.fileDetails.saveFileNow(studioClient.call(setSubtitlesState, { state }, { params }))
  }

  async function handleRemove(): Promise<void> {
    if (!(await setState('removed'))) return
    offerUndo({ text: texts.subtitlesRemoved({ language }), countdown: undoFor, undo: () => void setState('used') })
  }

  return (
    <li className="text-14">
      <div className="flex flex-wrap items-center gap-3">
        <span className="w-24 max-sm:flex-1">{language}</span>
        <span className="min-w-0 flex-1 truncate text-muted max-sm:order-last max-sm:basis-full">
          {stored?.name ?? texts.noSubtitles}
        </span>
        {editing.isEditable && (
          <Button
            size="small"
            isBusy={upload?.state === 'sending' || upload?.state === 'queued'}
            aria-label={texts.chooseSubtitles({ language })}
            onClick={() => input.current?.click()}
          >
            {stored === undefined ? texts.choose : texts.change}
          </Button>
        )}
        {editing.isEditable && stored !== undefined && (
          <Button
            size="small"
            variant="quiet"
            aria-label={texts.removeSubtitles({ language })}
            onClick={() => void handleRemove()}
          >
            {uploadTexts.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".vtt,text/vtt"
          aria-label={texts.chooseSubtitles({ language })}
          onChange={(event) => {
            void handleChoose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {(problems.length > 0 || failed !== null) && (
        <p role="alert" className="mt-1 text-14 text-flare">
          <ErrorText>
            {failed?.message}
            {problems.slice(0, MAX_PROBLEMS).map(({ line, reason }) => (
              <span key={`${line} ${reason}`} className="block">
                {texts.subtitleProblem({ line, reason: texts.subtitleProblems[reason] })}
              </span>
            ))}
          </ErrorText>
        </p>
      )}
    </li>
  )
}
