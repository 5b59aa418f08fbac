import { SETUP_STEPS, type Setup, type SetupStep, type SetupStepState } from '@mixed-zone/contract/schemas/studio/setup'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { bootConfig } from '../../../api/boot-config.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Brand } from '../../../ui/primitives/brand-mark.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Link } from '../../../ui/primitives/link.tsx'
import { settingsQuery } from '../../features/settings/settings-query.ts'
import { firstRunTexts } from './first-run-texts.ts'

interface StepsPanelProps {
  /** Null until it is known. */
  readonly current: SetupStep | null
  readonly setup: Setup | undefined
}

/** The night side of the first run: its steps, with what there is already. On small screens a bar above the step. */
export function StepsPanel({ current, setup }: StepsPanelProps) {
  const locale = useLocale()
  const texts = useTexts(firstRunTexts)
  const summaryOf = useSummaries(setup)
  const intro = useIntro(setup)
  return (
    <div className="night flex shrink-0 flex-col bg-paper px-4 py-4 text-ink sm:px-6 lg:w-100 lg:overflow-y-auto lg:px-10 lg:py-10">
      <Brand product={bootConfig.portalName} />
      <p aria-hidden="true" className="headline-48 mt-10 text-balance max-lg:hidden">
        {texts.title}
      </p>
      <p className="mt-3 text-muted max-lg:sr-only">{intro}</p>
      <nav aria-label={texts.steps} className="mt-3 lg:mt-8">
        <ol className="flex min-h-11 gap-2 lg:grid lg:min-h-0 lg:gap-5">
          {setup?.steps.map(({ name, state }, index) => (
            <li key={name}>
              <Link
                href={paths.studioSetup({ locale, step: name })}
                aria-current={name === current ? 'step' : undefined}
                className="flex min-h-11 items-start gap-3 rounded-control lg:min-h-0"
              >
                <StepMark number={index + 1} state={state} isCurrent={name === current} />
                <span className="min-w-0 max-lg:sr-only">
                  <span
                    className={classNames(
                      'block text-14 font-semibold',
                      name !== current && state === 'open' && 'text-muted',
                    )}
                  >
                    {texts.names[name]}
                  </span>
                  <span className="block text-12 text-muted">{summaryOf(name)}</span>
                  <span className="sr-only">, {texts.states[state]}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <Link
        href={paths.studioPosts({ locale })}
        className="mt-auto self-start pt-6 text-14 text-muted underline hover:text-ink max-lg:pt-3"
      >
        {texts.leave}
      </Link>
    </div>
  )
}

/** What a step takes, in minutes. */
const MINUTES: Readonly<Record<SetupStep, number>> = { brand: 3, clubs: 2, fixtures: 2, promises: 2, team: 2, post: 1 }

function useIntro(setup: Setup | undefined): string {
  const texts = useTexts(firstRunTexts)
  const open = SETUP_STEPS.filter((step) => setup?.steps.find(({ name }) => name === step)?.state !== 'done')
  const minutes = open.reduce((total, step) => total + MINUTES[step], 0)
  return minutes === 0 ? texts.complete : texts.intro({ minutes, isWhole: open.length === SETUP_STEPS.length })
}

interface StepMarkProps {
  readonly number: number
  readonly state: SetupStepState
  readonly isCurrent: boolean
}

function StepMark({ number, state, isCurrent }: StepMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-7 shrink-0 items-center justify-center rounded-pill border text-14 font-semibold',
        isCurrent
          ? 'border-accent bg-accent text-on-accent'
          : state === 'done'
            ? 'border-pitch bg-pitch text-paper'
            : 'border-edge text-muted',
      )}
    >
      {state === 'done' && !isCurrent ? <Icon icon={Check} size={18} /> : number}
    </span>
  )
}

/** What there is of a step already, or what it is about. */
function useSummaries(setup: Setup | undefined): (step: SetupStep) => string {
  const texts = useTexts(firstRunTexts)
  const { formatNumber } = useFormats()
  const counted = (count: number) => ({ count, shown: formatNumber(count) })
  const counts = setup?.counts
  const league = useQuery(settingsQuery).data?.settings.brand.value.leagueName ?? ''
  return (step) => {
    if (counts === undefined) return texts.hints[step]
    const isBrandDone = setup?.steps.some(({ name, state }) => name === 'brand' && state === 'done')
    if (step === 'brand' && isBrandDone && league !== '') return league
    const { clubs, clubsWithoutCrest, matchdays, fixtures, promises, staff, publishedPosts } = counts
    if (step === 'clubs' && clubs > 0) {
      const missing = clubsWithoutCrest === 0 ? '' : `, ${texts.withoutCrest(counted(clubsWithoutCrest))}`
      return texts.clubCount(counted(clubs)) + missing
    }
    if (step === 'fixtures' && fixtures > 0) {
      return texts.fixtureCount({ fixtures: formatNumber(fixtures), ...counted(matchdays) })
    }
    if (step === 'promises' && promises > 0) return texts.promiseCount(counted(promises))
    if (step === 'team' && staff > 1) return texts.staffCount(counted(staff))
    if (step === 'post' && publishedPosts > 0) return texts.postCount(counted(publishedPosts))
    return texts.hints[step]
  }
}
