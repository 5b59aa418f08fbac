import { useTexts } from '../../../i18n/texts.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { RadioGroup } from '../../../ui/primitives/radio-group.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { SaveAlert, SettingSection, useVariableHelp } from './setting-section.tsx'
import type { SettingState } from './settings-query.ts'
import { settingsTexts } from './settings-texts.ts'
import { useSavedSetting } from './use-saved-setting.ts'
import { Versions } from './versions.tsx'

interface IntegrationsSectionProps {
  readonly analytics: SettingState<'analytics'>
  readonly captcha: SettingState<'captcha'>
  readonly hasCaptchaKeys: boolean
}

export function IntegrationsSection({ analytics, captcha, hasCaptchaKeys }: IntegrationsSectionProps) {
  return (
    <>
      <Analytics state={analytics} />
      <CaptchaKind state={captcha} hasKeys={hasCaptchaKeys} />
    </>
  )
}

function Analytics({ state }: { readonly state: SettingState<'analytics'> }) {
  const texts = useTexts(settingsTexts).integrations
  const editor = useSavedSetting('analytics', state)
  const { isFixed, help } = useVariableHelp(state.variables)('id')
  return (
    <SettingSection title={texts.analytics} intro={texts.analyticsText}>
      <SaveAlert editor={editor} />
      <Field label={texts.analyticsId} help={help} error={editor.errors['id']} isOptional>
        {(control) => (
          <TextInput
            {...control}
            value={editor.value.id ?? ''}
            placeholder="GTM-ABC1234"
            disabled={isFixed}
            spellCheck={false}
            onChange={(event) =>
              editor.change({ id: event.target.value.trim() === '' ? null : event.target.value.trim() })
            }
          />
        )}
      </Field>
      <Versions settingKey="analytics" version={state.version} />
    </SettingSection>
  )
}

const KINDS = ['altcha', 'turnstile', 'recaptcha'] as const

function CaptchaKind({ state, hasKeys }: { readonly state: SettingState<'captcha'>; readonly hasKeys: boolean }) {
  const texts = useTexts(settingsTexts).integrations
  const editor = useSavedSetting('captcha', state)
  const { isFixed, help } = useVariableHelp(state.variables)('kind', hasKeys ? undefined : texts.needsKeys)
  const choices = KINDS.map((value) => ({
    value,
    label: texts.kinds[value],
    isDisabled: isFixed || (value !== 'altcha' && !hasKeys),
  }))
  return (
    <SettingSection title={texts.captcha} intro={texts.captchaText}>
      <SaveAlert editor={editor} />
      <Field label={texts.kind} help={help} error={editor.errors['kind']} isGroup>
        {() => <RadioGroup choices={choices} value={editor.value.kind} onChange={(kind) => editor.change({ kind })} />}
      </Field>
      <Versions settingKey="captcha" version={state.version} />
    </SettingSection>
  )
}
