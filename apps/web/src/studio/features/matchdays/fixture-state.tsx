import type { StudioFixture } from '@mixed-zone/contract/schemas/studio/matchdays'
import { CalendarClock, Check, CircleSlash, RadioTower } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/components/badge.tsx'
import { matchMinute } from '../../shared/match-clock.ts'
import { useNow } from '../../shared/use-now.ts'
import { matchdaysTexts } from './matchdays-texts.ts'

/** How far a match is: to be played, live with its minute, full time. */
export function useFixtureState(fixture: StudioFixture): string {
  const texts = useTexts(matchdaysTexts)
  const minute = matchMinute(fixture, useNow())
  if (fixture.state !== 'live') return texts.states[fixture.state]
  if (minute === null) return texts.live
  return minute === 'half-time' ? texts.halfTime : texts.liveAt({ minute })
}

export function FixtureState({ fixture }: { readonly fixture: StudioFixture }) {
  const label = useFixtureState(fixture)
  switch (fixture.state) {
    case 'scheduled':
      return <span className="text-14 text-muted">{label}</span>
    case 'live':
      return (
        <Badge tone="pitch" icon={RadioTower}>
          {label}
        </Badge>
      )
    case 'finished':
      return <Badge icon={Check}>{label}</Badge>
    case 'postponed':
      return (
        <Badge tone="accent" icon={CalendarClock}>
          {label}
        </Badge>
      )
    case 'abandoned':
      return (
        <Badge tone="flare" icon={CircleSlash}>
          {label}
        </Badge>
      )
  }
}
