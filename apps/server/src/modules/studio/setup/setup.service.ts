import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { updateSetupStep } from '@mixed-zone/contract/endpoints/studio/setup'
import { SETUP_STEPS, type Setup, type SetupStep } from '@mixed-zone/contract/schemas/studio/setup'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { loadContent, loadSteps, saveStep } from './setup.repository.ts'

interface StepChange {
  readonly step: string
  readonly body: BodyOf<typeof updateSetupStep>
}

export type SetupService = ReturnType<typeof createSetupService>

/**
 * The first run as the studio shows it: what is done, what was put off, what is next. The step `team` is about people who work in the
 * studio, `clubs` about the teams that play.
 */
export function createSetupService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  async function load(): Promise<Setup> {
    const [stored, { counts, hasBrand }] = await Promise.all([loadSteps(db), loadContent(db, clock.now())])
    const isDone: Readonly<Record<SetupStep, boolean>> = {
      brand: hasBrand,
      clubs: counts.clubs > 0,
      fixtures: counts.fixtures > 0,
      promises: counts.promises > 0,
      team: counts.staff > 1,
      post: counts.publishedPosts > 0,
    }
    return {
      isOpen: counts.publishedPosts === 0,
      steps: SETUP_STEPS.map((name) => ({ name, state: isDone[name] ? 'done' : (stored[name] ?? 'open') })),
      counts,
    }
  }

  return {
    get: load,

    async updateStep(_actor: Actor, { step, body }: StepChange): Promise<Setup> {
      const name = SETUP_STEPS.find((known) => known === step)
      if (name === undefined) throw new ApiError('not-found')
      await db.transaction(async (tx) => {
        await saveStep(tx, { [name]: body.state }, clock.now())
        await recordStudioEvent(tx, { kind: 'setting', permission: 'settings', subjectId: 'setup' })
      })
      return load()
    },
  }
}
