import { useTexts } from '../../../i18n/texts.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { SaveAlert, SettingSection, useVariableHelp } from './setting-section.tsx'
import type { SettingState } from './settings-query.ts'
import { settingsTexts } from './settings-texts.ts'
import { useSavedSetting } from './use-saved-setting.ts'
import { Versions } from './versions.tsx'

const PERIODS = [
  { field: 'usageMonths', min: 1, max: 240 },
  { field: 'auditYears', min: 1, max: 30 },
  { field: 'mailsDays', min: 7, max: 3650 },
] as const

export function RetentionSection({ state }: { readonly state: SettingState<'retention'> }) {
  const { sections, retention: texts } = useTexts(settingsTexts)
  const editor = useSavedSetting('retention', state)
  const helpOf = useVariableHelp(state.variables)
  return (
    <SettingSection title={sections.retention} intro={texts.intro}>
      <SaveAlert editor={editor} />
      {PERIODS.map(({ field, min, max }) => {
        const { isFixed, help } = helpOf(field, texts.range({ min, max }))
        return (
          <Field key={field} label={texts[field]} help={help} error={editor.errors[field]} isRequired>
            {(control) => (
              <TextInput
                {...control}
                type="number"
                min={min}
                max={max}
                className="max-w-40"
                // An empty field is saved once it has a number.
                value={Number.isFinite(editor.value[field]) ? editor.value[field] : ''}
                disabled={isFixed}
                onChange={(event) => editor.change({ [field]: event.target.valueAsNumber })}
              />
            )}
          </Field>
        )
      })}
      <Versions settingKey="retention" version={state.version} />
    </SettingSection>
  )
}
