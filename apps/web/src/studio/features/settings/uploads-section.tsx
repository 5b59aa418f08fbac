import { MAX_IMAGE_MB, MAX_UPLOAD_MB } from '@mixed-zone/contract/schemas/studio/settings'
import { useTexts } from '../../../i18n/texts.ts'
import { NumberField } from './number-field.tsx'
import { SaveAlert, SettingSection, useVariableHelp } from './setting-section.tsx'
import type { SettingState } from './settings-query.ts'
import { settingsTexts } from './settings-texts.ts'
import { useSavedSetting } from './use-saved-setting.ts'
import { Versions } from './versions.tsx'

const LIMITS = [
  { field: 'imageMb', min: 1, max: MAX_IMAGE_MB },
  { field: 'videoMb', min: 1, max: MAX_UPLOAD_MB },
  { field: 'otherMb', min: 1, max: MAX_UPLOAD_MB },
] as const

export function UploadsSection({ state }: { readonly state: SettingState<'uploads'> }) {
  const { sections, uploads: texts } = useTexts(settingsTexts)
  const editor = useSavedSetting('uploads', state)
  const helpOf = useVariableHelp(state.variables)
  return (
    <SettingSection title={sections.uploads} intro={texts.intro}>
      <SaveAlert editor={editor} />
      {LIMITS.map(({ field, min, max }) => (
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
      <Versions settingKey="uploads" version={state.version} />
    </SettingSection>
  )
}
