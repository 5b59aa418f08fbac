import { paths } from '@mixed-zone/contract/screens'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { DemoSection } from './demo-section.tsx'
import { SettingSection } from './setting-section.tsx'
import { settingsTexts } from './settings-texts.ts'

/** The tab with everything that an installation needs at its beginning. */
export function SetupSection() {
  return (
    <>
      <FirstRunSection />
      <DemoSection />
    </>
  )
}

function FirstRunSection() {
  const locale = useLocale()
  const texts = useTexts(settingsTexts).setup
  return (
    <SettingSection title={texts.firstRun} intro={texts.firstRunText}>
      <div>
        <ButtonLink href={paths.studioSetup({ locale })}>{texts.openFirstRun}</ButtonLink>
      </div>
    </SettingSection>
  )
}
