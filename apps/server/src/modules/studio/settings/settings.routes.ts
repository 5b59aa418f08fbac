import {
  discardSettingDraft,
  getRejectTemplates,
  listSettings,
  listSettingVersions,
  publishSettingDraft,
  saveSettingDraft,
  updateAccessSetting,
  updateSetting,
} from '@mixed-zone/contract/endpoints/studio/settings'
import { type Route, route } from '../../../platform/http/route.ts'
import type { SettingsService } from './settings.service.ts'

export function createSettingsRoutes(settings: SettingsService): Route[] {
  return [
    route(listSettings, () => settings.list()),
    route(updateSetting, ({ actor, params, body, locale }) =>
      settings.update(actor, { key: params.key, body, locale }),
    ),
    route(updateAccessSetting, ({ actor, params, body, locale }) =>
      settings.updateAccess(actor, { key: params.key, body, locale }),
    ),
    route(listSettingVersions, ({ params, query }) => settings.listVersions(params.key, query)),
    route(saveSettingDraft, ({ actor, params, body, locale }) =>
      settings.saveDraft(actor, { key: params.key, body, locale }),
    ),
    route(discardSettingDraft, ({ actor, params }) => settings.discardDraft(actor, params.key)),
    route(publishSettingDraft, ({ actor, params, body }) => settings.publish(actor, { key: params.key, body })),
    route(getRejectTemplates, () => settings.getRejectTemplates()),
  ]
}
