import { useMemo } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { EmailInput, TextInput } from '../../../ui/primitives/text-input.tsx'
import { SaveAlert, SettingSection, useVariableHelp } from './setting-section.tsx'
import type { SettingState } from './settings-query.ts'
import { settingsTexts } from './settings-texts.ts'
import { useSavedSetting } from './use-saved-setting.ts'
import { Versions } from './versions.tsx'

interface ContactSectionProps {
  readonly help: SettingState<'help'>
  readonly timeZone: SettingState<'timeZone'>
}

export function ContactSection({ help, timeZone }: ContactSectionProps) {
  return (
    <>
      <HelpContact state={help} />
      <TimeZone state={timeZone} />
    </>
  )
}

function HelpContact({ state }: { readonly state: SettingState<'help'> }) {
  const texts = useTexts(settingsTexts).contact
  const editor = useSavedSetting('help', state)
  const helpOf = useVariableHelp(state.variables)
  const [email, telephone] = [helpOf('email'), helpOf('telephone')]
  return (
    <SettingSection title={texts.help} intro={texts.helpText}>
      <SaveAlert editor={editor} />
      <Field label={texts.email} help={email.help} error={editor.errors['email']} isRequired>
        {(control) => (
          <EmailInput
            {...control}
            value={editor.value.email}
            disabled={email.isFixed}
            onChange={(event) => editor.change({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.telephone} help={telephone.help} error={editor.errors['telephone']} isOptional>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            value={editor.value.telephone ?? ''}
            disabled={telephone.isFixed}
            onChange={(event) =>
              editor.change({ telephone: event.target.value.trim() === '' ? null : event.target.value })
            }
          />
        )}
      </Field>
      <Versions settingKey="help" version={state.version} />
    </SettingSection>
  )
}

function TimeZone({ state }: { readonly state: SettingState<'timeZone'> }) {
  const texts = useTexts(settingsTexts).contact
  const editor = useSavedSetting('timeZone', state)
  const { isFixed, help } = useVariableHelp(state.variables)('name')
  const { name } = editor.value
  const options = useMemo(() => {
    const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', name])
    return [...names].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  }, [name])
  return (
    <SettingSection title={texts.time} intro={texts.timeText}>
      <SaveAlert editor={editor} />
      <Field label={texts.timeZone} help={help} error={editor.errors['name']}>
        {(control) => (
          <Select
            {...control}
            options={options}
            value={name}
            disabled={isFixed}
            onChange={(event) => editor.change({ name: event.target.value })}
          />
        )}
      </Field>
      <Versions settingKey="timeZone" version={state.version} />
    </SettingSection>
  )
}
