import { LOCALE_NAMES, LOCALES } from '@mixed-zone/contract/locales'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { Alert } from '../../../../ui/primitives/alert.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { IconButton } from '../../../../ui/primitives/icon-button.tsx'
import { TextArea } from '../../../../ui/primitives/text-area.tsx'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import { filesTexts } from './files-texts.ts'
import { getText, setText, type TextKey } from './merge-texts.ts'
import type { FileTexts } from './use-file-texts.ts'

/** The server refuses more. */
const MAX_CHARACTERS = { captions: 2_000, alternatives: 1_000, credit: 200 } as const

interface FileDialogProps {
  readonly asset: StudioAsset
  /** All of them, to go from one to the next. */
  readonly assets: readonly StudioAsset[]
  readonly fileTexts: FileTexts
  readonly isEditable: boolean
  readonly onOpen: (assetId: string) => void
  readonly onDecide: () => void
  readonly onClose: () => void
}

/** Captions and alternative texts of a file in three languages, and its credit. They are saved as they are typed. */
export function FileDialog({ asset, assets, fileTexts, isEditable, onOpen, onDecide, onClose }: FileDialogProps) {
  const texts = useTexts(filesTexts)
  const names = LOCALE_NAMES[useLocale()]
  const value = fileTexts.valueOf(asset)
  const index = assets.findIndex(({ id }) => id === asset.id)
  const refused = fileTexts.refusals.find(({ name }) => name === asset.id)
  const hasConflict = fileTexts.conflicts.some(({ assetId }) => assetId === asset.id)

  const controlOf = (key: TextKey) => ({
    value: getText(value, key),
    readOnly: !isEditable,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      fileTexts.save(asset, setText(value, key, event.target.value)),
  })

  function leave(next: () => void): void {
    void fileTexts.leave(asset.id)
    next()
  }

  function step(by: -1 | 1): void {
    const other = assets[index + by]
    if (other !== undefined) leave(() => onOpen(other.id))
  }

  return (
    <Dialog
      isOpen
      isPhoneScreen
      size="wider"
      title={asset.name}
      subtitle={texts.position({ number: index + 1, count: assets.length })}
      onClose={() => leave(onClose)}
      footer={
        <>
          <IconButton
            icon={ChevronLeft}
            label={texts.previous}
            variant="secondary"
            disabled={index === 0}
            onClick={() => step(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={texts.next}
            variant="secondary"
            disabled={index === assets.length - 1}
            onClick={() => step(1)}
            className="mr-auto"
          />
          <Button variant="primary" onClick={() => leave(onClose)}>
            {texts.done}
          </Button>
        </>
      }
    >
      {refused && (
        <Alert variant="error" className="mb-4">
          {texts.refused} {refused.reason}
        </Alert>
      )}
      {hasConflict && (
        <Alert
          variant="warning"
          className="mb-4"
          action={
            <Button size="small" onClick={() => leave(onDecide)} className="mt-2">
              {texts.decide}
            </Button>
          }
        >
          {texts.conflict}
        </Alert>
      )}
      <div className="grid gap-5 md:grid-cols-[14rem_1fr]">
        <div>
          {asset.thumbnail !== null && (
            <img
              src={asset.url ?? asset.thumbnail}
              alt=""
              className="w-full rounded-picture bg-skeleton object-contain max-md:max-h-48"
            />
          )}
          <p className="mt-2 text-12 text-muted">{texts.draft}</p>
        </div>
        <div key={asset.id} className="grid content-start gap-4">
          {(['captions', 'alternatives'] as const).map((kind) => (
            <fieldset key={kind} className="grid min-w-0 gap-3">
              <legend className="mb-2 font-semibold">{texts[kind]}</legend>
              {kind === 'alternatives' && <p className="-mt-2 text-14 text-muted">{texts.alternativesHelp}</p>}
              {LOCALES.map((locale) => (
                <Field key={locale} label={texts.fieldIn({ field: texts[kind], language: names[locale] })}>
                  {(control) => (
                    <TextArea
                      {...control}
                      {...controlOf(`${kind}.${locale}`)}
                      rows={2}
                      lang={locale}
                      spellCheck
                      maxLength={MAX_CHARACTERS[kind]}
                    />
                  )}
                </Field>
              ))}
            </fieldset>
          ))}
          <Field label={texts.credit}>
            {(control) => <TextInput {...control} {...controlOf('credit')} maxLength={MAX_CHARACTERS.credit} />}
          </Field>
        </div>
      </div>
    </Dialog>
  )
}
