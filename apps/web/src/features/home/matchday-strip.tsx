import type { Matchday } from '@mixed-zone/contract/schemas/taxonomy'
import { paths } from '@mixed-zone/contract/screens'
import { Package } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { FixtureStrip } from '../../league-ui/fixtures/fixture-strip.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'

/** Today's date, the matchday and its fixtures. */
export function MatchdayStrip({ matchday }: { readonly matchday: Matchday }) {
  const locale = useLocale()
  const { shell: texts, home: homeTexts } = useBaseTexts()
  const { date, weekday } = useFormats()
  const today = new Date()
  return (
    <FixtureStrip
      title={texts.matchday({ number: matchday.number })}
      titleHref={paths.matchday({ locale, textId: matchday.textId })}
      date={`${weekday(today)}, ${date(today)}`}
      action={
        <Link
          href={paths.matchday({ locale, textId: matchday.textId })}
          // A phone has the matchday in its own bar.
          className="underlined-on-hover inline-flex py-0.5 max-lg:hidden items-center gap-2 rounded-control text-14 font-semibold"
        >
          <Icon icon={Package} size={16} className="text-lamp" />
          {homeTexts.matchdayPage}
        </Link>
      }
      fixtures={matchday.fixtures}
      hrefOf={({ id }) => paths.fixture({ locale, id })}
    />
  )
}
