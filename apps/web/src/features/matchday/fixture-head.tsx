import type { FixturePage } from '@mixed-zone/contract/schemas/lists'
import { paths } from '@mixed-zone/contract/screens'
import { ArrowLeft } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { fixtureStatus } from '../../league-ui/fixtures/fixture-cell.tsx'
import { ScoreLine } from '../../league-ui/fixtures/score-line.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { matchdayTexts } from './matchday-texts.ts'
import { PackDownload } from './pack-download.tsx'

/** The night band of a fixture: both teams, the score or the kick-off, and the way to its matchday. */
export function FixtureHead({ page }: { readonly page: FixturePage }) {
  const { fixture, matchday, pack } = page
  const locale = useLocale()
  const all = useBaseTexts()
  const texts = useTexts(matchdayTexts)
  const formats = useFormats()
  const { home, away, score } = fixture
  const status = fixtureStatus({ fixture, texts: all, formats, now: new Date() })
  const isPlayed = score !== null
  return (
    <div className="night border-t border-line">
      <div className="page-width pt-4 pb-8 lg:pb-10">
        <Link
          href={paths.matchday({ locale, textId: matchday.textId })}
          className="underlined-on-hover inline-flex min-h-11 items-center gap-2 rounded-control text-14 font-medium text-muted"
        >
          <Icon icon={ArrowLeft} size={18} />
          {`${all.shell.matchday({ number: matchday.number })} · ${matchday.season}`}
        </Link>
        <div className="mt-4 max-w-200">
          <ScoreLine fixture={fixture} instead={status} />
        </div>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h1 className="headline-36">{texts.versus({ home: home.name, away: away.name })}</h1>
            {isPlayed && (
              <p className="sr-only">
                {texts.result({ home: `${home.name} ${score.home}`, away: `${away.name} ${score.away}` })}
              </p>
            )}
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
              {fixture.name !== null && <span className="font-medium text-ink">{fixture.name}</span>}
              <span className={fixture.state === 'live' ? 'font-semibold text-pitch' : undefined}>{status}</span>
              <time dateTime={fixture.kickOff}>{formats.dateTime(fixture.kickOff)}</time>
            </p>
          </div>
          <PackDownload
            title={texts.packOfFixture}
            pack={pack}
            downloadTitle={texts.versus({ home: home.name, away: away.name })}
            source={{ fixtureId: fixture.id }}
          />
        </div>
      </div>
    </div>
  )
}
