import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SettingsAnswer } from '@mixed-zone/contract/schemas/studio/settings'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { useScreenParams } from '../../../routing/screen-route.ts'
import { Link } from '../../../ui/primitives/link.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { Switch } from '../../../ui/primitives/switch.tsx'
import { PromisesEditor } from '../../shared/promises/promises-editor.tsx'
import { SETTING_SECTIONS, type SettingSectionName } from '../../shared/setting-sections.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { scrollToTab } from '../../shared/table/list-tabs.tsx'
import { BrandSection } from './brand/brand-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DraftActions } from './draft-actions.tsx'
import { EmbargoSection } from './embargo-section.tsx'
import { IntegrationsSection } from './integrations-section.tsx'
import { LEGAL_PAGES, type LegalPageKey, LegalSection } from './legal/legal-section.tsx'
import { RejectionsSection } from './rejections-section.tsx'
import { RetentionSection } from './retention-section.tsx'
import { SaveState, setSaving } from './save-state.tsx'
import { SaveAlert, SettingSection } from './setting-section.tsx'
import { SetupSection } from './setup-section.tsx'
import { type SettingState, settingsQuery } from './settings-query.ts'
import { settingsTexts } from './settings-texts.ts'
import { UploadsSection } from './uploads-section.tsx'
import { useSavedSetting } from './use-saved-setting.ts'
import { Versions } from './versions.tsx'

/** The settings, one page for each section. */
export function SettingsScreen() {
  const texts = useTexts(settingsTexts)
  const params = useScreenParams('studioSettings')
  const section = SETTING_SECTIONS.find((one) => one === params.section) ?? 'brand'
  const { page, setPage } = useLegalPage()
  const { data, error, refetch } = useQuery(settingsQuery)
  // The state of saving belongs to the section in view.
  useEffect(() => setSaving({ kind: 'none' }), [section])
  const draftKey = section === 'brand' ? 'brand' : section === 'legal' ? page : null
  const draftState = draftKey && data?.settings[draftKey]
  return (
    <StudioPage
      title={texts.title}
      status={
        // Without a width of its own: the buttons beside it stay where they are while something is saved.
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <SaveState />
          {draftState?.draft && <span className="text-14 text-muted max-lg:hidden">{texts.save.whenPublished}</span>}
        </div>
      }
      actions={
        draftKey && draftState ? (
          <DraftActions
            key={draftKey}
            settingKey={draftKey}
            draft={draftState.draft}
            published={draftState.value}
            publishLabel={
              draftKey === 'brand' ? texts.brand.publish : texts.legal.publish({ version: draftState.version + 1 })
            }
          />
        ) : undefined
      }
    >
      <div className="grid lg:min-h-full lg:grid-cols-[200px_minmax(0,1fr)]">
        <SectionNavigation current={section} />
        <div className="min-w-0 px-4 py-6 sm:px-6">
          {error && <FailedPart error={error} onRetry={() => void refetch()} />}
          {!error && data === undefined && (
            <Loading label={texts.loading} className="grid gap-4">
              <Skeleton className="h-7 w-40" />
              <Skeleton className="h-11 w-full max-w-180" />
              <Skeleton className="h-11 w-full max-w-180" />
            </Loading>
          )}
          {data && <SectionContent key={section} section={section} answer={data} page={page} onPage={setPage} />}
        </div>
      </div>
    </StudioPage>
  )
}

/** The legal text in view is in the address. */
function useLegalPage() {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    page: LEGAL_PAGES.find((key) => key === search['key']) ?? LEGAL_PAGES[0],
    setPage: (key: LegalPageKey) => void navigate({ to: '.', search: { key }, replace: true, resetScroll: false }),
  }
}

function SectionNavigation({ current }: { readonly current: SettingSectionName }) {
  const texts = useTexts(settingsTexts).sections
  const locale = useLocale()
  const nav = useRef<HTMLElement | null>(null)
  useEffect(() => scrollToTab(nav.current), [current])
  return (
    <nav
      ref={nav}
      aria-label={texts.label}
      className="relative border-line max-lg:overflow-x-auto max-lg:border-b lg:border-r lg:py-4"
    >
      <ul className="flex lg:grid">
        {SETTING_SECTIONS.map((section) => (
          <li key={section}>
            <Link
              href={paths.studioSettings({ locale, section })}
              aria-current={section === current ? 'page' : undefined}
              data-current={section === current || undefined}
              className="flex min-h-11 items-center border-transparent px-4 font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-lamp aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink max-lg:border-b-[3px] lg:mx-3 lg:min-h-8.5 lg:rounded-control lg:border-l-[3px] lg:text-14"
            >
              {texts[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SectionContentProps {
  readonly section: SettingSectionName
  readonly answer: SettingsAnswer
  readonly page: LegalPageKey
  readonly onPage: (page: LegalPageKey) => void
}

function SectionContent({ section, answer, page, onPage }: SectionContentProps) {
  const { settings } = answer
  const { sections } = useTexts(settingsTexts)
  if (section === 'brand') return <BrandSection state={settings.brand} />
  if (section === 'legal') return <LegalSection settings={settings} page={page} onPage={onPage} />
  return (
    <div className={section === 'integrations' ? undefined : 'max-w-180'}>
      {section === 'contact' && <ContactSection help={settings.help} timeZone={settings.timeZone} />}
      {section === 'rejections' && <RejectionsSection state={settings.rejectTemplates} />}
      {section === 'embargo' && <EmbargoSection state={settings.embargoTerms} />}
      {section === 'deliveries' && (
        <SettingSection title={sections.deliveries}>
          <PromisesEditor />
        </SettingSection>
      )}
      {section === 'integrations' && <IntegrationsSection answer={answer} />}
      {section === 'security' && <SecuritySection state={settings.staffSecurity} />}
      {section === 'retention' && <RetentionSection state={settings.retention} />}
      {section === 'uploads' && <UploadsSection state={settings.uploads} />}
      {section === 'setup' && <SetupSection />}
    </div>
  )
}

function SecuritySection({ state }: { readonly state: SettingState<'staffSecurity'> }) {
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
