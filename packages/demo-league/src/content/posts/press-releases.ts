import type { DemoPost } from '../post-type.ts'
import { accessibilityGuideReleased } from './press-releases/accessibility-guide-released.ts'
import { accreditationSecondHalf } from './press-releases/accreditation-second-half.ts'
import { attendanceFigures } from './press-releases/attendance-figures.ts'
import { aurelioSanz } from './press-releases/aurelio-sanz.ts'
import { awayTicketCap } from './press-releases/away-ticket-cap.ts'
import { broadcastSheetReleased } from './press-releases/broadcast-sheet-released.ts'
import { committeeResolution } from './press-releases/committee-resolution.ts'
import { creditLineRules } from './press-releases/credit-line-rules.ts'
import { cupQuarterFinalTerms } from './press-releases/cup-quarter-final-terms.ts'
import { finalStretchCalendar } from './press-releases/final-stretch-calendar.ts'
import { fogAndSnowProtocol } from './press-releases/fog-and-snow-protocol.ts'
import { matchday13Times } from './press-releases/matchday-13-times.ts'
import { mixedZoneProtocol } from './press-releases/mixed-zone-protocol.ts'
import { travelPlan } from './press-releases/travel-plan.ts'
import { varFirstThird } from './press-releases/var-first-third.ts'
import { winterBall } from './press-releases/winter-ball.ts'
import { winterRegistrationWindow } from './press-releases/winter-registration-window.ts'

export const PRESS_RELEASE_POSTS: readonly DemoPost[] = [
  finalStretchCalendar,
  winterBall,
  mixedZoneProtocol,
  committeeResolution,
  matchday13Times,
  accreditationSecondHalf,
  accessibilityGuideReleased,
  broadcastSheetReleased,
  travelPlan,
  varFirstThird,
  cupQuarterFinalTerms,
  creditLineRules,
  fogAndSnowProtocol,
  awayTicketCap,
  winterRegistrationWindow,
  attendanceFigures,
  aurelioSanz,
]
