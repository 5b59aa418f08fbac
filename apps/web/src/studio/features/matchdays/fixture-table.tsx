import type { StudioFixture } from '@mixed-zone/contract/schemas/studio/matchdays'
import { Ellipsis } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import { Menu, type MenuAction } from '../../../ui/components/overlays/menu.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { FixtureState } from './fixture-state.tsx'
import { matchdaysTexts } from './matchdays-texts.ts'
import { ScoreStepper } from './score-stepper.tsx'
import { fixtureName, type LiveScores, phasesOf } from './use-live-scores.ts'

interface FixtureTableProps {
  readonly fixtures: readonly StudioFixture[]
  readonly currentId: string | null
  readonly live: LiveScores | null
  readonly onOpen: (id: string) => void
  readonly onEdit: (fixture: StudioFixture) => void
}

/** The fixtures of a matchday, each day under its own line. The current row has the stepper. */
export function FixtureTable(props: FixtureTableProps) {
  const texts = useTexts(matchdaysTexts)
  const { date, weekday } = useFormats()
  const isPhone = useIsPhone()
  const days = Map.groupBy(props.fixtures, ({ kickOff }) => date(kickOff))
  const dayName = (kickOff: string) => `${weekday(kickOff)}, ${date(kickOff)}`
  if (isPhone) {
    return (
      <div>
        {[...days].map(([day, fixtures]) => (
          <section key={day} aria-label={dayName(fixtures[0]?.kickOff ?? '')}>
            <h2 className="bg-sunken px-4 py-1.5 text-12 font-semibold">{dayName(fixtures[0]?.kickOff ?? '')}</h2>
            <ul>
              {fixtures.map((fixture) => (
                <li key={fixture.id} className="border-b border-line">
                  <PhoneFixture fixture={fixture} onOpen={props.onOpen} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    )
  }
  return (
    <table className="w-full border-collapse text-14">
      <caption className="sr-only">{texts.title}</caption>
      <thead className="sticky top-0 z-10 bg-paper">
        <tr className="border-b border-edge text-left text-12 text-muted *:h-9 *:px-1.5 *:font-semibold xl:*:px-3">
          <th scope="col" className="pl-6!">
            {texts.time}
          </th>
          <th scope="col" className="text-right">
            {texts.home}
          </th>
          <th scope="col" className="text-center">
            {texts.result}
          </th>
          <th scope="col">{texts.away}</th>
          <th scope="col" className="max-[90rem]:hidden">
            {texts.stadium}
          </th>
          <th scope="col">{texts.state}</th>
          <th scope="col">
            <span className="sr-only">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      {[...days].map(([day, fixtures]) => (
        <tbody key={day}>
          <tr className="border-b border-line bg-sunken">
            <th scope="rowgroup" colSpan={7} className="px-6 py-1.5 text-left text-12 font-semibold">
              {dayName(fixtures[0]?.kickOff ?? '')}
            </th>
          </tr>
          {fixtures.map((fixture) => (
            <FixtureRow key={fixture.id} fixture={fixture} {...props} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function FixtureRow({ fixture, currentId, live, onOpen, onEdit }: FixtureTableProps & { fixture: StudioFixture }) {
  const texts = useTexts(matchdaysTexts)
  const { time } = useFormats()
  const isCurrent = fixture.id === currentId
  const name = fixtureName(fixture)

  /** Arrows move from row to row; the stepper inside stops those that it needs itself. */
  function handleKeyDown(event: KeyboardEvent<HTMLTableRowElement>): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const rows = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-fixture]') ?? [])]
    const next = rows[rows.indexOf(event.currentTarget) + (event.key === 'ArrowDown' ? 1 : -1)]
    if (next === undefined) return
    event.preventDefault()
    next.querySelector<HTMLElement>('[data-open]')?.focus()
    onOpen(next.dataset['fixture'] ?? '')
  }

  const actions: MenuAction[] = [
    { id: 'edit', label: texts.editFixture, onAction: () => onEdit(fixture) },
    ...(live === null
      ? []
      : phasesOf(fixture).map((phase) => ({
          id: phase,
          label: texts.phases[phase],
          onAction: () => live.changePhase(fixture, phase),
        }))),
  ]
  return (
    <tr
      data-fixture={fixture.id}
      onKeyDown={handleKeyDown}
      onClick={() => onOpen(fixture.id)}
      className={classNames(
        'h-14 cursor-pointer border-b *:px-1.5 xl:*:px-3',
        isCurrent
          ? 'border-ink bg-surface shadow-[inset_3px_0_0_var(--lamp),inset_0_1px_0_var(--ink)]'
          : 'border-line hover:bg-surface',
      )}
    >
      <td className="pl-6!">
        <button
          type="button"
          data-open
          aria-label={`${time(fixture.kickOff)} ${name}`}
          aria-current={isCurrent || undefined}
          onClick={() => onOpen(fixture.id)}
          className="figures min-h-9 rounded-control text-16"
        >
          {time(fixture.kickOff)}
        </button>
      </td>
      <td className="font-semibold">
        <span className="flex items-center justify-end gap-2.5 text-right">
          {fixture.home.shortName}
          <Crest teamTextId={fixture.home.textId} size={24} />
        </span>
      </td>
      <td className="w-52 text-center lg:max-xl:w-24">
        {isCurrent && live !== null && fixture.score !== null ? (
          <>
            {/* The panel beside has one too, where there is room for one only. */}
            <div className="lg:max-xl:hidden">
              <ScoreStepper fixture={fixture} onChange={(score) => live.changeScore(fixture, score)} />
            </div>
            <Score fixture={fixture} className="hidden lg:max-xl:inline" />
          </>
        ) : (
          <Score fixture={fixture} />
        )}
      </td>
      <td className="font-semibold">
        <span className="flex items-center gap-2.5">
          <Crest teamTextId={fixture.away.textId} size={24} />
          {fixture.away.shortName}
        </span>
      </td>
      <td className="text-muted max-[90rem]:hidden">{fixture.stadium}</td>
      <td className="whitespace-nowrap">
        <FixtureState fixture={fixture} />
      </td>
      <td className="w-12 text-right" onClick={(event) => event.stopPropagation()}>
        <Menu label={texts.menuOf({ fixture: name })} icon={Ellipsis} isIconOnly size="small" actions={actions} />
      </td>
    </tr>
  )
}

function Score({ fixture, className = '' }: { readonly fixture: StudioFixture; readonly className?: string }) {
  return <span className={`headline-22 tabular-nums ${className}`}>{scoreText(fixture)}</span>
}

const scoreText = ({ score }: StudioFixture) => (score === null ? '–' : `${score.home}–${score.away}`)

/** Two lines; a tap opens the fixture with its big buttons. */
function PhoneFixture({ fixture, onOpen }: { readonly fixture: StudioFixture } & Pick<FixtureTableProps, 'onOpen'>) {
  const { time } = useFormats()
  const { home, away } = fixture
  return (
    <button
      type="button"
      data-open
      onClick={() => onOpen(fixture.id)}
      className="grid min-h-16 w-full gap-1 px-4 py-2.5 text-left outline-offset-[-3px]"
    >
      <span className="flex items-center gap-2 font-semibold">
        <Crest teamTextId={home.textId} />
        <span className="min-w-0 truncate">{home.shortName}</span>
        <span className="figures shrink-0 text-18">{scoreText(fixture)}</span>
        <span className="min-w-0 truncate">{away.shortName}</span>
        <Crest teamTextId={away.textId} />
      </span>
      <span className="flex items-center gap-3 text-14 text-muted">
        <span className="tabular-nums">{time(fixture.kickOff)}</span>
        <FixtureState fixture={fixture} />
      </span>
    </button>
  )
}
