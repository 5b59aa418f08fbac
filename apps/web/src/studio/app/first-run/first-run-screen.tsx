import { SETUP_STEPS, type SetupStep } from '@mixed-zone/contract/schemas/studio/setup'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { useScreenParams } from '../../../routing/screen-route.ts'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { BrandStep } from './brand-step.tsx'
import { ClubsStep } from './clubs-step.tsx'
import { firstRunTexts } from './first-run-texts.ts'
import { FixturesStep } from './fixtures-step.tsx'
import { PostStep } from './post-step.tsx'
import { PromisesStep } from './promises-step.tsx'
import { setupQuery } from './setup-query.ts'
import type { StepProps } from './step-page.tsx'
import { StepsPanel } from './steps-panel.tsx'
import { TeamStep } from './team-step.tsx'

const STEPS: Readonly<Record<SetupStep, ComponentType<StepProps>>> = {
  brand: BrandStep,
  clubs: ClubsStep,
  fixtures: FixturesStep,
  promises: PromisesStep,
  team: TeamStep,
  post: PostStep,
}

/** The first run: from an empty installation to its first post. It goes on where it was left. */
export function FirstRunScreen() {
  const texts = useTexts(firstRunTexts)
  const params = useScreenParams('studioSetup')
  const { data: setup, error, refetch } = useQuery(setupQuery)
  const asked = SETUP_STEPS.find((name) => name === params.step)
  const next = setup?.steps.find(({ state }) => state === 'open') ?? setup?.steps.find(({ state }) => state === 'later')
  const current = asked ?? next?.name ?? 'post'
  const Step = STEPS[current]
  return (
    <div className="flex min-h-0 flex-1 max-lg:flex-col max-sm:min-h-dvh sm:max-lg:relative sm:max-lg:overflow-y-auto">
      <StepsPanel current={setup ? current : null} setup={setup} />
      <div className="flex min-w-0 flex-1 flex-col lg:min-h-0">
        {error && setup === undefined && (
          <div className="p-6">
            <FailedPart error={error} onRetry={() => void refetch()} />
          </div>
        )}
        {!error && setup === undefined && (
          <Loading label={texts.loading} className="grid gap-4 p-6 lg:px-14 lg:py-10">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-10 w-72" />
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
          </Loading>
        )}
        {setup && <Step key={current} step={current} setup={setup} />}
      </div>
    </div>
  )
}
