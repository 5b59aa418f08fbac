import { SETUP_STEPS, type Setup, type SetupStep, type SetupStepState } from '@mixed-zone/contract/schemas/studio/setup'

export function setupResponse(
  states: Partial<Record<SetupStep, SetupStepState>>,
  counts: Partial<Setup['counts']> = {},
): Setup {
  return {
    isOpen: true,
    steps: SETUP_STEPS.map((name) => ({ name, state: states[name] ?? 'open' })),
    counts: {
      clubs: 0,
      clubsWithoutCrest: 0,
      matchdays: 0,
      fixtures: 0,
      promises: 0,
      staff: 1,
      deciders: 1,
      publishedPosts: 0,
      ...counts,
    },
  }
}
