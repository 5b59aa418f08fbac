import { createTeam, createTerm } from '@mixed-zone/contract/endpoints/studio/terms'
import { LOCALE_NAMES, LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { DEFAULT_CLUB_COLOURS, type EditableTermKind } from '@mixed-zone/contract/schemas/studio/terms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { ColourContrast } from './club-colours.tsx'
import { termCountsQuery, TERMS_KEY } from './terms-queries.ts'
import { termsTexts } from './terms-texts.ts'

interface CreateDialogProps {
  readonly kind: EditableTermKind
  readonly onCreated: (id: string) => void
  readonly onClose: () => void
}

interface Values {
  readonly names: Localised
  readonly shortName: string
  readonly code: string
  readonly city: string
  readonly stadium: string
  readonly mainColour: string
  readonly secondColour: string
  readonly teamId: string
}

const EMPTY: Values = {
  names: { es: '', en: '', pt: '' },
  shortName: '',
  code: '',
  city: '',
  stadium: '',
  ...DEFAULT_CLUB_COLOURS,
  teamId: '',
}

/** The rest is filled in beside the list. Empty names are those of the first language. */
function send(kind: EditableTermKind, { names, teamId, ...club }: Values) {
  const name = names.es.trim()
  if (kind === 'teams') {
    const body = { ...club, name, shortName: club.shortName.trim() || name, coach: '', contactId: null }
    return studioClient.call(createTeam, body)
  }
  const filled = { es: name, en: names.en.trim() || name, pt: names.pt.trim() || name }
  const body = { names: filled, ...(kind === 'players' && { teamId: teamId === '' ? null : teamId }) }
  return studioClient.call(createTerm, body, { params: { kind } })
}

/** Creates a club, category, tag or player. */
export function CreateDialog({ kind, onCreated, onClose }: CreateDialogProps) {
  const client = useQueryClient()
  const texts = useTexts(termsTexts)
  const { ui, states } = useBaseTexts()
  const [values, setValues] = useState(EMPTY)
  const [isBusy, setIsBusy] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const first = useRef<HTMLInputElement | null>(null)
  const change = (next: Partial<Values>) => setValues((current) => ({ ...current, ...next }))
  useEffect(() => first.current?.focus(), [])

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const isEmpty = values.names.es.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) return first.current?.focus()
    setIsBusy(true)
    const result = await send(kind, values)
    setIsBusy(false)
    if (!result.ok) return setFailure(result.failure)
    toasts.show(texts.created({ name: values.names.es.trim() }))
    void client.invalidateQueries({ queryKey: TERMS_KEY })
    onCreated(result.value.id)
  }

  const fields = { values, change, errors: failure?.fields ?? {} }
  return (
    <DialogWindow isOpen onClose={onClose} size="small">
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="contents">
        <DialogView
          title={texts.create[kind]}
          onClose={onClose}
          footer={
            <>
              <Button variant="quiet" onClick={onClose}>
                {ui.cancel}
              </Button>
              <Button type="submit" variant="primary" isBusy={isBusy}>
                {texts.createConfirm}
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            {failure && (
              <Alert variant="error">{Object.values(failure.fields)[0] ?? failureMessage(failure, states)}</Alert>
            )}
            <NameField {...fields} kind={kind} input={first} isMissing={isMissing} />
            {kind === 'teams' ? <NewClubFields {...fields} /> : <OtherNames {...fields} />}
            {kind === 'players' && <NewPlayerClub {...fields} />}
          </div>
        </DialogView>
      </form>
    </DialogWindow>
  )
}

interface FieldsProps {
  readonly values: Values
  readonly change: (next: Partial<Values>) => void
  readonly errors: Readonly<Record<string, string>>
}

interface NameFieldProps extends FieldsProps {
  readonly kind: EditableTermKind
  readonly input: RefObject<HTMLInputElement | null>
  readonly isMissing: boolean
}

function NameField({ kind, values, change, input, isMissing }: NameFieldProps) {
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  const { names } = values
  return (
    <Field
      label={kind === 'teams' ? texts.name : texts.nameIn({ language: LOCALE_NAMES[locale].es })}
      error={isMissing && names.es.trim() === '' ? texts.required : undefined}
      isRequired
    >
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          maxLength={120}
          value={names.es}
          onChange={(event) => change({ names: { ...names, es: event.target.value } })}
        />
      )}
    </Field>
  )
}

function OtherNames({ values: { names }, change }: FieldsProps) {
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  return LOCALES.filter((language) => language !== 'es').map((language) => (
    <Field key={language} label={texts.nameIn({ language: LOCALE_NAMES[locale][language] })} help={texts.sameName}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={120}
          value={names[language]}
          onChange={(event) => change({ names: { ...names, [language]: event.target.value } })}
        />
      )}
    </Field>
  ))
}

function NewPlayerClub({ values, change }: FieldsProps) {
  const texts = useTexts(termsTexts)
  const clubs = useQuery(termCountsQuery()).data?.clubs ?? []
  return (
    <Field label={texts.club}>
      {(control) => (
        <Select
          {...control}
          placeholder={texts.noClub}
          value={values.teamId}
          options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => change({ teamId: event.target.value })}
        />
      )}
    </Field>
  )
}

const CLUB_LINES = ['shortName', 'code', 'city', 'stadium'] as const
const CLUB_COLOURS = ['mainColour', 'secondColour'] as const

function NewClubFields({ values, change, errors }: FieldsProps) {
  const texts = useTexts(termsTexts)
  return (
    <>
      {CLUB_LINES.map((name) => (
        <Field key={name} label={texts[name]} error={errors[name]} {...(name === 'code' && { help: texts.codeHelp })}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={name === 'code' ? 4 : 120}
              value={values[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <div>
        <div className="grid grid-cols-2 gap-3">
          {CLUB_COLOURS.map((name) => (
            <Field key={name} label={texts[name]} error={errors[name]}>
              {(control) => (
                <input
                  {...control}
                  type="color"
                  value={values[name]}
                  onChange={(event) => change({ [name]: event.target.value })}
                  className="h-11 w-full rounded-control border border-edge bg-surface p-1"
                />
              )}
            </Field>
          ))}
        </div>
        <ColourContrast mainColour={values.mainColour} secondColour={values.secondColour} />
      </div>
    </>
  )
}
