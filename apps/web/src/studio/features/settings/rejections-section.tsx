import { MAX_REJECT_TEMPLATES, MAX_REJECT_TEXT_CHARACTERS } from '@mixed-zone/contract/schemas/studio/settings'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { SaveAlert, SettingSection } from './setting-section.tsx'
import type { SettingState, SettingValue } from './settings-query.ts'
import { settingsTexts } from './settings-texts.ts'
import { useSavedSetting } from './use-saved-setting.ts'
import { Versions } from './versions.tsx'

type Template = SettingValue<'rejectTemplates'>['templates'][number]

export function RejectionsSection({ state }: { readonly state: SettingState<'rejectTemplates'> }) {
  const { sections, rejections: texts } = useTexts(settingsTexts)
  const editor = useSavedSetting('rejectTemplates', state)
  const [locale, setLocale] = useState(useLocale())
  const { templates } = editor.value

  const setTemplates = (next: readonly Template[]) => editor.change({ templates: [...next] })
  const replace = (index: number, template: Template) => setTemplates(templates.with(index, template))
  function move(index: number, by: -1 | 1): void {
    const [one, other] = [templates[index], templates[index + by]]
    if (one && other) setTemplates(templates.with(index, other).with(index + by, one))
  }

  return (
    <SettingSection title={sections.rejections} aside={texts.count({ count: templates.length })} intro={texts.intro}>
      <SaveAlert editor={editor} />
      <LanguageTabs label={sections.rejections} value={locale} onChange={setLocale} />
      <ol className="grid gap-6">
        {templates.map((template, index) => {
          const name = template.name[locale]
          return (
            <li key={index} className="grid gap-3 rounded-control border border-line bg-surface p-4">
              <div className="flex items-end gap-2 max-sm:flex-wrap max-sm:justify-end">
                <Field
                  label={`${index + 1}. ${texts.name}`}
                  error={editor.errors[`templates.${index}.name.${locale}`]}
                  className="flex-1 max-sm:basis-full"
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      lang={locale}
                      maxLength={60}
                      value={name}
                      onChange={(event) =>
                        replace(index, { ...template, name: { ...template.name, [locale]: event.target.value } })
                      }
                    />
                  )}
                </Field>
                <IconButton icon={ArrowUp} label={texts.up({ name })} onClick={() => move(index, -1)} />
                <IconButton icon={ArrowDown} label={texts.down({ name })} onClick={() => move(index, 1)} />
                <IconButton
                  icon={X}
                  label={texts.removeLabel({ name })}
                  onClick={() => setTemplates(templates.toSpliced(index, 1))}
                />
              </div>
              <Field label={texts.text} error={editor.errors[`templates.${index}.text.${locale}`]}>
                {(control) => (
                  <TextArea
                    {...control}
                    lang={locale}
                    maxLength={MAX_REJECT_TEXT_CHARACTERS}
                    value={template.text[locale]}
                    onChange={(event) =>
                      replace(index, { ...template, text: { ...template.text, [locale]: event.target.value } })
                    }
                  />
                )}
              </Field>
            </li>
          )
        })}
      </ol>
      <Button
        icon={Plus}
        className="justify-self-start"
        isDisabled={templates.length >= MAX_REJECT_TEMPLATES}
        disabledReason={texts.full}
        onClick={() => setTemplates([...templates, { name: texts.newName, text: texts.newText }])}
      >
        {texts.add}
      </Button>
      <Versions settingKey="rejectTemplates" version={state.version} />
    </SettingSection>
  )
}
