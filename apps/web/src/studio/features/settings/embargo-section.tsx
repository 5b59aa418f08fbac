import { LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { useState } from 'react'
import { embargoTermsTexts } from '../../../i18n/embargo-terms/embargo-terms-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { SaveAlert, SettingSection } from './setting-section.tsx'
import type { SettingState } from './settings-query.ts'
import { settingsTexts } from './settings-texts.ts'
import { useSavedSetting } from './use-saved-setting.ts'
import { Versions } from './versions.tsx'

/** The terms of the product, one in each line. */
async function loadBuiltInTerms(): Promise<Localised> {
  const [es, en, pt] = await Promise.all(LOCALES.map((locale) => embargoTermsTexts.load(locale)))
  const lines = (texts: typeof es) => texts?.terms.join('\n') ?? ''
  return { es: lines(es), en: lines(en), pt: lines(pt) }
}

export function EmbargoSection({ state }: { readonly state: SettingState<'embargoTerms'> }) {
  const { sections, languages, embargo: texts, legal } = useTexts(settingsTexts)
  const editor = useSavedSetting('embargoTerms', state)
  const [locale, setLocale] = useState(useLocale())
  const { text } = editor.value
  return (
    <SettingSection title={sections.embargo} intro={texts.intro}>
      <SaveAlert editor={editor} />
      {text === null ? (
        <div>
          <p className="measure mb-4">{texts.builtIn}</p>
          <Button onClick={() => void loadBuiltInTerms().then((terms) => editor.change({ text: terms }))}>
            {texts.write}
          </Button>
        </div>
      ) : (
        <>
          <LanguageTabs label={texts.own} value={locale} onChange={setLocale} />
          <Field
            label={`${texts.own} · ${languages[locale]}`}
            help={locale === 'es' ? undefined : legal.fallback}
            error={editor.errors[`text.${locale}`]}
          >
            {(control) => (
              <TextArea
                {...control}
                lang={locale}
                rows={10}
                value={text[locale]}
                onChange={(event) => editor.change({ text: { ...text, [locale]: event.target.value } })}
              />
            )}
          </Field>
          <Button variant="quiet" className="justify-self-start" onClick={() => editor.change({ text: null })}>
            {texts.useBuiltIn}
          </Button>
        </>
      )}
      <Versions settingKey="embargoTerms" version={state.version} />
    </SettingSection>
  )
}
