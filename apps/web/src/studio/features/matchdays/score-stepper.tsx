import { MAX_GOALS, type Score, type StudioFixture } from '@mixed-zone/contract/schemas/studio/matchdays'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { matchdaysTexts } from './matchdays-texts.ts'

interface ScoreStepperProps {
  readonly fixture: StudioFixture
  readonly onChange: (score: Score) => void
  /** For thumbs: in the panel and on phones. */
  readonly isLarge?: boolean
}

/** Both scores with minus and plus. Digits type over, arrow keys count. */
export function ScoreStepper({ fixture, onChange, isLarge = false }: ScoreStepperProps) {
  const { score, home, away } = fixture
  if (score === null) return null
  return (
    <div className={classNames('flex items-center justify-center', isLarge ? 'gap-3' : 'gap-2')}>
      <Goals
        club={home.shortName}
        goals={score.home}
        isLarge={isLarge}
        onChange={(goals) => onChange({ ...score, home: goals })}
      />
      <Goals
        club={away.shortName}
        goals={score.away}
        isLarge={isLarge}
        onChange={(goals) => onChange({ ...score, away: goals })}
      />
    </div>
  )
}

interface GoalsProps {
  readonly club: string
  readonly goals: number
  readonly isLarge: boolean
  readonly onChange: (goals: number) => void
}

/** A second digit within this time belongs to the first. */
const TYPING_MS = 1_000

function Goals({ club, goals, isLarge, onChange }: GoalsProps) {
  const texts = useTexts(matchdaysTexts)
  const [typed, setTyped] = useState({ digits: '', at: 0 })
  const change = (next: number) => {
    if (next >= 0 && next <= MAX_GOALS && next !== goals) onChange(next)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    const isDigit = /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
    if (step === undefined && !isDigit) return
    event.preventDefault()
    event.stopPropagation()
    if (step !== undefined) return change(goals + step)
    const before = event.timeStamp - typed.at < TYPING_MS ? typed.digits : ''
    const digits = `${before}${event.key}`.slice(-2)
    setTyped({ digits, at: event.timeStamp })
    change(Number(digits))
  }

  const button = classNames(
    'flex shrink-0 items-center justify-center text-muted outline-offset-[-3px] hover:bg-sunken hover:text-ink disabled:opacity-40',
    isLarge ? 'size-13' : 'size-9 pointer-coarse:size-11',
  )
  return (
    <div className="flex items-center rounded-control border border-edge bg-surface focus-within:border-accent-edge">
      <button
        type="button"
        aria-label={texts.removeGoal({ club })}
        disabled={goals === 0}
        onClick={() => change(goals - 1)}
        className={button}
      >
        <Icon icon={Minus} size={isLarge ? 20 : 16} />
      </button>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={texts.goalsOf({ club })}
        aria-valuenow={goals}
        aria-valuemin={0}
        aria-valuemax={MAX_GOALS}
        onKeyDown={handleKeyDown}
        className={classNames(
          'figures min-w-[1.6ch] rounded-control text-center',
          isLarge ? 'text-[1.75rem]' : 'text-18',
        )}
      >
        {goals}
      </span>
      <button
        type="button"
        aria-label={texts.addGoal({ club })}
        disabled={goals === MAX_GOALS}
        onClick={() => change(goals + 1)}
        className={button}
      >
        <Icon icon={Plus} size={isLarge ? 20 : 16} />
      </button>
    </div>
  )
}
