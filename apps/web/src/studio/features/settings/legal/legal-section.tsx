import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import type { SettingsAnswer } from '@mixed-zone/contract/schemas/studio/settings'
import { useState } from 'react'
import { bootConfig } from '../../../../api/boot-config.ts'
import { formatLegalText } from '../../../../i18n/legal/legal-format.ts'
import { legalTexts } from '../../../../i18n/legal/legal-texts.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { TextArea } from '../../../../ui/primitives/text-area.tsx'
import { LanguageTabs, Lamps } from '../language-tabs.tsx'
import { SaveAlert, SettingSection } from '../setting-section.tsx'
import type { SettingState } from '../settings-query.ts'
import { settingsTexts } from '../settings-texts.ts'
import { useDraftSetting } from '../use-saved-setting.ts'
import { Versions } from '../versions.tsx'

export const LEGAL_PAGES = ['legalNotice', 'privacyPolicy', 'cookiePolicy', 'accessibility'] as const

export type LegalPageKey = (typeof LEGAL_PAGES)[number]

/** The text of the product, as the person would write it. The accessibility statement is the end of the legal notice. */
async function loadBuiltIn(page: LegalPageKey): Promise<Localised> {
  const format = async (locale: Locale) => {
    const texts = (await legalTexts.load(locale))({ league: bootConfig.leagueName, email: bootConfig.help.email })
    const isStatement = ({ id }: { id?: string }) => id === 'accessibility'
    const { parts } = texts[page === 'accessibility' ? 'legalNotice' : page]
    return formatLegalText(parts.filter((part) => isStatement(part) === (page === 'accessibility')))
  }
  const [es = '', en = '', pt = ''] = await Promise.all(LOCALES.map(format))
  return { es, en, pt }
}

/** Those that a request for access accepts too. */
const needsAcceptance = (page: LegalPageKey) => page === 'legalNotice' || page === 'privacyPolicy'

interface LegalSectionProps {
  readonly settings: SettingsAnswer['settings']
  readonly page: LegalPageKey
  readonly onPage: (page: LegalPageKey) => void
}

export function LegalSection({ settings, page, onPage }: LegalSectionProps) {
  const { sections, legal: texts } = useTexts(settingsTexts)
  return (
    <SettingSection title={sections.legal} aside={needsAcceptance(page) ? texts.note : undefined}>
      <div
        role="group"
        aria-label={sections.legal}
        className="grid rounded-sheet border border-line sm:grid-cols-2 lg:grid-cols-4"
      >
        {LEGAL_PAGES.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === page}
            onClick={() => onPage(key)}
            className="grid cursor-pointer gap-1.5 border-b-[3px] border-transparent px-4 py-3 text-left hover:bg-sunken aria-pressed:border-lamp aria-pressed:bg-surface"
          >
            <span className="font-semibold">{texts.pages[key]}</span>
            <PageState state={settings[key]} />
            <Lamps texts={(settings[key].draft?.value ?? settings[key].value).text} />
          </button>
        ))}
      </div>
      <LegalEditor key={page} page={page} state={settings[page]} />
    </SettingSection>
  )
}

function PageState({ state }: { readonly state: SettingState<LegalPageKey> }) {
  const texts = useTexts(settingsTexts).legal
  const { date } = useFormats()
  const { version, changedAt, draft } = state
  if (draft !== null) return <span className="text-14 text-muted">{texts.draft({ version: version + 1 })}</span>
  const words = changedAt === null ? texts.builtIn : texts.published({ version, date: date(changedAt) })
  return <span className="text-14 text-muted">{words}</span>
}

function LegalEditor({ page, state }: { readonly page: LegalPageKey; readonly state: SettingState<LegalPageKey> }) {
  const { languages, lamps, legal: texts } = useTexts(settingsTexts)
  const editor = useDraftSetting(page, state)
  const [locale, setLocale] = useState<Locale>('es')
  const { text } = editor.value
  const versions = <Versions settingKey={page} version={state.version} revision={state.draft?.revision ?? 0} />
  if (text === null) {
    return (
      <>
        <SaveAlert editor={editor} />
        <div>
          <p className="measure mb-4">{texts.builtInText}</p>
          <Button onClick={() => void loadBuiltIn(page).then((builtIn) => editor.change({ text: builtIn }))}>
            {texts.write}
          </Button>
        </div>
        {versions}
      </>
    )
  }
  const area = (shown: Locale) => (
    <Field
      key={shown}
      label={shown === 'es' ? `${languages.es} · ${lamps.original}` : languages[shown]}
      help={shown === 'es' ? texts.help : texts.fallback}
      error={editor.errors[`text.${shown}`]}
    >
      {(control) => (
        <TextArea
          {...control}
          lang={shown}
          rows={18}
          className="max-h-[60vh]"
          value={text[shown]}
          onChange={(event) => editor.change({ text: { ...text, [shown]: event.target.value } })}
        />
      )}
    </Field>
  )
  return (
    <>
      <SaveAlert editor={editor} />
      <LanguageTabs label={texts.pages[page]} value={locale} onChange={setLocale} />
      <div className={locale === 'es' ? 'max-w-180' : 'grid gap-5 lg:grid-cols-2'}>
        {area('es')}
        {locale !== 'es' && area(locale)}
      </div>
      <Button variant="quiet" className="justify-self-start" onClick={() => editor.change({ text: null })}>
        {texts.useBuiltIn}
      </Button>
      {versions}
    </>
  )
}
