import { paths } from '@mixed-zone/contract/screens'
import { FileUp } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { firstRunTexts } from './first-run-texts.ts'
import { StepPage, type StepProps } from './step-page.tsx'

/** Leads to the import of a season, which leads back here. */
export function FixturesStep({ step, setup }: StepProps) {
  const locale = useLocale()
  const { fixtures: texts, fixtureCount } = useTexts(firstRunTexts)
  const { formatNumber } = useFormats()
  const { fixtures, matchdays } = setup.counts
  return (
    <StepPage
      step={step}
      title={texts.title}
      intro={texts.intro}
      goOn={{ label: texts.keep, isDisabled: fixtures === 0, run: async () => true }}
    >
      <p className="mb-4 font-semibold">
        {fixtures === 0
          ? texts.none
          : fixtureCount({ fixtures: formatNumber(fixtures), count: matchdays, shown: formatNumber(matchdays) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink icon={FileUp} href={`${paths.studioSeasonImport({ locale })}?from=setup`}>
          {texts.import}
        </ButtonLink>
        <ButtonLink variant="quiet" href={paths.studioMatchdays({ locale })}>
          {texts.byHand}
        </ButtonLink>
      </div>
    </StepPage>
  )
}
