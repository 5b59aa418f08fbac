import type { Localised } from '@mixed-zone/contract/locales'
import type { FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useState } from 'react'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { DateField } from '../../../../ui/components/dates/date-field.tsx'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { Select } from '../../../../ui/primitives/select.tsx'
import { editorTexts } from '../editor-texts.ts'
import { FactSection } from './fact-section.tsx'
import { EMPTY_TEXTS, isComplete, LocalisedFields } from './localised-fields.tsx'

type Rights = FactValues['rights']

/** The usual ones. The texts are those that readers see, so they are not in the texts of the studio. */
const PRESETS: readonly Localised[] = [
  { es: 'Uso editorial', en: 'Editorial use', pt: 'Uso editorial' },
  {
    es: 'Uso editorial. Sin fines comerciales.',
    en: 'Editorial use. Not for commercial purposes.',
    pt: 'Uso editorial. Sem fins comerciais.',
  },
]

const MAX_CHARACTERS = 300

interface RightsFactProps {
  readonly value: Rights
  readonly isEditable: boolean
  /** What is shown while there are none. Default: not stated. */
  readonly noneLabel?: string
  readonly onChange: (value: Rights) => void
}

/** What the files may be used for, and until when. */
export function RightsFact({ value, isEditable, noneLabel, onChange }: RightsFactProps) {
  const locale = useLocale()
  const texts = useTexts(editorTexts).facts
  const [isOpen, setIsOpen] = useState(false)
  const preset = PRESETS.findIndex((one) => value !== null && one.es === value.texts.es && one.en === value.texts.en)
  const current = value === null ? '' : preset === -1 ? 'own' : String(preset)

  function handleChoose(choice: string): void {
    const chosen = PRESETS[Number(choice)]
    if (choice === '') onChange(null)
    else if (choice === 'own') setIsOpen(true)
    else if (chosen !== undefined) onChange({ texts: chosen, until: value?.until ?? null })
  }

  return (
    <FactSection
      title={texts.fields.rights}
      field="rights"
      aside={
        current === 'own' &&
        isEditable && (
          <button type="button" onClick={() => setIsOpen(true)} className="underlined rounded-control font-semibold">
            {texts.editRights}
          </button>
        )
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label={texts.rightsText} isLabelHidden>
          {(control) => (
            <Select
              {...control}
              isDense
              placeholder={noneLabel ?? texts.noRights}
              options={[
                ...PRESETS.map((one, index) => ({ value: String(index), label: one[locale] })),
                { value: 'own', label: current === 'own' && value !== null ? value.texts[locale] : texts.ownRights },
              ]}
              value={current}
              onChange={(event) => handleChoose(event.target.value)}
            />
          )}
        </Field>
        <DateField
          label={texts.rightsUntil}
          isLabelHidden
          isDense
          isDisabled={value === null || !isEditable}
          value={value?.until ?? null}
          onChange={(until) => value !== null && until !== value.until && onChange({ ...value, until })}
        />
      </div>
      {isOpen && (
        <RightsDialog
          texts={value?.texts ?? EMPTY_TEXTS}
          onClose={() => setIsOpen(false)}
          onSave={(own) => {
            setIsOpen(false)
            onChange({ texts: own, until: value?.until ?? null })
          }}
        />
      )}
    </FactSection>
  )
}

interface RightsDialogProps {
  readonly texts: Localised
  readonly onSave: (texts: Localised) => void
  readonly onClose: () => void
}

function RightsDialog({ texts: initial, onSave, onClose }: RightsDialogProps) {
  const texts = useTexts(editorTexts).facts
  const { cancel } = useBaseTexts().ui
  const [value, setValue] = useState(initial)
  const [isTried, setIsTried] = useState(false)

  function handleSave(): void {
    setIsTried(true)
    if (isComplete(value)) onSave(value)
  }

  return (
    <Dialog
      isOpen
      title={texts.ownRights}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="primary" onClick={handleSave}>
            {texts.save}
          </Button>
        </>
      }
    >
      <LocalisedFields
        label={texts.rightsText}
        value={value}
        maxCharacters={MAX_CHARACTERS}
        areRequired={isTried}
        onChange={setValue}
      />
    </Dialog>
  )
}
