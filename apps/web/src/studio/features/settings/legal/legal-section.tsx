import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import type { SettingsAnswer } from '@mixed-zone/contract/schemas/studio/settings'
import { History } from 'lucide-react'
import { useState } from 'react'
import { bootConfig } from '../../../../api/boot-config.ts'
import { formatLegalText } from '../../../../i18n/legal/legal-format.ts'
import { legalTexts } from '../../../../i18n/legal/legal-texts.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { Badge } from '../../../../ui/components/badge.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Field } from '../../../../ui/primitives/field.tsx'
import { TextArea } from '../../../../ui/primitives/text-area.tsx'
import { MarkedWords } from '../../../shared/marked-words.tsx'
import { type DiffPart, diffTexts } from '../../../shared/text-diff.ts'
import { isOutdated, LanguageTabs, TextStates } from '../language-tabs.tsx'
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
            <TextStates
              texts={(settings[key].draft?.value ?? settings[key].value).text}
              published={settings[key].value.text}
            />
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
  const { languages, original, legal: texts } = useTexts(settingsTexts)
  const editor = useDraftSetting(page, state)
  const [locale, setLocale] = useState<Locale>('es')
  const { text } = editor.value
  const published = state.value.text
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
      label={shown === 'es' ? `${languages.es} · ${original}` : languages[shown]}
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
      <div className="flex flex-wrap items-center gap-3">
        <LanguageTabs label={texts.pages[page]} value={locale} onChange={setLocale} />
        {published !== null && isOutdated(locale, { texts: text, published }) && (
          <>
            <Badge tone="accent" icon={History}>
              {texts.toReview({ count: countChanges(diffTexts(published.es, text.es)) })}
            </Badge>
            <span className="text-14 text-muted">{texts.changedSince}</span>
          </>
        )}
      </div>
      <div className={locale === 'es' ? 'max-w-180' : 'grid gap-5 lg:grid-cols-2'}>
        {area('es')}
        {locale !== 'es' && area(locale)}
      </div>
      {published !== null && <DraftChanges published={published} draft={text} locale={locale} state={state} />}
      <Button variant="quiet" className="justify-self-start" onClick={() => editor.change({ text: null })}>
        {texts.useBuiltIn}
      </Button>
      {versions}
    </>
  )
}

interface DraftChangesProps {
  readonly published: Localised
  readonly draft: Localised
  readonly locale: Locale
  readonly state: SettingState<LegalPageKey>
}

/** What the draft changes, with marked words: the original, and the chosen translation beside it. */
function DraftChanges({ published, draft, locale, state }: DraftChangesProps) {
  const { languages, original, legal: texts } = useTexts(settingsTexts)
  const shown = locale === 'es' ? (['es'] as const) : (['es', locale] as const)
  if (shown.every((one) => published[one] === draft[one])) return null
  return (
    <section aria-label={texts.changesSince({ version: state.version })}>
      <h3 className="mb-2 text-14 font-semibold">{texts.changesSince({ version: state.version })}</h3>
      <div
        className={`grid rounded-sheet border border-line bg-surface ${shown.length > 1 ? 'divide-line max-lg:divide-y lg:grid-cols-2 lg:divide-x' : ''}`}
      >
        {shown.map((one) => (
          <div key={one} className="min-w-0 px-4 py-3">
            <p className="mb-1 font-semibold">
              {languages[one]} {one === 'es' && <span className="text-14 font-normal text-muted">{original}</span>}
            </p>
            <p lang={one} className="break-words whitespace-pre-wrap">
              {published[one] === draft[one] ? (
                <span className="text-muted">{texts.unchanged}</span>
              ) : (
                <MarkedWords parts={withoutFarLines(diffTexts(published[one], draft[one]))} />
              )}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Passages that were changed. */
const countChanges = (parts: readonly DiffPart[]) =>
  parts.filter(({ kind }, index) => kind !== 'same' && (parts[index - 1]?.kind ?? 'same') === 'same').length

/** Lines of unchanged text around a change. The others would hide it in a long text. */
const CONTEXT_LINES = 2

function withoutFarLines(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    const lines = part.text.split('\n')
    if (part.kind !== 'same' || lines.length <= 2 * CONTEXT_LINES) return part
    const before = index === 0 ? [] : lines.slice(0, CONTEXT_LINES)
    const after = index === parts.length - 1 ? [] : lines.slice(-CONTEXT_LINES)
    return { ...part, text: [...before, '…', ...after].join('\n') }
  })
}
