import type { Matchday } from '@mixed-zone/contract/schemas/taxonomy'
import { paths } from '@mixed-zone/contract/screens'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { FixtureStrip } from '../../ui/components/fixture-strip.tsx'

/** Today's date, the matchday and its fixtures. */
export function MatchdayStrip({ matchday }: { readonly matchday: Matchday }) {
  const locale = useLocale()
  const words = useWords().shell
  const { date, weekday } = useFormats()
  const today = new Date()
  return (
    <FixtureStrip
      title={words.matchday({ number: matchday.number })}
      date={`${weekday(today)}, ${date(today)}`}
      fixtures={matchday.fixtures}
      hrefOf={({ id }) => paths.fixture({ locale, id })}
    />
  )
}
