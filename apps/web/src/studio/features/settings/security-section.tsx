import { useTexts } from '../../../i18n/texts.ts'
import { Switch } from '../../../ui/primitives/switch.tsx'
import { SaveAlert, SettingSection } from './setting-section.tsx'
import type { SettingState } from './settings-query.ts'
import { settingsTexts } from './settings-texts.ts'
import { useSavedSetting } from './use-saved-setting.ts'
import { Versions } from './versions.tsx'

export function SecuritySection({ state }: { readonly state: SettingState<'staffSecurity'> }) {
  const { sections, security: texts } = useTexts(settingsTexts)
  const editor = useSavedSetting('staffSecurity', state)
  return (
    <SettingSection title={sections.security}>
      <SaveAlert editor={editor} />
      <div>
        <Switch
          isOn={editor.value.requiresOneTimeCodes}
          onChange={(requiresOneTimeCodes) => editor.change({ requiresOneTimeCodes })}
        >
          <span className="font-semibold">{texts.codes}</span>
        </Switch>
        <p className="measure text-muted">{texts.codesText}</p>
        <p className="measure mt-2 text-14 text-muted">{texts.confirm}</p>
      </div>
      <Versions settingKey="staffSecurity" version={state.version} />
    </SettingSection>
  )
}
