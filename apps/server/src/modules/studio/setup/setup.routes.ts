import { getSetup, updateSetupStep } from '@mixed-zone/contract/endpoints/studio/setup'
import { type Route, route } from '../../../platform/http/route.ts'
import type { SetupService } from './setup.service.ts'

export function createSetupRoutes(setup: SetupService): Route[] {
  return [
    route(getSetup, () => setup.get()),
    route(updateSetupStep, ({ actor, params, body }) => setup.updateStep(actor, { step: params.step, body })),
  ]
}
