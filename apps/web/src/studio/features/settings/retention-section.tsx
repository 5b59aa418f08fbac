import { useTexts } from '../../../i18n/texts.ts'
import { NumberField } from './number-field.tsx'
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
      {PERIODS.map(({ field, min, max }) => (
        <NumberField
          key={field}
          {...helpOf(field, texts.range({ min, max }))}
          label={texts[field]}
          error={editor.errors[field]}
          min={min}
          max={max}
          value={editor.value[field]}
          onChange={(value) => editor.change({ [field]: value })}
        />
      ))}
      <Versions settingKey="retention" version={state.version} />
    </SettingSection>
  )
}
