import type { Fixture, Team } from '@mixed-zone/contract/schemas/taxonomy'
import { paths } from '@mixed-zone/contract/screens'
import { Package } from 'lucide-react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Crest } from '../../league-ui/fixtures/crest.tsx'
import { fixtureStatus } from '../../league-ui/fixtures/fixture-cell.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { postTexts } from './post-texts.ts'

/** The post's fixture on desktops: both crests, and the score or the kick-off between them. */
export function FixtureScore({ fixture }: { readonly fixture: Fixture }) {
  const locale = useLocale()
  const baseTexts = useBaseTexts()
  const texts = useTexts(postTexts)
  const formats = useFormats()
  const { home, away, score } = fixture
  const status = fixtureStatus({ fixture, texts: baseTexts, formats, now: new Date() })
  return (
    <div className="hidden grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 self-start text-center lg:grid lg:pt-1">
      <Side team={home} />
      <div>
        {score !== null && (
          <p className="headline-48 whitespace-nowrap">
            <span className="sr-only">{`${home.name} ${score.home}, ${away.name} ${score.away}`}</span>
            <span aria-hidden="true">{`${score.home}–${score.away}`}</span>
          </p>
        )}
        <p className="text-14 text-muted">{fixture.name ?? status}</p>
        {fixture.name !== null && <p className="text-14 text-muted">{status}</p>}
      </div>
      <Side team={away} />
      <p className="col-span-3 mt-2">
        <Link
          href={paths.fixture({ locale, id: fixture.id })}
          className="touch-target underlined-on-hover inline-flex items-center gap-2 rounded-control text-14 font-semibold"
        >
          <Icon icon={Package} size={16} />
          {texts.matchPage}
        </Link>
      </p>
    </div>
  )
}

/** The same in one line, above the headline on phones. */
export function FixtureLine({ fixture }: { readonly fixture: Fixture }) {
  const locale = useLocale()
  const texts = useBaseTexts()
  const formats = useFormats()
  const { home, away, score } = fixture
  const between =
    score === null ? fixtureStatus({ fixture, texts, formats, now: new Date() }) : `${score.home}–${score.away}`
  return (
    <p className="font-medium lg:hidden">
      <Link
        href={paths.fixture({ locale, id: fixture.id })}
        className="touch-target underlined-on-hover inline-flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control"
      >
        <span className="inline-flex items-center gap-2">
          <Crest teamTextId={home.textId} size={24} />
          {home.shortName}
        </span>
        <span className="figures text-muted">{between}</span>
        <span className="inline-flex items-center gap-2">
          <Crest teamTextId={away.textId} size={24} />
          {away.shortName}
        </span>
      </Link>
    </p>
  )
}

function Side({ team }: { readonly team: Team }) {
  return (
    <span className="shrink-0">
      <Crest teamTextId={team.textId} size={64} />
      <span className="sr-only">{team.name}</span>
    </span>
  )
}
