import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import { createPromise, type listPromises, updatePromise } from '@mixed-zone/contract/endpoints/studio/coverage'
import { LOCALES, LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import {
  type CoveragePromise,
  MAX_PROMISE_MINUTES,
  PROMISE_ANCHORS,
  type PromiseFields,
} from '@mixed-zone/contract/schemas/studio/coverage'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'
import { promisesTexts } from './promises-texts.ts'

interface PromiseFormProps {
  /** Null adds one. */
  readonly promise: CoveragePromise | null
  readonly choices: AnswerOf<typeof listPromises>
  readonly onDone: () => void
}

const NEW_TITLES = {
  es: '{home}–{away}: ',
  en: '{home}–{away}: ',
  pt: '{home}–{away}: ',
} as const

/** Category, deadline, languages, and what a new post begins with. */
export function PromiseForm({ promise, choices, onDone }: PromiseFormProps) {
  const texts = useTexts(promisesTexts)
  const { states } = useBaseTexts()
  const client = useQueryClient()
  const own = useLocale()
  const [categoryId, setCategoryId] = useState(promise?.categoryId ?? '')
  const [anchor, setAnchor] = useState<PromiseFields['anchor']>(promise?.anchor ?? 'whistle')
  const [isBefore, setIsBefore] = useState((promise?.minutes ?? 0) < 0)
  const [minutes, setMinutes] = useState(String(Math.abs(promise?.minutes ?? 60)))
  const [locales, setLocales] = useState<readonly Locale[]>(promise?.locales ?? LOCALES)
  const [sectionId, setSectionId] = useState(promise?.sectionId ?? '')
  const [contactId, setContactId] = useState(promise?.contactId ?? '')
  const [titles, setTitles] = useState<Readonly<Record<Locale, string>>>(promise?.titles ?? NEW_TITLES)
  const [hasTried, setHasTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isNumber = /^\d{1,5}$/.test(minutes) && Number(minutes) <= MAX_PROMISE_MINUTES
  const errors = {
    category: categoryId === '' ? texts.required : undefined,
    minutes: isNumber ? undefined : texts.minutesWrong,
    locales: locales.length === 0 ? texts.oneLanguage : undefined,
    titles: LOCALES.some((locale) => titles[locale].trim() === '') ? texts.required : undefined,
  }
  const shown = (name: keyof typeof errors) => (hasTried ? errors[name] : undefined)

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setHasTried(true)
    if (Object.values(errors).some(Boolean)) return
    const fields: PromiseFields = {
      categoryId,
      anchor,
      minutes: isBefore ? -Number(minutes) : Number(minutes),
      locales: [...locales],
      sectionId: sectionId === '' ? null : sectionId,
      contactId: contactId === '' ? null : contactId,
      titles,
    }
    setIsBusy(true)
    const result =
      promise === null
        ? await studioClient.call(createPromise, fields)
        : await studioClient.call(
            updatePromise,
            { ...fields, version: promise.version },
            { params: { id: promise.id } },
          )
    setIsBusy(false)
    if (!result.ok) {
      setFailure(result.failure.type === 'conflict' ? texts.exists : failureMessage(result.failure, states))
      return
    }
    toasts.show(texts.saved)
    void client.invalidateQueries({ queryKey: studioKey('tonight') })
    onDone()
  }

  const optionsOf = (list: readonly { readonly id: string; readonly name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate className="grid gap-4">
      {failure !== null && <Alert variant="error">{failure}</Alert>}
      <Field label={texts.category} error={shown('category')} isRequired>
        {(control) => (
          <Select
            {...control}
            value={categoryId}
            placeholder={texts.chooseCategory}
            options={optionsOf(choices.categories)}
            onChange={(event) => setCategoryId(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={texts.minutes} error={shown('minutes')} isRequired>
          {(control) => (
            <TextInput
              {...control}
              value={minutes}
              inputMode="numeric"
              maxLength={5}
              onChange={(event) => setMinutes(event.target.value)}
            />
          )}
        </Field>
        <Field label={texts.direction}>
          {(control) => (
            <Select
              {...control}
              value={isBefore ? 'before' : 'after'}
              options={[
                { value: 'before', label: texts.before },
                { value: 'after', label: texts.after },
              ]}
              onChange={(event) => setIsBefore(event.target.value === 'before')}
            />
          )}
        </Field>
        <Field label={texts.anchor}>
          {(control) => (
            <Select
              {...control}
              value={anchor}
              options={PROMISE_ANCHORS.map((value) => ({ value, label: texts.anchors[value] }))}
              onChange={(event) => setAnchor(PROMISE_ANCHORS.find((one) => one === event.target.value) ?? anchor)}
            />
          )}
        </Field>
      </div>
      <Field label={texts.languages} error={shown('locales')} isGroup>
        {() => (
          <div className="flex flex-wrap gap-x-6">
            {LOCALES.map((locale) => (
              <Checkbox
                key={locale}
                checked={locales.includes(locale)}
                onChange={(event) =>
                  setLocales(event.target.checked ? [...locales, locale] : locales.filter((one) => one !== locale))
                }
              >
                {LOCALE_NAMES[own][locale]}
              </Checkbox>
            ))}
          </div>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.section}>
          {(control) => (
            <Select
              {...control}
              value={sectionId}
              placeholder={texts.noSection}
              options={optionsOf(choices.sections)}
              onChange={(event) => setSectionId(event.target.value)}
            />
          )}
        </Field>
        <Field label={texts.contact}>
          {(control) => (
            <Select
              {...control}
              value={contactId}
              placeholder={texts.noContact}
              options={optionsOf(choices.contacts)}
              onChange={(event) => setContactId(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={texts.titles} help={texts.titlesHelp} error={shown('titles')} isGroup>
        {() => (
          <div className="grid gap-2">
            {LOCALES.map((locale) => (
              <TextInput
                key={locale}
                aria-label={texts.titleIn[locale]}
                value={titles[locale]}
                maxLength={200}
                onChange={(event) => setTitles({ ...titles, [locale]: event.target.value })}
              />
            ))}
          </div>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {texts.back}
        </Button>
      </div>
    </form>
  )
}
