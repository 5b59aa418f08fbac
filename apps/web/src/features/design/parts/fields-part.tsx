import { LANGUAGE_TAGS, type Locale } from '@mixed-zone/contract/locales'
import { useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { TelephoneInput } from '../../../ui/components/inputs/telephone-input.tsx'
import { prefixOf, type TelephoneValue } from '../../../ui/components/inputs/telephone-number.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { PasswordInput } from '../../../ui/primitives/password-input.tsx'
import { PasswordRules } from '../../../ui/primitives/password-rules.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { designTexts } from '../design-texts.ts'
import { Columns, Part } from './part.tsx'

export function FieldsPart() {
  const texts = useTexts(designTexts).fields
  const locale = useLocale()
  const { fieldNames: names, fieldMessages: messages } = useBaseTexts()
  const [password, setPassword] = useState('Mixed')
  const [telephone, setTelephone] = useState<TelephoneValue>({ country: 'ES', number: '612 000 348' })
  return (
    <Part name="fields">
      <Columns>
        <Field label={names.email} isRequired>
          {(control) => <TextInput {...control} type="email" placeholder="name@medium.com" autoComplete="off" />}
        </Field>
        <Field label={names.name} isOptional help={texts.help}>
          {(control) => <TextInput {...control} defaultValue="Aoife" />}
        </Field>
        <Field label={names.companyName} isRequired error={messages.required({ field: names.companyName })}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field label={names.surnames} isChecking>
          {(control) => <TextInput {...control} defaultValue="Brennan Walsh" />}
        </Field>
        <Field label={names.country} help={texts.locked}>
          {(control) => <TextInput {...control} defaultValue="Éire" disabled />}
        </Field>
        <Field label={names.code}>{(control) => <TextInput {...control} defaultValue="481 207" isValid />}</Field>
        <Field label={names.newPassword} aside={<TextLink href="#fields">{texts.forgot}</TextLink>}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <PasswordRules password={password} />
        <Field label={names.repeatPassword} error={messages['password-mismatch']}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" defaultValue="Mixed1" />}
        </Field>
        <Field label={names.telephone} isGroup>
          {(control) => (
            <TelephoneInput
              control={control}
              countries={sampleCountries(locale)}
              value={telephone}
              onChange={setTelephone}
            />
          )}
        </Field>
        <Field label={texts.summary}>{(control) => <TextArea {...control} rows={3} />}</Field>
      </Columns>
    </Part>
  )
}

const SAMPLE_COUNTRIES = ['AR', 'BR', 'CO', 'DE', 'ES', 'FR', 'GB', 'IE', 'MX', 'PT', 'US', 'UY']

/** The forms of the portal get their countries from the server. */
function sampleCountries(locale: Locale) {
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region' })
  return SAMPLE_COUNTRIES.map((id) => ({ id, name: names.of(id) ?? id, prefix: prefixOf(id) ?? '' }))
}
