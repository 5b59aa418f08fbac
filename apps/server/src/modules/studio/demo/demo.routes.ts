import { getDemo, leaveDemo } from '@mixed-zone/contract/endpoints/studio/demo'
import { type Route, route } from '../../../platform/http/route.ts'
import type { DemoService } from './demo.service.ts'

export function createDemoRoutes(demo: DemoService): Route[] {
  return [route(getDemo, ({ actor }) => demo.get(actor)), route(leaveDemo, ({ actor }) => demo.leave(actor))]
}
