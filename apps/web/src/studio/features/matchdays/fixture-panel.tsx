import type { StudioFixture, StudioMatchday } from '@mixed-zone/contract/schemas/studio/matchdays'
import { paths } from '@mixed-zone/contract/screens'
import { CalendarClock, Flag, Pencil, Play, Timer } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { DetailPanel } from '../../shared/detail-panel.tsx'
import { Kbd } from '../../shared/kbd.tsx'
import { FactRow } from '../../shared/panel-parts.tsx'
import { useNow } from '../../shared/use-now.ts'
import { FixtureDeliveries } from './fixture-deliveries.tsx'
import { useFixtureState } from './fixture-state.tsx'
import { matchdaysTexts } from './matchdays-texts.ts'
import { ScoreStepper } from './score-stepper.tsx'
import { fixtureName, type LiveScores, phasesOf } from './use-live-scores.ts'

interface FixturePanelProps {
  readonly fixture: StudioFixture
  readonly matchday: StudioMatchday
  /** Null without the permission to publish. */
  readonly live: LiveScores | null
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** A fixture: score with big buttons, what can be tapped next, and its facts. */
export function FixturePanel({ fixture, matchday, live, onEdit, onClose }: FixturePanelProps) {
  const texts = useTexts(matchdaysTexts)
  const locale = useLocale()
  const { dateTime } = useFormats()
  const name = fixtureName(fixture)
  return (
    <DetailPanel
      label={name}
      kind="fixture"
      header={<span className="text-14 text-muted">{name}</span>}
      position={matchday.name}
      onClose={onClose}
    >
      <Scoreboard fixture={fixture} />
      {live !== null && fixture.score !== null && (
        <div className="mt-4">
          <ScoreStepper isLarge fixture={fixture} onChange={(score) => live.changeScore(fixture, score)} />
        </div>
      )}
      {live !== null && <PhaseButtons fixture={fixture} live={live} />}
      <h2 className="mt-6 border-t-3 border-ink pt-3 font-head text-16 font-bold">{texts.facts}</h2>
      <dl className="mt-2">
        <FactRow label={texts.kickOff}>{dateTime(fixture.kickOff)}</FactRow>
        <FactRow label={texts.stadium}>{fixture.stadium || '–'}</FactRow>
        <FactRow label={texts.popularName}>{fixture.names?.[locale] ?? texts.none}</FactRow>
        <FactRow label={texts.tag}>{matchday.textId}</FactRow>
        <FactRow label={texts.posts}>
          {fixture.posts === 0 ? (
            texts.noPosts
          ) : (
            <TextLink href={`${paths.studioPosts({ locale })}?fixture=${fixture.id}`}>
              {texts.postCount({ count: fixture.posts })}
            </TextLink>
          )}
        </FactRow>
      </dl>
      <FixtureDeliveries fixtureId={fixture.id} />
      <Button size="small" icon={Pencil} onClick={onEdit} className="mt-4">
        {texts.editFixture}
      </Button>
    </DetailPanel>
  )
}

function Scoreboard({ fixture }: { readonly fixture: StudioFixture }) {
  const texts = useTexts(matchdaysTexts)
  const { relative } = useFormats()
  const state = useFixtureState(fixture)
  const { home, away, score, changedAt } = fixture
  useNow()
  return (
    <>
      <div className="mt-2 flex items-center justify-between gap-3">
        <Crest teamTextId={home.textId} size={64} />
        <p className="headline-48 tabular-nums">{score === null ? '–' : `${score.home}–${score.away}`}</p>
        <Crest teamTextId={away.textId} size={64} />
      </div>
      <p
        className={`mt-2 flex items-center justify-center gap-2 text-center text-14 font-semibold ${fixture.state === 'live' ? 'text-pitch' : 'text-muted'}`}
      >
        {fixture.state === 'live' && <span aria-hidden="true" className="size-2 rounded-pill bg-pitch" />}
        {fixture.state === 'live' && changedAt !== null
          ? `${state} · ${texts.onPortal({ ago: relative(changedAt).toLowerCase() })}`
          : state}
      </p>
    </>
  )
}

const PHASE_ICONS = {
  'kick-off': Play,
  'half-time': Timer,
  'full-time': Flag,
  postpone: CalendarClock,
  abandon: CalendarClock,
  resume: Play,
  reschedule: CalendarClock,
} as const

function PhaseButtons({ fixture, live }: { readonly fixture: StudioFixture; readonly live: LiveScores }) {
  const texts = useTexts(matchdaysTexts)
  const phases = phasesOf(fixture)
  return (
    <div className="mt-4 grid gap-2">
      {phases.map((phase) => (
        <Button
          key={phase}
          icon={PHASE_ICONS[phase]}
          isFullWidth
          variant={phase === 'abandon' ? 'danger' : 'secondary'}
          onClick={() => live.changePhase(fixture, phase)}
        >
          {texts.phases[phase]} {phase === 'full-time' && <Kbd>F</Kbd>}
        </Button>
      ))}
      {phases.includes('full-time') && <p className="text-12 text-muted">{texts.fullTimeText}</p>}
    </div>
  )
}
